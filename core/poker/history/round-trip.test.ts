/** We read what we write: any hand of our tables survives as PHH, to the last chip and card. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../base/refusal.ts';
import { playRecord } from './play-record.ts';
import { isNotToml, readPhh } from './read-phh.ts';
import { recordOfHand } from './own-record.ts';
import { type HandRecord, isMistake } from './record.ts';
import { anyHand, type PlayedHand } from './testing/random-hand.ts';
import { writePhh, writePhhs } from './write-phh.ts';

function recordOf({ terms, journal }: PlayedHand): HandRecord {
  const record = recordOfHand(terms, journal, { hand: 7, about: { players: terms.stacks.flatMap(named) } });
  if (isRefusal(record)) throw new Error(record.refused);
  return record;
}

const named = (stack: number, seat: number) => (stack > 0 ? [`Player ${seat + 1}`] : []);

function readBack(text: string): readonly HandRecord[] {
  const hands = readPhh(text);
  if (isNotToml(hands)) throw new Error(`${hands.line}: ${hands.reason}\n${text}`);
  return hands.map(({ read }) => {
    if (isMistake(read)) throw new Error(read.reason);
    return read;
  });
}

test('a hand written as PHH and read back is the same hand, whatever happened in it', () => {
  fc.assert(
    fc.property(anyHand, (hand) => {
      const text = writePhh(recordOf(hand));
      const [read] = readBack(text) as [HandRecord];
      const { state, refused } = playRecord(read);
      expect(refused).toBeUndefined();
      expect(state).toEqual(hand.state);
      expect(read.terms).toEqual(hand.terms);
      expect(writePhh(read)).toBe(text);
    }),
    { numRuns: 400 },
  );
});

test('many hands in one file keep their order and their number', () => {
  fc.assert(
    fc.property(fc.array(anyHand, { minLength: 2, maxLength: 12 }), (hands) => {
      const read = readBack(writePhhs(hands.map(recordOf)));
      expect(read.map((record) => playRecord(record).state)).toEqual(hands.map(({ state }) => state));
    }),
    { numRuns: 20 },
  );
});
