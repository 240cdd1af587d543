/** The felt before the house has answered: for every slip rule what the page says, and at every table what the betting desk does. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '../../core/base/defined.ts';
import { playerId } from '../../core/base/ids.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { sectors } from '../../core/games/roulette/presentation/compound.ts';
import { anyChips } from '../../core/games/testing/any-chips.ts';
import { gamesUnderTest } from '../../core/games/testing/games-under-test.ts';
import { gestureOf } from '../../core/round/gesture-of.ts';
import type { CommandOf } from '../../house/protocol/commands.ts';
import type { OwnState } from '../../house/protocol/own-told.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import { tableTerms } from '../../house/protocol/http/tables.ts';
import type { OfferedTable } from '../../house/server/offered.ts';
import { termsOf } from '../../house/server/http/table-terms.ts';
import { BettingDesk } from '../../house/tables/betting/desk.ts';
import { noChat } from './hear-chat.ts';
import { emptyCloth } from './hear-table.ts';
import { type ChipsOf, foreseen, previewed, slipTableOf } from './preview.ts';

type Gesture = CommandOf<'bet'>['gesture'];

const chipsOf: ChipsOf = (name) => sectors[name] ?? [];

/** The terms as they come over HTTP. */
function termsOver(game: Game) {
  const table = tableOf(game);
  const open = { id: 't', isPrivate: false, lobby: () => ({ name: 'T' }) } as unknown as OfferedTable['open'];
  const terms = termsOf({ open, game, rules: () => table });
  return tableTerms.omit({ money: true }).parse(JSON.parse(JSON.stringify(terms)));
}

const slipTable = (game: Game) => slipTableOf(termsOver(game), chipsOf);

const state = (dealt = 0): TableState => ({
  table: 't',
  game: 'any',
  name: 'T',
  phase: 'betting',
  round: 'r1',
  shoe: { number: 1, commitment: 'c'.repeat(64), decks: 8, dealt },
  steps: 0,
  shown: emptyCloth,
  boards: [],
  players: 1,
});
const bare: OwnState = {
  balance: 10_000_000,
  laid: [],
  slips: [],
  last: [],
  canRebet: false,
  offers: [],
  decisions: [],
};
const seenWith = (mine: OwnState, dealt = 0) => ({
  stream: 's',
  n: 1,
  own: 1,
  state: state(dealt),
  mine,
  chat: noChat,
});
const pending = (gesture: Gesture, seat?: string) => ({ id: 'c1', table: 't', seat, gesture });

type Stakes = Readonly<Record<string, number>>;

/** Chip by chip, in this order. */
const lying = (stakes: Stakes, seat?: string): Pick<OwnState, 'laid' | 'slips'> => ({
  laid: [{ stakes, total: Object.values(stakes).reduce((sum, one) => sum + one, 0), ...defined({ seat }) }],
  slips: [{ placements: Object.entries(stakes).map(([spot, amount]) => [{ spot, amount }]), ...defined({ seat }) }],
});

const gameNamed = (id: string): Game => games.find((game) => game.id === id)!;
const double = { bet: 'double' } as const;
const undo = { bet: 'undo' } as const;
const clear = { bet: 'clear' } as const;
const rebet = { bet: 'rebet' } as const;
const voisins = (amount: number) => ({ bet: 'compound', name: 'voisins', amount }) as const;

/** What lies there after one gesture, and what is told. */
function after(game: string, mine: Partial<OwnState>, gesture: Gesture, seat?: string) {
  const seen = seenWith({ ...bare, ...mine });
  const said = foreseen(slipTable(gameNamed(game)), seen, pending(gesture, seat));
  return { stakes: said?.mine.laid.find((one) => one.seat === seat)?.stakes ?? {}, done: said?.done, mine: said?.mine };
}

