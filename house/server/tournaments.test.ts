/** Tournaments over real sockets and HTTP: nobody is ever sent a card that is not theirs to see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine } from '../accounts/rights.ts';
import type { FrameOf } from '../protocol/frames.ts';
import type { HandStepsTold } from '../protocol/tournaments.ts';
import { engines } from '../testing/databases.ts';
import { leaksAtTable, leaksInText, type Sight, sightOf } from '../tournaments/testing/hidden-cards.ts';
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
    house = await serverHouse(engine, { limits: { requestsPerMinute: 100_000 } });
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

  test('[PP-008 PP-012] through a whole tournament every frame to every client holds no card that is hidden from it', async () => {
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
    // Somebody folded, somebody was left alone and said nothing, and cards were turned over: there was something to hide.
    const sights = hands.map((hand) => sightOf(hand, undefined));
    expect(sights.some(({ shown }) => shown.size === 0)).toBe(true);
    expect(sights.some(({ shown }) => shown.size >= 2)).toBe(true);
    for (const { player, client } of everyone) {
      const byHand = new Map(hands.map((hand) => [hand.id, sightOf(hand, player.id)]));
      const leaks = client.frames.flatMap((frame) => leaksInFrame(frame, byHand));
      expect(leaks).toEqual([]);
    }
    // Everyone is told their own two cards, once a hand.
    for (const { player, client } of seats) {
      for (const hand of hands) {
        const wasIn = hand.players.some((one) => one.player === player.id);
        expect(ownCards(client, hand.id)).toEqual(wasIn ? sightOf(hand, player.id).own : []);
      }
    }
    // Nor in what is read afterwards: a hand step by step, its proof and its histories hold what was seen at the table.
    for (const hand of hands) {
      for (const { player } of seats) {
        const path = `GET /api/tournaments/${id}/hands/${hand.number}`;
        const read = async (rest: string) => ask(house.server.address, `${path}${rest}`, player);
        const wasIn = hand.players.some((one) => one.player === player.id);
        const answers = { steps: await read('/steps'), proof: await read('/proof'), ohh: await read('?format=ohh') };
        expect(answers.steps.status).toBe(wasIn ? 200 : 404);
        if (!wasIn) continue;
        const sight = sightOf(hand, player.id);
        const told = JSON.parse(answers.steps.text) as HandStepsTold;
        expect(told.cards).toEqual(sight.own);
        expect(told.steps.at(-1)?.table.hand?.phase).toBe('over');
        expect(told.steps.flatMap(({ table }) => leaksAtTable(table, sight))).toEqual([]);
        for (const { text } of Object.values(answers)) expect(leaksInText(text, sight)).toEqual([]);
        // In these, cards stand one after the other and beside other words.
        for (const format of ['text', 'phh']) {
          const { text } = await read(`?format=${format}`);
          expect(leaksInText(text, sight, /([2-9TJQKA][shdc])(?![a-z])/g)).toEqual([]);
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

/** A frame may name cards of hands that it is about, and of no other; before the first hand the button is drawn for. */
function leaksInFrame(frame: TestClient['frames'][number], sights: ReadonlyMap<string, Sight>): readonly string[] {
  const told = frame.frame === 'tournament' ? frame.told : undefined;
  if (told?.said === 'button-drawn') return [];
  const table = frame.frame === 'attending' ? frame.state.table : told?.said === 'table' ? told.table : undefined;
  const mine = frame.frame === 'attending' ? frame.mine : told?.said === 'mine' ? told.mine : undefined;
  const hand = table?.hand?.hand ?? mine?.hand ?? (told?.said === 'cards' ? told.hand : undefined);
  const sight = sights.get(hand ?? '') ?? { hand: '', own: [], board: [], shown: new Map() };
  const elsewhere = table === undefined ? { ...sight, board: [], shown: new Map() } : sight;
  return [...leaksInText(JSON.stringify(frame), elsewhere), ...(table === undefined ? [] : leaksAtTable(table, sight))];
}

const ownCards = ({ frames }: TestClient, hand: string): readonly string[] =>
  frames.flatMap((frame) =>
    frame.frame === 'tournament' && frame.told.said === 'cards' && frame.told.hand === hand ? frame.told.cards : [],
  );
