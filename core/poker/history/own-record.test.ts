import { expect, test } from 'vitest';
import { defined } from '../../base/defined.ts';
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
  ...defined({ amount: amount as Cents | undefined }),
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

test('what PHH cannot express is written beside it: seats, an offered straddle, two boards', () => {
  const record = recordOfHand(terms, journal, { hand: 'final-7', about });
  // 100 from seat 1 and 1,000 from each of the others: half to the straight 3 to 7 on the first board, half to the aces
  // on the second.
  expect(isRefusal(record) ? record.refused : writePhh(record)).toBe(
    `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 200]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ['# p3 straddle', 'd dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 7c2d', 'p1 cc', 'p2 f', 'p3 cc', 'd db 5c6d9h', 'p1 cbr 800', 'p3 cc', 'p1 sm AsAh', 'p3 sm 7c2d', '# p3 twice', '# p1 twice', '# closed', 'd db 3s', 'd db 4h', 'd db Kd', 'd db Jc']
hand = 'final-7'
players = ['Ann', 'Bo', 'Cleo']
finishing_stacks = [1050, 900, 1050]
winnings = [1050, 0, 1050]
seats = [4, 1, 3]
seat_count = 4
_terms = {opensAfter = 0, openingRaise = 100, openingBets = 1, straddle = true, runItTwice = "after-flop", blinds = [100,0,0,50]}
`,
  );
});

test('a journal of another hand is refused', () => {
  const wrong = recordOfHand(terms, [says(4, 'straddle')], { hand: 1, about });
  expect(wrong).toMatchObject({ refused: 'not-a-holder' });
  const noTable = recordOfHand({ ...terms, button: 9 }, [], { hand: 1, about });
  expect(noTable).toMatchObject({ clause: 'PP-014' });
});

test('two boards in words', () => {
  const record = recordOfHand(terms, journal, { hand: 'final-7', about });
  expect(isRefusal(record) ? record.refused : textHistory(record).split('\n').slice(-14)).toEqual([
    'Turn [3s]',
    '',
    'River [4h]',
    '',
    'Second turn [Kd]',
    '',
    'Second river [Jc]',
    '',
    'Showdown',
    'Ann shows [As Ah]: pair of aces, nine, six and five kickers',
    'Cleo shows [7c 2d]: straight, seven high',
    'Cleo wins 1,050 (first board)',
    'Ann wins 1,050 (second board)',
    '',
  ]);
});
