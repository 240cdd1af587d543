/** A second opinion on exact odds: every deal recounted by brute force, with the rules as the pages print them. */

/** How often hands with these points and card counts come, out of all ordered choices of six cards from the shoe. */
export interface CountedCoup {
  readonly player: number;
  readonly banker: number;
  readonly playerCards: number;
  readonly bankerCards: number;
  readonly ways: bigint;
}

/** By Banker's two-card total: the values of Player's third card on which Banker draws. */
const bankerDrawsOn = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

const counted = new Map<number, readonly CountedCoup[]>();

/** Counted on first use, so that other tests need not wait. */
function countCoups(decks: number): readonly CountedCoup[] {
  const known = counted.get(decks) ?? countAll(decks);
  counted.set(decks, known);
  return known;
}

/** Independent of the program: six cards by value, tens and pictures four times as many as the others. */
function countAll(decks: number): readonly CountedCoup[] {
  const ways = new Map<string, bigint>();
  const copies = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * decks);
  const drawn: number[] = [];
  const draw = (sofar: number) => {
    if (drawn.length === 6) {
      const ending = endingOf(drawn);
      ways.set(ending, (ways.get(ending) ?? 0n) + BigInt(sofar));
      return;
    }
    copies.forEach((left, points) => {
      copies[points] = left - 1;
      drawn.push(points);
      draw(sofar * left);
      drawn.pop();
      copies[points] = left;
    });
  };
  draw(1);
  return [...ways].map(([ending, count]) => {
    const [player = 0, banker = 0, playerCards = 0, bankerCards = 0] = ending.split(' ').map(Number);
    return { player, banker, playerCards, bankerCards, ways: count };
  });
}

/** Both totals and both card counts that these six make; some cards may stay in the shoe. */
function endingOf([p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0]: readonly number[]): string {
  const player = (p1 + p2) % 10;
  const banker = (b1 + b2) % 10;
  if (player >= 8 || banker >= 8) return `${player} ${banker} 2 2`;
  if (player >= 6) return banker <= 5 ? `${player} ${(banker + fifth) % 10} 2 3` : `${player} ${banker} 2 2`;
  const withThird = (player + fifth) % 10;
  const draws = (bankerDrawsOn[banker] ?? '').includes(String(fifth));
  return draws ? `${withThird} ${(banker + sixth) % 10} 3 3` : `${withThird} ${banker} 3 2`;
}

/** The number of ways to coups that satisfy the condition. */
export const waysTo = (decks: number, holds: (coup: CountedCoup) => boolean): bigint =>
  countCoups(decks).reduce((sum, coup) => (holds(coup) ? sum + coup.ways : sum), 0n);
