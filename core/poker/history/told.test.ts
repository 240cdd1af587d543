/** Histories for people and for other programs. */
import { expect, test } from 'vitest';
import { openHandHistory } from './open-hand-history.ts';
import { acts, holes, phh, recordIn } from './testing/phh.ts';
import { textHistory } from './text-history.ts';
import { writePhh } from './write-phh.ts';

// Ann's 1,000 are 10 ante, 390 before the flop and 600 on it: a main pot of 3 x 400 and a side pot of 2 x 600.
const sidePot = phh(
  [1000, 400, 2000],
  [
    ...holes('QsQh KsKh AsJh'),
    ...acts('p3 cbr 300, p1 cc, p2 cbr 390, p3 cc, p1 cc, d db Qc3d4h, p1 cbr 600, p3 cc, d db 7s, d db 9c'),
  ],
  { hand: '12', players: "['Ann', 'Bo', '']", event: "'Friday'", table: '3', antes: '[10, 10, 10]' },
);

test('a text for people', () => {
  expect(textHistory(recordIn(sidePot))).toBe(
    `Hand 12: Texas Hold'em, no limit 50/100
Friday
Table 3
Seat 1: Ann (1,000)
Seat 2: Bo (400)
Seat 3: p3 (2,000), button
Ann posts the ante 10
Bo posts the ante 10
p3 posts the ante 10
Ann posts the small blind 50
Bo posts the big blind 100

Hole cards
Ann [Qs Qh]
Bo [Ks Kh]
p3 [As Jh]
p3 raises to 300
Ann calls 250
Bo raises to 390, all-in
p3 calls 90
Ann calls 90

Flop [Qc 3d 4h]
Ann bets 600, all-in
p3 calls 600

Turn [7s]

River [9c]

Showdown
Ann shows [Qs Qh]: three of a kind, queens, nine and seven kickers
Bo shows [Ks Kh]: pair of kings, queen, nine and seven kickers
p3 shows [As Jh]: high card ace, queen, jack, nine and seven kickers
Ann wins 1,200 (main pot)
Ann wins 1,200 (side pot 1)
`,
  );
});

test('halves of a pot, cents and their currency, a muck and a returned bet', () => {
  const shared = phh(
    [5, 5, 12.5],
    [
      ...holes('KsKhQcJd 2c4d5h9s TsTh9h9d'),
      ...acts('p3 f, p1 cc, p2 cc, d db As3h8d, p1 cc, p2 cc, d db Kc, p1 cc, p2 cc, d db Kd, p1 cc, p2 cc'),
    ],
    { variant: "'PO/8'", blinds_or_straddles: '[0.50, 1, 0]', min_bet: '1', currency_symbol: "'$'" },
  );
  expect(textHistory(recordIn(shared)).split('\n').slice(-5)).toEqual([
    'p1 shows [Ks Kh Qc Jd]: four of a kind, kings, ace kicker',
    'p2 shows [2c 4d 5h 9s]: pair of kings, ace, nine and five kickers; eight low, 8-4-3-2-A',
    'p1 wins $1.00 (high)',
    'p2 wins $1.00 (low)',
    '',
  ]);
  const beaten = phh(
    [1000, 1000, 1000],
    [...holes('AsAh KsKh QsQh'), 'p3 f', 'p1 cbr 1000', 'p2 cc', 'd db 2c3d4h', 'd db 7s', 'd db 9c'],
  );
  expect(
    textHistory(recordIn(beaten.replace('1000,1000,1000', '1500,1000,1000').replace('cbr 1000', 'cbr 1500'))),
  ).toContain('\n500 returned to p1, not matched\n\nShowdown\np1 shows');
});

test.each([
  ['stops', ['p3 f'], 'The record stops here.'],
  ['is not legal', ['p3 f', 'p1 cbr 120'], 'Not legal: p1 cbr 120: raise-too-small, least 200, to 120 (PP-917)'],
])('a text says where a record %s', (_, actions, sentence) => {
  const lines = textHistory(recordIn(phh([1000, 1000, 1000], [...holes('AsAh KsKh QsQh'), ...actions])))
    .trimEnd()
    .split('\n');
  expect(lines.slice(-2)).toEqual(['p3 folds', sentence]);
});

