/** A whole tournament of random but legal players: the real director, real hands, a simulated clock. */
import { playerId, type PlayerId } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import type { Refusal } from '../../base/refusal.ts';
import { drawFrom } from '../../chance/draw.ts';
import { type Seed, type Stream, streamOf } from '../../chance/stream.ts';
import type { HandTerms } from '../../poker/hand/terms.ts';
import { wakeAt } from '../director/clock.ts';
import { conduct } from '../director/conduct.ts';
import { resultOf } from '../play/hand-result.ts';
import { newTournament } from '../director/opening.ts';
import { bubble } from '../result/prizes.ts';
import type { TournamentEvent } from '../director/events.ts';
import { isLive, isStaged, type Tournament } from '../director/state.ts';
import type { Terms } from '../terms/terms.ts';
import type { Command } from '../director/commands.ts';
import { Agenda } from './agenda.ts';
import { type Mood, type PlayedHand, playRandomHand } from './random-hand.ts';

/** How players behave besides their hands; each is a probability in ten thousand. */
export interface Habits {
  /** Register after the start, where allowed. */
  readonly late: number;
  readonly reenter: number;
  readonly rebuy: number;
  readonly addOn: number;
  /** Lose the connection for good, per hand. */
  readonly vanish: number;
}

const usualHabits: Habits = { late: 2000, reenter: 5000, rebuy: 6000, addOn: 6000, vanish: 1 };

export interface HandToPlay {
  readonly number: number;
  readonly terms: HandTerms;
  /** By seat. */
  readonly players: readonly (PlayerId | undefined)[];
  readonly stream: Stream;
  readonly mood: Mood;
}

export interface Setup {
  readonly terms: Terms;
  readonly players: number;
  readonly seed: Seed;
  readonly habits?: Habits;
  /** Called for every event of the director. */
  readonly hears?: (said: TournamentEvent, t: Tournament) => void;
  /** Plays the hands; by default random but legal players do. */
  readonly plays?: (hand: HandToPlay) => PlayedHand;
}

const second = 1000;
const actionMillis = 3 * second;
/** A Monday at six in the evening; what matters is a whole hour. */
const opensAt = 1_735_581_600_000;
const startsAfter = 60 * 60 * second;

const playAtRandom = ({ terms, stream, mood }: HandToPlay): PlayedHand => playRandomHand(terms, stream, mood);

/**
 * Close to the money (at most one player per table to go), players wait for each other; otherwise the hands in progress
 * when hand-for-hand play begins would nearly always end it.
 */
function isMoneyNear(t: Tournament): boolean {
  const unpaid = t.left - bubble(t);
  return !isStaged(t) && t.tables.length > 1 && unpaid > 0 && unpaid <= Math.max(t.tables.length, t.terms.handForHand);
}

type Wish = Exclude<Command, { told: 'time' | 'drawn' }>;

export class SimulatedTournament {
  readonly tournament: Tournament;
  /** Every command to the director, for replay. */
  readonly journal: Command[] = [];
  readonly #setup: Required<Setup>;
  readonly #stream: Stream;
  readonly #agenda = new Agenda<Wish>();
  readonly #keepsJournal: boolean;

  constructor(setup: Setup, keepsJournal = false) {
    const { terms, seed } = setup;
    const isScheduled = terms.start === 'scheduled';
    this.#setup = { habits: usualHabits, hears: () => {}, plays: playAtRandom, ...setup };
    this.#keepsJournal = keepsJournal;
    this.#stream = streamOf(seed, 'draws');
    this.tournament = newTournament({
      id: 'simulated',
      terms,
      at: opensAt,
      ...(isScheduled ? { startsAt: opensAt + startsAfter } : {}),
    });
    this.#inviteAll();
  }

