import { describe, expect, test } from 'vitest';
import { acts, holes, outcome, outcomes, phh, recordIn } from './testing/phh.ts';
import { writePhh } from './write-phh.ts';

const board = ['d db 2c3d4h', 'd db 7s', 'd db 9c'];

describe('final stacks', () => {
  test('everyone folds: the small blind is lost, the unmatched half of the big blind comes back', () => {
    const hand = phh([1000, 1000, 1000], [...holes('AsAh KsKh QsQh'), 'p3 f', 'p1 f']);
    expect(outcome(hand)).toEqual({
      hand: 1,
      ok: true,
      finished: true,
      finishingStacks: [950, 1050, 1000],
      winnings: [0, 100, 0],
      departures: [],
    });
  });

  test('three stacks all-in for less: a main pot and two side pots', () => {
    // 1,000 / 400 / 1,000 / 150 go in: 4 x 150 to the aces, 3 x 250 to the kings, 2 x 600 to the queens.
    const actions = ['p3 cbr 300', 'p4 cc', 'p1 cbr 1000', 'p2 cc', 'p3 cc', ...board];
    const hand = phh([1000, 400, 2000, 150], [...holes('QsQh KsKh JsJh AsAh'), ...actions]);
    expect(outcome(hand)).toMatchObject({ finishingStacks: [1200, 750, 1000, 600], winnings: [1200, 750, 0, 600] });
  });

  test('heads-up the record states the small blind first, but its first player posts the big one', () => {
    const hand = phh([1000, 1000], [...holes('AsAh KsKh'), 'p2 f']);
    expect(outcome(hand)).toMatchObject({ ok: true, finishingStacks: [1050, 950] });
    const ante = phh([1000, 1000], [...holes('AsAh KsKh'), 'p2 f'], { antes: '[0, 30]' });
    expect(outcome(ante)).toMatchObject({ finishingStacks: [1050, 950], winnings: [130, 0], departures: ['PP-031'] });
  });

  test('heads-up without a small blind, the first action shows who posted the big one', () => {
    const lone = { blinds_or_straddles: '[0, 100]' };
    const second = phh([1000, 1000], [...holes('AsAh KsKh'), 'p1 cc', 'p2 f'], lone);
    expect(outcome(second)).toMatchObject({ ok: true, finishingStacks: [1100, 900] });
    const first = phh([1000, 1000], [...holes('AsAh KsKh'), 'p2 cc', 'p1 f'], lone);
    expect(outcome(first)).toMatchObject({ ok: true, finishingStacks: [900, 1100] });
  });

  test('high and low share a pot of Omaha Hi/Lo', () => {
    // Three put in 20, two of them 40 on the turn: 140. Four kings take 70, 8-4-3-2-A takes 70.
    const hand = phh(
      [500, 500, 500],
      [
        ...holes('KsKhQcJd 2c4d5h9s TsTh9h9d'),
        ...acts('p3 cc, p1 cc, p2 cc, d db As3h8d, p1 cc, p2 cc, p3 cc, d db Kc, p1 cbr 40, p2 cc, p3 f'),
        ...acts('d db Kd, p1 cc, p2 cc'),
      ],
      { variant: "'FO/8'", blinds_or_straddles: '[10, 20, 0]', small_bet: '20', big_bet: '40' },
    );
    expect(outcome(hand)).toMatchObject({ finishingStacks: [510, 510, 480], winnings: [70, 70, 0], departures: [] });
  });

  test('everyone’s antes are in the pot before the deal', () => {
    const hand = phh([1000, 1000, 1000], [...holes('AsAh KsKh QsQh'), 'p3 f', 'p1 f'], { antes: '[10, 10, 10]' });
    expect(outcome(hand)).toMatchObject({ finishingStacks: [940, 1070, 990], winnings: [0, 130, 0] });
  });

  test('a short ante wins what matches it, or all antes if the record does not trim them', () => {
    // p3 has 4 of 10: with aces it wins 3 x 4, or 10 + 10 + 4; the queens of p1 win the rest of 2 x 100.
    const actions = [
      ...holes('QsQh JsJh AsAh'),
      'p1 cc',
      'p2 cc',
      ...acts('d db 2c3d4h, p1 cc, p2 cc, d db 7s'),
      ...acts('p1 cc, p2 cc, d db 9c, p1 cc, p2 cc'),
    ];
    const trimmed = phh([1000, 1000, 4], actions, { antes: '[10, 10, 10]', ante_trimming_status: 'true' });
    expect(outcome(trimmed)).toMatchObject({ finishingStacks: [1102, 890, 12], departures: [] });
    const dead = phh([1000, 1000, 4], actions, { antes: '[10, 10, 10]', ante_trimming_status: 'false' });
    expect(outcome(dead)).toMatchObject({ finishingStacks: [1090, 890, 24], departures: ['PP-031'] });
  });

  test('an ante that the big blind pays for all goes whole to the winner', () => {
    const hand = phh([1000, 1000, 1000], [...holes('AsAh KsKh QsQh'), 'p3 cbr 300', 'p1 f', 'p2 f'], {
      antes: '[0, 100, 0]',
    });
    // 100 ante, 50 and 100 blinds, and of the 300 the 100 that were matched.
    expect(outcome(hand)).toMatchObject({ finishingStacks: [950, 800, 1250], winnings: [0, 0, 350] });
  });

  test('cents are counted exactly', () => {
    const hand = phh([20.1, 14.6, 200.35], [...holes('???? ???? ????'), 'p3 cbr 0.75', 'p1 f', 'p2 cc', ...cents], {
      blinds_or_straddles: '[0.10, 0.25, 0]',
      min_bet: '0.25',
      winnings: '[0, 1.52, 0]',
    });
    // 0.10 + 2 x 0.75 = 1.60; the house took 0.08.
    expect(outcome(hand)).toMatchObject({
      finishingStacks: [20, 15.45, 199.6],
      winnings: [0, 1.6, 0],
      agrees: false,
      rake: 0.08,
      departures: ['PP-906'],
    });
  });
  const cents = [
    'd db 2c3d4h',
    'p2 cc',
    'p3 cc',
    'd db 7s',
    'p2 cc',
    'p3 cc',
    'd db 9c',
    'p2 cc',
    'p3 cc',
    ...acts('p2 sm AsAh, p3 sm ????'),
  ];

  test('an unknown stack has no final value', () => {
    const hand = phh([1000, 1000, 0], [...holes('AsAh KsKh QsQh'), 'p3 cbr 300', 'p1 f', 'p2 f'], {
      starting_stacks: '[1000, 1000, inf]',
    });
    expect(outcome(hand)).toMatchObject({ finishingStacks: [950, 900, null], winnings: [0, 0, 250] });
    const again = writePhh(recordIn(hand));
    expect(again).toContain('finishing_stacks = [950, 900, inf]');
    expect(outcome(again)).toMatchObject({ finishingStacks: [950, 900, null], agrees: true });
    const open = phh([1000, 1000, 0], holes('AsAh KsKh QsQh'), { starting_stacks: '[1000, 1000, inf]' });
    expect(outcome(open).next).toEqual({ actor: 2, toCall: 100, canRaise: true, minRaiseTo: 200, maxRaiseTo: null });
  });
});

