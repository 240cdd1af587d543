/** Blackjack by brute force, as an oracle for tests: a very small shoe, every card in dealing order. */

/** 1 is an Ace, 10 any ten-valued card. */
export type SmallShoe = readonly number[];

export interface SmallRules {
  readonly standsSoft17: boolean;
  readonly checksAce: boolean;
  readonly checksTen: boolean;
  readonly surrender: boolean;
  readonly split: boolean;
  readonly doubleAfterSplit: boolean;
  readonly hitSplitAces: boolean;
  readonly blackjackPays: number;
}

const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + card, 0);
const best = (cards: readonly number[]) => (cards.includes(1) && sum(cards) <= 11 ? sum(cards) + 10 : sum(cards));
const isSoft = (cards: readonly number[]) => best(cards) !== sum(cards);
const isNatural = (cards: readonly number[]) => cards.length === 2 && best(cards) === 21;

function take(shoe: SmallShoe, card: number): SmallShoe {
  const at = shoe.indexOf(card);
  if (at < 0) throw new Error(`no ${card} left`);
  return shoe.toSpliced(at, 1);
}

/** Each distinct next card, with its chance and the shoe without it. */
function draws(shoe: SmallShoe): readonly { card: number; chance: number; left: SmallShoe }[] {
  if (shoe.length === 0) throw new Error('the small shoe has run out');
  return [...new Set(shoe)].map((card) => ({
    card,
    chance: shoe.filter((one) => one === card).length / shoe.length,
    left: take(shoe, card),
  }));
}

/** Chances by "returned of staked". */
export type Ends = Map<string, number>;
const end = (staked: number, returned: number): Ends => new Map([[`${returned} of ${staked}`, 1]]);

function mix(parts: Iterable<readonly [chance: number, ends: Ends]>): Ends {
  const mixed: Ends = new Map();
  for (const [chance, ends] of parts) {
    for (const [key, one] of ends) mixed.set(key, (mixed.get(key) ?? 0) + chance * one);
  }
  return mixed;
}

export const profitIn = (ends: Ends): number =>
  [...ends].reduce((total, [key, chance]) => {
    const [returned = 0, staked = 0] = key.split(' of ').map(Number);
    return total + chance * (returned - staked);
  }, 0);

/** One hand, or both of a split, after its last card: its cards and stake. */
interface Stood {
  readonly cards: readonly number[];
  readonly stake: number;
}

type Move = 'stand' | 'hit' | 'double' | 'split';

/** How a unit ends when every decision is the best for the cards seen, a split hand's other cards unseen. */
export function playedByHand(shoe: SmallShoe, rules: SmallRules): Ends {
  return mix(
    draws(shoe).flatMap((first) =>
      draws(first.left).flatMap((open) => {
        const seat = new SmallSeat(rules, shoe, open.card);
        return draws(open.left).map(
          (second) =>
            [
              first.chance * open.chance * second.chance,
              seat.round(
                [first.card, second.card].toSorted((a, b) => a - b),
                second.left,
              ),
            ] as const,
        );
      }),
    ),
  );
}

class SmallSeat {
  readonly #rules: SmallRules;
  /** All cards before the deal. */
  readonly #whole: SmallShoe;
  readonly #up: number;
  readonly #known = new Map<string, { move: Move; worth: number }>();

  constructor(rules: SmallRules, whole: SmallShoe, up: number) {
    this.#rules = rules;
    this.#whole = whole;
    this.#up = up;
  }

