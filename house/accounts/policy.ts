/** Account policy: failed attempts, idle time, validity of emailed links, play money. */
import { type Cents, cents } from '../../core/base/money.ts';

export interface AccountPolicy {
  /** This many wrong passwords within this many minutes, with no right one between, lock the account (GLI-67). */
  readonly failuresMax: number;
  readonly failureMinutes: number;
  /** Idle time after which players sign in again before play or money (GLI-68). */
  readonly idleMinutes: number;
  /** The same at a dealer's console (GLI-96). */
  readonly consoleIdleMinutes: number;
  /** Maximum length of a session, idle or not. */
  readonly sessionHours: number;
  /** How long an emailed link is valid, and how many emails one address gets in that time. */
  readonly resetMinutes: number;
  readonly resetLettersMax: number;
  readonly passwordLengthMin: number;
  /** Starting balance in a play-money house. */
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

/** This many minutes later; earlier if negative. */
export const minutesFrom = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minute);
