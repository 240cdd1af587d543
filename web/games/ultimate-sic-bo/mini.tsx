/** Recent throws in miniature. */
import { saidIn } from '../../drawn/boards.ts';
import { type MiniProps, NoRounds } from '../../drawn/mini.tsx';
import styles from '../../drawn/mini.module.css';

export function ThrowsMini({ boards }: MiniProps) {
  const throws = saidIn(boards)
    .flatMap(({ dice, total }) => (Array.isArray(dice) ? [{ dice: dice.map(Number), total: Number(total) }] : []))
    .slice(-6);
  if (throws.length === 0) return <NoRounds />;
  return (
    <ol className={styles['row']}>
      {throws.map(({ dice, total }, at) => (
        <li key={at} className={styles['chip']}>
          <span>{total}</span>
          <span className={styles['dice']}>{dice.join('·')}</span>
        </li>
      ))}
    </ol>
  );
}
