/** The wall: every table in a tile, those that need somebody first. */
import type { WallTable } from '../../house/protocol/studio.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './studio.module.css';

const hasIncident = ({ paused }: WallTable): boolean => paused?.refused === 'incident';

const needs = (table: WallTable): number =>
  table.calls.length * 2 + Number(hasIncident(table)) * 2 + Number(table.isSilent);

/** Calls first, then where people deal, then by name; the same order for the eye and for the keys. */
export const inOrder = (tables: readonly WallTable[]): readonly WallTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(needs(b) > 0) - Number(needs(a) > 0) ||
      Number(b.isStudio) - Number(a.isStudio) ||
      a.name.localeCompare(b.name),
  );

interface WallViewProps {
  readonly tables: readonly WallTable[];
  readonly onChoose: (table: string) => void;
}

export function WallView({ tables, onChoose }: WallViewProps) {
  const { say, money, nameOf } = useWords();
  const refusalWords = useRefusalWords();
  return (
    <ol className={styles['wall']}>
      {tables.map((one, at) => (
        <li key={one.table}>
          <button type="button" data-needs={needs(one) > 0} onClick={() => onChoose(one.table)}>
            <span className={styles['tile-head']}>
              {at < 9 ? <kbd>{at + 1}</kbd> : null}
              <b>{nameOf(one)}</b>
              {one.isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
            </span>
            <span className={styles['phase']} data-phase={one.phase}>
              {say(`floor.phase.${one.phase}`)}
            </span>
            {one.paused === undefined || hasIncident(one) ? null : (
              <small className={styles['answer']}>
                {one.paused.refused === 'table-paused' ? one.paused.reason : refusalWords(one.paused)}
              </small>
            )}
            <span>{one.isStudio ? (one.dealer ?? say('floor.nobody')) : say('floor.virtual')}</span>
            <span className="figures">
              {say('floor.players', { count: one.players })}
              {one.isRehearsal ? null : <b> · {money(one.staked)}</b>}
            </span>
            {one.isRehearsal || one.staked === 0 ? null : (
              <span className="figures">
                {say('floor.exposure', { amount: money(one.exposure.most), exact: String(one.exposure.isExact) })}
              </span>
            )}
            <span>{say('floor.errors', { count: one.errors })}</span>
            {hasIncident(one) ? <span className={styles['alarm']}>{say('incident.openNow')}</span> : null}
            {one.isSilent ? <span className={styles['alarm']}>{say('studio.silent')}</span> : null}
            {one.calls.map(({ call, kind }) => (
              <span key={call} className={styles['alarm']}>
                {say(`event.${kind}`)}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
