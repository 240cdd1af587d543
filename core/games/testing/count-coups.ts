/** A second opinion on exact odds: every deal counted over again by brute force, with the rules written out as pages print them. */

/** How often hands of so many points and cards come, out of all ordered choices of six cards from the shoe. */
export interface CountedCoup {
  readonly player: number;
  readonly banker: number;
  readonly playerCards: number;
  readonly bankerCards: number;
  readonly ways: bigint;
}

/** Banker's two-card total, and what Player's third card may count for Banker to draw. */
const bankerDrawsOn = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''];

const counted = new Map<number, readonly CountedCoup[]>();

/** Counted when it is first asked for, so that a run of other tests need not wait for it. */
function countCoups(decks: number): readonly CountedCoup[] {
  const known = counted.get(decks) ?? countAll(decks);
  counted.set(decks, known);
  return known;
}

/** Knows nothing of the program: six cards by what they count, tens and pictures four times as many as the others. */
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

/** Both totals and both numbers of cards that these six make, some of which may stay in the shoe. */
function endingOf([p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0]: readonly number[]): string {
  const player = (p1 + p2) % 10;
  const banker = (b1 + b2) % 10;
  if (player >= 8 || banker >= 8) return `${player} ${banker} 2 2`;
  if (player >= 6) return banker <= 5 ? `${player} ${(banker + fifth) % 10} 2 3` : `${player} ${banker} 2 2`;
  const withThird = (player + fifth) % 10;
  const draws = (bankerDrawsOn[banker] ?? '').includes(String(fifth));
  return draws ? `${withThird} ${(banker + sixth) % 10} 3 3` : `${withThird} ${banker} 3 2`;
}

/** In how many ways a coup comes for which this holds. */
export const waysTo = (decks: number, holds: (coup: CountedCoup) => boolean): bigint =>
  countCoups(decks).reduce((sum, coup) => (holds(coup) ? sum + coup.ways : sum), 0n);
