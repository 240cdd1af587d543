/** What a table tells each of its players at the turning points of a round. */
import { defined } from '../../../core/base/defined.ts';
import type { PlayerId } from '../../../core/base/ids.ts';
import { type Cents, nothing } from '../../../core/base/money.ts';
import { type Change, notCovered } from '../../../core/round/betting.ts';
import type { Wager } from '../../../core/round/wager.ts';
import { partsByPlayer, type Settlement } from '../../../core/round/settle.ts';
import type { SettledTold } from '../../protocol/own-told.ts';
import type { EndedTold, Shown, TableTold } from '../../protocol/table-told.ts';
import type { BetsTaken } from '../../rounds/store.ts';
import type { TableListener } from '../desk/open-table.ts';
import type { RunningRound } from '../dealing/running-round.ts';
import { changesTold, refusalTold, settledTold, takenTold } from './told.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';

/** Betting is open on a round that was promised; `until` where a clock closes it. */
export function openedTold(running: RunningRound, until: Date | undefined, boardsAnew: boolean): TableTold {
  const { commitment, shoe } = running.promised;
  const anew = boardsAnew ? (true as const) : undefined;
  const told = { round: running.id, commitment, shoe };
  return { said: 'betting', ...told, ...defined({ until: until?.toISOString(), boardsAnew: anew }) };
}

/** "No more bets": how many are in the round, and for how much. */
export function closedTold(running: RunningRound, wagers: readonly Wager[]): TableTold {
  const staked = wagers.reduce((sum, { stake, fee }) => sum + stake + fee, 0);
  return { said: 'closed', round: running.id, bettors: running.players.length, staked };
}

export interface Close extends BetsTaken {
  /** Chips cut or dropped by the close. */
  readonly changes: ReadonlyMap<PlayerId, readonly Change[]>;
  /** Players whose chips were removed, and why. */
  readonly gone: ReadonlyMap<PlayerId, ToldRefusal>;
}

/** After "no more bets": what was changed, what was taken, and who is out. */
export function tellClose({ toOne }: TableListener, running: RunningRound, close: Close): void {
  const { changes, gone, out, balances } = close;
  for (const [player, why] of gone) toOne(player, { said: 'gone', why });
  for (const [player, own] of changes) if (!gone.has(player)) toOne(player, changesTold(own));
  const why = refusalTold(notCovered(running.table.betting));
  for (const player of out) toOne(player, { said: 'out', round: running.id, why });
  for (const player of running.players) {
    const balance = balances.get(player) ?? nothing;
    toOne(player, { said: 'taken', round: running.id, laid: takenTold(running.wagersOf(player)), balance });
  }
}

/** Each player's result of a settled round, kept for those who reconnect. */
export class Settled {
  readonly #round: string;
  readonly #parts: ReadonlyMap<PlayerId, Settlement>;
  readonly #balances: ReadonlyMap<PlayerId, Cents>;

  constructor(round: string, settlement: Settlement, balances: ReadonlyMap<PlayerId, Cents>) {
    this.#round = round;
    this.#parts = partsByPlayer(settlement);
    this.#balances = balances;
  }

  of(player: PlayerId): SettledTold | undefined {
    const part = this.#parts.get(player);
    if (part === undefined) return undefined;
    return settledTold(part, player, { round: this.#round, balance: this.#balances.get(player) ?? nothing });
  }

  tell({ toOne }: TableListener): void {
    for (const player of this.#parts.keys()) {
      const settled = this.of(player);
      if (settled !== undefined) toOne(player, { said: 'settled', settled });
    }
  }
}

/** How a round ended. */
export interface RoundEnd {
  readonly ended: EndedTold;
  readonly settled: Settled;
  /** Spots that won for everyone. */
  readonly won: readonly string[] | undefined;
}

/** Announces a round's end, and tells each player their result. `next` is when betting reopens. */
export function tellEnd(listener: TableListener, { ended, won, settled }: RoundEnd, next: Date | undefined): void {
  listener.toAll({ said: 'result', ended, ...defined({ won, next: next?.toISOString() }) });
  settled.tell(listener);
}

/** Hands that players have arranged by their choices, sent when a card changes them. */
export class HandsTold {
  readonly #told = new Map<PlayerId, string>();

  tell({ toOne }: TableListener, running: RunningRound, places: Shown['places']): void {
    if (running.table.arrange === undefined) return;
    for (const player of running.players) {
      const hands = running.handsOf(player, places);
      if (hands === undefined) continue;
      const text = JSON.stringify(hands);
      if (this.#told.get(player) === text) continue;
      this.#told.set(player, text);
      toOne(player, { said: 'hands', hands });
    }
  }
}
