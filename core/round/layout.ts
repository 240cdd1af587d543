/** What lies on the table: derived from requests and answers alone, for every game. */
import type { Place } from '../base/ids.ts';
import { invariant, present } from '../base/invariant.ts';
import type { Card } from '../cards/card.ts';
import type { Face, Request } from './request.ts';
import type { Made, Reply } from './procedure.ts';

/** A request and its answer. */
export interface Step {
  readonly request: Request;
  readonly reply: Reply;
}

/** All decisions of these steps, in order. */
export const madeIn = (steps: readonly Step[]): readonly Made[] =>
  steps.flatMap(({ request, reply }) => {
    if (reply.kind !== 'decisions' || !('name' in request)) return [];
    return [...reply.made].map(([holder, decision]): Made => ({ name: request.name, holder, decision }));
  });

export interface LaidCard {
  readonly card: Card;
  readonly face: Face;
}

export interface Drawn {
  readonly name: string;
  readonly picked: readonly string[];
}

export interface Layout {
  readonly places: ReadonlyMap<Place, readonly LaidCard[]>;
  readonly burned: readonly LaidCard[];
  readonly drawn: readonly Drawn[];
}

export const emptyLayout: Layout = { places: new Map(), burned: [], drawn: [] };

export const layoutAfter = (steps: readonly Step[]): Layout => steps.reduce(lay, emptyLayout);

function lay(layout: Layout, { request, reply }: Step): Layout {
  switch (request.ask) {
    case 'card': {
      invariant(reply.kind === 'card', 'a card answers a card');
      const there = layout.places.get(request.place) ?? [];
      return withPlace(layout, request.place, [...there, { card: reply.card, face: request.face }]);
    }
    case 'burn':
      invariant(reply.kind === 'burn', 'a burnt card answers a burn');
      return { ...layout, burned: [...layout.burned, { card: reply.card, face: request.face }] };
    case 'turn': {
      const there = layout.places.get(request.place) ?? [];
      const turned = present(there[request.slot], `card ${request.slot} at ${request.place}`);
      return withPlace(layout, request.place, there.with(request.slot, { card: turned.card, face: 'up' }));
    }
    case 'move': {
      const there = layout.places.get(request.from) ?? [];
      const moved = present(there[request.slot], `card ${request.slot} at ${request.from}`);
      const without = withPlace(layout, request.from, there.toSpliced(request.slot, 1));
      return withPlace(without, request.to, [...(without.places.get(request.to) ?? []), moved]);
    }
    case 'draw':
      invariant(reply.kind === 'draw', 'a draw answers a draw');
      return { ...layout, drawn: [...layout.drawn, { name: request.name, picked: reply.picked }] };
    case 'bets':
    case 'pocket':
    case 'dice':
    case 'choice':
    case 'window':
    case 'announce':
      return layout;
  }
}

const withPlace = (layout: Layout, place: Place, there: readonly LaidCard[]): Layout => ({
  ...layout,
  places: new Map(layout.places).set(place, there),
});
