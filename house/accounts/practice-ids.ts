/** Ids of practice players: automatic opponents in tournaments, and the players of a rehearsal. No account gets one. */
import { type PlayerId, playerId } from '../../core/base/ids.ts';

/** Account ids are UUIDs; stored rehearsals have a space where the hyphen is. */
const practiceId = /^practice[- ]/;

export const practicePlayer = (name: string | number): PlayerId => playerId(`practice-${name}`);

export const isPracticePlayer = (player: PlayerId): boolean => practiceId.test(player);
