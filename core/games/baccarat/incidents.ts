/** The incident table of Peek Baccarat, which Golden Wealth repeats and Bonus and Red Envelope Baccarat refer to. */
import type { ClauseId } from '../../base/ids.ts';
import {
  anywhere,
  ask,
  atMost,
  type Clauses,
  goOn,
  inRound,
  removeLast,
  repair,
  rescan,
  row,
  trigger,
  voidRound,
} from '../../round/incident-rows.ts';
import type { Trigger } from '../../round/incidents.ts';
import type { ShoeTerms } from '../game.ts';
import { droppedCards } from '../incidents.ts';

/**
 * The clause of the game's own page for each incident; one clause for all where the page only refers to Peek
 * Baccarat's.
 */
export interface CardClauses {
  readonly reported: ClauseId;
  readonly fellSeen: ClauseId;
  readonly fellUnseen: Clauses;
  readonly fellMany: ClauseId;
  readonly shuffleEarly: ClauseId;
  readonly shuffleThird: ClauseId;
  readonly shuffleMany: ClauseId;
  readonly faceUp: ClauseId;
  readonly dealerScans: Clauses;
  readonly managerScans: Clauses;
  readonly scannerChecked: Clauses;
  readonly scannerUnsolved: ClauseId;
  readonly skipped: ClauseId;
  readonly wrongCard: ClauseId;
  readonly stuck: ClauseId;
  readonly scannedTwice: ClauseId;
  readonly other: ClauseId;
}

/** Attempts at reading a card: the dealer's, and in total, the shift manager having as many again (PB-913). */
const dealerScans = 3;
const allScans = 2 * dealerScans;

export const scansBy = (clause: ClauseId): NonNullable<ShoeTerms['scans']> => ({ most: dealerScans, clause });

export const cardIncidents = (of: CardClauses): readonly Trigger[] => [
  ...droppedCards('dealer', {
    seen: [of.fellSeen],
    unseen: of.fellUnseen,
    many: [of.fellMany],
    shuffleEarly: [of.shuffleEarly],
    shuffleThird: [of.shuffleThird],
    shuffleMany: [of.shuffleMany],
  }),
  trigger('card-face-up', inRound, [], [row([of.faceUp], {}, 'dealer-or-floor', [voidRound], 'refund')]),
  trigger(
    'unreadable-card',
    inRound,
    [ask.attempts, ask.repaired, ask.registered, ask.burned],
    [
      row(of.dealerScans, { attempts: atMost(dealerScans - 1) }, 'dealer', [rescan, goOn], 'frozen'),
      row(of.managerScans, { attempts: atMost(allScans - 1) }, 'floor', [removeLast, rescan, goOn], 'frozen'),
      row(of.scannerChecked, { repaired: true }, 'floor', [repair, goOn], 'frozen'),
      row([of.scannerUnsolved], {}, 'technicians', [repair, voidRound], 'refund'),
    ],
  ),
  ...(
    [
      ['card-skipped', of.skipped],
      ['wrong-card-shown', of.wrongCard],
      ['stuck-cards', of.stuck],
      ['double-scan', of.scannedTwice],
    ] as const
  ).map(([id, clause]) => affecting(id, clause, of)),
  anywhere(affecting('other', of.other, of)),
];

/** An incident that does not affect the result is reported, and play continues. */
const affecting = (id: string, clause: ClauseId, { reported }: CardClauses): Trigger =>
  trigger(
    id,
    inRound,
    [ask.influenced],
    [
      row([clause], { influenced: true }, 'floor', [voidRound], 'refund'),
      row([reported], {}, 'dealer', [goOn], 'stand'),
    ],
  );

/** For a page that only refers to Peek Baccarat's table. */
export const asAtPeek = (clause: ClauseId): CardClauses => ({
  reported: clause,
  fellSeen: clause,
  fellUnseen: [clause],
  fellMany: clause,
  shuffleEarly: clause,
  shuffleThird: clause,
  shuffleMany: clause,
  faceUp: clause,
  dealerScans: [clause],
  managerScans: [clause],
  scannerChecked: [clause],
  scannerUnsolved: clause,
  skipped: clause,
  wrongCard: clause,
  stuck: clause,
  scannedTwice: clause,
  other: clause,
});
