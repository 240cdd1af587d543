/** From a table's level to the terms of a hand, and where terms deviate from our pages. */
import { describe, expect, test } from 'vitest';
import { tableOf } from '../testing/play-hand.ts';
import { nextPositions, positionsAt } from './button.ts';
import { departures } from './departures.ts';
import { positionNames } from './positions.ts';
import { startHand } from './start.ts';
import { handAt, type TableTerms } from './table.ts';
import { wrongTerms } from './terms.ts';

const level: TableTerms = { game: 'holdem', limit: 'none', smallBlind: 50, bigBlind: 100, ante: 'none' };
const seats = (...numbers: number[]) => numbers.reduce((set, seat) => set | (1 << (seat - 1)), 0);
const onFelt = ({ button, smallBlind, bigBlind }: ReturnType<typeof positionsAt>) =>
  [button, smallBlind, bigBlind].map((seat) => seat + 1);
const at = (button: number, smallBlind: number, bigBlind: number) => ({
  button: button - 1,
  smallBlind: smallBlind - 1,
  bigBlind: bigBlind - 1,
});

describe('the button', () => {
  test('[PP-016 PP-017 PP-035] small and big blind sit left of the dealer', () => {
    expect(onFelt(positionsAt(2, seats(1, 2, 3, 4)))).toEqual([3, 4, 1]);
    const terms = handAt(level, [1000, 1000, 1000, 1000], positionsAt(2, seats(1, 2, 3, 4)));
    expect(startHand(terms).bets).toEqual([100, 0, 0, 50]);
  });

  test('[PP-935 PP-022 PP-029] the button moves to the next occupied seat, the blinds to the next two', () => {
    const occupied = seats(1, 2, 4, 5, 6);
    const second = nextPositions(at(1, 2, 4), occupied, 'moving');
    expect(onFelt(second)).toEqual([2, 4, 5]);
    expect(onFelt(nextPositions(second, occupied, 'moving'))).toEqual([4, 5, 6]);
  });

  test('[PP-974 PP-935] seat 3 is eliminated as big blind: moving button 2, 4, 5; dead button 2, nobody, 4', () => {
    const left = seats(1, 2, 4, 5, 6);
    expect(onFelt(nextPositions(at(1, 2, 3), left, 'moving'))).toEqual([2, 4, 5]);
    const dead = nextPositions(at(1, 2, 3), left, 'dead');
    expect(onFelt(dead)).toEqual([2, 3, 4]);
    const stacks = [1000, 1000, 0, 1000, 1000, 1000];
    const hand = startHand(handAt(level, stacks, dead));
    expect([hand.bets, hand.blindsShort]).toEqual([[0, 0, 0, 100, 0, 0], 50]);
  });

  test('[PP-935 PP-021] under a dead button every player posts the big blind in turn', () => {
    let positions = at(1, 2, 3);
    const posted: number[] = [];
    for (let hand = 0; hand < 5; hand++) {
      positions = nextPositions(positions, seats(1, 2, 4, 5, 6), 'dead');
      posted.push(positions.bigBlind + 1);
    }
    expect(posted).toEqual([4, 5, 6, 1, 2]);
  });

  test.each([
    ['B', seats(1, 3), [3, 3, 1]],
    ['A', seats(2, 3), [3, 3, 2]],
    ['C', seats(1, 2), [2, 2, 1]],
  ])('[PP-975 PP-936] A, B, C were button, small and big blind and %s is eliminated', (_, left, expected) => {
    for (const rule of ['moving', 'dead'] as const) {
      expect(onFelt(nextPositions(at(1, 2, 3), left, rule))).toEqual(expected);
    }
  });

  test('[PP-936 PP-023] between two players the blinds alternate, and the small blind is the dealer', () => {
    const first = positionsAt(0, seats(1, 4));
    expect(onFelt(first)).toEqual([1, 1, 4]);
    const second = nextPositions(first, seats(1, 4), 'moving');
    expect(onFelt(second)).toEqual([4, 4, 1]);
    expect(onFelt(nextPositions(second, seats(1, 4), 'moving'))).toEqual([1, 1, 4]);
  });
});

