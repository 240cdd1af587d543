/** Losing all chips: a rebuy is offered if there is one, otherwise the player is out (PT-061, PT-087, PT-935). */
import { aboveStakeLimit } from '../result/accounts.ts';
import { claimBounty } from '../result/bounty.ts';
import { insert, knockOut, leave } from '../result/ranking.ts';
import type { Say } from '../director/events.ts';
import { needTable } from '../seating/seats.ts';
import {
  type TournamentEntry,
  type BountyTakers,
  isStaged,
  type RebuyOffer,
  type Tournament,
  whoIs,
  type WorkingTournament,
  type WorkingEntry,
} from '../director/state.ts';

/** PT-935. */
const offerMillis = 30_000;

export interface Loss {
  readonly moment: number;
  /** At the start of the hand (PT-088). */
  readonly chips: number;
  readonly takers?: BountyTakers | undefined;
  readonly why: 'busted' | 'disconnected' | 'outplayed';
}

/** The last chip is gone. */
export function bust(t: WorkingTournament, entry: WorkingEntry, loss: Loss, say: Say): void {
  if (mayRebuy(t, entry)) offerRebuy(t, entry, loss, say);
  else eliminate(t, entry, loss, say);
}

export function eliminate(t: WorkingTournament, entry: WorkingEntry, loss: Loss, say: Say): void {
  claimBounty(t, entry, loss.takers, say);
  if (isStaged(t) && !t.stage.isFinal) loseAtTable(t, entry, loss, say);
  else knockOut(t, entry, loss, say);
}

/** PT-940: a stage is ranked when all its tables are done, by the places at the tables. */
function loseAtTable(t: WorkingTournament, entry: WorkingEntry, { chips, why }: Loss, say: Say): void {
  const table = needTable(t, entry.table);
  insert(table.losers, { entry: entry.number, moment: table.hand === 0 ? table.hands : table.hands + 1, chips });
  leave(t, entry);
  say({ said: 'eliminated', ...whoIs(entry), why });
}

/** PT-934: in the rebuy period, as often as published, and within what one player may stake. */
export function mayRebuy(t: Tournament, { player, rebuys }: TournamentEntry): boolean {
  const offered = t.terms.rebuys;
  if (offered === undefined || t.rebuys !== 'open') return false;
  if (offered.most !== 'unlimited' && rebuys >= offered.most) return false;
  return aboveStakeLimit(t, player, offered.price) === undefined;
}

/** PT-935: the seat is kept meanwhile. */
function offerRebuy(t: WorkingTournament, entry: WorkingEntry, { moment, chips, takers }: Loss, say: Say): void {
  const until = t.now + offerMillis;
  entry.status = 'offered';
  t.rebuyOffers.push({
    entry: entry.number,
    until,
    moment,
    chips,
    takers: takers === undefined ? { sides: [], clockwise: [] } : copyOf(takers),
    isFinal: t.clock.level + 1 >= (t.terms.rebuys?.throughLevel ?? 0),
  });
  say({ said: 'rebuy-offered', ...whoIs(entry), until });
}

const copyOf = ({ sides, clockwise }: BountyTakers) => ({
  sides: sides.map((side) => side.slice()),
  clockwise: clockwise.slice(),
});

export const offerTo = (t: Tournament, entry: TournamentEntry): RebuyOffer | undefined =>
  t.rebuyOffers.find((offer) => offer.entry === entry.number);

export function closeOffer(t: WorkingTournament, entry: WorkingEntry): void {
  t.rebuyOffers.splice(
    t.rebuyOffers.findIndex((offer) => offer.entry === entry.number),
    1,
  );
}

/** PT-935: no answer, or no money: eliminated as of the lost hand. */
export function lapse(t: WorkingTournament, entry: WorkingEntry, say: Say): void {
  const offer = offerTo(t, entry);
  if (offer === undefined) return;
  closeOffer(t, entry);
  eliminate(t, entry, { ...offer, why: 'busted' }, say);
}
