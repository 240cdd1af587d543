/** The figures of the door: how many failures, how long idle, how long a letter is good, how much play money. */
import { type Cents, cents } from '../../core/base/money.ts';

export interface AccountPolicy {
  /** So many wrong passwords within so many minutes, with no right one between them, lock a person out (GLI-67). */
  readonly failuresMax: number;
  readonly failureMinutes: number;
  /** Without an act of the person for so long, they sign in again before play or money (GLI-68). */
  readonly idleMinutes: number;
  /** The same at a dealer's console (GLI-96). */
  readonly consoleIdleMinutes: number;
  /** However busy they are. */
  readonly sessionHours: number;
  /** How long a letter's link is good, and how many letters one address gets in that time. */
  readonly resetMinutes: number;
  readonly resetLettersMax: number;
  readonly passwordLengthMin: number;
  /** What a player of a play house begins with. */
  readonly playGrant: Cents;
}

export const usualPolicy: AccountPolicy = {
  failuresMax: 3,
  failureMinutes: 30,
  idleMinutes: 30,
  consoleIdleMinutes: 5,
  sessionHours: 12,
  resetMinutes: 30,
  resetLettersMax: 3,
  passwordLengthMin: 10,
  playGrant: cents(100_000),
};

const minute = 60_000;

/** So many minutes after it; before it when they are below zero. */
export const minutesFrom = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minute);
