/** A table's whole state: as told to everyone, to one player, and to the lobby. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import type { Cents } from '../../../core/base/money.ts';
import { type Exposure, exposureOf } from '../../../core/games/exposure.ts';
import { holderOf, type Wager } from '../../../core/round/wager.ts';
import type { OwnState } from '../../protocol/own-told.ts';
import type { LaidTold } from '../../protocol/slip-told.ts';
import type { LobbyTable, SeatTold, TableState } from '../../protocol/table-told.ts';
import { BettingDesk, type StakesBy } from '../betting/desk.ts';
import type { Seating } from '../betting/seating.ts';
import type { Boards } from '../dealing/boards.ts';
import { endIn, runningIn, type Stage } from '../dealing/stage.ts';
import type { TableSetup } from '../desk/setup.ts';
import { decisionTold, lastTold, namesTold, nothingShown, takenTold } from './told.ts';
import type { PauseTold } from '../../protocol/pause.ts';

/** The play at a table, as needed for telling its state. */
export interface ToldPlay {
  readonly setup: Pick<TableSetup, 'id' | 'name' | 'names' | 'game' | 'table'>;
  readonly stage: Stage;
  readonly boards: Boards;
  /** Why it is paused, if it is. */
  readonly paused: PauseTold | undefined;
  readonly isManual?: boolean;
  /** A private table that deals on request: between rounds it waits for bets. */
  readonly isOnDemand?: boolean;
  /** What Rebet would lay, now or once betting is open. */
  readonly last: StakesBy;
}

export interface Standing {
  readonly play: ToldPlay;
  readonly seating: Seating;
  /** Number of players at the table. */
  readonly players: number;
}

type Phase = TableState['phase'];

/** As many rounds as fit on a lobby card. */
const lobbyRounds = 20;

export function stateOf({ play, seating, players }: Standing): TableState {
  const { setup, stage, boards, paused } = play;
  const { id, game, table } = setup;
  const [running, end] = [runningIn(stage), endIn(stage)];
  return {
    table: id,
    game: game.id,
    ...namesTold(setup),
    ...timeOf(play),
    ...(running === undefined ? {} : { round: running.id, ...running.promised }),
    // The cards stay empty until something was dealt: the bets themselves are the first step.
    ...(running === undefined || running.steps <= 1
      ? { steps: 0, shown: nothingShown }
      : { steps: running.steps, shown: running.shown }),
    ...defined({ seats: table.seats && seatsTold(play, seating), ended: end?.ended, won: end?.won }),
    boards: boards.rounds,
    ...defined({ paused }),
    ...(play.isManual === true ? { isManual: true } : {}),
    players,
  };
}

export function ownOf({ play, seating }: Standing, player: PlayerId, balance: Cents): OwnState {
  const { setup, stage } = play;
  const running = runningIn(stage);
  const hands = running?.handsOf(player);
  const settled = endIn(stage)?.settled.of(player);
  const annulled = running?.round.annulled.get(player);
  return {
    balance,
    laid: stage.is === 'betting' ? stage.desk.allLaid(player) : takenTold(running?.wagersOf(player) ?? []),
    slips: stage.is === 'betting' ? stage.desk.allSlips(player) : [],
    last: lastTold(play.last.get(player)),
    canRebet: BettingDesk.hasStaked(play.last, player),
    ...(stage.is === 'betting' ? stage.desk.controls(player) : {}),
    ...defined({ seats: setup.table.seats && seating.seatsOf(player) }),
    offers: stage.is === 'dealing' ? stage.dealing.decisions.offersTo(player, balance) : [],
    decisions: (running?.decisionsOf(player) ?? []).map(decisionTold),
    ...defined({ hands, settled, annulled }),
  };
}

export function lobbyOf({ play, seating, players }: Standing): LobbyTable {
  const { setup, boards, stage } = play;
  const { id, game, table } = setup;
  const spots = [...table.betting.spots.values()];
  const end = endIn(stage);
  return {
    table: id,
    game: game.id,
    family: game.family,
    title: game.title,
    titles: game.titles,
    ...namesTold(setup),
    ...timeOf(play),
    least: Math.min(...spots.map(({ least }) => least.amount)),
    most: Math.max(...spots.map(({ most }) => most.amount)),
    players,
    ...defined({ seatsFree: table.seats && seating.freeIn(table) }),
    boards: [...boards.rounds, ...(end === undefined ? [] : [end.ended])].slice(-lobbyRounds),
  };
}

/** Who sits where, and their wagers. */
export const seatsTold = ({ setup, stage }: Pick<ToldPlay, 'setup' | 'stage'>, seating: Seating): readonly SeatTold[] =>
  seating.told(setup.table, (player, seat) => laidAt(stage, player, seat)?.stakes ?? {});

/** Current chips while betting is open, then the stakes taken. */
export function laidAt(stage: Stage, player: PlayerId, seat: Seat | undefined): LaidTold | undefined {
  if (stage.is === 'betting') return stage.desk.laid(seat === undefined ? { player } : { player, seat });
  const own = runningIn(stage)?.wagersOf(player) ?? [];
  return takenTold(own.filter((wager) => wager.seat === seat))[0];
}

/** Wagers so far; provisional while betting is open. */
export const wagersOn = (stage: Stage): readonly Wager[] =>
  stage.is === 'betting' ? stage.desk.close().wagers : (runningIn(stage)?.round.wagers ?? []);

/** What the house can still lose on the round; zero once it is settled. */
export function exposureOn({ setup, stage }: Pick<ToldPlay, 'setup' | 'stage'>): Exposure {
  const round = stage.is === 'dealing' ? stage.running.round : undefined;
  const wagers = stage.is === 'betting' || round !== undefined ? wagersOn(stage) : [];
  const { table } = stage.is === 'dealing' ? stage.running : setup;
  return exposureOf(table, { wagers, steps: round?.steps ?? [], ...(round && { annulled: round.annulled }) });
}

export interface OnFelt {
  readonly wager: Wager;
  /** Choices made by its holder. */
  readonly chosen: readonly string[];
  /** In cents, once the round is settled. */
  readonly returned?: number;
}

export function feltOf(stage: Stage): readonly OnFelt[] {
  const [running, end] = [runningIn(stage), endIn(stage)];
  return wagersOn(stage).map((wager) => {
    const { player, seat, spot } = wager;
    const made = running?.decisionsOf(player).filter(({ holder }) => holder === holderOf(wager)) ?? [];
    const line = end?.settled.of(player)?.lines.find((one) => one.spot === spot && one.seat === seat);
    return {
      wager,
      chosen: made.map(({ decision }) => decision.option.id),
      ...defined({ returned: line?.returns }),
    };
  });
}

/** The phase and its deadline. A paused table is in phase `paused` whatever its stage. */
function timeOf({ stage, paused, isOnDemand }: ToldPlay): { readonly phase: Phase; readonly until?: string } {
  if (paused !== undefined && stage.is !== 'stopped') return { phase: 'paused' };
  const until = stage.is === 'dealing' ? stage.dealing.until : 'until' in stage ? stage.until : undefined;
  const between = isOnDemand === true ? 'betting' : 'paused';
  const phase = stage.is === 'dealing' ? stage.dealing.stage : stage.is === 'waiting' ? between : stage.is;
  return { phase, ...defined({ until: until?.toISOString() }) };
}
