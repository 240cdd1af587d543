/** Refusals of the poker room as a whole. */
import type { ToldRefusal } from '../protocol/frames.ts';

export const notCertified: ToldRefusal = {
  refused: 'not-certified',
  clause: 'PI-920',
  reason: 'No valid certificate covers the generator and the poker games of this version.',
};

export const noAutomaticPlayers: ToldRefusal = {
  refused: 'not-a-player',
  clause: 'PI-916',
  reason: 'No automatic player enters a tournament for real money.',
};

export const noSuch = (id: string): ToldRefusal => ({
  refused: 'not-found',
  reason: `There is no tournament ${id} open.`,
});
