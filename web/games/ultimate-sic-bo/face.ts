/** The face of Ultimate Sic Bo: lit spots are labelled with their multipliers (SB-043). */
import { SicBoRecord } from './record.tsx';
import { SicBoFelt } from './felt.tsx';
import { SicBoStage } from './stage.tsx';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { lightsIn } from './draws.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: SicBoFelt,
  Stage: SicBoStage,
  Record: SicBoRecord,
  isRound: true,
  spotName,
  announce: announceThrow,
  marks: ({ drawn }) => lightsIn(drawn),
  // The unlit payout; a lit spot's multiplier is written over it.
  printed: (wins) => wins.slice(0, 1),
};

function announceThrow({ dice, total, triple }: Board, { say }: Words): string {
  const thrown = Array.isArray(dice) ? dice.map(String) : [];
  if (triple === true) return say('sic-bo.triple', { die: thrown[0] ?? '', total: Number(total) });
  return say('sic-bo.thrown', {
    dice: thrown.join(', '),
    total: Number(total),
    size: Number(total) <= 10 ? 'small' : 'big',
    parity: Number(total) % 2 === 0 ? 'even' : 'odd',
  });
}
