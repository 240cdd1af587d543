/** Converts the director's and the hands' state to the protocol: lobby lines, information board, tables, own part. */
import { defined, given } from '../../core/base/defined.ts';
import type { PlayerId } from '../../core/base/ids.ts';
import { nothing, plus } from '../../core/base/money.ts';
import { printCard } from '../../core/cards/card.ts';
import { asks } from '../../core/poker/hand/asks.ts';
import { positionNames } from '../../core/poker/hand/positions.ts';
import { potsOf } from '../../core/poker/hand/pots.ts';
import { has, seatId, seatsIn } from '../../core/poker/hand/seats.ts';
import { holeOf } from '../../core/poker/hand/showdown.ts';
import type { HandState } from '../../core/poker/hand/state.ts';
import { viewOf } from '../../core/poker/hand/view.ts';
import { handName, lowName } from '../../core/poker/names/hand-name.ts';
import { informationOf, typeOf } from '../../core/tournament/director/information.ts';
import { shownPrice } from '../../core/tournament/terms/prices.ts';
import type { Result } from '../../core/tournament/director/events.ts';
import {
  type TournamentEntry,
  isLive,
  isToCome,
  type TournamentTable,
  type Tournament,
} from '../../core/tournament/director/state.ts';
import type { InformationTold, TournamentLineTold } from '../protocol/tournament-board.ts';
import type {
  FieldLineTold,
  PokerHandTold,
  PokerSeatTold,
  PokerTableTold,
  ResultTold,
  StandingTold,
  TurnTold,
} from '../protocol/tournaments.ts';
import { isPracticePlayer } from '../accounts/practice-ids.ts';
import type { RunningHand } from './running-hand.ts';

export const momentOf = (instant: number): string => new Date(instant).toISOString();
const minute = 60_000;

const pausedOf = ({ clock, terms }: Tournament) =>
  clock.faultSince === 0
    ? {}
    : { paused: { clause: 'PI-909', until: momentOf(clock.faultSince + terms.resumeMinutes * minute) } };

export function lineTold(t: Tournament, { currency, practice }: Board): TournamentLineTold {
  const { terms } = t;
  return {
    tournament: t.id,
    name: terms.name,
    game: terms.game,
    limit: terms.limit,
    type: typeOf(terms),
    phase: t.phase,
    ...(t.startsAt > 0 ? { startsAt: momentOf(t.startsAt) } : {}),
    price: shownPrice(terms, terms.bounty, currency),
    cost: terms.price,
    entries: t.entered,
    ...defined({ entriesMax: terms.entriesMax }),
    playersLeft: isToCome(t) ? t.entered : t.left,
    pool: Math.max(t.money.pool, terms.guarantee ?? 0),
    ...(t.phase === 'announced' ? { registrationOpensAt: momentOf(t.opensAt) } : {}),
    isRegistrationOpen: t.closedBy === undefined && (t.phase === 'registering' || t.phase === 'running'),
    fastforward: terms.fastforward,
    ...(t.clock.rest === 'on' ? { isResting: true } : {}),
    ...(practice && terms.start === 'when-full' ? { practice: practiceIn(t) } : {}),
    ...pausedOf(t),
  };
}

const practiceIn = ({ entries }: Tournament) => ({
  opponents: entries.filter(({ player, status }) => status !== 'unregistered' && isPracticePlayer(player)).length,
});

export interface Board {
  readonly currency: string;
  readonly practice: boolean;
  readonly commitment: string;
  readonly operators: readonly { readonly id: string; readonly name: string }[];
}

/** PT-961: the information board, with times in the protocol's format. */
export function informationTold(t: Tournament, { currency, commitment, operators }: Board): InformationTold {
  const { startsAt, registrationOpensAt, unregisterBy, openSeats, levelEndsAt, breakDueAt, ...rest } = informationOf(
    t,
    currency,
  );
  return {
    ...rest,
    ...defined({
      startsAt: given(startsAt, momentOf),
      registrationOpensAt: given(registrationOpensAt, momentOf),
      unregisterBy: given(unregisterBy, momentOf),
      openSeats: openSeats?.map(({ table, seat }) => ({ table, seat: seat + 1 })),
      levelEndsAt: given(levelEndsAt, momentOf),
      breakDueAt: given(breakDueAt, momentOf),
    }),
    resumeMinutes: t.terms.resumeMinutes,
    commitment,
    operators: operators.map(({ id, name }) => ({ id, name })),
  };
}

