/** Tournaments over real sockets and HTTP: nobody is ever sent a card they may not see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { present } from '../../core/base/invariant.ts';
import { commandLine } from '../accounts/rights.ts';
import type { FrameOf } from '../protocol/frames.ts';
import type { HandStepsTold } from '../protocol/tournaments.ts';
import { engines } from '../testing/databases.ts';
import {
  leaksAtTable,
  leaksInNumbers,
  leaksInText,
  secretsIn,
  type Sight,
  sightOf,
  sightOfNothing,
} from '../tournaments/testing/hidden-cards.ts';
import { seededNumbers } from '../tournaments/testing/poker-house.ts';
import { handsOf } from '../tournaments/read.ts';
import { ask } from './testing/ask.ts';
import { everyAnswer, type ReadAnswer } from './testing/every-answer.ts';
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

  /** The latest state of the player's own part. */
  function mineOf({ frames }: TestClient) {
    for (const frame of frames.toReversed()) {
      if (frame.frame === 'tournament' && frame.told.said === 'mine') return frame.told.mine;
      if (frame.frame === 'attending') return frame.mine;
    }
    return undefined;
  }

  async function playOut(
    tournament: string,
    seats: readonly Seat[],
    random: () => number,
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<void> {
    for (let step = 0; step < 3000 && house.tournaments.find(tournament)?.isOver !== true; step++) {
      let hasActed = false;
      await meanwhile();
      for (const { client } of seats) {
        const turn = mineOf(client)?.turn;
        if (turn === undefined || house.tournaments.find(tournament)?.isOver === true) continue;
        const offered = turn.options.map(({ id }) => id);
        const cheap = offered.find((id) => id === 'check' || id === 'once' || id === 'show') ?? 'fold';
        const most = turn.options.find(({ id }) => ['all-in', 'bet', 'raise'].includes(id));
        const { id: option, costMost } = most !== undefined && random() < 0.4 ? most : { id: cheap };
        const amount = defined({ amount: costMost });
        const answer = await client.say({ do: 'act', tournament, hand: turn.hand, option, ...amount });
        await house.quiet();
        hasActed ||= answer.frame === 'done';
      }
      if (!hasActed) await house.pass(1);
    }
    await house.quiet();
  }

  /** Reads everything the API offers at this moment, as each of these people. */
  async function readAll(
    readers: readonly (TestPlayer | undefined)[],
    id: string,
    handsMost = 1000,
  ): Promise<readonly (ReadAnswer & { readonly reader: TestPlayer | undefined })[]> {
    const hands = house.tournaments.find(id)?.tournament.handsDealt ?? 0;
    const numbers = Array.from({ length: hands }, (_, at) => String(at + 1)).slice(-handsMost);
    const values = { tournament: [id], number: numbers, page: ['poker-play'], clause: ['PP-008'] };
    const answers = readers.map(async (reader) => {
      const all = await everyAnswer(house.server.address, reader?.token, values, {
        '/api/tournaments/{tournament}/hands/{number}': ['?format=phh', '?format=ohh'],
        '/api/tournaments/{tournament}/hands': ['?limit=100'],
      });
      return all.map((answer) => ({ ...answer, reader }));
    });
    return (await Promise.all(answers)).flat();
  }

  test.each([
    ['sit-and-go', 'hana hugo hilda henri watcher', { entriesMax: 4, seats: 4, chips: 800 }],
    ['sit-and-go', 'omar olga otto onlooker', { entriesMax: 3, seats: 3, chips: 200, game: 'omaha-hi', limit: 'pot' }],
  ] as const)(
    '[PP-008 PP-012 PP-110] through a whole tournament (%s: %s) no frame and no answer holds a card that is hidden from its reader',
    async (preset, names, terms) => {
      const id = await create(preset, terms);
      const [watcher = '', ...players] = names.split(' ').toReversed();
      const seats = await comeIn(id, players);
      const [onlooker] = (await comeIn(id, [watcher])) as readonly [Seat];
      const everyone = [...seats, onlooker];
      // Someone not signed in reads too.
      const readers = [...everyone.map(({ player }) => player), undefined];
      const before = new Set((await readAll(readers, id)).map(({ text }) => text));
      for (const { client } of seats) expect((await client.say({ do: 'enter', tournament: id })).frame).toBe('done');
      await onlooker.client.say({ do: 'look', tournament: id, table: 1 });
      const read = [...(await readAll(readers, id))];
      let hands = 1;
      await playOut(id, seats, seededNumbers(11), async () => {
        // In mid-hand, when there is most to hide, and the hand before.
        const dealt = house.tournaments.find(id)?.tournament.handsDealt ?? 0;
        if (dealt < 2 * hands) return;
        hands = dealt;
        read.push(...(await readAll(readers, id, 2)));
      });
      expect(house.tournaments.find(id)?.tournament.phase).toBe('finished');
      read.push(...(await readAll(readers, id)));
      const stored = await handsOf(house.accounts.db, id, { limit: 1000 });
      // There were cards to hide: someone folded, someone won without showing, and some cards were shown.
      const sights = stored.map((hand) => sightOf(hand, undefined));
      expect(sights.some(({ shown }) => shown.size === 0)).toBe(true);
      expect(sights.some(({ shown }) => shown.size >= 2)).toBe(true);
      const sightsOf = (player: TestPlayer | undefined) =>
        new Map(stored.map((hand) => [hand.id, sightOf(hand, player?.id)]));
      for (const { player, client } of everyone) {
        const byHand = sightsOf(player);
        expect(client.frames.flatMap((frame) => leaksInFrame(frame, byHand))).toEqual([]);
      }
      // Everyone is told their own cards, once a hand.
      for (const { player, client } of seats) {
        for (const hand of stored) {
          const wasIn = hand.players.some((one) => one.player === player.id);
          expect(ownCards(client, hand.id)).toEqual(wasIn ? sightOf(hand, player.id).own : []);
        }
      }
      const byReader = new Map(readers.map((reader) => [reader, sightsOf(reader)]));
      const leaks = read
        .filter(({ text }) => !before.has(text))
        .flatMap((answer) => leaksInAnswer(answer, id, present(byReader.get(answer.reader), 'a reader')));
      expect(leaks).toEqual([]);
      // There was something to read: players' own hands as steps, proofs and histories, and nobody else's.
      const steps = read.filter(({ route, status }) => route.endsWith('/hands/{number}/steps') && status === 200);
      expect(steps.length).toBeGreaterThan(stored.length);
      for (const { reader, path } of steps) {
        const { players: dealt } = present(
          stored.find(({ number }) => path.endsWith(`/hands/${number}/steps`)),
          path,
        );
        expect(dealt.map(({ player }) => player)).toContain(reader?.id);
      }
      const numbers = seats[0]?.client.all('tournament').map(({ n }) => n) ?? [];
      expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
      await house.closeClients();
    },
  );

  test('[PI-007 PT-007 PT-036] anyone can read the list, the board and the results; players also their own hands', async () => {
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

  test('a client that reconnects with its last number gets exactly what it missed', async () => {
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

  test('a refusal says whether a tournament is unknown, not over yet, or over', async () => {
    const id = await create('sit-and-go-heads-up');
    const results = (tournament: string) => ask(house.server.address, `GET /api/tournaments/${tournament}/results`);
    const noSuch = { refused: 'no-such-tournament', values: { tournament: 'nowhere' } };
    expect(await results('nowhere')).toMatchObject({ status: 404, json: noSuch });
    expect(await house.tournaments.cancel('nowhere', deed)).toEqual(noSuch);
    const values = { tournament: id };
    expect(await results(id)).toMatchObject({ status: 409, json: { refused: 'no-results-yet', values } });
    await house.tournaments.cancel(id, deed);
    expect(await house.tournaments.cancel(id, deed)).toEqual({ refused: 'tournament-ended', values });
    await house.closeClients();
  });
});

/**
 * Cards named in a frame that its reader has not seen. Before the first hand, cards drawn for the button are public.
 */
function leaksInFrame(frame: TestClient['frames'][number], sights: ReadonlyMap<string, Sight>): readonly string[] {
  const told = frame.frame === 'tournament' ? frame.told : undefined;
  if (told?.said === 'button-drawn') return [];
  const table = frame.frame === 'attending' ? frame.state.table : told?.said === 'table' ? told.table : undefined;
  const mine = frame.frame === 'attending' ? frame.mine : told?.said === 'mine' ? told.mine : undefined;
  const hand = table?.hand?.hand ?? mine?.hand ?? (told?.said === 'cards' ? told.hand : undefined);
  const sight = sights.get(hand ?? '') ?? sightOfNothing;
  const elsewhere = table === undefined ? { ...sight, board: [], shown: new Map() } : sight;
  return [
    ...leaksInText(JSON.stringify(frame), elsewhere),
    ...leaksInNumbers(frame, elsewhere),
    ...(table === undefined ? [] : leaksAtTable(table, sight)),
    ...secretsIn(JSON.stringify(frame), sights.values()),
  ];
}

/** In histories cards are adjacent to each other and to words. */
const inHistories = /([2-9TJQKA][shdc])(?![a-z])/g;
const anywhere = /(?:^|["\s[(,])([2-9TJQKA][shdc])(?=$|["\s\]),.])/g;

/** Cards named in an answer beyond those its reader saw in that hand. */
function leaksInAnswer(
  { route, path, text }: ReadAnswer,
  tournament: string,
  sights: ReadonlyMap<string, Sight>,
): readonly string[] {
  const [, number] = /\/hands\/(\d+)/.exec(path) ?? [];
  const sight = sights.get(`${tournament}/${number}`) ?? sightOfNothing;
  const isText = route.endsWith('/hands/{number}');
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  const steps = route.endsWith('/steps') && json !== undefined ? ((json as HandStepsTold).steps ?? []) : [];
  return [
    ...leaksInText(text, sight, isText ? inHistories : anywhere),
    ...leaksInNumbers(json, sight),
    ...steps.flatMap(({ table }) => leaksAtTable(table, sight)),
    ...secretsIn(text, sights.values()),
  ].map((leak) => `${path}: ${leak}`);
}

const ownCards = ({ frames }: TestClient, hand: string): readonly string[] =>
  frames.flatMap((frame) =>
    frame.frame === 'tournament' && frame.told.said === 'cards' && frame.told.hand === hand ? frame.told.cards : [],
  );