describe('what each rule of the page does', () => {
  test('[RO-E-913] Double leaves a position that would pass its limit as it is', () => {
    const { stakes, done } = after('ezugi-roulette', lying({ 'straight/17': 10_000, red: 500 }), double);
    expect(stakes).toEqual({ 'straight/17': 10_000, red: 1000 });
    expect(done).toMatchObject({
      placed: 'reduced',
      changes: [{ spot: 'straight/17', from: 20_000, to: 10_000, told: { clause: 'RO-E-032' } }],
    });
  });

  test('[RO-E-913] with a short balance Double lays the first positions', () => {
    const lies = lying({ red: 500, 'straight/17': 200, odd: 100, black: 500 });
    const { stakes, done } = after('ezugi-roulette', { balance: 2000, ...lies }, double);
    expect(stakes).toEqual({ red: 1000, 'straight/17': 400, odd: 100, black: 500 });
    expect(done).toMatchObject({ changes: [{ spot: 'odd', told: { refused: 'not-covered' } }, { spot: 'black' }] });
  });

  test.each([
    ['fortune-roulette', 'FR-057', 'straight/17', 40_000, 50_000],
    ['roulette-racetrack', 'RT-924', 'straight/17', 40_000, 50_000],
    ['bonus-baccarat', 'BB-908', 'player', 300_000, 500_000],
  ])('%s [%s] Double takes %s up to its maximum', (game, clause, spot, stake, most) => {
    const { stakes, done } = after(game, lying({ [spot]: stake }), double);
    expect(stakes).toEqual({ [spot]: most });
    expect(done).toMatchObject({ placed: 'reduced', told: { clause }, changes: [{ from: 2 * stake, to: most }] });
  });

  test('[RO-E-911] a sector of which one position is full is not laid at all; else all of it', () => {
    expect(after('ezugi-roulette', lying({ 'split/4-7': 20_000 }), voisins(80_000))).toMatchObject({
      stakes: { 'split/4-7': 20_000 },
      done: { refused: 'above-maximum', clause: 'RO-E-911' },
    });
    // Two chips on 0-2-3 and on 25-29, one each on five splits.
    expect(Object.values(after('ezugi-roulette', {}, voisins(100)).stakes)).toEqual([
      200, 100, 100, 100, 100, 200, 100,
    ]);
  });

  test('[RO-E-914] Clear takes everything at once, and Undo brings it back', () => {
    const cleared = after('ezugi-roulette', lying({ red: 500, odd: 200 }), clear);
    expect([cleared.stakes, cleared.mine?.canUndo]).toEqual([{}, true]);
    expect(after('ezugi-roulette', cleared.mine!, undo).stakes).toEqual({ red: 500, odd: 200 });
  });

  test('[RB-905] where Clear takes the latest chip only that is gone; there is no Undo', () => {
    const lies = lying({ player: 1000, tie: 200 });
    expect(after('rng-baccarat', lies, clear)).toMatchObject({
      stakes: { player: 1000 },
      done: { placed: 'accepted' },
    });
    expect(after('rng-baccarat', lies, undo)).toMatchObject({ done: { refused: 'no-control' } });
  });

  test('where the page is silent Double is laid whole or not at all', () => {
    expect(after('casino-war', lying({ main: 1000, tie: 30_000 }), double)).toMatchObject({
      stakes: { main: 1000, tie: 30_000 },
      done: { refused: 'above-maximum', clause: 'CW-904' },
    });
  });

  test('[BAC-E-928] Rebet lays what was staked last', () => {
    expect(after('ezugi-baccarat', { last: [{ stakes: { player: 700, tie: 100 } }] }, rebet).stakes).toEqual({
      player: 700,
      tie: 100,
    });
  });

  test('[BJ-E-938] what lies at another seat is counted against the balance', () => {
    const [one, two] = [lying({ main: 1000 }, 'seat-1'), lying({ main: 1000 }, 'seat-2')];
    const mine = { balance: 2500, laid: [...one.laid, ...two.laid], slips: [...one.slips, ...two.slips] };
    expect(after('ezugi-blackjack', mine, double, 'seat-1')).toMatchObject({ done: { refused: 'not-covered' } });
    expect(after('ezugi-blackjack', { ...mine, balance: 3000 }, double, 'seat-1').stakes).toEqual({ main: 2000 });
  });
});

test('several gestures on their way are seen one after another', () => {
  const slips = slipTable(gameNamed('ezugi-roulette'));
  const all = [{ bet: 'place', spot: 'red', amount: 500 }, double, voisins(100), undo].map((one) =>
    pending(one as Gesture),
  );
  expect(previewed(slips, seenWith(bare), all)?.laid).toEqual([{ stakes: { red: 1000 }, total: 1000 }]);
});

test('nothing is foreseen once betting is closed, nor a sector whose chips nobody named', () => {
  const game = gameNamed('ezugi-roulette');
  const seen = seenWith(bare);
  const closed = { ...seen, state: { ...seen.state, phase: 'dealing' as const } };
  expect(foreseen(slipTable(game), closed, pending({ bet: 'place', spot: 'red', amount: 500 }))).toBeUndefined();
  expect(foreseen(slipTableOf(termsOver(game)), seen, pending(voisins(100)))).toBeUndefined();
});

describe.each(gamesUnderTest.map((game) => [game.id, game] as const))('at %s', (_id, game) => {
  const table = tableOf(game);
  const slips = slipTable(game);
  const ana = playerId('ana');
  const seat = table.seats?.[0];
  const bettor = { player: ana, ...defined({ seat }) };

  test('whatever is laid, doubled, cleared and undone: what the desk answers was on the felt before', async () => {
    const controls = ['undo', 'clear', 'double', 'rebet'] as const;
    const anyGestures = fc
      .tuple(anyChips(table), fc.array(fc.constantFrom(...controls), { maxLength: 8 }))
      .chain(([chips, presses]) => {
        const all: readonly Gesture[] = [
          ...chips.map((chip): Gesture => ({ bet: 'place', ...chip })),
          ...presses.map((bet): Gesture => ({ bet })),
        ];
        return fc.shuffledSubarray([...all], { minLength: all.length });
      });
    const anyBalance = fc.constantFrom(0, 1500, 40_000, 2_000_000);
    await fc.assert(
      fc.asyncProperty(anyGestures, anyBalance, async (gestures, balance) => {
        const desk = new BettingDesk(table, 0);
        let mine: OwnState = { ...bare, balance };
        for (const gesture of gestures) {
          const expected = foreseen(slips, seenWith(mine), pending(gesture, seat));
          const answer = await desk.gesture(bettor, gestureOf(gesture), {
            covers: async (total) => total <= balance,
            balance: async () => balance as never,
            holdsBack: async () => undefined,
          });
          if (expected === undefined) {
            expect(answer).toMatchObject({ placed: 'refused', told: { refused: 'unknown-spot' } });
            continue;
          }
          // Only the house knows what may lie together at a seat.
          if (answer.placed === 'refused' && !('refused' in expected.done)) {
            expect(table.seats).toBeDefined();
            continue;
          }
          mine = { ...bare, balance, laid: desk.allLaid(ana), slips: desk.allSlips(ana) };
          expect(expected.mine.laid).toEqual(mine.laid);
          if ('refused' in expected.done) expect(answer).toMatchObject({ placed: 'refused', told: expected.done });
          else {
            const { placed, told, changes } = expected.done;
            expect(answer).toEqual({ ...defined({ placed, told, changes }), laid: desk.laid(bettor) });
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
