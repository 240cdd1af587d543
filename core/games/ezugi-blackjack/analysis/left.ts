/** What is left of a shoe, by what cards count: all that blackjack can tell of them. */

/** Cards left of each value; at 1 the Aces, at 10 everything that counts ten, at 0 none. */
export type Left = readonly number[];

export const values: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const fullShoe = (decks: number): Left => [0, ...values.map((value) => (value === 10 ? 16 : 4) * decks)];

export const cardsIn = (left: Left): number => left.reduce((sum, count) => sum + count, 0);

export const countOf = (left: Left, value: number): number => left[value] ?? 0;

export const without = (left: Left, value: number): Left => left.with(value, countOf(left, value) - 1);

/** The chance to draw just these cards one after another, in any one order. */
export function chanceOfDrawing(left: Left, drawn: Left): number {
  let [chance, size] = [1, cardsIn(left)];
  for (const value of values) {
    const count = countOf(left, value);
    for (let at = 0; at < countOf(drawn, value); at++) chance *= Math.max(0, count - at) / size--;
  }
  return chance;
}
