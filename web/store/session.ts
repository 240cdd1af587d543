/** How long this player has been here and what it came to: always in sight while they play. */
import type { SettledTold } from '../../house/protocol/frames.ts';

export interface Session {
  /** ISO 8601, by the house's clock. */
  readonly since: string;
  /** Paid less staked over all rounds that were settled since. */
  readonly net: number;
  readonly rounds: number;
  /** The rounds that are counted, the newest last, so that one told twice counts once. */
  readonly counted: readonly string[];
}

const countedKept = 50;

export const sessionOf = (since: string): Session => ({ since, net: 0, rounds: 0, counted: [] });

export function hearSettled(session: Session, { round, paid, staked }: SettledTold): Session {
  if (session.counted.includes(round)) return session;
  return {
    ...session,
    net: session.net + paid - staked,
    rounds: session.rounds + 1,
    counted: [...session.counted, round].slice(-countedKept),
  };
}