describe('a record that stops half-way', () => {
  test('names the next to act and the range of a raise', () => {
    const hand = phh([1000, 1000, 5000], [...holes('AsAh KsKh QsQh'), 'p3 cbr 300']);
    expect(outcome(hand)).toMatchObject({
      ok: true,
      finished: false,
      finishingStacks: [950, 900, 4700],
      next: { actor: 0, toCall: 250, canRaise: true, minRaiseTo: 500, maxRaiseTo: 1000 },
    });
  });

  test('a straddle is a blind: the next player acts, and raises by two big blinds', () => {
    const hand = phh([5000, 5000, 5000, 5000], holes('AsAh KsKh QsQh JsJh'), {
      blinds_or_straddles: '[50, 100, 200, 0]',
    });
    expect(outcome(hand)).toMatchObject({
      departures: [],
      next: { actor: 3, toCall: 200, canRaise: true, minRaiseTo: 400, maxRaiseTo: 5000 },
    });
  });

  test('a smaller raise over a straddle is a term of its own table', () => {
    const straddled = { blinds_or_straddles: '[50, 100, 200, 0]' };
    const dealt = holes('AsAh KsKh QsQh JsJh');
    const small = phh([5000, 5000, 5000, 5000], [...dealt, 'p4 cbr 300'], straddled);
    expect(outcome(small)).toMatchObject({ ok: true, departures: ['PP-917'], next: { minRaiseTo: 400 } });
    const tiny = phh([5000, 5000, 5000, 5000], [...dealt, 'p4 cbr 299'], straddled);
    expect(outcome(tiny)).toMatchObject({
      ok: false,
      error: { clause: 'PP-917', values: { least: 400, to: 299 } },
    });
    const allIn = phh([5000, 5000, 5000, 350], [...dealt, 'p4 cbr 350'], straddled);
    expect(outcome(allIn)).toMatchObject({ ok: true, departures: [], next: { minRaiseTo: 550 } });
  });

  test('a player who just sat down and posted does not change whose turn it is', () => {
    const hand = phh([5000, 5000, 5000, 5000], [...holes('AsAh KsKh QsQh JsJh'), 'p3 f'], {
      blinds_or_straddles: '[50, 100, 0, 100]',
    });
    expect(outcome(hand)).toMatchObject({ ok: true, next: { actor: 3, toCall: 0 } });
    const negative = phh([5000, 5000, 5000, 5000], holes('AsAh KsKh QsQh JsJh'), {
      blinds_or_straddles: '[50, 100, 0, -100]',
    });
    expect(outcome(negative)).toMatchObject({ ok: true, next: { actor: 2, toCall: 100 } });
  });

  test('may wait for cards', () => {
    expect(outcome(phh([1000, 1000, 1000], holes('AsAh KsKh')))).toMatchObject({
      finished: false,
      waits: 'hole-cards',
    });
    const allIn = phh([1000, 1000, 1000], [...holes('AsAh KsKh QsQh'), 'p3 f', 'p1 cbr 1000', 'p2 cc', 'd db 2c3d4h']);
    expect(outcome(allIn)).toMatchObject({ ok: true, finished: false, waits: 'board', finishingStacks: [0, 0, 1000] });
  });
});

