/** The information window of a tournament: everything the page wants shown, as data (PT-955, PT-961). */
import { defined } from '../../base/defined.ts';
import { type Cents, minus } from '../../base/money.ts';
import { usualAnte } from '../../poker/hand/table.ts';
import { placeMoney } from '../result/accounts.ts';
import { levelAt } from '../terms/levels.ts';
import { paidPlaces, winnersWanted } from '../result/prizes.ts';
import { shownPrice } from '../terms/prices.ts';
import { openSeats, picksSeats, unregisterBy } from '../entry/registration.ts';
import type { Terms } from '../terms/terms.ts';
import { isToCome, type TournamentPhase, type Tournament } from './state.ts';
import type { Instant, SeatAt } from './commands.ts';

export type TournamentType =
  'sit-and-go' | 'multi-table' | 'shootout' | 'heads-up' | 'satellite' | 'shootout-satellite' | 'bounty';

/** A level as the structure sheet shows it. */
export interface SheetLevel {
  readonly level: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Fixed limit only. */
  readonly bets?: { readonly small: number; readonly big: number };
  readonly ante: number;
  readonly minutes: number;
}

export interface Information {
  readonly name: string;
  readonly version: number;
  readonly game: Terms['game'];
  readonly limit: Terms['limit'];
  readonly type: TournamentType;
  readonly phase: TournamentPhase;
  readonly startsAt?: Instant;
  /** Split into the parts for the pool, the bounty and the fee. */
  readonly price: {
    readonly whole: Cents;
    readonly pool: Cents;
    readonly bounty: Cents;
    readonly fee: Cents;
    readonly shown: string;
  };
  readonly seats: number;
  readonly chips: number;
  readonly levels: readonly SheetLevel[];
  /** The current level. */
  readonly level: SheetLevel;
  readonly levelEndsAt?: Instant;
  readonly entriesMin: number;
  readonly entriesMax?: number;
  readonly lateRegistration: Terms['lateRegistration'];
  /** If the terms say when; kept after that time. */
  readonly registrationOpensAt?: Instant;
  readonly isRegistrationOpen: boolean;
  readonly unregistration: boolean;
  /** PT-906: the last moment to unregister, where that is allowed. */
  readonly unregisterBy?: Instant;
  /** PT-057: the seats the next player to register can choose from. */
  readonly openSeats?: readonly SeatAt[];
  readonly reentriesMax: number;
  readonly rebuys?: NonNullable<Terms['rebuys']>;
  readonly addOns?: NonNullable<Terms['addOns']>;
  readonly breaks: Terms['breaks'];
  readonly breakDueAt?: Instant;
  readonly actionSeconds: number;
  readonly timeoutAction: Terms['timeoutAction'];
  readonly buttonRule: Terms['buttonRule'];
  readonly disconnected: {
    readonly policy: Terms['disconnectPolicy'];
    readonly protectedHands: Terms['protectedHands'];
  };
  readonly handForHand: { readonly playersAbovePaid: number; readonly on: boolean };
  readonly payouts: {
    readonly pool: Cents;
    readonly places: number;
    readonly prizes?: readonly Cents[];
    readonly guarantee: Cents;
  };
  readonly bounty: { readonly fixed: Cents; readonly progressive: boolean; readonly named: Terms['namedBounties'] };
  readonly satellite?: NonNullable<Terms['satellite']> & { readonly fullPrizes: number };
  readonly handsPerMatch: Terms['handsPerMatch'];
  readonly finalStage: Terms['finalStage'];
  readonly marks: {
    readonly ante: boolean;
    readonly runItTwice: boolean;
    readonly straddle: boolean;
    readonly fastforward: boolean;
    readonly deals: boolean;
    readonly chat: boolean;
  };
  readonly entries: number;
  readonly playersLeft: number;
}

export function informationOf(t: Tournament, currency: string): Information {
  const { terms, clock } = t;
  const { price, fee, bounty } = terms;
  const levels = terms.levels.map((_, at) => sheetLevel(terms, at));
  return {
    name: terms.name,
    version: t.version,
    game: terms.game,
    limit: terms.limit,
    type: typeOf(terms),
    phase: t.phase,
    ...(t.startsAt > 0 ? { startsAt: t.startsAt } : {}),
    price: {
      whole: price,
      pool: minus(minus(price, fee), bounty),
      bounty,
      fee,
      shown: shownPrice({ price, fee }, bounty, currency),
    },
    seats: terms.seats,
    chips: terms.chips,
    levels,
    level: sheetLevel(terms, clock.level),
    ...(clock.levelEndsAt > 0 && clock.rest === 'none' ? { levelEndsAt: clock.levelEndsAt } : {}),
    entriesMin: terms.entriesMin,
    ...defined({ entriesMax: terms.entriesMax }),
    lateRegistration: terms.lateRegistration,
    ...(t.opensAt > 0 ? { registrationOpensAt: t.opensAt } : {}),
    isRegistrationOpen: t.closedBy === undefined && (t.phase === 'registering' || t.phase === 'running'),
    unregistration: terms.unregistration && terms.satellite?.targetIsSatellite !== true,
    ...(t.startsAt > 0 && t.phase === 'registering' ? { unregisterBy: unregisterBy(t) ?? t.startsAt } : {}),
    ...(t.phase === 'registering' && picksSeats(t) ? { openSeats: openSeats(t) } : {}),
    reentriesMax: terms.reentriesMax,
    ...defined({ rebuys: terms.rebuys, addOns: terms.addOns }),
    breaks: terms.breaks,
    ...(clock.breakDueAt > 0 ? { breakDueAt: clock.breakDueAt } : {}),
    actionSeconds: terms.actionSeconds,
    timeoutAction: terms.timeoutAction,
    buttonRule: terms.buttonRule,
    disconnected: { policy: terms.disconnectPolicy, protectedHands: terms.protectedHands },
    handForHand: { playersAbovePaid: terms.handForHand, on: t.isHandForHand },
    payouts: {
      pool: placeMoney(t),
      places: paidPlaces(t),
      ...defined({ prizes: t.prizes }),
      guarantee: terms.guarantee,
    },
    bounty: { fixed: bounty, progressive: terms.progressiveBounty, named: terms.namedBounties },
    ...defined({ satellite: terms.satellite && { ...terms.satellite, fullPrizes: winnersWanted(t) } }),
    handsPerMatch: terms.handsPerMatch,
    finalStage: terms.finalStage,
    marks: {
      ante: terms.antes,
      runItTwice: terms.runItTwice !== 'never',
      straddle: terms.straddle,
      fastforward: terms.fastforward,
      deals: terms.deals,
      chat: terms.chat,
    },
    entries: t.entered,
    playersLeft: isToCome(t) ? t.entered : t.left,
  };
}

function sheetLevel({ levels, limit, antes }: Terms, at: number): SheetLevel {
  const { smallBlind, bigBlind, ante, minutes } = levelAt(levels, at);
  return {
    level: at + 1,
    smallBlind,
    bigBlind,
    ...(limit === 'fixed' ? { bets: { small: bigBlind, big: 2 * bigBlind } } : {}),
    ante: antes ? (ante ?? usualAnte(bigBlind)) : 0,
    minutes,
  };
}

/** The word of section 2 that describes it best. */
export function typeOf({ start, format, satellite, bounty, namedBounties }: Terms): TournamentType {
  if (satellite !== undefined) return format === 'shootout' ? 'shootout-satellite' : 'satellite';
  if (format !== 'ordinary') return format;
  if (bounty > 0 || namedBounties.length > 0) return 'bounty';
  return start === 'when-full' ? 'sit-and-go' : 'multi-table';
}
