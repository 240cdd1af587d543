/** The wheel on its stage: plain, with Fortune numbers, in the bonus game. */
import type { StageProps } from '../../stage/stage.ts';
import { RouletteStage } from '../../games/roulette/roulette-stage.tsx';
import { Played } from '../played.tsx';
import { nothingShown } from '../sample.ts';
import { sampleStage } from '../sample-stage.ts';
import '../../drawn/cloth.css';

const look = (pocket: number | undefined, drawn: readonly string[] = []): StageProps =>
  sampleStage({
    shown: {
      ...nothingShown,
      ...(pocket === undefined ? { asks: { ask: 'pocket', clause: 'RO-E-042' } } : { pocket }),
      drawn: drawn.map((line) => {
        const [name = '', ...picked] = line.split(' ');
        return { name, picked: name === 'bonus-reel' ? [picked.join(' ')] : picked };
      }),
    },
  });

const fortune = [
  'fortune-numbers 4 31 17 0 22 9',
  ...['120', '48', '36', '540', '60', '84'].map((times) => `fortune-multiplier ${times}`),
  'special bonus',
  'special-number 26',
];
const reels = ['12 blank chest', 'blank blank 24', '48 blank blank', 'blank chest 12', '240 blank blank'];

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played stage={RouletteStage} looks={[sampleStage(), look(undefined), look(17)]} />
      <Played stage={RouletteStage} looks={[look(31, fortune)]} />
      <Played stage={RouletteStage} looks={[look(26, [...fortune, ...reels.map((reel) => `bonus-reel ${reel}`)])]} />
    </div>
  );
}
