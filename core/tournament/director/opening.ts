/** A new tournament, with nobody registered yet. */
import { invariant } from '../../base/invariant.ts';
import { nothing } from '../../base/money.ts';
import { firstPhase, opensAtOf, opensTooLate } from '../entry/announcement.ts';
import { layTables, picksSeats } from '../entry/registration.ts';
import type { Tournament, WorkingTournament } from './state.ts';
import type { Terms } from '../terms/terms.ts';
import type { Instant } from './commands.ts';

export interface Opening {
  readonly id: string;
  readonly terms: Terms;
  /** The start of a scheduled tournament; a Sit & Go starts when full. */
  readonly startsAt?: Instant;
  readonly at: Instant;
}

export function newTournament({ id, terms, startsAt = 0, at }: Opening): Tournament {
  invariant(
    (terms.start === 'scheduled') === startsAt > 0,
    'a start time where one is fixed in advance, and only there',
  );
  invariant(opensTooLate(terms, startsAt) === undefined, 'registration opens before the start');
  const tournament: WorkingTournament = {
    id,
    terms,
    version: 1,
    phase: firstPhase(terms, startsAt, at),
    startsAt,
    postponedAt: 0,
    opensAt: opensAtOf(terms, startsAt),
    now: at,
    entries: [],
    // Without a prototype: a player's id may be any text.
    participants: Object.create(null) as WorkingTournament['participants'],
    entered: 0,
    left: 0,
    rebuys: terms.rebuys === undefined ? 'none' : 'open',
    rebuyOffers: [],
    addOns: terms.addOns === undefined ? 'none' : 'to-come',
    addOnsUntil: 0,
    tables: [],
    tablesOpened: 0,
    handsDealt: 0,
    handsOn: 0,
    arriving: [],
    isSeated: false,
    clock: { level: 0, levelEndsAt: 0, levelLeft: 0, breakDueAt: 0, rest: 'none', restUntil: 0, faultSince: 0 },
    stage: { number: 1, isFinal: false, beganAt: 0, losers: [] },
    isHandForHand: false,
    commonMoment: 0,
    chipsOut: 0,
    chipsGone: 0,
    outs: [],
    placed: 0,
    moments: 0,
    disqualified: [],
    money: {
      pool: nothing,
      fees: nothing,
      added: nothing,
      bountyFund: nothing,
      firstPrizeExtra: nothing,
      bountiesPaid: nothing,
      prizesPaid: nothing,
      refunded: nothing,
    },
  };
  // PT-903: a Sit & Go has its tables from the beginning.
  if (picksSeats(tournament)) layTables(tournament);
  return tournament;
}
