/** The difference between two table states: new cards with their origin, and cards turned over. */

export type Places = Readonly<Record<string, readonly string[]>>;

/** Where a card comes from: it was there already, the shoe, or another place. */
export type Origin = 'there' | 'shoe' | { readonly place: string };

export interface Arrivals {
  /** By `place/slot`; cards not listed were there already. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Cards turned face up, by `place/slot`. */
  readonly turned: ReadonlySet<string>;
}

export const slotKey = (place: string, slot: number): string => `${place}/${slot}`;

export const nothingNew: Arrivals = { origins: new Map(), turned: new Set() };

/** More changes at once mean that updates were missed: the table is shown as it is, without motion. */
const changesMost = 2;

export function arrivalsBetween(before: Places, after: Places): Arrivals {
  const origins = new Map<string, Origin>();
  const turned = new Set<string>();
  const gone = goneFrom(before, after);
  for (const [place, cards] of Object.entries(after)) {
    const were = before[place] ?? [];
    const kept = were.length - (gone.get(place)?.length ?? 0);
    for (const [slot, card] of cards.entries()) {
      const key = slotKey(place, slot);
      if (slot < kept) {
        if (were[slot] === 'hidden' && card !== 'hidden') turned.add(key);
      } else {
        origins.set(key, originOf(card, place, gone));
      }
    }
  }
  return origins.size + turned.size > changesMost ? nothingNew : { origins, turned };
}

/** Cards that have left each place. */
function goneFrom(before: Places, after: Places): ReadonlyMap<string, readonly string[]> {
  const gone = new Map<string, readonly string[]>();
  for (const [place, were] of Object.entries(before)) {
    const now = after[place] ?? [];
    if (now.length >= were.length) continue;
    const left = [...now];
    const missing = were.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    gone.set(place, missing);
  }
  return gone;
}

function originOf(card: string, place: string, gone: ReadonlyMap<string, readonly string[]>): Origin {
  for (const [other, cards] of gone) if (other !== place && cards.includes(card)) return { place: other };
  return 'shoe';
}

export const isEmpty = (places: Places): boolean => Object.values(places).every((cards) => cards.length === 0);
