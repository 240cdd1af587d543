/** The session length and net result that stay in view while a player plays. */
import type { FrameOf } from '../../house/protocol/frames.ts';
import type { SettledTold } from '../../house/protocol/own-told.ts';

/** As the house stated it in the welcome, plus every round settled since. A repeated round counts once. */
export type Session = NonNullable<FrameOf<'welcome'>['player']>['session'];

type Settled = Pick<SettledTold, 'round' | 'paid' | 'staked'>;

const roundsKept = 50;

export function hearSettled(session: Session, { round, paid, staked }: Settled): Session {
  if (session.rounds.includes(round)) return session;
  return { ...session, net: session.net + paid - staked, rounds: [...session.rounds, round].slice(-roundsKept) };
}
