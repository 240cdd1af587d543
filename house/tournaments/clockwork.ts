/** Timers and lost connections: time-outs, protection, reconnection windows, faults of the house. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Refusal } from '../../core/base/refusal.ts';
import { asks } from '../../core/poker/hand/asks.ts';
import { owed } from '../../core/poker/hand/legal.ts';
import { has, seatId } from '../../core/poker/hand/seats.ts';
import { wakeAt } from '../../core/tournament/director/clock.ts';
import { isLive } from '../../core/tournament/director/state.ts';
import type { Course } from './course.ts';
import type { RunningHand } from './running-hand.ts';

/** PI-019, PI-902. */
export const windowMillis = 60_000;

export class Clockwork {
  readonly #course: Course;

  constructor(course: Course) {
    this.#course = course;
  }

  timePasses(): void {
    this.#course.obeyed(this.#course.tell({ told: 'time' }));
    for (const hand of this.#course.hands.values()) {
      if (!hand.isOver && hand.waiting !== undefined && hand.waiting.until <= this.#course.now) this.#timeOut(hand);
    }
    for (const [player, lostAt] of this.#course.attendants.lost) {
      if (lostAt + windowMillis <= this.#course.now) this.#windowEnds(player);
    }
  }

  #timeOut(hand: RunningHand): void {
    const { state } = hand;
    const askedAt = hand.waiting?.askedAt;
    const request = asks(state);
    if (request?.ask === 'window') {
      this.#course.must(hand, hand.take({ kind: 'closed', unpaid: [] }));
      return;
    }
    if (request?.ask !== 'choice') return;
    const seat = state.actor;
    const player = this.#course.playerAt(hand, seat);
    const attendant = this.#course.attendants.of(player);
    const holder = seatId(seat);
    if (state.phase === 'betting' && this.#isProtected(player, hand)) {
      this.#course.must(hand, hand.take({ kind: 'protected', holder }));
      return;
    }
    if (!attendant.isHere) attendant.hasTimedOut = true;
    const option = request.offer.fallback.id;
    this.#course.must(hand, hand.take({ kind: 'choice', holder, option, byDefault: true }));
    this.#course.write(hand, askedAt);
    if (option === 'fold') this.#course.foldsAndMoves(hand, seat);
  }

  /** PI-903: while the window is open; PI-907: as often as the terms allow. */
  #isProtected(player: PlayerId, hand: RunningHand): boolean {
    const attendant = this.#course.attendants.of(player);
    if (attendant.lostAt === undefined) return false;
    if (owed(hand.state) === 0 || attendant.protectedIn === hand.id) return true;
    const { protectedHands } = this.#course.t.terms;
    if (protectedHands !== 'unlimited' && attendant.protectedHands >= protectedHands) return false;
    attendant.protectedHands += 1;
    attendant.protectedIn = hand.id;
    return true;
  }

  /** PI-904, PI-905: the hand is dead at once and the player removed, or blinded off if the terms say so (PI-923). */
  #windowEnds(player: PlayerId): void {
    this.#course.attendants.closeWindow(player);
    this.#course.attendants.of(player).hasTimedOut = true;
    this.#course.touch(player);
    const held = this.#course.handOf(player);
    if (held !== undefined && !held.hand.isOver && has(held.hand.state.live, held.seat)) {
      held.hand.dying.add(held.seat);
      held.hand.waiting = undefined;
      this.#course.bury(held.hand);
    }
    const entry = this.#course.entryOf(player);
    if (this.#course.t.terms.disconnectPolicy === 'blindOff' || entry === undefined || !isLive(entry)) return;
    this.#course.obeyed(this.#course.tell({ told: 'remove', player }));
    this.#course.note(player, 'removed');
  }

  /** The next time anything is due. */
  nextDue(): number | undefined {
    const times = [wakeAt(this.#course.t)];
    for (const hand of this.#course.hands.values()) if (!hand.isOver) times.push(hand.waiting?.until);
    for (const lostAt of this.#course.attendants.lost.values()) times.push(lostAt + windowMillis);
    const due = times.filter((time) => time !== undefined);
    return due.length === 0 ? undefined : Math.min(...due);
  }

  // Connections.

  come(player: PlayerId, name: string): void {
    const { attendants } = this.#course;
    const { lostAt, isHere: wasHere } = attendants.of(player);
    attendants.come(player, name);
    if (!this.#isInPlay(player)) return;
    if (!wasHere) this.#course.note(player, lostAt === undefined ? 'came' : 'back');
    this.#course.waitAnew(player);
    this.#backFromLoss(player);
  }

  lose(player: PlayerId): void {
    const { attendants } = this.#course;
    attendants.go(player);
    if (!this.#isInPlay(player)) return;
    this.#course.note(player, 'lost');
    if (this.#course.t.clock.faultSince > 0) return;
    attendants.openWindow(player, this.#course.now);
    this.#course.touch(player);
    // PI-908: handled as a possible fault of the house's: no windows run.
    if (!this.#isBroadLoss()) return;
    this.#expectBack([...attendants.lost.keys()]);
    this.#course.obeyed(this.fault());
  }

  /** Players whose loss stopped play; it resumes when half of them are back. */
  #missing = new Set<PlayerId>();
  #missed = 0;

  #expectBack(players: readonly PlayerId[]): void {
    this.#missing = new Set(players);
    this.#missed = players.length;
  }

  #backFromLoss(player: PlayerId): void {
    if (!this.#missing.delete(player) || 2 * this.#missing.size > this.#missed) return;
    if (this.#course.t.clock.faultSince > 0) this.#course.obeyed(this.resume());
  }

  #isInPlay(player: PlayerId): boolean {
    const entry = this.#course.entryOf(player);
    return this.#course.t.phase === 'running' && entry !== undefined && isLive(entry);
  }

  /** PI-908: all players of a table, or more than half of those left, within 60 seconds. */
  #isBroadLoss(): boolean {
    const { t, attendants } = this.#course;
    const { lost } = attendants;
    const live = t.entries.filter(isLive);
    if (live.length > 1 && 2 * live.filter(({ player }) => lost.has(player)).length > live.length) return true;
    return t.tables.some(({ seats }) => {
      const players = seats.filter((number) => number >= 0).map((number) => this.#course.entry(number).player);
      return players.length > 1 && players.every((player) => lost.has(player));
    });
  }

  /** PI-909: hands in progress are void, clocks stop. */
  fault(): Refusal | undefined {
    const refused = this.#course.tell({ told: 'fault' });
    if (refused === undefined) this.#course.attendants.closeWindows();
    return refused;
  }

  resume(): Refusal | undefined {
    const refused = this.#course.tell({ told: 'resume' });
    if (refused === undefined) this.#expectBack([]);
    return refused;
  }

  /** After a restart: rebuilds what was only in memory from the director's state; nobody is present yet. */
  recover(): void {
    const { t } = this.#course;
    for (const table of t.tables) {
      const hand = this.#course.hands.get(table.id);
      if (hand === undefined) continue;
      for (const { seat } of table.gone) hand.gone.add(seat);
      for (const [seat, one] of hand.seats.entries()) {
        const isLeaving = one !== undefined && this.#course.entry(one.entry).status === 'leaving';
        if (isLeaving && has(hand.state.live, seat)) hand.dying.add(seat);
      }
    }
    if (t.clock.faultSince > 0) this.#expectBack(t.entries.filter(isLive).map(({ player }) => player));
  }
}
