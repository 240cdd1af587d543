/** Royal Poker: what five or six cards make, and the two tables that price it. */
import { describe, expect, test } from 'vitest';
import { cards } from '../../cards/card.ts';
import { madeOf } from './double.ts';
import { pricesWith } from './prices.ts';
import { rules } from './rules.ts';

const prices = pricesWith(rules.parse({}));

/** "Straight + Pair 5:1 RP-071" */
const priced = (text: string, from = prices) => {
  const { name, odds, clause } = from.of(madeOf(cards(text)));
  return `${name} ${odds.win / odds.per}:1 ${clause}`;
};

describe('one combination', () => {
  test.each([
    ['RP-043', 'Royal Flush', 100, 'Ah Kh Qh Jh Th'],
    ['RP-044', 'Straight Flush', 50, '4c 5c 6c 7c 8c'],
    ['RP-045', 'Four of a Kind', 20, 'Ks Kh Kc Kd 3s'],
    ['RP-046', 'Full House', 7, 'Th Ts Td As Ac'],
    ['RP-047', 'Flush', 5, 'Ts Ks 2s 6s 7s'],
    ['RP-048', 'Straight', 4, '7c 8s 9d Ts Jh'],
    ['RP-049', 'Three of a Kind', 3, '5s 5h 5c Jd Ad'],
    ['RP-050', 'Two Pairs', 2, 'As Ah 3c 3s Jc'],
    ['RP-051', 'Pair', 1, 'Qd Qh 2h 8s 9c'],
    ['RP-052', 'Ace-King', 1, 'As Kh 2h 3s Jc'],
  ])('[%s] %s pays %i to 1', (id, name, odds, hand) => {
    expect(priced(hand)).toBe(`${name} ${odds}:1 ${id}`);
  });

  test('[RP-052] below Ace-King nothing is in the table', () => {
    expect(priced('As Qh 2h 3s Jc')).toBe('High Card 0:1 RP-912');
  });
});

describe('two combinations', () => {
  test.each([
    ['RP-053', 'Royal Flush + Straight Flush', 150, 'Ah Kh Qh Jh Th 9h'],
    ['RP-054', 'Royal Flush + Flush', 105, 'Ah Kh Qh Jh Th 4h'],
    ['RP-055', 'Royal Flush + Straight', 104, 'Ah Kh Qh Jh Th 9s'],
    ['RP-056', 'Royal Flush + Pair', 101, 'Ah Kh Qh Jh Th Ts'],
    ['RP-057', 'Straight Flush + Straight Flush', 100, '4c 5c 6c 7c 8c 9c'],
    ['RP-058', 'Straight Flush + Flush', 55, '4c 5c 6c 7c 8c Qc'],
    ['RP-059', 'Straight Flush + Straight', 54, '4c 5c 6c 7c 8c 9d'],
    ['RP-060', 'Straight Flush + Pair', 51, '4c 5c 6c 7c 8c 8d'],
    ['RP-061', 'Straight Flush + Ace-King', 51, '5h 4h 3h 2h Ah Ks'],
    ['RP-062', 'Four of a Kind + Full House', 27, 'Ah As Ad Ac 8h 8s'],
    ['RP-063', 'Four of a Kind + Ace-King', 21, 'Ah As Ad Ac Kh'],
    ['RP-064', 'Full House + Full House', 14, 'Ah As Ad 8h 8s 8c'],
    ['RP-065', 'Full House + Ace-King', 8, 'Ah As Ad 8h 8s Kc'],
    ['RP-066', 'Flush + Flush', 10, '2s 4s 6s 8s Ts Qs'],
    ['RP-067', 'Flush + Straight', 9, 'Kh Qh Jh 9h 7h Ts'],
    ['RP-068', 'Flush + Pair', 6, 'Kh Qh Jh 9h 7h 7s'],
    ['RP-069', 'Flush + Ace-King', 6, 'Kh Qh Jh 9h 7h As'],
    ['RP-070', 'Straight + Straight', 8, 'Kh Qs Jd Tc 9h 8s'],
    ['RP-071', 'Straight + Pair', 5, 'Kh Qs Jd Tc 9h 9s'],
    ['RP-072', 'Straight + Ace-King', 5, '5h 4s 3d 2c Ah Ks'],
    ['RP-073', 'Three of a Kind + Ace-King', 4, '8h 8s 8d Ac Kd'],
    ['RP-074', 'Three Pairs', 3, 'Kh Ks 8d 8h 2c 2s'],
    ['RP-075', 'Two Pairs + Ace-King', 3, 'Ah As 8d 8h Kc'],
    ['RP-076', 'Pair + Ace-King', 2, '8h 8s Ac Kd 5h'],
  ])('[%s] %s pays %i to 1', (id, name, odds, hand) => {
    expect(priced(hand)).toBe(`${name} ${odds}:1 ${id}`);
  });

  test('[RP-915] every double pays the sum of two singles, even at a table with other payouts', () => {
    const all = new Map(prices.all.map(({ name, odds }) => [name, odds.win / odds.per]));
    const doubles = [...all].filter(([name]) => name.includes('+'));
    expect(doubles).toHaveLength(23);
    for (const [name, odds] of doubles) {
      const [first = '', second = ''] = name.split(' + ');
      expect([name, odds]).toEqual([name, (all.get(first) ?? 0) + (all.get(second) ?? 0)]);
    }
    expect(all.get('Three Pairs')).toBe((all.get('Two Pairs') ?? 0) + (all.get('Pair') ?? 0));
    const other = pricesWith(rules.parse({ payouts: { flush: '6.5', straight: '4' } }));
    expect(priced('Kh Qh Jh 9h 7h Ts', other)).toBe('Flush + Straight 10.5:1 RP-067');
  });
});

