/** Exact chances of spots decided by the coup alone, or by a draw that affects all classes alike. */
import type { Procedure } from '../../../round/procedure.ts';
import type { Pay } from '../../../round/settle.ts';
import type { Chance, SpotChances } from '../../chances.ts';
import type { Coup } from '../coup.ts';
import type { CoupSpot } from '../spots.ts';
import { type Classes, classesByOpenings, classesByPoints, type DealClass } from './classes.ts';

export type ClassesOf = (settledBy: Classes) => readonly DealClass[];

/** Both partitions of the deals, each counted once, on first use. */
export function classesOf(decks: number, deal: () => Procedure<Coup>): ClassesOf {
  const counted = new Map<Classes, readonly DealClass[]>();
  return (settledBy) => {
    const known = counted.get(settledBy);
    if (known !== undefined) return known;
    const classes = settledBy === 'points' ? classesByPoints(decks, deal) : classesByOpenings(decks);
    counted.set(settledBy, classes);
    return classes;
  };
}

/** Each class of deals, paid by the same function that settles real money. */
export const chancesOn = (classes: readonly DealClass[], pays: (coup: Coup) => Pay): readonly Chance[] =>
  classes.map(({ coup, ways }) => ({ weight: ways, pay: pays(coup), raise: 0 }));

export const coupChances = (spots: readonly CoupSpot[], classes: ClassesOf): readonly SpotChances[] =>
  spots.map((spot) => plainChances(spot, chancesOn(classes(spot.settledBy), spot.pays)));

export const plainChances = (spot: Pick<CoupSpot, 'spot' | 'fee'>, chances: readonly Chance[]): SpotChances => ({
  spot: spot.spot,
  fee: spot.fee?.part,
  chances,
  otherPlay: {},
  strategy: [],
  charts: [],
});