  round(opening: readonly number[], unseen: SmallShoe): Ends {
    const goesOn = mix(draws(unseen).map(({ card, chance, left }) => [chance, this.#behind(opening, card, left)]));
    const mayGiveUp = this.#rules.surrender && this.#up === 1 && !isNatural(opening);
    return mayGiveUp && profitIn(goesOn) < -0.5 ? end(1, 0.5) : goesOn;
  }

  /** The hole card is known to the oracle, never to the player. */
  #behind(opening: readonly number[], hole: number, left: SmallShoe): Ends {
    if (this.#isFound(hole)) return end(1, isNatural(opening) ? 1 : 0);
    const move = this.#isClosed(opening) ? 'stand' : this.#decide(opening, this.#unseenBy(opening), undefined).move;
    if (move !== 'split') {
      return this.#play(opening, { left, splitOf: undefined }, (stood, rest) => this.#dealer([stood], hole, rest));
    }
    const value = opening[0] ?? 0;
    // One card to each, then the first hand, then the second, then the dealer.
    return mix(
      draws(left).flatMap((one) =>
        draws(one.left).map(
          (two) =>
            [
              one.chance * two.chance,
              this.#play([value, one.card], { left: two.left, splitOf: value }, (stoodOne, rest) =>
                this.#play([value, two.card], { left: rest, splitOf: value }, (stoodTwo, last) =>
                  this.#dealer([stoodOne, stoodTwo], hole, last),
                ),
              ),
            ] as const,
        ),
      ),
    );
  }

  #play(
    cards: readonly number[],
    { left, splitOf }: { left: SmallShoe; splitOf: number | undefined },
    then: (stood: Stood, left: SmallShoe) => Ends,
  ): Ends {
    if (this.#isClosed(cards) || this.#isDealtOut(splitOf)) return then({ cards, stake: 1 }, left);
    const { move } = this.#decide(cards, this.#unseenBy(cards, splitOf), splitOf);
    if (move === 'stand') return then({ cards, stake: 1 }, left);
    return mix(
      draws(left).map(({ card, chance, left: rest }) => {
        const more = [...cards, card];
        const ends =
          move === 'double' ? then({ cards: more, stake: 2 }, rest) : this.#play(more, { left: rest, splitOf }, then);
        return [chance, ends] as const;
      }),
    );
  }

  /** What one hand has not seen: everything but its own cards, the open card and a pair's other card. */
  #unseenBy(cards: readonly number[], splitOf?: number): SmallShoe {
    const seen = [...cards, this.#up, ...(splitOf === undefined ? [] : [splitOf])];
    return seen.reduce(take, this.#whole);
  }

  readonly #isClosed = (cards: readonly number[]) => best(cards) >= 21;
  readonly #isDealtOut = (splitOf: number | undefined) => splitOf === 1 && !this.#rules.hitSplitAces;

  /** A blackjack that the check finds. */
  #isFound(hole: number): boolean {
    const isLookedFor = this.#up === 1 ? this.#rules.checksAce : this.#up === 10 && this.#rules.checksTen;
    return isLookedFor && isNatural([this.#up, hole]);
  }

  #decide(cards: readonly number[], unseen: SmallShoe, splitOf: number | undefined): { move: Move; worth: number } {
    const key = `${splitOf} ${cards.toSorted((a, b) => a - b).join(' ')}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const first = cards.length === 2;
    const worth: [Move, number][] = [
      ['stand', this.#standing(cards, unseen, splitOf)],
      ['hit', this.#drawing(unseen, (card, left) => this.#worth([...cards, card], left, splitOf))],
    ];
    if (first && (splitOf === undefined || this.#rules.doubleAfterSplit)) {
      worth.push([
        'double',
        2 * this.#drawing(unseen, (card, left) => this.#standing([...cards, card], left, splitOf)),
      ]);
    }
    const value = cards[0] ?? 0;
    if (first && splitOf === undefined && this.#rules.split && cards[1] === value) {
      worth.push(['split', 2 * this.#drawing(unseen, (card, left) => this.#worth([value, card], left, value))]);
    }
    const [[move, most]] = worth.toSorted(([, a], [, b]) => b - a) as [[Move, number]];
    this.#known.set(key, { move, worth: most });
    return { move, worth: most };
  }

  #worth(cards: readonly number[], unseen: SmallShoe, splitOf: number | undefined): number {
    if (this.#isClosed(cards) || this.#isDealtOut(splitOf)) return this.#standing(cards, unseen, splitOf);
    return this.#decide(cards, unseen, splitOf).worth;
  }

  /** Hole cards the check has not ruled out, each with its chance among them. */
  #holes(unseen: SmallShoe): readonly { card: number; chance: number; left: SmallShoe }[] {
    const open = draws(unseen).filter(({ card }) => !this.#isFound(card));
    const all = open.reduce((total, { chance }) => total + chance, 0);
    return open.map((hole) => ({ ...hole, chance: hole.chance / all }));
  }

  /** One more card; of the hole card only what the check has told is known. */
  #drawing(unseen: SmallShoe, worth: (card: number, unseen: SmallShoe) => number): number {
    let total = 0;
    for (const hole of this.#holes(unseen)) {
      for (const { card, chance } of draws(hole.left)) total += hole.chance * chance * worth(card, take(unseen, card));
    }
    return total;
  }

  #standing(cards: readonly number[], unseen: SmallShoe, splitOf: number | undefined): number {
    if (best(cards) > 21) return -1;
    return this.#holes(unseen).reduce(
      (total, { card, chance, left }) =>
        total + chance * profitIn(this.#dealer([{ cards, stake: 1 }], card, left, splitOf !== undefined)),
      0,
    );
  }

  #dealer(stood: readonly Stood[], hole: number, left: SmallShoe, isSplit = stood.length > 1): Ends {
    const finish = (dealer: readonly number[], rest: SmallShoe): Ends => {
      const total = best(dealer);
      const drawsOn = total < 17 || (total === 17 && isSoft(dealer) && !this.#rules.standsSoft17);
      if (!drawsOn) {
        const staked = stood.reduce((all, { stake }) => all + stake, 0);
        return end(
          staked,
          stood.reduce((all, hand) => all + this.#returned(hand, dealer, isSplit), 0),
        );
      }
      return mix(draws(rest).map((next) => [next.chance, finish([...dealer, next.card], next.left)]));
    };
    const isOver = stood.every(({ cards }) => best(cards) > 21 || (isNatural(cards) && !isSplit));
    if (!isOver) return finish([this.#up, hole], left);
    const staked = stood.reduce((all, { stake }) => all + stake, 0);
    return end(
      staked,
      stood.reduce((all, hand) => all + this.#returned(hand, [this.#up, hole], isSplit), 0),
    );
  }

  #returned({ cards, stake }: Stood, dealer: readonly number[], isSplit: boolean): number {
    const [own, theirs] = [best(cards), best(dealer)];
    const [ownNatural, theirNatural] = [isNatural(cards) && !isSplit, isNatural(dealer)];
    if (own > 21) return 0;
    if (ownNatural) return theirNatural ? stake : stake * (1 + this.#rules.blackjackPays);
    if (theirNatural) return 0;
    if (theirs > 21 || own > theirs) return 2 * stake;
    return own === theirs ? stake : 0;
  }
}
