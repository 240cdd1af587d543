/** What one person may see of a round: built from what is open to them, so that a hidden card is never in it. */
import { defined } from '../base/defined.ts';
import type { Holder, Place, PlayerId } from '../base/ids.ts';
import { type Card, printCard } from '../cards/card.ts';
import { type Drawn, type LaidCard, type Layout, layoutAfter, madeIn, type Step } from './layout.ts';
import type { Made } from './procedure.ts';
import type { Offer, Request } from './request.ts';
import { holderOf, type Wager } from './wager.ts';

/** `hidden` is the back of a card: nobody, dealer and floor included, sees its face before it is turned. */
export type Shown = string;
const hidden: Shown = 'hidden';

export interface View {
  readonly places: Readonly<Record<string, readonly Shown[]>>;
  readonly burned: readonly Shown[];
  readonly drawn: readonly Drawn[];
  readonly pocket?: number;
  readonly dice?: readonly number[];
  readonly wagers: readonly Wager[];
  /** The viewer's own, in order. */
  readonly decisions: readonly Made[];
  /** What the table waits for now; in a window only the viewer's own offer. */
  readonly asks?: { readonly ask: Request['ask']; readonly clause: string; readonly offers?: readonly Offer[] };
}

/** The combined value of a place's open cards; at least one is open. */
export type Worth = (place: Place, open: readonly Card[]) => string;

/** What everyone may see: no wagers, and only those decisions made openly in turns at seats. */
export interface OpenView extends Pick<View, 'places' | 'burned' | 'drawn' | 'pocket' | 'dice' | 'decisions'> {
  /** The value of open cards by place, in games that count points. */
  readonly worth?: Readonly<Record<string, string>>;
  readonly asks?: {
    readonly ask: Request['ask'];
    readonly clause: string;
    /** Where the card will lie, for a card. */
    readonly place?: string;
    /** Which draw or decision it is. */
    readonly name?: string;
    /** The seat whose turn it is. */
    readonly holder?: Holder;
  };
}

/** The view after the first `mark` steps; `asks` is the request that follows them. */
export function viewAfter(steps: readonly Step[], mark: number, asks: Request | undefined, viewer: PlayerId): View {
  const seen = steps.slice(0, mark);
  const wagers = wagersIn(seen);
  const own = wagers.filter((wager) => wager.player === viewer);
  const holders = new Set(own.map(holderOf));
  const next = seen.length < steps.length ? steps[seen.length]?.request : asks;
  return {
    ...onTable(seen),
    wagers: own,
    decisions: madeIn(seen).filter(({ holder }) => holders.has(holder)),
    ...defined({ asks: next && openly(next, (offer) => holders.has(offer.holder)) }),
  };
}

/** The same for spectators. */
export function openViewAfter(
  steps: readonly Step[],
  mark: number,
  asks: Request | undefined,
  worth?: Worth,
): OpenView {
  const seen = steps.slice(0, mark);
  const seats = new Set<Holder | undefined>(wagersIn(seen).map(({ seat }) => seat));
  const turns = seen.filter(({ request }) => request.ask === 'choice');
  const next = seen.length < steps.length ? steps[seen.length]?.request : asks;
  return {
    ...onTable(seen),
    ...defined({ worth: worth && worthIn(layoutAfter(seen), worth) }),
    decisions: madeIn(turns).filter(({ holder }) => seats.has(holder)),
    ...defined({ asks: next && askedOf(next, seats) }),
  };
}

export function worthIn({ places }: Layout, worth: Worth): Readonly<Record<string, string>> {
  const counted = [...places].map(([place, there]) => {
    const open = there.flatMap(({ card, face }) => (face === 'up' ? [card] : []));
    return [place, open.length === 0 ? undefined : worth(place, open)] as const;
  });
  return Object.fromEntries(counted.flatMap(([place, said]) => (said === undefined ? [] : [[place, said]])));
}

const wagersIn = (steps: readonly Step[]): readonly Wager[] =>
  steps.flatMap(({ reply }) => (reply.kind === 'bets' ? reply.wagers : []));

function onTable(seen: readonly Step[]): Pick<View, 'places' | 'burned' | 'drawn' | 'pocket' | 'dice'> {
  const layout = layoutAfter(seen);
  const last = <Kind extends Step['reply']['kind']>(kind: Kind) =>
    seen.findLast((step): step is Step & { reply: { kind: Kind } } => step.reply.kind === kind)?.reply;
  const pocket = last('pocket');
  const dice = last('dice');
  return {
    places: Object.fromEntries([...layout.places].map(([place, there]) => [place, there.map(show)])),
    burned: layout.burned.map(show),
    drawn: layout.drawn,
    ...defined({ pocket: pocket?.pocket, dice: dice?.dice }),
  };
}

const show = ({ card, face }: LaidCard): Shown => (face === 'up' ? printCard(card) : hidden);

function openly(request: Request, isOwn: (offer: Offer) => boolean): NonNullable<View['asks']> {
  const { ask, clause } = request;
  if (request.ask === 'window') return { ask, clause, offers: request.offers.filter(isOwn) };
  if (request.ask === 'choice') return { ask, clause, offers: [request.offer].filter(isOwn) };
  return { ask, clause };
}

function askedOf(request: Request, seats: ReadonlySet<Holder | undefined>): NonNullable<OpenView['asks']> {
  const { ask, clause } = request;
  const holder = request.ask === 'choice' && seats.has(request.offer.holder) ? request.offer.holder : undefined;
  return {
    ask,
    clause,
    ...('place' in request ? { place: request.place } : {}),
    ...('name' in request ? { name: request.name } : {}),
    ...defined({ holder }),
  };
}
