/** A table's recent rounds, each with a replay. */
import type { FloorRounds } from '../../house/protocol/http/studio.ts';
import { useFetched } from '../client/use-fetched.ts';
import { useWords } from '../words/use-words.ts';
import styles from './console.module.css';
import { RoundLines } from './round-lines.tsx';

export function LastRounds({ table, seen }: { readonly table: string; readonly seen: string }) {
  const { say } = useWords();
  const query = new URLSearchParams({ table, limit: '10' }).toString();
  const [fetched] = useFetched<FloorRounds>(`/api/floor/rounds?${query}`, seen);
  if (fetched.is !== 'there') return null;
  return (
    <section className={styles['panel']}>
      <RoundLines rounds={fetched.answer.rounds} title={say('floor.lastRounds')} />
    </section>
  );
}
