/**
 * Every coup of an eight-deck shoe by card values, from the rules as croupiers learn them: an oracle independent of our
 * count.
 */

/** Cards in an eight-deck shoe with this value. */
export const copiesOf = (points: number): number => (points === 0 ? 128 : 32);

/** Ordered choices of six of 416 cards. This and every sum of ways stays below 2^53, so plain numbers are exact. */
export const dealsByHand = 416 * 415 * 414 * 413 * 412 * 411;

export interface CoupByHand {
  /** Card values, in the order dealt. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly winner: 'player' | 'banker' | 'tie';
  /** How many of all ordered deals of six cards start with these. */
  readonly ways: number;
}

const total = (hand: readonly number[]): number => hand.reduce((sum, points) => sum + points, 0) % 10;

/**
 * Three draws unless it is an eight, four against two to seven, five against four to seven, six against six or seven.
 */
function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  const least = { 4: 2, 5: 4, 6: 6 }[banker];
  return least !== undefined && third >= least && third <= 7;
}

export function everyCoupByHand(visit: (coup: CoupByHand) => void): void {
  const tens = Array.from({ length: 10 }, (_, points) => points);
  const end = (player: readonly number[], banker: readonly number[]) => {
    const [p, b] = [total(player), total(banker)];
    visit({
      player,
      banker,
      winner: p > b ? 'player' : b > p ? 'banker' : 'tie',
      ways: waysOf([...player, ...banker]),
    });
  };
  const bankerTurn = (player: readonly number[], banker: readonly number[]) => {
    if (bankerDraws(total(banker), player[2])) for (const third of tens) end(player, [...banker, third]);
    else end(player, banker);
  };
  for (const p1 of tens) {
    for (const p2 of tens) {
      for (const b1 of tens) {
        for (const b2 of tens) {
          const [player, banker] = [total([p1, p2]), total([b1, b2])];
          if (player >= 8 || banker >= 8) end([p1, p2], [b1, b2]);
          else if (player >= 6) bankerTurn([p1, p2], [b1, b2]);
          else for (const third of tens) bankerTurn([p1, p2, third], [b1, b2]);
        }
      }
    }
  }
}

/** Each card dealt leaves one fewer of its kind; the remaining cards up to six are arbitrary. */
function waysOf(cards: readonly number[]): number {
  const left = Array.from({ length: 10 }, (_, points) => copiesOf(points));
  let ways = 1;
  for (const points of cards) {
    ways *= left[points] as number;
    left[points] = (left[points] as number) - 1;
  }
  for (let out = cards.length; out < 6; out++) ways *= 416 - out;
  return ways;
}
