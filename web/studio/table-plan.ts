/** The places of each game's table and the cards they usually hold: an empty table says where they will lie. */
import { baccaratWorth } from '../games/baccarat/worth.ts';
import { blackjackWorth } from '../games/ezugi-blackjack/worth.ts';

export interface PlannedPlace {
  readonly place: string;
  /** Drawn as empty until cards lie there; more are drawn when more come. */
  readonly slots: number;
  /** Alone in its row. */
  readonly isWide?: true;
}

export interface TablePlan {
  readonly places: readonly PlannedPlace[];
  /** What the open cards of a place are worth, where the game counts points. */
  readonly worth?: (place: string, cards: readonly string[]) => string | undefined;
  /** What decides where no cards do. */
  readonly result?: { readonly kind: 'pocket' } | { readonly kind: 'dice'; readonly dice: number };
}

/** Two cards each, and room for the third (BAC-E-031). */
const baccarat: TablePlan = {
  places: [
    { place: 'player', slots: 3 },
    { place: 'banker', slots: 3 },
  ],
  worth: (_, cards) => baccaratWorth(cards)?.toString(),
};
const wheel: TablePlan = { places: [], result: { kind: 'pocket' } };

const seats = Array.from({ length: 7 }, (_, at): PlannedPlace => ({ place: `seat-${at + 1}`, slots: 2 }));

const plans: Readonly<Record<string, TablePlan>> = {
  'ezugi-baccarat': baccarat,
  'rng-baccarat': baccarat,
  'bonus-baccarat': baccarat,
  'red-envelope-baccarat': baccarat,
  'peek-baccarat': baccarat,
  'golden-wealth-baccarat': baccarat,
  'ezugi-roulette': wheel,
  'roulette-racetrack': wheel,
  'fortune-roulette': wheel,
  'ultimate-sic-bo': { places: [], result: { kind: 'dice', dice: 3 } },
  'casino-war': {
    places: [
      { place: 'dealer', slots: 1 },
      { place: 'customer', slots: 1 },
    ],
  },
  'ezugi-blackjack': {
    places: [{ place: 'dealer', slots: 2, isWide: true }, ...seats],
    worth: (place, cards) => blackjackWorth(cards, { isSplit: place.includes('/'), isFinal: false })?.text,
  },
  'royal-poker': {
    places: [
      { place: 'dealer', slots: 5, isWide: true },
      { place: 'customer', slots: 5 },
      { place: 'community', slots: 5 },
    ],
  },
};

export const planOf = (game: string): TablePlan => plans[game] ?? { places: [] };

/** Where cards lie beyond the plan, such as the second hand of a split, they come after the place they belong to. */
export function placesToDraw({ places }: TablePlan, laid: Readonly<Record<string, readonly string[]>>) {
  const known = new Set(places.map(({ place }) => place));
  const others = Object.keys(laid).filter((place) => !known.has(place) && (laid[place] ?? []).length > 0);
  const beside = (place: string) => others.filter((other) => other.startsWith(`${place}/`));
  const homeless = others.filter((other) => !places.some(({ place }) => other.startsWith(`${place}/`)));
  const unplanned = (place: string): PlannedPlace => ({ place, slots: 0 });
  return [...places.flatMap((one) => [one, ...beside(one.place).map(unplanned)]), ...homeless.map(unplanned)];
}