test('Open Hand History', () => {
  const { ohh } = openHandHistory(
    recordIn(`${sidePot}year = 2024\nmonth = 5\nday = 7\ntime = 18:30:00\ntime_zone = 'UTC'\n`),
  );
  const action = (action_number: number, player_id: number, action: string, more: object) => ({
    action_number,
    player_id,
    action,
    ...more,
  });
  const put = (amount: number, is_allin = false) => ({ amount, is_allin });
  expect(ohh).toEqual({
    spec_version: '1.4.7',
    site_name: 'Baize',
    network_name: 'Baize',
    internal_version: '1.0.0',
    tournament: false,
    game_number: '12',
    start_date_utc: '2024-05-07T18:30:00Z',
    table_name: '3',
    game_type: 'Holdem',
    bet_limit: { bet_type: 'NL', bet_cap: 0 },
    table_size: 3,
    currency: '',
    dealer_seat: 3,
    small_blind_amount: 50,
    big_blind_amount: 100,
    ante_amount: 10,
    flags: ['Observed'],
    players: [
      { id: 0, seat: 1, name: 'Ann', starting_stack: 1000 },
      { id: 1, seat: 2, name: 'Bo', starting_stack: 400 },
      { id: 2, seat: 3, name: 'p3', starting_stack: 2000 },
    ],
    rounds: [
      {
        id: 0,
        street: 'Preflop',
        actions: [
          action(0, 0, 'Post Ante', put(10)),
          action(1, 1, 'Post Ante', put(10)),
          action(2, 2, 'Post Ante', put(10)),
          action(3, 0, 'Post SB', put(50)),
          action(4, 1, 'Post BB', put(100)),
          action(5, 0, 'Dealt Cards', { cards: ['Qs', 'Qh'] }),
          action(6, 1, 'Dealt Cards', { cards: ['Ks', 'Kh'] }),
          action(7, 2, 'Dealt Cards', { cards: ['As', 'Jh'] }),
          action(8, 2, 'Raise', put(300)),
          action(9, 0, 'Call', put(250)),
          action(10, 1, 'Raise', put(290, true)),
          action(11, 2, 'Call', put(90)),
          action(12, 0, 'Call', put(90)),
        ],
      },
      {
        id: 1,
        street: 'Flop',
        cards: ['Qc', '3d', '4h'],
        actions: [action(13, 0, 'Bet', put(600, true)), action(14, 2, 'Call', put(600))],
      },
      { id: 2, street: 'Turn', cards: ['7s'], actions: [] },
      { id: 3, street: 'River', cards: ['9c'], actions: [] },
      {
        id: 4,
        street: 'Showdown',
        actions: [
          action(15, 0, 'Shows Cards', { cards: ['Qs', 'Qh'] }),
          action(16, 1, 'Shows Cards', { cards: ['Ks', 'Kh'] }),
          action(17, 2, 'Shows Cards', { cards: ['As', 'Jh'] }),
        ],
      },
    ],
    pots: [
      { number: 0, amount: 1200, rake: 0, player_wins: [{ player_id: 0, win_amount: 1200 }] },
      { number: 1, amount: 1200, rake: 0, player_wins: [{ player_id: 0, win_amount: 1200 }] },
    ],
  });
});

test('PHH of a foreign hand has only standard fields, and states the result', () => {
  expect(writePhh(recordIn(sidePot))).toBe(
    `variant = 'NT'
ante_trimming_status = true
antes = [10, 10, 10]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 400, 2000]
actions = ['d dh p1 QsQh', 'd dh p2 KsKh', 'd dh p3 AsJh', 'p3 cbr 300', 'p1 cc', 'p2 cbr 390', 'p3 cc', 'p1 cc', 'd db Qc3d4h', 'p1 cbr 600', 'p3 cc', 'd db 7s', 'd db 9c']
hand = 12
players = ['Ann', 'Bo', '']
event = 'Friday'
table = '3'
finishing_stacks = [2400, 0, 1000]
winnings = [2400, 0, 0]
`,
  );
});
