/** Replays a tournament's journal through the director: hands dealt, how they ended, and the money moved. */
import { drawFrom } from '../../core/chance/draw.ts';
import { type Seed, streamOf } from '../../core/chance/stream.ts';
import { step } from '../../core/tournament/director/director.ts';
import { asks } from '../../core/tournament/director/draws.ts';
import { assertSound } from '../../core/tournament/director/invariants.ts';
import { newTournament } from '../../core/tournament/director/opening.ts';
import type { TournamentEvent } from '../../core/tournament/director/events.ts';
import type { Tournament } from '../../core/tournament/director/state.ts';
import type { Command, CommandOf } from '../../core/tournament/director/commands.ts';
import type { Transfer } from '../ledger/ledger.ts';
import { PlayersMoney, transfersOf } from './money.ts';
import type { StoredTournament } from './read.ts';
import { printRefusal } from '../../core/base/refusal.ts';

export interface ReplayedCourse {
  readonly t: Tournament;
  /** By number. */
  readonly deals: ReadonlyMap<number, Extract<TournamentEvent, { said: 'deal' }>>;
  readonly ends: ReadonlyMap<number, CommandOf<'hand-ended'>>;
  readonly transfers: readonly Transfer[];
  readonly purses: PlayersMoney;
}

/** Or what is wrong with it. */
export function replayCourse(stored: StoredTournament, told: readonly Command[], seed: Seed): ReplayedCourse | string {
  const { id, terms, createdAt, startsAt } = stored;
  const t = newTournament({
    id,
    terms,
    at: createdAt.getTime(),
    ...(startsAt === null ? {} : { startsAt: startsAt.getTime() }),
  });
  const draws = streamOf(seed, 'draws');
  const deals = new Map<number, Extract<TournamentEvent, { said: 'deal' }>>();
  const ends = new Map<number, CommandOf<'hand-ended'>>();
  const transfers: Transfer[] = [];
  const purses = new PlayersMoney();
  for (const [place, one] of told.entries()) {
    const request = asks(t);
    if (one.told === 'drawn' && request !== undefined) {
      const picked = drawFrom(request, draws);
      if (picked.join('|') !== one.picked.join('|')) return `entry ${place} was not drawn from the seed`;
    }
    const { said, refused } = step(t, one);
    if (refused !== undefined && one.told !== 'time') return `entry ${place} does not replay: ${printRefusal(refused)}`;
    if (one.told === 'hand-ended') ends.set(one.hand, one);
    for (const each of said) {
      purses.hear(each, t);
      if (each.said === 'deal') deals.set(each.hand, each);
    }
    for (const batch of transfersOf(t, place, said)) for (const transfer of batch) transfers.push(transfer);
  }
  if (asks(t) === undefined) assertSound(t);
  return { t, deals, ends, transfers, purses };
}
