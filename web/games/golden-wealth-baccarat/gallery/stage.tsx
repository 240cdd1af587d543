/** Golden cards, one of them still without its multiplier. */
import { Played } from '../../../samples/played.tsx';
import { nothingShown } from '../../../samples/sample.ts';
import { drawnFrom, placed, sampleStage } from '../../../samples/sample-stage.ts';
import { GoldenStage } from '../stage.tsx';
import '../../../drawn/cloth.css';

const drawn = drawnFrom(['golden-cards 9h Kc 2d 5s', 'multiplier 5', 'multiplier 2', 'multiplier 8']);
const shown = { ...nothingShown, places: placed({ player: 'hidden hidden', banker: '9h hidden' }), drawn };

export const Part = () => <Played stage={GoldenStage} looks={[sampleStage({ shown })]} />;