export function standingTold(t: Tournament): StandingTold {
  const { clock } = t;
  return {
    phase: t.phase,
    entries: t.entered,
    playersLeft: isToCome(t) ? t.entered : t.left,
    tables: t.tables.length,
    level: clock.level + 1,
    ...(clock.levelEndsAt > 0 && clock.rest === 'none' ? { levelEndsAt: momentOf(clock.levelEndsAt) } : {}),
    ...(clock.breakDueAt > 0 ? { breakDueAt: momentOf(clock.breakDueAt) } : {}),
    rest: clock.rest,
    ...(clock.rest === 'on' ? { restUntil: momentOf(clock.restUntil) } : {}),
    pool: t.money.pool,
    isHandForHand: t.isHandForHand,
    ...pausedOf(t),
  };
}

/** What others see of a player besides chips and cards. */
export interface Seen {
  readonly name: string;
  readonly isSittingOut: boolean;
  readonly awayUntil: number | undefined;
}

/** A poker table for everyone, built from the spectator's view, so that no hidden card is in it. */
export function pokerTableTold(
  t: Tournament,
  {
    id,
    table,
    hand,
  }: { readonly id: number; readonly table: TournamentTable | undefined; readonly hand: RunningHand | undefined },
  seen: (player: PlayerId) => Seen,
): PokerTableTold {
  return {
    table: id,
    seats: hand === undefined ? seatsBetween(t, table, seen) : seatsInHand(t, hand, table, seen),
    ...defined({ hand: given(hand, handTold) }),
  };
}

function personTold(player: PlayerId, seen: (player: PlayerId) => Seen): Pick<PokerSeatTold, 'player'> & object {
  const { name, isSittingOut, awayUntil } = seen(player);
  return {
    player: name,
    ...(isPracticePlayer(player) ? { isPractice: true } : {}),
    ...(isSittingOut ? { isSittingOut: true } : {}),
    ...defined({ awayUntil: given(awayUntil, momentOf) }),
  };
}

const bountyTold = (entry: TournamentEntry | undefined): object =>
  entry === undefined || entry.bounty === 0 ? {} : { bounty: entry.bounty };

function seatsBetween(
  t: Tournament,
  table: TournamentTable | undefined,
  seen: (player: PlayerId) => Seen,
): readonly PokerSeatTold[] {
  return (table?.seats ?? []).flatMap((number, seat) => {
    const entry = t.entries[number];
    if (entry === undefined) return [];
    const nothingYet = { stack: entry.stack, bet: 0, isLive: false, isAllIn: false, cards: [] };
    return [{ seat: seat + 1, ...personTold(entry.player, seen), ...nothingYet, ...bountyTold(entry) }];
  });
}

/** Players dealt in, and those waiting for the next hand. */
function seatsInHand(
  t: Tournament,
  hand: RunningHand,
  table: TournamentTable | undefined,
  seen: (player: PlayerId) => Seen,
): readonly PokerSeatTold[] {
  const view = viewOf(hand.state);
  const positions = positionsIn(hand.state);
  const between = seatsBetween(t, table, seen);
  return view.seats.flatMap(({ seat, stack, bet, isLive, isAllIn, cards }) => {
    const dealt = hand.seats[seat];
    if (dealt === undefined) return between.filter((one) => one.seat === seat + 1);
    const position = positions.get(seat);
    return [
      {
        seat: seat + 1,
        ...personTold(dealt.player, seen),
        stack,
        bet,
        isLive,
        isAllIn,
        cards,
        ...defined({ position }),
        ...bountyTold(t.entries[dealt.entry]),
      },
    ];
  });
}

function positionsIn({ terms, dealtIn }: HandState) {
  const bigBlind = terms.opensAfter;
  const smallBlind = terms.blinds.findIndex((blind, seat) => blind > 0 && seat !== bigBlind && blind < terms.bigBlind);
  return positionNames({ button: terms.button, smallBlind: smallBlind < 0 ? bigBlind : smallBlind, bigBlind }, dealtIn);
}

export function handTold(hand: RunningHand): PokerHandTold {
  const { state, waiting } = hand;
  const { terms } = state;
  const view = viewOf(state);
  const isTurn = waiting !== undefined && state.phase !== 'run-it-twice';
  return {
    hand: hand.id,
    level: hand.level + 1,
    smallBlind: terms.blinds.find((blind) => blind > 0 && blind < terms.bigBlind) ?? terms.missingBlinds,
    bigBlind: terms.bigBlind,
    ante: Math.max(0, ...terms.antes),
    button: terms.button + 1,
    phase: state.phase,
    round: state.round,
    pot: state.pot,
    pots: potsTold(state),
    board: view.board,
    secondBoard: view.secondBoard,
    ...(waiting === undefined ? {} : { asks: waiting.name, until: momentOf(waiting.until) }),
    ...(isTurn ? { actor: state.actor + 1 } : {}),
    awards: state.awards.map(({ pot, part, board, seat, chips }) => ({
      pot,
      part,
      board,
      seat: seat + 1,
      chips,
      ...nameTold(state, { part, board, seat }),
    })),
    commitment: hand.deck.commitment,
    ...(state.phase === 'void' ? { isVoid: true } : {}),
  };
}

