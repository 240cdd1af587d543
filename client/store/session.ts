/** How long this player has been here and what it came to: always in sight while they play. */
import type { FrameOf, SettledTold } from '../../house/protocol/frames.ts';

/** As the house said it at the door, and every round that was settled since; one told twice counts once. */
export type Session = NonNullable<FrameOf<'welcome'>['player']>['session'];

type Settled = Pick<SettledTold, 'round' | 'paid' | 'staked'>;

const roundsKept = 50;

export function hearSettled(session: Session, { round, paid, staked }: Settled): Session {
  if (session.rounds.includes(round)) return session;
  return { ...session, net: session.net + paid - staked, rounds: [...session.rounds, round].slice(-roundsKept) };
}