describe('positions', () => {
  const counts = (players: number) => {
    const occupied = 2 ** players - 1;
    const names = [...positionNames(positionsAt(players - 1, occupied), occupied).values()];
    return ['early', 'middle', 'late'].map((name) => names.filter((each) => each === name).length);
  };

  test.each([
    [10, [2, 4, 2]],
    [6, [2, 0, 2]],
    [3, [0, 0, 1]],
    [2, [0, 0, 0]],
  ])('[PP-937] %i players have this many early, middle and late seats: %j', (players, expected) => {
    expect(counts(players)).toEqual(expected);
  });

  test('[PP-018 PP-019 PP-020] early is left of the big blind, middle left of early, late the last with the dealer', () => {
    const names = positionNames(positionsAt(9, 1023), 1023);
    expect([...names].sort(([a], [b]) => a - b).map(([, name]) => name)).toEqual([
      'small-blind',
      'big-blind',
      'early',
      'early',
      'middle',
      'middle',
      'middle',
      'middle',
      'late',
      'late',
    ]);
  });
});

describe('the terms of a hand', () => {
  const stacks = [1000, 1000, 1000, 1000];
  const positions = positionsAt(0, 0b1111);

  test('[PP-908 PP-033] an omitted ante is a tenth of the big blind rounded down, at least one chip', () => {
    const antes = (bigBlind: number) => handAt({ ...level, bigBlind, ante: 'usual' }, stacks, positions).antes[0];
    expect([100, 250, 5, 19, 20].map(antes)).toEqual([10, 25, 1, 1, 2]);
    expect(handAt({ ...level, ante: 15 }, [1000, 0, 1000, 1000], positions).antes).toEqual([15, 0, 15, 15]);
  });

  test('[PP-032] no antes unless the tournament has them', () => {
    expect(handAt(level, stacks, positions).antes).toEqual([0, 0, 0, 0]);
  });

  test('[PP-931 PP-001] a marked table, each game by its own chapter: Hold’em after the flop, with a switch before it too; Omaha Hi always', () => {
    const twice = (given: Partial<TableTerms>) => handAt({ ...level, ...given }, stacks, positions).runItTwice;
    expect(twice({})).toBe('never');
    expect(twice({ runItTwice: 'marked' })).toBe('after-flop');
    expect(twice({ runItTwice: 'marked-with-pre-flop' })).toBe('any-street');
    expect(twice({ runItTwice: 'marked', game: 'omaha-hi', limit: 'pot' })).toBe('any-street');
  });

  test('[PP-939 PP-938] twenty seconds and a fold on time-out unless the terms say otherwise', () => {
    expect(handAt(level, stacks, positions)).toMatchObject({ actionSeconds: 20, timeoutAction: 'fold' });
    expect(handAt({ ...level, timeoutAction: 'checkElseFold', actionSeconds: 10 }, stacks, positions)).toMatchObject({
      actionSeconds: 10,
      timeoutAction: 'checkElseFold',
    });
  });

  test('[PP-906 PP-907 PP-028] the blinds of a level are separate from its bets', () => {
    const fixed = handAt({ ...level, limit: 'fixed', smallBlind: 10, bigBlind: 15 }, stacks, positions);
    expect(fixed).toMatchObject({ blinds: [0, 10, 15, 0], smallBet: 15, bigBet: 30 });
    expect(departures(fixed)).toEqual([]);
    expect(departures(handAt({ ...level, smallBlind: 40 }, stacks, positions))).toEqual(['PP-906']);
  });

  test('[PP-041 PP-907] the big blind of fixed limit is the small bet, not the small blind', () => {
    const hilo = { ...level, game: 'omaha-hilo', limit: 'fixed' } as const;
    const two = handAt({ ...hilo, smallBlind: 1, bigBlind: 2 }, stacks, positions);
    expect(two).toMatchObject({ blinds: [0, 1, 2, 0], smallBet: 2, bigBet: 4 });
    const fifteen = handAt({ ...hilo, smallBlind: 10, bigBlind: 15 }, stacks, positions);
    expect(fifteen).toMatchObject({ blinds: [0, 10, 15, 0], smallBet: 15, bigBet: 30 });
    expect([departures(two), departures(fifteen)]).toEqual([[], []]);
  });

  test('[PP-026 PP-027 PP-039] the blinds are those of the level, posted by the first two left of the dealer', () => {
    const raised = { ...level, smallBlind: 75, bigBlind: 150 };
    expect(startHand(handAt(raised, stacks, positions)).bets).toEqual([0, 75, 150, 0]);
    const omaha = { ...level, game: 'omaha-hilo', limit: 'fixed', smallBlind: 1, bigBlind: 2 } as const;
    expect(startHand(handAt(omaha, stacks, positions)).bets).toEqual([0, 1, 2, 0]);
  });

  test('[PP-040 PP-906] in pot limit and no limit the small blind is half of the big blind', () => {
    for (const limit of ['pot', 'none'] as const) {
      const found = (smallBlind: number) => departures(handAt({ ...level, limit, smallBlind }, stacks, positions));
      expect([found(50), found(49), found(51)]).toEqual([[], ['PP-906'], ['PP-906']]);
    }
  });

  test('[PP-945] a table has two to ten seats', () => {
    const terms = tableOf([10, 10], {});
    const eleven = Array<number>(11).fill(1000);
    expect(wrongTerms({ ...terms, stacks: eleven, blinds: eleven, antes: eleven })).toMatchObject({ clause: 'PP-945' });
    expect(wrongTerms({ ...terms, stacks: [10], blinds: [1], antes: [0] })).toMatchObject({ clause: 'PP-945' });
  });

  test.each([
    ['PP-910', { stacks: [10.5, 10] }],
    ['PP-910', { stacks: [-1, 10] }],
    ['PP-910', { stacks: [2 ** 53 - 1, 2 ** 53 - 1] }],
    ['PP-108', { stacks: [10, 0] }],
    ['PP-025', { blinds: [1] }],
    ['PP-014', { button: 2 }],
    ['PP-917', { bigBlind: 0 }],
  ])('[%s] refuses terms that contradict it: %j', (clause, wrong) => {
    expect(wrongTerms({ ...tableOf([10, 10], { sizes: '1/2' }), ...wrong })).toMatchObject({ clause });
  });
});

