/** Every game at a private table: bet, DEAL, choices, result; also after a crash, a lost connection or a day away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../core/base/defined.ts';
import { present } from '../../../core/base/invariant.ts';
import { type Game, tableOf } from '../../../core/games/game.ts';
import { games } from '../../../core/games/games.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { Round } from '../../../core/round/round.ts';
import type { OfferTold } from '../../protocol/own-told.ts';
import type { TableState } from '../../protocol/table-told.ts';
import { readRound, type StoredRound } from '../../rounds/read.ts';
import { engines } from '../../testing/databases.ts';
import { ana, type PrivateHouseInTest, privateHouse, type Running, type Seated } from '../../testing/private-house.ts';
import { shownTold } from '../telling/told.ts';
import { verifyLedger, verifyRounds } from '../../testing/books.ts';

const embedded = present(engines[0], 'an engine');
const hour = 3600;
const others = games.filter((game) => tableOf(game).ownTable === undefined);

let house: PrivateHouseInTest;
beforeAll(async () => {
  house = await privateHouse(embedded);
});
afterAll(() => house.drop());

let opened = 0;

async function seatedAt(game: Game): Promise<Seated> {
  const running = await house.start({ id: `${game.id}-${(opened += 1)}`, game });
  return sitDown({ ...running, me: running.guest(ana) }, game);
}

/** At every box, if the game has them. */
async function sitDown(at: Seated, game: Game): Promise<Seated> {
  expect(await at.me.enter()).toBeUndefined();
  for (const seat of seatsOf(game)) {
    if (seat !== undefined) expect(await at.me.command({ do: 'sit', seat })).toEqual({ done: true });
  }
  return at;
}

const rulesOf = (game: Game) => tableOf(game, game.alone?.(3) ?? {});
const seatsOf = (game: Game): readonly (string | undefined)[] => rulesOf(game).seats ?? [undefined];

/** Places ten times the minimum on the main bet of every box, so that choices cost whole amounts; then deals. */
async function dealTo(at: Seated, game: Game): Promise<string> {
  const spot = present(
    [...rulesOf(game).betting.spots.values()].find(({ kind }) => kind === 'main'),
    'a main bet',
  );
  for (const seat of seatsOf(game)) {
    expect(await at.me.put(spot.spot, spot.least.amount * 10, undefined, seat)).toMatchObject({ placed: 'accepted' });
  }
  const { round = '' } = await at.me.state();
  expect(await at.me.deal({ round })).toEqual({ done: true });
  return round;
}

async function dealtAt(game: Game): Promise<Seated & { readonly round: string }> {
  const at = await seatedAt(game);
  return { ...at, round: await dealTo(at, game) };
}

async function crash(game: Game, { tables, now }: Running, seconds = 0): Promise<Seated> {
  const running = await house.start({ id: tables.id, at: new Date(now().getTime() + seconds * 1000), game });
  return { ...running, me: running.guest(ana) };
}

/** Makes the costliest covered choice, and sometimes the default. */
async function decideAll({ me }: Seated, turn: number): Promise<void> {
  const { offers } = await me.own();
  for (const [at, offer] of offers.entries()) {
    const option = (turn + at) % 3 === 2 ? offer.fallback : costliest(offer);
    const answer = await me.command({ do: 'decide', holder: offer.holder, ...wordFor(offer, option) });
    expect(answer).toEqual({ done: true });
    // Once a turn is taken, its offers are gone.
    if ((await me.own()).offers.length !== offers.length) return;
  }
}

const costliest = ({ options }: OfferTold): string =>
  present(options.filter(({ covered }) => covered).toSorted((a, b) => b.cost - a.cost)[0], 'an option').id;

function wordFor({ options }: OfferTold, id: string) {
  const { cards, costMost, cost } = present(
    options.find((option) => option.id === id),
    'the option',
  );
  return {
    option: id,
    ...(costMost === undefined ? {} : { amount: cost }),
    ...defined({ cards: cards && Array.from({ length: cards.least }, (_, n) => n) }),
  };
}

async function playedOut(at: Seated, between: (at: Seated) => Promise<Seated> = async (same) => same): Promise<Seated> {
  for (let turn = 0; turn < 200; turn++) {
    const { phase } = await at.me.state();
    if (phase === 'result') return at;
    if (phase === 'deciding') await decideAll(at, turn);
    else await at.move(1);
    at = await between(at);
  }
  throw new Error('the round does not end');
}

/** Plays to the first choice if there is one; otherwise shows no step. */
async function untilAsked<At extends Seated & { readonly round: string }>(at: At): Promise<At> {
  const { entries, shoe, parameters } = await storedOf(at.round);
  const game = present(
    games.find(({ id }) => at.tables.lobby().game === id),
    'the game',
  );
  const journal = entries.map(({ entry }) => entry);
  const round = Round.replay(tableOf(game, parameters), shoe, journal);
  if (isRefusal(round)) throw new Error(round.refused);
  while (round.asks !== undefined && (await at.me.state()).phase !== 'deciding') await at.move(1);
  return at;
}

