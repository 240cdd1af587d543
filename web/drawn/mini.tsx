/** A table's recent rounds in miniature, for the lobby. */
import type { ComponentType } from 'react';
import type { EndedTold } from '../../house/protocol/table-told.ts';
import { useWords } from '../words/use-words.ts';
import { saidIn } from './boards.ts';
import styles from './mini.module.css';

export interface MiniProps {
  /** Newest last. Void rounds are skipped. */
  readonly boards: readonly EndedTold[];
}

export type Mini = ComponentType<MiniProps>;

/** Rounds that fit into one row. */
export const rowLength = 12;

/** One letter or number per round. */
export function ShortMini({
  boards,
  short,
}: MiniProps & {
  readonly short: (board: Readonly<Record<string, unknown>>) => { readonly text: string; readonly tone?: string };
}) {
  const all = saidIn(boards).slice(-rowLength);
  if (all.length === 0) return <NoRounds />;
  return (
    <ol className={styles['row']}>
      {all.map((board, at) => {
        const { text, tone } = short(board);
        return (
          <li key={at} className={styles['chip']} data-tone={tone}>
            {text}
          </li>
        );
      })}
    </ol>
  );
}

export function NoRounds() {
  const { say } = useWords();
  return <p className={styles['none']}>{say('mini.noneYet')}</p>;
}