describe('departures from the page', () => {
  const six = (given = {}) => tableOf([900, 900, 900, 900, 900, 900], given);

  test('[PP-060] Hold’em is offered with fixed limit, pot limit and no limit', () => {
    for (const limit of ['fixed', 'pot', 'none'] as const) expect(departures(six({ limit }))).toEqual([]);
  });

  test('[PP-059] Omaha is offered with fixed and pot limit, not with no limit', () => {
    for (const game of ['omaha-hi', 'omaha-hilo'] as const) {
      expect(departures(six({ game, limit: 'fixed' }))).toEqual([]);
      expect(departures(six({ game, limit: 'pot' }))).toEqual([]);
      expect(departures(six({ game, limit: 'none' }))).toEqual(['PP-059']);
    }
  });

  test.each([
    ['PP-906', { blinds: [100, 300, 0, 0, 0, 0] }],
    ['PP-907', { limit: 'fixed', bigBet: 300 }],
    ['PP-907', { limit: 'fixed', smallBet: 50, bigBet: 100 }],
    ['PP-909', { game: 'omaha-hi', limit: 'pot', antes: [10, 10, 10, 10, 10, 10] }],
    ['PP-031', { antes: [0, 100, 0, 0, 0, 0] }],
    ['PP-911', { game: 'omaha-hi', limit: 'pot', straddle: true }],
    ['PP-930', { game: 'omaha-hilo', limit: 'pot', runItTwice: 'any-street' }],
    ['PP-939', { actionSeconds: 61 }],
    ['PP-939', { actionSeconds: 9 }],
    ['PP-929', { unseenCards: true }],
    ['PP-045', { blinds: [50, 100, 300, 0, 0, 0], bigBlind: 100 }],
    ['PP-046', { blinds: [50, 100, 0, 200, 0, 0], bigBlind: 100 }],
    ['PP-917', { blinds: [50, 100, 200, 0, 0, 0], bigBlind: 100, openingRaise: 100 }],
    ['PP-935', { blinds: [0, 50, 100, 0, 0, 0] }],
    ['PP-026', { blinds: [50, 100, 0, 0, 50, 0] }],
    ['PP-027', { blinds: [50, 100, 0, 100, 0, 0] }],
  ] as const)('[%s] is named when the terms deviate from it: %j', (clause, given) => {
    expect(departures(six(given as object))).toEqual([clause]);
  });

  test('[PP-046 PP-912] a straddle of two big blinds left of the big blind is not a departure', () => {
    expect(departures(six({ blinds: [50, 100, 200, 0, 0, 0], bigBlind: 100 }))).toEqual([]);
  });
});
