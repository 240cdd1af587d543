/** Royal Poker for tests: the open hand, the dealer's five, the community cards, and who chooses what. */
import { cards as readCards, deck, printCard } from '../../cards/card.ts';
import type { Word } from '../../round/answer.ts';
import { royalPoker } from '../royal-poker/index.ts';
import { type Deal, eur, play, type Played } from './play.ts';

export interface RoyalDeal {
  readonly open: string;
  /** The last of the five is the open one. */
  readonly dealer: string;
  /** The first of the five community cards; the rest, and the burned cards, are cards used nowhere else. */
  readonly community?: string;
  /** Drawn in the dealer's exchange. */
  readonly drawn?: string;
  /** Holder by holder, window by window: { ana: 'swap 1 3' }, { ana: 'bet' }, { ana: 'exchange' }. */
  readonly says?: readonly Readonly<Record<string, string>>[];
  readonly bets?: NonNullable<Deal['bets']>;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** The cards in the order they leave the deck. */
function scriptOf({ open, dealer, community = '', drawn }: RoyalDeal): string {
  const named = new Set(readCards([open, dealer, community, drawn ?? ''].join(' ')));
  const others = deck.filter((card) => !named.has(card)).map(printCard);
  const other = () => others.shift() ?? '';
  const burned = other();
  const given = community.split(' ').filter((card) => card !== '');
  const row = [...given, ...Array.from({ length: 5 - given.length }, other)];
  return [open, dealer, burned, ...row, ...(drawn === undefined ? [] : [other(), drawn])].join(' ');
}

/** "swap 1 3" names the first and the third card, "bet-insured 60" the whole amount. */
export function wordIn(text: string): Word {
  const [option = '', ...rest] = text.split(' ');
  if (rest.length === 0) return { option };
  return option === 'swap'
    ? { option, cards: rest.map((slot) => Number(slot) - 1) }
    : { option, amount: eur(rest[0] ?? '') };
}

export function royal(deal: RoyalDeal): Played {
  const { bets = 'ante 10', parameters = {}, says = [{ ana: 'bet' }] } = deal;
  const windows = says.map((said) =>
    Object.fromEntries(Object.entries(said).map(([holder, text]) => [holder, wordIn(text)])),
  );
  return play(royalPoker, { cards: scriptOf(deal), bets, parameters, windows });
}

/** Every part of Ana's money: "bet 20 > 100, ante 10 > 10". */
export const partsOf = ({ line }: Played): string => {
  const { parts, staked, returns } = line('ante');
  const told = parts ?? [{ name: 'ante', stake: staked, returns }];
  return told.map(({ name, stake, returns }) => `${name} ${stake / 100} > ${returns / 100}`).join(', ');
};