async function storedOf(round: string): Promise<StoredRound> {
  return present(await readRound(house.db, round), 'the round');
}

/** The net win of a round that was settled once, with nothing left in escrow. */
async function wonIn(round: string): Promise<number> {
  const { state, settlements } = await storedOf(round);
  expect([state, settlements.length, await house.escrow(round)]).toEqual(['settled', 1, 0]);
  return present(settlements[0], 'a settlement').lines.reduce((sum, { returns, staked }) => sum + returns - staked, 0);
}

describe.each(games)('$id', (game) => {
  test('three rounds: dealt on demand, decided, paid to the cent', async () => {
    const at = await seatedAt(game);
    for (let times = 0; times < 3; times++) {
      const before = await house.balance(ana);
      const round = await dealTo(at, game);
      await playedOut(at);
      expect(await house.balance(ana)).toBe(before + (await wonIn(round)));
    }
  });

  test('no step reveals more than the journal up to it', async () => {
    const at = await dealtAt(game);
    await playedOut(at);
    const { entries, shoe } = await storedOf(at.round);
    const steps = at.me.heard.flatMap((told) => (told.said === 'step' ? [told] : []));
    expect(steps.length).toBeGreaterThan(0);
    for (const { steps: mark, shown } of steps) {
      const until = journalUpTo(game, { entries, shoe }, mark);
      expect(shown.places).toEqual(shownTold(until.openView()).places);
    }
  });

  test('killed after every single step, it continues unchanged and is paid once', async () => {
    const before = await house.balance(ana);
    const at = await dealtAt(game);
    const places = new Set<string>();
    await playedOut(at, async (one) => {
      const left = await one.me.state();
      const place = `${left.phase} ${left.steps}`;
      if (left.phase === 'result' || places.has(place)) return one;
      places.add(place);
      const again = await crash(game, one, 1);
      expect(await again.me.enter()).toBeUndefined();
      expect(lyingIn(await again.me.state())).toEqual(lyingIn(left));
      return again;
    });
    expect(await house.balance(ana)).toBe(before + (await wonIn(at.round)));
  });

  test('a round interrupted by a stop is settled by defaults after a day', async () => {
    const before = await house.balance(ana);
    const at = await untilAsked(await dealtAt(game));
    const again = await crash(game, at, 60);
    await again.move(23 * hour);
    expect((await storedOf(at.round)).state).toBe('dealing');
    await again.move(hour);
    expect(await house.balance(ana)).toBe(before + (await wonIn(at.round)));
    expect(await again.me.enter()).toBeUndefined();
    expect(await again.me.state()).toMatchObject({ phase: 'result', ended: { round: at.round } });
  });

  test('every shown card follows from seeds committed to before the bets', async () => {
    const at = await dealtAt(game);
    const betting = at.me.heard.find((told) => told.said === 'betting');
    await playedOut(at);
    expect(betting).toMatchObject({ round: at.round, commitment: (await storedOf(at.round)).commitment });
  });
});

const lyingIn = ({ shown: { places, burned, pocket, dice }, steps, round }: TableState) => ({
  places,
  burned,
  pocket,
  dice,
  steps,
  round,
});

function journalUpTo(game: Game, { entries, shoe }: Pick<StoredRound, 'entries' | 'shoe'>, mark: number) {
  for (let length = 0; length <= entries.length; length++) {
    const journal = entries.slice(0, length).map(({ entry }) => entry);
    const round = Round.replay(rulesOf(game), shoe, journal);
    if (isRefusal(round)) throw new Error(round.refused);
    if (round.steps.length === mark) return round;
  }
  throw new Error(`no ${mark} steps`);
}

test.each(others)('$id: after a lost connection the round continues, as its page says', async (game) => {
  const before = await house.balance(ana);
  const at = await untilAsked(await dealtAt(game));
  await at.me.lose();
  await at.move(600);
  expect(await house.balance(ana)).toBe(before + (await wonIn(at.round)));
  expect(await at.me.enter()).toBeUndefined();
  expect(await at.me.state()).toMatchObject({ phase: 'result', ended: { round: at.round } });
});

test.each(others)('$id: chips are dropped if the connection is lost before DEAL', async (game) => {
  const at = await seatedAt(game);
  const [spot] = rulesOf(game).betting.spots.values();
  const { least, spot: name } = present(spot, 'a spot');
  await at.me.put(name, least.amount, undefined, seatsOf(game)[0]);
  await at.me.lose();
  expect(await at.me.enter()).toBeUndefined();
  expect((await at.me.own()).laid).toEqual([]);
});

test('afterwards the ledger adds up, and every round replays to the cent', async () => {
  expect((await verifyRounds(house.db)).problems).toEqual([]);
  expect(await verifyLedger(house.db)).toMatchObject({ sum: 0, differences: [] });
});
