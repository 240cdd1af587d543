/** At a rehearsal: the practice players' bets, choices and returns. No money is involved. */
import type { ConsoleState } from '../../house/protocol/studio.ts';
import type { PlanTold } from '../../house/protocol/plan.ts';
import { optionWords } from '../round/option-words.ts';
import { placeName } from '../words/place-name.ts';
import { useWords } from '../words/use-words.ts';
import styles from './console.module.css';
import { useFace } from './use-face.ts';

const columns = ['player', 'bet', 'staked', 'choice', 'returned'] as const;

export function PracticeView({
  game,
  plan,
  practice,
}: {
  readonly game: string;
  readonly plan: PlanTold | undefined;
  readonly practice: ConsoleState['practice'];
}) {
  const words = useWords();
  const { say, money } = words;
  const face = useFace(game, plan);
  if (practice === undefined || face === undefined || practice.length === 0) return null;
  return (
    <section className={styles['panel']} aria-label={say('practice.title')}>
      <table className={styles['lines']}>
        <caption>{say('practice.title')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(`practice.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {practice.map(({ player, seat, spot, staked, chosen, returned }) => (
            <tr key={`${player} ${seat ?? ''} ${spot}`}>
              <td>
                {seat === undefined
                  ? say('practice.name', { number: player.replace(/\D/g, '') })
                  : placeName(seat, words)}
              </td>
              <td>{face.spotName(spot, words)}</td>
              <td className="figures">{money(staked)}</td>
              <td>{chosen.map((option) => optionWords(option, face, words)).join(', ')}</td>
              <td className="figures">{returned === undefined ? '' : money(returned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