/** Bets in front of the seats join the pot when the round ends. */
function potsTold(state: HandState) {
  const { bets, paid, pot } = state;
  const brought = bets.reduce((sum, bet) => sum - bet, pot);
  if (brought <= 0) return [];
  const before = paid.map((put, seat) => put - (bets[seat] ?? 0));
  return potsOf({ ...state, paid: before, pot: brought }).map(({ chips, contenders }) => ({
    chips,
    seats: seatsIn(contenders).map((seat) => seat + 1),
  }));
}

/** Face-up hands only. */
function nameTold(
  state: HandState,
  { part, board, seat }: { readonly part: string; readonly board: number; readonly seat: number },
): { readonly hand?: string } {
  if (!has(state.shown, seat)) return {};
  const at = board * state.stacks.length + seat;
  const [high = 0, low] = [state.highs[at], state.lows[at]];
  if (part === 'low') return low === undefined ? {} : { hand: lowName(low, 'en') };
  return high === 0 ? {} : { hand: handName(high, 'en') };
}

export function cardsTold({ state, seats }: RunningHand, seat: number): readonly string[] {
  return seats[seat] === undefined
    ? []
    : holeOf(state, seat)
        .filter((card) => card >= 0)
        .map(printCard);
}

/** What a seat is asked now, with the engine's exact ranges. */
export function turnTold(hand: RunningHand, seat: number): TurnTold | undefined {
  const { waiting, state } = hand;
  const offer = waiting?.offers.find(({ holder }) => holder === seatId(seat));
  if (waiting === undefined || offer === undefined || asks(state) === undefined) return undefined;
  return {
    hand: hand.id,
    name: waiting.name,
    options: offer.options.map(({ id, cost, costMost, clause }) => ({
      id,
      cost,
      ...defined({ costMost }),
      clause,
    })),
    fallback: offer.fallback.id,
    until: momentOf(waiting.until),
    bet: state.bets[seat] ?? 0,
  };
}

export const resultTold = ({ place, player, entry, prize, bounties }: Result, name: string): ResultTold => ({
  place,
  player: name === '' ? player : name,
  entry: entry + 1,
  prize,
  bounties,
});

/** PT-062: everyone by place, once there is a winner. */
export function resultsTold(t: Tournament, name: (player: PlayerId) => string): readonly ResultTold[] | undefined {
  if (t.phase !== 'finished') return undefined;
  const entries = t.entries.filter(({ status }) => status !== 'unregistered');
  return entries
    .toSorted((one, other) => one.place - other.place || one.number - other.number)
    .map(({ number, player, place, prizeWon, bountiesWon }) =>
      resultTold({ entry: number, player, place, prize: prizeWon, bounties: bountiesWon }, name(player)),
    );
}

/** All entrants: those in by chips, then those out, best place first. */
export function fieldTold(t: Tournament, name: (player: PlayerId) => string): readonly FieldLineTold[] {
  const isIn = (entry: TournamentEntry) => entry.status === 'registered' || isLive(entry);
  return t.entries
    .filter(({ status }) => status !== 'unregistered')
    .toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)) || b.stack - a.stack || a.place - b.place)
    .map((entry) => ({
      player: name(entry.player) || entry.player,
      entry: entry.number + 1,
      status: entry.status === 'registered' ? 'registered' : isIn(entry) ? 'in' : 'out',
      stack: isIn(entry) ? entry.stack : 0,
      ...(isIn(entry) && entry.table > 0 ? { table: entry.table } : {}),
      ...(entry.place > 0 ? { place: entry.place } : {}),
      ...(isPracticePlayer(entry.player) ? { isPractice: true } : {}),
    }));
}

/** By chips among those left, as of the last finished hands. */
export const positionOf = ({ entries }: Tournament, own: TournamentEntry): number =>
  1 + entries.filter((other) => isLive(other) && other.stack > own.stack).length;

/** What a player won over all their entries. */
export const wonBy = (t: Tournament, player: PlayerId) =>
  t.entries.reduce(
    (sum, entry) => (entry.player === player ? plus(sum, plus(entry.prizeWon, entry.bountiesWon)) : sum),
    nothing,
  );
