/** Searches everything a client was sent for cards it must not see, from the hands' journals and the page alone. */
import { createHash } from 'node:crypto';
import type { PlayerId } from '../../../core/base/ids.ts';
import { present } from '../../../core/base/invariant.ts';
import { type Card, printCard } from '../../../core/cards/card.ts';
import { holeCardsOf } from '../../../core/poker/hand/terms.ts';
import type { PokerTableTold } from '../../protocol/tournaments.ts';
import type { StoredHand } from '../read.ts';

/** What one person may ever see of a hand. */
export interface Sight {
  readonly hand: string;
  /** Their own cards, if dealt in. */
  readonly own: readonly string[];
  /** In the order they are turned. */
  readonly board: readonly string[];
  /** By seat, from 1: cards that may be shown once betting is done; never of a player who folded or mucked (PP-012, PP-110). */
  readonly shown: ReadonlyMap<number, readonly string[]>;
  /** Secrets that would reveal other cards: the deck's seed, and proofs of hidden cards. */
  readonly secrets: ReadonlySet<string>;
}

/** For hands whose board was run once. Hole cards come one at a time, clockwise from the button's left (PP-944). */
export function sightOf(hand: StoredHand, player: PlayerId | undefined): Sight {
  const dealt = hand.entries.flatMap(({ entry }) => (entry.kind === 'card' ? [printCard(entry.card)] : []));
  const { button, stacks } = hand.terms;
  const afterButton = (seat: number) => (seat - button - 1 + stacks.length) % stacks.length;
  const order = hand.players.toSorted((a, b) => afterButton(a.seat) - afterButton(b.seat));
  const holes = holeCardsOf(hand.terms.game);
  const heldAt = (at: number) => Array.from({ length: holes }, (_, turn) => dealt[at + turn * order.length] ?? '');
  const held = new Map(order.map(({ seat }, at) => [seat + 1, heldAt(at)]));
  const said = (...words: readonly string[]) =>
    hand.entries.flatMap(({ entry }) =>
      (entry.kind === 'choice' && words.includes(entry.option)) || words.includes(entry.kind)
        ? [Number((entry as { readonly holder: string }).holder)]
        : [],
    );
  const [gone, mucked, showing] = [said('fold', 'dead'), said('muck'), said('show')];
  const left = [...held.keys()].filter((seat) => !gone.includes(seat));
  // The last player left shows only by choice.
  const mayShow = left.length > 1 ? left.filter((seat) => !mucked.includes(seat)) : showing;
  const ownSeat = hand.players.find((one) => one.player === player)?.seat;
  const own = ownSeat === undefined ? [] : present(held.get(ownSeat + 1), 'cards');
  const board = dealt.slice(holes * order.length);
  const shown = new Map(mayShow.map((seat) => [seat, present(held.get(seat), 'cards')]));
  const seen = new Set([...own, ...board, ...[...shown.values()].flat()]);
  const unseen = Array.from({ length: 52 }, (_, place) => place).filter((place) => !seen.has(dealt[place] ?? ''));
  return { hand: hand.id, own, board, shown, secrets: secretsOf(hand, unseen) };
}

/** Sees nothing of a hand, as when no hand is named. */
export const sightOfNothing: Sight = { hand: '', own: [], board: [], shown: new Map(), secrets: new Set() };

/** In every notation: the seed opens every card, a position's salt the card there. */
function secretsOf({ seed }: StoredHand, unseen: readonly number[]): ReadonlySet<string> {
  if (seed === null) return new Set();
  const saltAt = (place: number) => createHash('sha256').update(seed).update(Uint8Array.of(place)).digest();
  const written = (secret: Buffer) => [
    secret.toString('hex'),
    secret.toString('base64').replaceAll('=', ''),
    secret.toString('base64url'),
    [...secret].join(','),
  ];
  return new Set([seed, ...unseen.map(saltAt)].flatMap(written));
}

/** Strings long enough to be one of them. */
const longWords = /[\w+/-]{40,}|\d{1,3}(?:,\d{1,3}){31}/g;

/** A secret of any of these hands, wherever it is written. */
export function secretsIn(text: string, sights: Iterable<Sight>): readonly string[] {
  const words = text.match(longWords) ?? [];
  return [...sights].flatMap(({ hand, secrets }) =>
    words.some((word) => secrets.has(word)) ? [`${hand}: what proves a hidden card`] : [],
  );
}

const boardBy = [0, 3, 4, 5];
/** While betting continues, nobody's cards are face up (PP-008, PP-928). */
const betting: ReadonlySet<string> = new Set(['straddle', 'hole-cards', 'betting']);

/** What is wrong with a table as told or retold. */
export function leaksAtTable({ seats, hand }: PokerTableTold, sight: Sight): readonly string[] {
  if (hand === undefined) return [];
  const leaks: string[] = [];
  const isBetting = betting.has(hand.phase);
  const turned = isBetting ? sight.board.slice(0, boardBy[hand.round]) : sight.board;
  if (hand.board.some((card, at) => card !== turned[at]))
    leaks.push(`${hand.hand}: a board of ${hand.board.join(' ')}`);
  for (const { seat, cards } of seats) {
    const open = cards.filter((card) => card !== 'hidden');
    const mayLie = isBetting ? [] : (sight.shown.get(seat) ?? []);
    for (const card of open)
      if (!mayLie.includes(card)) leaks.push(`${hand.hand} ${hand.phase}: ${card} at seat ${seat}`);
  }
  // Hand names are told of face-up hands only.
  for (const { seat, hand: name } of hand.awards)
    if (name !== undefined && !sight.shown.has(seat)) leaks.push(`${hand.hand}: ${name} at seat ${seat}`);
  return leaks;
}

const cardWord = /"([2-9TJQKA][shdc])"/g;

/** Cards, wherever written, that are neither the person's own nor ever shown to all. */
export function leaksInText(text: string, sight: Sight, pattern: RegExp = cardWord): readonly string[] {
  const allowed = allowedBy(sight);
  return [...text.matchAll(pattern)].map(([, card = '']) => card).filter((card) => !allowed.has(card));
}

const allowedBy = ({ own, board, shown }: Sight): ReadonlySet<string> =>
  new Set([...own, ...board, ...[...shown.values()].flat()]);

const holdsCards = /card|deck|hole|muck/i;

/** Cards written as numbers: under a telling name, or beside a card's own name. */
export function leaksInNumbers(value: unknown, sight: Sight, under = ''): readonly string[] {
  if (typeof value === 'number') {
    const isCard = holdsCards.test(under) && Number.isInteger(value) && value >= 0 && value < 52;
    return isCard && !allowedBy(sight).has(printCard(value as Card)) ? [`${under}: ${printCard(value as Card)}`] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => leaksInNumbers(one, sight, under));
  if (typeof value !== 'object' || value === null) return [];
  const isNumbered = 'card' in value && 'number' in value;
  return Object.entries(value).flatMap(([name, one]) =>
    leaksInNumbers(one, sight, isNumbered && name === 'number' ? 'card number' : name),
  );
}
