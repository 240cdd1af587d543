/** A review requested by staff: of a tournament, or of a player over many. */
import { playerId } from '../../core/base/ids.ts';
import { findPerson } from '../accounts/person.ts';
import type { ReviewAsked } from '../protocol/http/integrity.ts';
import { readTournament } from '../tournaments/read.ts';
import type { FairPlay } from './fair-play.ts';
import { type CaseRefusal, refuseCase } from './refusal.ts';
import { type Reviewed, reviewPlayer, reviewTournament } from './review.ts';

export async function review(
  fairPlay: Pick<FairPlay, 'accounts'>,
  asked: ReviewAsked,
): Promise<Reviewed | CaseRefusal> {
  const { db } = fairPlay.accounts;
  if ('tournament' in asked) {
    const { tournament } = asked;
    if ((await readTournament(db, tournament)) !== undefined) return reviewTournament(fairPlay, tournament);
    return refuseCase('no-such-tournament', 'PI-041', `There is no tournament ${tournament}.`);
  }
  const person = await findPerson(db, asked.player);
  if (person?.role === 'player') return reviewPlayer(fairPlay, playerId(person.id), asked.days);
  return refuseCase('no-such-player', 'PI-041', `No player is called ${asked.player}.`);
}
