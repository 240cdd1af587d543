/** Rounds of baccarat: a plain one, one with golden cards, one with an envelope, one at its end. */
import { BaccaratStage } from '../../games/baccarat/baccarat-stage.tsx';
import { Played } from '../played.tsx';
import { nothingShown } from '../sample.ts';
import { placed, sampleStage } from '../sample-stage.ts';
import '../../drawn/cloth.css';

const look = (places: Readonly<Record<string, string>>, drawn: readonly string[] = []) =>
  sampleStage({
    shown: {
      ...nothingShown,
      places: placed(places),
      drawn: drawn.map((line) => {
        const [name = '', ...picked] = line.split(' ');
        return { name, picked };
      }),
    },
  });

const golden = ['golden-cards 9h Kc 2d 5s', 'multiplier 5', 'multiplier 2', 'multiplier 8'];

export function Part() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Played
        stage={BaccaratStage}
        looks={[
          look({}),
          look({ player: '9h' }),
          look({ player: '9h', banker: 'Kc' }),
          look({ player: '9h 5d', banker: 'Kc' }),
          look({ player: '9h 5d', banker: 'Kc 3s' }),
          look({ player: '9h 5d 8c', banker: 'Kc 3s' }),
          look({ player: '9h 5d 8c', banker: 'Kc 3s Ad' }),
        ]}
      />
      <Played
        stage={BaccaratStage}
        looks={[{ ...look({ player: '9h Qd', banker: 'Kc 3s Ad' }), won: new Set(['player']) }]}
      />
      <Played stage={BaccaratStage} looks={[look({ player: 'hidden hidden', banker: '9h hidden' }, golden)]} />
      <Played
        stage={BaccaratStage}
        looks={[
          look({ player: '9h', banker: '' }, ['envelope envelope', 'envelope-spot player-pair', 'envelope-payout 20']),
        ]}
      />
      <Played stage={BaccaratStage} looks={[look({}, ['envelope envelope'])]} />
    </div>
  );
}
