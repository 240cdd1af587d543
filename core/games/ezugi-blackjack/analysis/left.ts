/** What is left of a shoe, by card value: blackjack needs no more. */

/** Number of cards left by value: Aces at 1, all ten-valued cards at 10, nothing at 0. */
export type Left = readonly number[];

export const values: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const fullShoe = (decks: number): Left => [0, ...values.map((value) => (value === 10 ? 16 : 4) * decks)];

export const cardsIn = (left: Left): number => left.reduce((sum, count) => sum + count, 0);

export const countOf = (left: Left, value: number): number => left[value] ?? 0;

export const without = (left: Left, value: number): Left => left.with(value, countOf(left, value) - 1);

/** The chance of drawing exactly these cards in one particular order. */
export function chanceOfDrawing(left: Left, drawn: Left): number {
  let [chance, size] = [1, cardsIn(left)];
  for (const value of values) {
    const count = countOf(left, value);
    for (let at = 0; at < countOf(drawn, value); at++) chance *= Math.max(0, count - at) / size--;
  }
  return chance;
}
