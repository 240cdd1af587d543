/** Ultimate Sic Bo on the table page: lit spots are marked with their multipliers (SB-043). */
import type { Shown } from '../../../house/protocol/frames.ts';
import { SicBoRecord } from '../../drawn/records.tsx';
import { SicBoFelt } from './sic-bo-felt.tsx';
import { SicBoStage } from './sic-bo-stage.tsx';
import type { Words } from '../../words/use-words.ts';
import type { Board, GameFace } from '../face.ts';
import { spotName } from '../spot-name.ts';

export const face: GameFace = {
  Felt: SicBoFelt,
  Stage: SicBoStage,
  Record: SicBoRecord,
  isRound: true,
  spotName,
  announce: announceThrow,
  marks: litIn,
  // Unlit; what a light makes of it is written over it.
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

const prefix = 'multiplier/';

function litIn({ drawn }: Shown): ReadonlyMap<string, string> {
  return new Map(
    drawn.flatMap(({ name, picked: [times] }) =>
      name.startsWith(prefix) && times !== undefined && times !== 'none'
        ? [[name.slice(prefix.length), `×${times}`] as const]
        : [],
    ),
  );
}
