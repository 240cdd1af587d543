/** Best play of the peek: for everything that may be revealed, whether one more unit on a side is worth staking. */
import { invariant } from '../../base/invariant.ts';
import { add, multiply, type Ratio, ratio, ratioOfOdds, zero } from '../../base/ratio.ts';
import type { Layout } from '../../round/layout.ts';
import type { Pay } from '../../round/settle.ts';
import { everyDeal } from '../baccarat/count/deals.ts';
import type { Side } from '../baccarat/coup.ts';
import { banker, player } from '../baccarat/deal.ts';
import { pointsOf } from '../baccarat/presentation/hand.ts';
import type { CoupSpot } from '../baccarat/spots.ts';
import { dealCards, type Position, positions } from './procedure.ts';

/** What is known of a hand: the points of its open cards, in ascending order: "", "8", "08". */
export type Known = string;

/** The number of ways a side's bet ends, by what it pays. */
export type Ends = Map<Pay, bigint>;

/** How a coup ends for each side, by the four opening cards, each hand's two in ascending order. */
export type OpeningCounts = ReadonlyMap<string, Readonly<Record<Side, Ends>>>;

export const known = (points: readonly number[]): Known => points.toSorted((a, b) => a - b).join('');
export const infoOf = (ofPlayer: Known, ofBanker: Known): string => `${ofPlayer}|${ofBanker}`;

/** Every opening by the points of its four cards, and how often each side's bet then pays what. */
export function countOpenings(decks: number, sides: Readonly<Record<Side, CoupSpot>>): OpeningCounts {
  const openings = new Map<string, Record<Side, Ends>>();
  everyDeal(decks, dealCards, (coup, ways) => {
    // The order of a hand's two cards does not matter: all positions are equally likely to be opened.
    const key = known(coup.player.slice(0, 2).map(pointsOf)) + known(coup.banker.slice(0, 2).map(pointsOf));
    let ends = openings.get(key);
    if (ends === undefined) openings.set(key, (ends = { player: new Map(), banker: new Map() }));
    for (const side of ['player', 'banker'] as const) {
      const pay = sides[side].pays(coup);
      ends[side].set(pay, (ends[side].get(pay) ?? 0n) + ways);
    }
  });
  return openings;
}

/** The open positions among the four cards. */
export type Reveal = readonly Position[];

/** All ways to open this many of the four cards, equally likely. */
export function revealsOf(count: number): readonly Reveal[] {
  const subsets = Array.from({ length: 1 << positions.length }, (_, mask) =>
    positions.filter((_, bit) => (mask >> bit) & 1),
  );
  return subsets.filter(({ length }) => length === count);
}

/** What a player sees when these positions of an opening are turned. */
export function seen(opening: string, reveal: Reveal): string {
  const at = (position: Position) => Number(opening[positions.indexOf(position)]);
  const of = (letter: string) => known(reveal.filter((position) => position.startsWith(letter)).map(at));
  return infoOf(of('P'), of('B'));
}

/** For one side: everything that can be seen, and how the bet then ends. */
export function endsBySight(openings: OpeningCounts, side: Side): ReadonlyMap<string, Ends> {
  const sights = new Map<string, Ends>();
  for (const [opening, ends] of openings) {
    for (let count = 1; count <= positions.length; count++) {
      for (const reveal of revealsOf(count)) {
        const sight = seen(opening, reveal);
        let sum = sights.get(sight);
        if (sum === undefined) sights.set(sight, (sum = new Map()));
        for (const [pay, ways] of ends[side]) sum.set(pay, (sum.get(pay) ?? 0n) + ways);
      }
    }
  }
  return sights;
}

/** Expected profit of one more unit on a bet with these endings. */
export function gainOf(ends: Ends): Ratio {
  let [sum, total] = [zero, 0n];
  for (const [pay, ways] of ends) {
    total += ways;
    const profit = pay.result === 'win' ? ratioOfOdds(pay.odds) : pay.result === 'push' ? zero : ratio(-1);
    sum = add(sum, multiply(ratio(ways), profit));
  }
  invariant(total > 0n, 'a sight that can come');
  return multiply(sum, ratio(1n, total));
}

/** The open part of the opening, as a player sees it before deciding. */
export function sightOf(layout: Layout): string {
  const open = (place: typeof player) =>
    known((layout.places.get(place) ?? []).filter(({ face }) => face === 'up').map(({ card }) => pointsOf(card)));
  return infoOf(open(player), open(banker));
}

/** A sight in words: "Player 8, Banker 0 and 4". */
export function tell(sight: string): string {
  const [ofPlayer = '', ofBanker = ''] = sight.split('|');
  const part = (name: string, digits: string) => (digits === '' ? [] : [`${name} ${[...digits].join(' and ')}`]);
  return [...part('Player', ofPlayer), ...part('Banker', ofBanker)].join(', ');
}
