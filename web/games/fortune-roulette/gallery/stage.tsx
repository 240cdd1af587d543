/** Fortune numbers, and the bonus game. */
import { europeanWheel } from '../../../../core/games/roulette/presentation/wheel.ts';
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { drawnFrom, sampleStage } from '../../../samples/sample-stage.ts';
import { FortuneStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const fortune = drawnFrom([
  'fortune-numbers 4 31 17 0 22 9',
  ...['120', '48', '36', '540', '60', '84'].map((times) => `fortune-multiplier ${times}`),
  'special bonus',
  'special-number 26',
]);
const reels = ['12 blank chest', 'blank blank 24', '48 blank blank', 'blank chest 12', '240 blank blank'];
const look = (pocket: number, drawn = fortune) =>
  sampleStage({
    plan: { places: [], wheel: europeanWheel },
    parameters: { bonus: { spins: 5 } },
    shown: { ...nothingShown, pocket, drawn },
  });
const bonus = [...fortune, ...reels.map((reel) => ({ name: 'bonus-reel', picked: [reel] }))];

export const Part = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Played stage={FortuneStage} looks={[look(31)]} />
    <Played stage={FortuneStage} looks={[look(26, bonus)]} />
  </div>
);