  /** Advances to the next thing that happens; false when nothing will. */
  next(): boolean {
    const t = this.tournament;
    if (t.phase === 'finished' || t.phase === 'cancelled') return false;
    const [wake, due] = [wakeAt(t), this.#agenda.nextAt];
    if (wake !== undefined && (due === undefined || wake <= due))
      this.tell({ told: 'time', at: Math.max(wake, t.now) });
    else {
      const item = this.#agenda.take() ?? broken('the tournament stands still');
      this.tell({ ...item.thing, at: Math.max(item.at, t.now) });
    }
    return true;
  }

  playOut(): Tournament {
    while (this.next());
    return this.tournament;
  }

  /** Also for what the simulation does not do itself: faults, disqualifications, a cancellation. */
  tell(told: Command): Refusal | undefined {
    const { said, journal, refused } = conduct(this.tournament, told, (request) => drawFrom(request, this.#stream));
    if (this.#keepsJournal) this.journal.push(...journal);
    for (const one of said) {
      this.#setup.hears(one, this.tournament);
      this.#respond(one);
    }
    return refused;
  }

  #inviteAll(): void {
    const { players, terms, habits } = this.#setup;
    for (let number = 1; number <= players; number++) {
      const isLate = terms.lateRegistration !== 'none' && number > terms.entriesMin && this.#happens(habits.late);
      const spread = isLate ? 30 * 60 * second : startsAfter;
      const at = opensAt + (isLate ? startsAfter : 0) + this.#stream.below(spread);
      this.#agenda.add(at, { told: 'register', player: playerId(`p${number}`), at });
    }
  }

  #respond(said: TournamentEvent): void {
    if (said.said === 'deal') this.#play(said);
    if (said.said === 'eliminated') this.#mayReenter(said.player);
    if (said.said === 'rebuy-offered') {
      const told = this.#happens(this.#setup.habits.rebuy) ? 'rebuy' : 'decline-rebuy';
      this.#soon({ told, player: said.player, at: 0 }, 25 * second);
    }
    if (said.said === 'add-ons-opened') this.#mayAddOn(said.until - this.tournament.now);
  }

  #mayAddOn(within: number): void {
    for (const entry of this.tournament.entries) {
      if (!isLive(entry) || !this.#happens(this.#setup.habits.addOn)) continue;
      this.#soon({ told: 'add-on', player: entry.player, at: 0 }, within);
    }
  }

  #mayReenter(player: PlayerId): void {
    const { terms, habits } = this.#setup;
    if (terms.reentriesMax === 0 || this.tournament.closedBy !== undefined || !this.#happens(habits.reenter)) return;
    this.#soon({ told: 'register', player, at: 0 }, 120 * second);
  }

  /** Plays the whole hand at once; its result is reported when it would have ended. */
  #play({
    table,
    hand: number,
    terms,
  }: {
    readonly table: number;
    readonly hand: number;
    readonly terms: HandTerms;
  }): void {
    const t = this.tournament;
    const seats = t.tables.find(({ id }) => id === table)?.seats ?? [];
    const { hand, actions, folds } = this.#setup.plays({
      number,
      terms,
      players: seats.map((entry) => t.entries[entry]?.player),
      stream: this.#stream,
      mood: isMoneyNear(t) ? 'careful' : 'usual',
    });
    const endsAt = t.now + (actions + 3) * actionMillis + this.#stream.below(second);
    if (t.waiting !== undefined) {
      for (const { seat, after, stack } of folds) {
        const at = t.now + (after + 1) * actionMillis;
        this.#agenda.add(at, { told: 'fold-and-move', table, seat, stack, at });
      }
    }
    this.#mayVanish(seats, endsAt);
    this.#agenda.add(endsAt, { told: 'hand-ended', table, hand: number, ...resultOf(hand), at: endsAt });
  }

  #mayVanish(seats: readonly number[], endsAt: number): void {
    if (!this.#happens(this.#setup.habits.vanish)) return;
    const seated = seats.filter((number) => number >= 0);
    const entry = this.tournament.entries[seated[this.#stream.below(seated.length)] ?? -1];
    if (entry !== undefined) this.#agenda.add(endsAt - 1, { told: 'remove', player: entry.player, at: endsAt - 1 });
  }

  #soon(wish: Wish, within: number): void {
    const at = this.tournament.now + 1 + this.#stream.below(Math.max(1, within));
    this.#agenda.add(at, { ...wish, at });
  }

  #happens(inTenThousand: number): boolean {
    return this.#stream.below(10_000) < inTenThousand;
  }
}
