/** A review requested by staff: of a tournament, or of a player over many. */
import { playerId } from '../../core/base/ids.ts';
import { findPerson } from '../accounts/person.ts';
import type { ReviewAsked } from '../protocol/http/integrity.ts';
import { readTournament } from '../tournaments/read.ts';
import type { FairPlay } from './fair-play.ts';
import { type Reviewed, reviewPlayer, reviewTournament } from './review.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseBy } from '../protocol/refusals.ts';

export async function review(
  fairPlay: Pick<FairPlay, 'accounts'>,
  asked: ReviewAsked,
): Promise<Reviewed | ToldRefusal> {
  const { db } = fairPlay.accounts;
  if ('tournament' in asked) {
    const { tournament } = asked;
    if ((await readTournament(db, tournament)) !== undefined) return reviewTournament(fairPlay, tournament);
    return refuseBy('PI-041', 'no-such-tournament', { tournament });
  }
  const person = await findPerson(db, asked.player);
  if (person?.role === 'player') return reviewPlayer(fairPlay, playerId(person.id), asked.days);
  return refuseBy('PI-041', 'no-such-player', { player: asked.player });
}