/** The page's worked examples, the sixth card after the plus. */
const worked = [
  ['Ah Kh Qh Jh Th 9h', 'Royal Flush + Straight Flush 150:1'],
  ['Ah Kh Qh Jh Th 9s', 'Royal Flush + Straight 104:1'],
  ['Ah Kh Qh Jh Th Ts', 'Royal Flush + Pair 101:1'],
  ['5h 4h 3h 2h Ah Ks', 'Straight Flush + Ace-King 51:1'],
  ['Ah As Ad Ac 8h 8s', 'Four of a Kind + Full House 27:1'],
  ['Ah As Ad Ac Kh', 'Four of a Kind + Ace-King 21:1'],
  ['Ah As Ad 8h 8s 8c', 'Full House + Full House 14:1'],
  ['Kh Qh Jh 9h 7h Ts', 'Flush + Straight 9:1'],
  ['Kh Qs Jd Tc 9h 8s', 'Straight + Straight 8:1'],
  ['Kh Qs Jd Tc 9h 9s', 'Straight + Pair 5:1'],
  ['Kh Ks 8d 8h 2c 2s', 'Three Pairs 3:1'],
  ['Ah As Kd Kc 5h', 'Two Pairs 2:1'],
  ['8h 8s Ac Kd 5h', 'Pair + Ace-King 2:1'],
] as const;

describe('which two', () => {
  test.each(worked)('[RP-913 RP-914] worked example: %s is %s', (hand, told) => {
    expect(priced(hand)).toMatch(told);
    expect(priced(hand.split(' ').toReversed().join(' '))).toMatch(told);
  });

  test.each([
    ['an Ace outside the pair of Kings', 'Kh Ks Ac 5d 3h', 'Pair + Ace-King'],
    ['a King outside the three Aces', 'Ah As Ad Kc 5d', 'Three of a Kind + Ace-King'],
    ['an Ace beside four Kings', 'Kh Ks Kd Kc Ac', 'Four of a Kind + Ace-King'],
    ['a second King outside a Flush that holds the first', 'Ah Kh 9h 5h 3h Ks', 'Flush + Pair'],
    ['both cards of it outside two pairs', '8h 8s 5d 5h Ac Kd', 'Two Pairs + Ace-King'],
    ['a third pair outside Aces and Kings', 'Ah As Kd Kc 5h 5d', 'Three Pairs'],
  ])('[RP-041] %s makes a second combination', (_case, hand, name) => {
    expect(priced(hand)).toMatch(new RegExp(`^${name.replace('+', '\\+')} \\d`));
  });

  test.each([
    ['Ace and King both inside the Straight', 'Ah Ks Qd Jc Th 3s', 'Straight 4:1'],
    ['Ace and King both inside the Flush', 'Ah Kh 9h 5h 3h 2s', 'Flush 5:1'],
    ['both inside the Royal Flush', 'Ah Kh Qh Jh Th 3s', 'Royal Flush 100:1'],
    ['both inside the Full House', 'Ah As Ad Kh Ks 3c', 'Full House 7:1'],
    ['Ace-King alone has no second combination', 'As Kh 2h 3s Jc 9d', 'Ace-King 1:1'],
  ])('[RP-041] %s: no card outside, no second combination', (_case, hand, told) => {
    expect(priced(hand)).toMatch(told);
  });

  test.each([
    ['a Straight of the same ranks does not count', '4c 5d 6h 7s 8c 4h', 'Straight + Pair 5:1'],
    ['nor a Straight in the ranks of a Straight Flush', '4c 5c 6c 7c 8c 4h', 'Straight Flush + Pair 51:1'],
    ['a Pair beside Four of a Kind is in no table', '9h 9s 9d 9c 8h 7s', 'Four of a Kind 20:1'],
    ['a Pair of the third three does not count beside a Full House', '9h 9s 9d 8c 8h 7s', 'Full House 7:1'],
    ['of a Straight and Ace-King the Straight pays more', 'Kh Qh Jh Th 9h As', 'Straight Flush + Straight 54:1'],
    ['of a Full House and Ace-King the Full House pays more', 'Ah As Ad Ac Kh Ks', 'Four of a Kind + Full House 27:1'],
    ['of a Straight and a Flush the Flush pays more', 'Ah Kh Qh Jh Th 8h', 'Royal Flush + Flush 105:1'],
  ])('[RP-914] %s', (_case, hand, told) => {
    expect(priced(hand)).toMatch(told);
  });

  test('[RP-913] the cards of a combination: kickers are outside it', () => {
    const further = (hand: string) => [...madeOf(cards(hand)).further];
    // The Ace is a kicker of the pair and the three, and part of the Flush.
    expect(further('8h 8s Ac Kd 5h')).toEqual(['Ace-King']);
    expect(further('8h 8s 8c Kd Ah')).toEqual(['Ace-King']);
    expect(further('Ah Kh 9h 5h 3h')).toEqual([]);
    expect(further('Ah As Kd Kc 5h')).toEqual([]);
    expect(further('Ac Kd 9h 5h 3h')).toEqual([]);
  });

  test('[RP-911] all six cards are searched for a double combination', () => {
    expect(priced('Ah Ks 8d 8h 8c 8s')).toMatch('Four of a Kind + Ace-King 21:1');
    expect(priced('8d 8h 8c 8s Ah 2c')).toMatch('Four of a Kind 20:1');
    expect(priced('9h Ts Jd Qh Kc As')).toMatch('Straight + Straight 8:1');
  });
});
