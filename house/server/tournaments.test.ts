/** Tournaments over real sockets and HTTP: nobody is ever sent a card that is not theirs to see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printCard } from '../../core/cards/card.ts';
import { commandLine } from '../accounts/rights.ts';
import type { FrameOf } from '../protocol/frames.ts';
import type { HandStepsTold } from '../protocol/tournaments.ts';
import { engines } from '../testing/databases.ts';
import { seededNumbers } from '../tournaments/testing/poker-house.ts';
import { handsOf } from '../tournaments/read.ts';
import { ask } from './testing/ask.ts';
import { type ServerHouse, serverHouse, type TestPlayer } from './testing/server-house.ts';
import type { TestClient } from './testing/test-client.ts';

interface Seat {
  readonly player: TestPlayer;
  readonly client: TestClient;
}

describe.each(engines.slice(0, 1))('a tournament over sockets', (engine) => {
  let house: ServerHouse;
  beforeAll(async () => {
    house = await serverHouse(engine);
  });
  afterAll(() => house.drop());

  const deed = { by: commandLine, reason: 'test' } as const;

  async function create(preset: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const made = await house.tournaments.create({ preset, parameters }, deed);
    if (!('tournament' in made)) throw new Error(JSON.stringify(made));
    return made.tournament;
  }

  async function comeIn(tournament: string, names: readonly string[]): Promise<readonly Seat[]> {
    const seats: Seat[] = [];
    for (const name of names) {
      const player = await house.player(name);
      const client = await house.connect({ token: player.token });
      await client.say({ do: 'attend', tournament });
      seats.push({ player, client });
    }
    return seats;
  }

  /** The newest word of the player's own part. */
  function mineOf({ frames }: TestClient) {
    for (const frame of frames.toReversed()) {
      if (frame.frame === 'tournament' && frame.told.said === 'mine') return frame.told.mine;
      if (frame.frame === 'attending') return frame.mine;
    }
    return undefined;
  }

  async function playOut(tournament: string, seats: readonly Seat[], random: () => number): Promise<void> {
    for (let step = 0; step < 3000 && house.tournaments.find(tournament)?.isOver !== true; step++) {
      let hasActed = false;
      for (const { client } of seats) {
        const turn = mineOf(client)?.turn;
        if (turn === undefined || house.tournaments.find(tournament)?.isOver === true) continue;
        const offered = turn.options.map(({ id }) => id);
        const cheap = offered.find((id) => id === 'check' || id === 'once' || id === 'show') ?? 'fold';
        const option = offered.includes('all-in') && random() < 0.4 ? 'all-in' : cheap;
        const answer = await client.say({ do: 'act', tournament, hand: turn.hand, option });
        await house.quiet();
        hasActed ||= answer.frame === 'done';
      }
      if (!hasActed) await house.pass(1);
    }
    await house.quiet();
  }

  test('[PP-008 PP-012 GLI-100] through a whole tournament every frame to every client holds no card that is hidden from it', async () => {
    const id = await create('sit-and-go', { entriesMax: 4, seats: 4, chips: 1500 });
    const seats = await comeIn(id, ['hana', 'hugo', 'hilda', 'henri']);
    const [onlooker] = await comeIn(id, ['watcher']);
    for (const { client } of seats) expect((await client.say({ do: 'enter', tournament: id })).frame).toBe('done');
    await onlooker?.client.say({ do: 'look', tournament: id, table: 1 });
    await playOut(id, seats, seededNumbers(11));
    expect(house.tournaments.find(id)?.tournament.phase).toBe('finished');
    const everyone = onlooker === undefined ? seats : [...seats, onlooker];
    const hands = await handsOf(house.accounts.db, id, { limit: 1000 });
    expect(hands.length).toBeGreaterThan(0);
    for (const hand of hands) {
      const dealt = hand.entries.flatMap(({ entry }) => (entry.kind === 'card' ? [printCard(entry.card)] : []));
      const { button } = hand.terms;
      const order = hand.players.toSorted((a, b) => afterButton(button, a.seat) - afterButton(button, b.seat));
      for (const { player, client } of everyone) {
        const tables = tablesIn(client, hand.id);
        for (const [at, { seat, player: owner }] of order.entries()) {
          const cards = [dealt[at], dealt[at + order.length]];
          const lying = tables.flatMap((table) => table.seats.find((one) => one.seat === seat + 1)?.cards ?? []);
          const isShown = lying.some((card) => card !== 'hidden');
          // Shown cards are the owner's own, and shown whole.
          if (isShown) expect(new Set(lying.filter((card) => card !== 'hidden'))).toEqual(new Set(cards));
          const elsewhere = tables
            .flatMap((table) => table.seats.filter((one) => one.seat !== seat + 1))
            .flatMap((one) => one.cards);
          for (const card of cards) {
            expect(elsewhere).not.toContain(card);
            if (owner !== player.id) expect(ownCards(client, hand.id)).not.toContain(card);
            if (owner !== player.id && !isShown) expect(wordsOf(client, hand.id)).not.toContain(`"${card}"`);
          }
        }
      }
    }
    // Shown at a showdown or not at all: a folded hand's cards are in nobody's words but its owner's.
    for (const { player, client } of seats) {
      for (const hand of hands) {
        const own = hand.players.find((one) => one.player === player.id);
        expect(ownCards(client, hand.id)).toHaveLength(own === undefined ? 0 : 2);
      }
    }
    // Nor in what is read afterwards: a hand step by step and its histories hold what was seen at the table.
    for (const hand of hands.slice(0, 6)) {
      const seen = everyone.flatMap(({ client }) => tablesIn(client, hand.id));
      const shown = new Set(seen.flatMap((table) => table.seats.flatMap((one) => one.cards)));
      for (const { player } of seats) {
        if (!hand.players.some((one) => one.player === player.id)) continue;
        const path = `GET /api/tournaments/${id}/hands/${hand.number}`;
        const read = async (rest: string) => (await ask(house.server.address, `${path}${rest}`, player)).text;
        const [steps, ohh] = [await read('/steps'), await read('?format=ohh')];
        const told = JSON.parse(steps) as HandStepsTold;
        expect(told.steps.at(-1)?.table.hand?.phase).toBe('over');
        expect(told.cards).toHaveLength(2);
        const dealt = hand.entries.flatMap(({ entry }) => (entry.kind === 'card' ? [printCard(entry.card)] : []));
        const others = dealt.slice(0, 2 * hand.players.length).filter((card) => !told.cards.includes(card));
        for (const card of others.filter((one) => !shown.has(one))) {
          expect(steps).not.toContain(`"${card}"`);
          expect(ohh).not.toContain(`"${card}"`);
        }
      }
    }
    const numbers = seats[0]?.client.all('tournament').map(({ n }) => n) ?? [];
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    await house.closeClients();
  });

  test('[PI-007 PT-007 PT-036] anybody can read the list, the board and the results; players their own hands', async () => {
    const id = await create('sit-and-go-heads-up', { chips: 100 });
    const seats = await comeIn(id, ['rita', 'rolf']);
    for (const { client } of seats) await client.say({ do: 'enter', tournament: id });
    await playOut(id, seats, seededNumbers(5));
    const board = await ask(house.server.address, `GET /api/tournaments/${id}`);
    expect(board.status).toBe(200);
    expect(board.json).toMatchObject({
      information: { price: { whole: 1050, fee: 50, shown: '10 PLAY + 0.50 PLAY' }, actionSeconds: 20 },
      results: [
        { place: 1, prize: 2000 },
        { place: 2, prize: 0 },
      ],
    });
    const [{ player }] = seats as readonly [Seat];
    const token = { token: player.token };
    const hands = await ask(house.server.address, `GET /api/tournaments/${id}/hands?limit=1`, token);
    expect(hands.json).toMatchObject({ hands: [{ state: 'over' }] });
    const text = await ask(house.server.address, `GET /api/tournaments/${id}/hands/1`, token);
    expect(text.text).toContain("Texas Hold'em, no limit");
    for (const format of ['phh', 'ohh']) {
      expect(
        (await ask(house.server.address, `GET /api/tournaments/${id}/hands/1?format=${format}`, token)).status,
      ).toBe(200);
    }
    const stranger = await house.player('stranger');
    expect(
      (await ask(house.server.address, `GET /api/tournaments/${id}/hands/1`, { token: stranger.token })).status,
    ).toBe(404);
    await house.closeClients();
  });

  test('a client that comes back with its last number gets exactly what it missed', async () => {
    const id = await create('sit-and-go-heads-up');
    const seats = await comeIn(id, ['vera', 'viktor']);
    const [{ player, client }, other] = seats as readonly [Seat, Seat];
    await client.say({ do: 'enter', tournament: id });
    await house.quiet();
    const { stream } = client.all('attending').at(-1) as FrameOf<'attending'>;
    const n = client.all('tournament').at(-1)?.n ?? 0;
    await client.cut();
    await other.client.say({ do: 'enter', tournament: id });
    await house.quiet();
    const back = await house.connect({ token: player.token });
    await back.say({ do: 'attend', tournament: id, from: { stream, n } });
    await house.quiet();
    expect(back.all('attending')).toEqual([]);
    const missed = back.all('tournament').map((frame) => frame.n);
    expect(missed.slice(0, 2)).toEqual([n + 1, n + 2]);
    await house.tournaments.cancel(id, deed);
    await house.closeClients();
  });
});

/** Cards are dealt clockwise from the button's left. */
const afterButton = (button: number, seat: number): number => (seat - button + 19) % 10;

const tablesIn = ({ frames }: TestClient, hand: string) =>
  frames.flatMap((frame) => {
    const table =
      frame.frame === 'attending'
        ? frame.state.table
        : frame.frame === 'tournament' && frame.told.said === 'table'
          ? frame.told.table
          : undefined;
    return table?.hand?.hand === hand ? [table] : [];
  });

const ownCards = ({ frames }: TestClient, hand: string): readonly string[] =>
  frames.flatMap((frame) =>
    frame.frame === 'tournament' && frame.told.said === 'cards' && frame.told.hand === hand ? frame.told.cards : [],
  );

/** Everything that came to a client about a hand, letter by letter. */
const wordsOf = ({ frames }: TestClient, hand: string): string =>
  frames
    .map((frame) => JSON.stringify(frame))
    .filter((text) => text.includes(`"${hand}"`))
    .join('\n');