describe('the first illegal action', () => {
  const dealt = holes('AsAh KsKh QsQh');
  test.each([
    ['a raise below the minimum', [...dealt, 'p3 cbr 150'], 3, 'raise-too-small', 'PP-917', { least: 200, to: 150 }],
    ['more than the stack', [...dealt, 'p3 cbr 1001'], 3, 'raise-too-large', 'PP-921', { most: 1000, to: 1001 }],
    ['out of turn', [...dealt, 'p1 f'], 3, 'out-of-turn', 'PP-011', { seat: 1, turn: 3 }],
    ['a card twice', [...holes('AsAh KsKh'), 'd dh p3 QsAh'], 2, 'impossible-card', 'PP-944', { card: 'Ah' }],
    ['no card was dealt', ['p3 f'], 0, 'cards-due', 'PP-944', { street: 'preflop' }],
    ['no flop', [...dealt, ...acts('p3 cc, p1 cc, p2 cc, p1 cc')], 6, 'cards-due', 'PP-004', { street: 'flop' }],
    ['a board too early', [...dealt, 'd db 2c3d4h'], 3, 'card-not-due', 'PP-004', undefined],
    ['action after the end', [...dealt, 'p3 f', 'p1 f', 'p2 cc'], 5, 'round-over', 'PP-002', undefined],
    ['no such player', [...dealt, 'p4 f'], 3, 'unreadable-action', 'PP-047', { mistake: "no 'p4' among 3 players" }],
    [
      'an action of another game',
      [...dealt, 'p3 sd'],
      3,
      'unreadable-action',
      'PP-047',
      { mistake: "'sd' is no action of this game; they are f, cc, cbr, sm" },
    ],
    [
      'a third hole card',
      ['d dh p1 AsAhAd'],
      0,
      'unreadable-action',
      'PP-047',
      { mistake: 'a player gets 2 hole cards' },
    ],
  ])('%s', (_, actions, index, refused, clause, values) => {
    const { ok, finished, error } = outcome(phh([1000, 1000, 1000], actions));
    expect({ ok, finished, error }).toEqual({
      ok: false,
      finished: false,
      error: { action: actions[index], index, refused, clause, values },
    });
  });

  test('its values are given in the amounts of the record', () => {
    const hand = phh([10, 10, 10], [...dealt, 'p3 cbr 1.50'], { blinds_or_straddles: '[0.50, 1, 0]', min_bet: '1' });
    expect(outcome(hand).error?.values).toEqual({ least: 2, to: 1.5 });
  });

  test('fixed limit takes one bet and three raises at a table of three, and any number between two', () => {
    const fixed = { variant: "'FT'", blinds_or_straddles: '[10, 20, 0]', small_bet: '20', big_bet: '40' };
    const raises = ['p3 cbr 40', 'p1 cbr 60', 'p2 cbr 80', 'p3 cbr 100'];
    expect(outcome(phh([1000, 1000, 1000], [...dealt, ...raises], fixed)).error).toMatchObject({
      index: 6,
      clause: 'PP-914',
    });
    const two = ['p2 cbr 40', 'p1 cbr 60', 'p2 cbr 80', 'p1 cbr 100'];
    const match = phh([1000, 1000], [...holes('AsAh KsKh'), ...two], { ...fixed, blinds_or_straddles: '[10, 20]' });
    expect(outcome(match)).toMatchObject({ ok: true, next: { minRaiseTo: 120, maxRaiseTo: 120 } });
  });
});

