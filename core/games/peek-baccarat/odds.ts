/** Exact chances of Peek Baccarat: raises whenever the open cards make one more unit worth staking. */
import { present } from '../../base/invariant.ts';
import { compare, type Ratio, zero } from '../../base/ratio.ts';
import type { Table } from '../game.ts';
import { chancesOn, classesOf, plainChances } from '../baccarat/count/chances.ts';
import type { Side } from '../baccarat/coup.ts';
import { type CoupSpot, spots } from '../baccarat/spots.ts';
import type { Chance, SpotChances } from '../chances.ts';
import { betsOf } from './bets.ts';
import { countDraw, dealCards } from './procedure.ts';
import { keep, raises } from './raise.ts';
import type { Rules } from './rules.ts';
import { chartsOf } from './charts.ts';
import { countOpenings, endsBySight, gainOf, type OpeningCounts, revealsOf, seen, sightOf, tell } from './strategy.ts';

type Gains = ReadonlyMap<string, Ratio>;

export function chancesWith(rules: Rules): readonly SpotChances[] {
  const classes = classesOf(rules.decks, dealCards);
  const counts = countOpenings(rules.decks, sidesOf(rules));
  return betsOf(rules).map((spot) => {
    const never = chancesOn(classes(spot.settledBy), spot.pays);
    const side = sideOf(spot);
    if (side === undefined) return plainChances(spot, never);
    const gains = gainsOn(counts, side);
    return {
      ...plainChances(spot, raisedChances(rules, counts, { side, gains })),
      otherPlay: { neverRaising: never },
      defaultPlay: 'neverRaising',
      strategy: [...gains].map(([sight, gain]) => ({ when: tell(sight), choose: choiceFor(gain), gain })),
      charts: chartsOf((sight) => choiceFor(present(gains.get(sight), 'a sight'))),
    };
  });
}

/** Triples when it pays, doubles where a triple is not offered, keeps otherwise. */
export function bestPlayWith(rules: Rules): ReturnType<NonNullable<Table['bestPlay']>> {
  const counts = countOpenings(rules.decks, sidesOf(rules));
  const worth = { player: worthRaising(gainsOn(counts, 'player')), banker: worthRaising(gainsOn(counts, 'banker')) };
  return (layout, { options }) => {
    const sight = sightOf(layout);
    let best = keep;
    for (const option of options) {
      const side = option.on === undefined ? undefined : sideOf({ spot: option.on });
      if (side !== undefined && worth[side].has(sight) && option.cost > best.cost) best = option;
    }
    return { option: best.id };
  };
}

const worthRaising = (gains: Gains): ReadonlySet<string> =>
  new Set([...gains].flatMap(([sight, gain]) => (compare(gain, zero) > 0 ? [sight] : [])));

const sideOf = ({ spot }: Pick<CoupSpot, 'spot'>): Side | undefined =>
  spot === spots.player ? 'player' : spot === spots.banker ? 'banker' : undefined;

function sidesOf(rules: Rules): Readonly<Record<Side, CoupSpot>> {
  const bet = (side: Side) =>
    present(
      betsOf(rules).find((spot) => sideOf(spot) === side),
      `the ${side} bet`,
    );
  return { player: bet('player'), banker: bet('banker') };
}

const gainsOn = (counts: OpeningCounts, side: Side): Gains =>
  new Map([...endsBySight(counts, side)].map(([sight, ends]) => [sight, gainOf(ends)]));

const choiceFor = (gain: Ratio): string => (compare(gain, zero) > 0 ? 'triple' : 'keep');

/** Every opening, every number of open cards, every way to open them, over one common denominator. */
function raisedChances(
  rules: Rules,
  openings: OpeningCounts,
  { side, gains }: { side: Side; gains: Gains },
): readonly Chance[] {
  const merged = new Map<string, Chance>();
  for (const { id, weight } of countDraw(rules).options) {
    const reveals = revealsOf(Number(id));
    // 12 is a common multiple of the 4, 6, 4 and 1 ways to open one to four cards.
    const share = BigInt(weight) * BigInt(12 / reveals.length);
    if (weight === 0) continue;
    for (const [opening, ends] of openings) {
      for (const reveal of reveals) {
        const gain = present(gains.get(seen(opening, reveal)), 'a sight');
        const raise = compare(gain, zero) > 0 ? raises.triple : 0;
        for (const [pay, ways] of ends[side]) {
          const key = `${raise} ${pay.result}`;
          const sofar = merged.get(key)?.weight ?? 0n;
          merged.set(key, { weight: sofar + ways * share, pay, raise });
        }
      }
    }
  }
  return [...merged.values()];
}
