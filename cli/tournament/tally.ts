/** Counts what happened in a simulated tournament, from the director's events. */
import type { MoveReason, Result, TournamentEvent } from '../../core/tournament/director/events.ts';
import type { TournamentMoney, Tournament } from '../../core/tournament/director/state.ts';

export interface EntryCounts {
  readonly entries: number;
  readonly lateEntries: number;
  readonly reentries: number;
  readonly rebuys: number;
  readonly addOns: number;
  readonly hands: number;
  readonly handForHand: HandForHand;
  readonly moves: Readonly<Record<MoveReason, number>>;
  readonly tablesOpened: number;
  readonly breaks: number;
  readonly levels: number;
  readonly stages: number;
  readonly bounties: number;
  readonly disconnected: number;
  /** Minutes of the simulated clock from start to end. */
  readonly minutes: number;
}

/** Play around the last unpaid place (PT-922). */
export interface HandForHand {
  /** Players left when it first began; 0 if it never did. */
  readonly from: number;
  /** Hands played at every table at once, and their total. */
  readonly rounds: number;
  readonly hands: number;
}

export interface CourseSummary {
  readonly phase: Tournament['phase'];
  readonly counts: EntryCounts;
  readonly money: TournamentMoney;
  readonly chips: { readonly givenOut: number; readonly leftPlay: number };
  readonly prizes: readonly number[];
  /** Best first. */
  readonly results: readonly Result[];
}

export interface Run extends CourseSummary {
  readonly preset: string;
  readonly seed: string;
  readonly players: number;
  readonly seconds: number;
}

/** Mutable counts while the tournament runs. */
export class CourseTally {
  readonly #heard = new Map<string, number>();
  readonly #moves: Record<MoveReason, number> = { balance: 0, break: 0, 'final-table': 0, 'pool-closed': 0 };
  #results: readonly Result[] = [];
  #isHandForHand = false;
  #handForHandFrom = 0;
  /** The times at which they began. */
  readonly #rounds = new Set<number>();

  hear(said: TournamentEvent, t: Tournament): void {
    this.#count(said.said);
    if (said.said === 'moved') this.#moves[said.why] += 1;
    if (said.said === 'entered') this.#count(said.kind);
    if (said.said === 'bought') this.#count(said.what);
    if (said.said === 'eliminated') this.#count(said.why);
    if (said.said === 'hand-for-hand') {
      this.#isHandForHand = said.on;
      this.#handForHandFrom ||= t.left;
    }
    if (said.said === 'deal' && this.#isHandForHand) {
      this.#count('hand-for-hand hand');
      this.#rounds.add(t.commonMoment);
    }
    if (said.said === 'finished') this.#results = said.results;
  }

  sumUp(t: Tournament): CourseSummary {
    return {
      phase: t.phase,
      counts: {
        entries: t.entered,
        lateEntries: this.#of('late-entry'),
        reentries: this.#of('re-entry'),
        rebuys: this.#of('rebuy'),
        addOns: this.#of('add-on'),
        hands: t.handsDealt,
        handForHand: {
          from: this.#handForHandFrom,
          rounds: this.#rounds.size,
          hands: this.#of('hand-for-hand hand'),
        },
        moves: this.#moves,
        tablesOpened: t.tablesOpened,
        breaks: this.#of('break-began'),
        levels: this.#of('level'),
        stages: this.#of('stage-began'),
        bounties: this.#of('bounty-won'),
        disconnected: this.#of('disconnected'),
        minutes: Math.round((t.now - firstStart(t)) / 60_000),
      },
      money: t.money,
      chips: { givenOut: t.chipsOut, leftPlay: t.chipsGone },
      prizes: t.prizes ?? [],
      results: this.#results,
    };
  }

  #count(name: string): void {
    this.#heard.set(name, this.#of(name) + 1);
  }

  #of(name: string): number {
    return this.#heard.get(name) ?? 0;
  }
}

/** A Sit & Go starts with its last entry. */
const firstStart = (t: Tournament): number => (t.startsAt > 0 ? t.startsAt : (t.entries.at(-1)?.at ?? t.now));