describe('terms of other houses', () => {
  const omaha = phh([1000, 1000, 1000], [...holes('AsAhAdAc KsKhKdKc QsQhQdQc'), 'p3 f', 'p1 f'], {
    variant: "'PO'",
    antes: '[10, 10, 10]',
  });

  test('an ante in Omaha is played and named; in strict mode it is refused', () => {
    expect(outcome(omaha)).toMatchObject({ ok: true, finishingStacks: [940, 1070, 990], departures: ['PP-909'] });
    expect(outcome(omaha, true)).toEqual({
      hand: 1,
      ok: false,
      finished: false,
      finishingStacks: [],
      winnings: [],
      departures: ['PP-909'],
      error: { refused: 'foreign-terms', clause: 'PP-909', values: { clauses: 'PP-909' } },
    });
  });

  test('unnamed cards are not a departure', () => {
    const hand = phh([1000, 1000, 1000], [...holes('???? ???? ????'), 'p3 f', 'p1 f']);
    expect(outcome(hand, true)).toMatchObject({ ok: true, departures: [] });
  });

  test.each([
    ['F7S', "'F7S' is not played here; known are NT, PT, FT, PO, FO, PO/8, FO/8"],
    ['toString', "'toString' is not played here; known are NT, PT, FT, PO, FO, PO/8, FO/8"],
  ])('the game %s is not ours', (code, mistake) => {
    expect(outcome(phh([1000, 1000], [], { variant: `'${code}'` })).error).toEqual({
      field: 'variant',
      refused: 'unreadable',
      values: { field: 'variant', mistake },
    });
  });

  test('contradictory terms have a clause', () => {
    const eleven = phh(
      Array.from({ length: 11 }, () => 1000),
      [],
    );
    expect(outcome(eleven)).toMatchObject({ ok: false, error: { clause: 'PP-945' } });
  });
});

describe('what a record states', () => {
  const folded = [...holes('AsAh KsKh QsQh'), 'p3 f', 'p1 f'];
  test.each([
    ['agrees', { finishing_stacks: '[950, 1050, 1000]' }, { agrees: true }],
    ['counts a returned blind as won', { winnings: '[0, 150, 0]' }, { agrees: true }],
    [
      'says that nobody won, not knowing better',
      { winnings: '[0, 0, 0]', finishing_stacks: '[950, 1050, 1000]' },
      { agrees: true },
    ],
    ['is what is left after rake', { winnings: '[0, 90, 0]' }, { agrees: false, rake: 10 }],
    [
      'is something else',
      { finishing_stacks: '[1000, 1000, 1000]' },
      { agrees: false, difference: { finishingStacks: [-50, 50, 0] } },
    ],
  ])('%s', (_, fields, expected) => {
    expect(outcome(phh([1000, 1000, 1000], folded, fields))).toMatchObject({ ok: true, ...expected });
  });
});

test('a file of many hands keeps their order and names each by its own number, otherwise by its table', () => {
  const hand = phh([1000, 1000], [...holes('AsAh KsKh'), 'p2 f']);
  const read = outcomes(`[12]\n${hand}hand = 'final'\n[4]\n${hand}[last]\nvariant = 'NT'\n`);
  expect(read.map(({ hand, ok }) => [hand, ok])).toEqual([
    ['final', true],
    [4, true],
    ['last', false],
  ]);
});
