/** Recent numbers of a roulette table. */
import { colourOf, printPocket } from '../../../core/round/pocket.ts';
import { saidIn } from '../../drawn/boards.ts';
import { type MiniProps, NoRounds, rowLength } from '../../drawn/mini.tsx';
import styles from '../../drawn/mini.module.css';

export function NumbersMini({ boards }: MiniProps) {
  const pockets = saidIn(boards)
    .flatMap(({ pocket }) => (typeof pocket === 'number' ? [pocket] : []))
    .slice(-rowLength);
  if (pockets.length === 0) return <NoRounds />;
  return (
    <ol className={styles['row']}>
      {pockets.map((pocket, at) => (
        <li key={at} className={styles['number']} data-colour={colourOf(pocket)}>
          {printPocket(pocket)}
        </li>
      ))}
    </ol>
  );
}
