import { expect, test } from 'vitest';
import type { Cents } from '../../base/money.ts';
import { isRefusal } from '../../base/refusal.ts';
import { cards } from '../../cards/card.ts';
import type { HandEntry } from '../hand/journal.ts';
import { seatId } from '../hand/seats.ts';
import { tableOf } from '../testing/play-hand.ts';
import { recordOfHand } from './own-record.ts';
import { textHistory } from './text-history.ts';
import { writePhh } from './write-phh.ts';

const dealt = (text: string): readonly HandEntry[] => cards(text).map((card) => ({ kind: 'card', card }));
const says = (seat: number, option: string, amount?: number): HandEntry => ({
  kind: 'choice',
  holder: seatId(seat - 1),
  option,
  ...(amount === undefined ? {} : { amount: amount as Cents }),
});

// Seat 2 is empty and seat 3 has the button: seat 4 posts the small blind, seat 1 the big one.
const terms = tableOf([1000, 0, 1000, 1000], {
  button: 2,
  blinds: [100, 0, 0, 50],
  straddle: true,
  runItTwice: 'after-flop',
});
const journal: readonly HandEntry[] = [
  says(3, 'straddle'),
  ...dealt('As Ks 7c Ah Kh 2d'),
  says(4, 'call'),
  says(1, 'fold'),
  says(3, 'check'),
  ...dealt('5c 6d 9h'),
  says(4, 'bet', 800),
  says(3, 'all-in'),
  says(3, 'twice'),
  says(4, 'twice'),
  { kind: 'closed', unpaid: [] },
  ...dealt('3s 4h Kd Jc'),
];
const about = { players: ['Ann', 'Bo', 'Cleo'] };

test('what PHH has no word for stands beside it: seats, a straddle that was offered, two boards', () => {
  const record = recordOfHand(terms, journal, { hand: 'final-7', about });
  // 100 of seat 1 and 1,000 each: 1,050 to the aces on the first board, 1,050 to three kings on the second.
  expect(isRefusal(record) ? record.reason : writePhh(record)).toBe(
    `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 200]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ['# p3 straddle', 'd dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 7c2d', 'p1 cc']
`,
  );
});

test('a journal that is not of this hand is refused', () => {
  const wrong = recordOfHand(terms, [says(4, 'straddle')], { hand: 1, about });
  expect(wrong).toMatchObject({ refused: 'not-a-holder' });
  const noTable = recordOfHand({ ...terms, button: 9 }, [], { hand: 1, about });
  expect(noTable).toMatchObject({ clause: 'PP-014' });
});

test('two boards in words', () => {
  const record = recordOfHand(terms, journal, { hand: 'final-7', about });
  expect(isRefusal(record) ? record.reason : textHistory(record).split('\n').slice(-14)).toEqual([]);
});
