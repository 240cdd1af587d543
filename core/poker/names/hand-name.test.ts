import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/card.ts';
import { rankOf } from '../evaluate/high.ts';
import { lowOfFive } from '../evaluate/low.ts';
import { handName, languages, lowName } from './hand-name.ts';

const hands: readonly (readonly [string, string, string, string])[] = [
  ['Ts Js Qs Ks As', 'royal flush', 'karališkoji rūšis', 'chintă roială'],
  ['9s Ts Js Qs Ks', 'straight flush, king high', 'vienos rūšies eilė iki karaliaus', 'chintă de culoare până la rege'],
  [
    'Qs Qh Qd Qc 4d',
    'four of a kind, queens, four kicker',
    'keturios vienodos, damos, lemianti korta keturakė',
    'careu de dame, kicker pătrar',
  ],
  [
    'Qs Qh Qd 2c 2s',
    'full house, queens over twos',
    'pilnas namas, trys damos ir dvi dviakės',
    'full de dame cu doiari',
  ],
  [
    '6s 6h 6d Jc Js',
    'full house, sixes over jacks',
    'pilnas namas, trys šešakės ir du valetai',
    'full de șesari cu valeți',
  ],
  [
    'Kd Qd 9d 6d 3d',
    'flush, king, queen, nine, six and three',
    'rūšis, karalius, dama, devynakė, šešakė ir triakė',
    'culoare, rege, damă, nouar, șesar și treiar',
  ],
  ['5d 4c 3s 2h Ad', 'straight, five high', 'eilė iki penkakės', 'chintă până la cincar'],
  ['Ad Kc Qs Jh Td', 'straight, ace high', 'eilė iki tūzo', 'chintă până la as'],
  [
    '7s 7h 7d 9c 4s',
    'three of a kind, sevens, nine and four kickers',
    'trys vienodos, septynakės, lemiančios kortos devynakė ir keturakė',
    'trei de un fel, șeptari, kickeri nouar și pătrar',
  ],
  [
    'As Ah 9d 9c Ks',
    'two pair, aces and nines, king kicker',
    'dvi poros, tūzai ir devynakės, lemianti korta karalius',
    'două perechi, ași și nouari, kicker rege',
  ],
  [
    'Qs Qh Td 8c 5s',
    'pair of queens, ten, eight and five kickers',
    'damų pora, lemiančios kortos dešimtakė, aštuonakė ir penkakė',
    'pereche de dame, kickeri decar, optar și cincar',
  ],
  [
    'Js Qd Kc As 2h',
    'high card ace, king, queen, jack and two kickers',
    'aukšta korta tūzas, lemiančios kortos karalius, dama, valetas ir dviakė',
    'carte mare as, kickeri rege, damă, valet și doiar',
  ],
];

test.each(hands)('%s: %s, %s, %s', (hand, english, lithuanian, romanian) => {
  const rank = rankOf(cards(hand));
  expect(languages.map((language) => handName(rank, language))).toEqual([english, lithuanian, romanian]);
});

test.each([
  ['8h 7h 6h 5h 4h', 'eight low, 8-7-6-5-4', 'žema aštuonakė, 8-7-6-5-4', 'low la optar, 8-7-6-5-4'],
  ['6d 4c 3s 2h Ad', 'six low, 6-4-3-2-A', 'žema šešakė, 6-4-3-2-A', 'low la șesar, 6-4-3-2-A'],
  ['5d 4c 3s 2h Ad', 'wheel, 5-4-3-2-A', 'žema penkakė („Wheel“), 5-4-3-2-A', 'cel mai bun low, 5-4-3-2-A'],
])('the low %s: %s', (hand, english, lithuanian, romanian) => {
  const low = lowOfFive(cards(hand)) ?? 0;
  expect(languages.map((language) => lowName(low, language))).toEqual([english, lithuanian, romanian]);
});

describe('every hand', () => {
  test.each(languages)('%s: no two classes of hands share a name, and no place is left unfilled', (language) => {
    const names = Array.from({ length: 7462 }, (_, index) => handName(index + 1, language));
    expect(new Set(names).size).toBe(7462);
    expect(names.filter((name) => /[{}]|undefined|, $/.test(name))).toEqual([]);
  });
});
