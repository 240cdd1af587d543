/** Refusals of the poker room as a whole. */
import { refuseBy, refuseHere } from '../protocol/refusals.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';

export const notCertified = refuseBy('PI-920', 'not-certified');

export const noAutomaticPlayers = refuseBy('PI-916', 'automatic-player');

export const noSuch = (tournament: string): ToldRefusal => refuseHere('no-such-tournament', { tournament });
