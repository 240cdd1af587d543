/** Opens the poker room, if the house has one. */
import type { Log } from '../server/log.ts';
import type { OfferedTournaments } from '../server/offered.ts';
import { TournamentStreams } from '../streams/tournament-streams.ts';
import type { Protection } from '../protection/hold.ts';
import type { StopBoard } from '../tables/desk/stop-board.ts';
import { PracticeRoom } from '../practice/practice-room.ts';
import { newSeed } from '../seeds/seed.ts';
import { bothHear } from '../tournaments/room-house.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import type { AtHand } from './at-hand.ts';

export async function openPoker(
  { settings, accounts, safe, house }: AtHand,
  given: {
    readonly version: string;
    readonly owner: string;
    readonly stops: StopBoard;
    readonly protection: Protection;
    readonly log: Log;
  },
): Promise<(OfferedTournaments & { readonly practice: PracticeRoom | undefined }) | undefined> {
  const { poker: terms, resumeSeconds } = settings;
  if (terms === undefined) return undefined;
  const poker = { ...terms, practice: terms.practice ?? house.kind === 'play' };
  const { db, clock } = accounts;
  const { log, ...rest } = given;
  const streams = new TournamentStreams(clock);
  const failed = (error: unknown, tournament?: string) => log.error({ err: error, tournament }, 'tournament failed');
  const practice = poker.practice ? new PracticeRoom({ db, clock, house, seed: newSeed(), failed }) : undefined;
  const open = await Tournaments.open({
    db,
    clock,
    safe,
    house,
    poker,
    resumeSeconds,
    listener: practice === undefined ? streams : bothHear(streams, practice),
    failed,
    ...rest,
  });
  await practice?.open(open);
  return { open, streams, practice };
}
