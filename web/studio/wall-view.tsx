/** The wall: a tile per table, those that need someone first. */
import type { WallTable } from '../../house/protocol/studio.ts';
import { Icon } from '../parts/icon.tsx';
import { Ring } from '../parts/ring.tsx';
import { useWords } from '../words/use-words.ts';
import { Facts } from './facts.tsx';
import { pauseWords } from '../words/pause-words.ts';
import styles from './wall.module.css';

export const hasIncident = ({ paused }: WallTable): boolean => paused?.why === 'incident';

const needs = (table: WallTable): number =>
  table.calls.length * 2 + Number(hasIncident(table)) * 2 + Number(table.isSilent);

/** Calls first, then studio tables, then by name; visual and keyboard order are the same. */
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
  const { say } = useWords();
  if (tables.length === 0) return <p>{say('floor.noTables')}</p>;
  return (
    <>
      <Summary tables={tables} />
      <ol className={styles['wall']}>
        {tables.map((one, at) => (
          <li key={one.table}>
            <Tile seen={one} at={at} onChoose={() => onChoose(one.table)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The whole house in one line. */
function Summary({ tables }: { readonly tables: readonly WallTable[] }) {
  const { say, money, number } = useWords();
  const sum = (of: (table: WallTable) => number) => tables.reduce((all, table) => all + of(table), 0);
  const calling = tables.filter((table) => needs(table) > 0).length;
  return (
    <Facts
      facts={[
        { name: say('floor.fact.needing'), value: number(calling), isAlarming: calling > 0 },
        { name: say('floor.fact.tables'), value: number(tables.length) },
        { name: say('floor.fact.players'), value: number(sum(({ players }) => players)) },
        { name: say('floor.fact.staked'), value: money(sum(({ staked }) => staked)) },
        { name: say('floor.fact.exposure'), value: money(sum(({ exposure }) => exposure.most)) },
        { name: say('floor.fact.errors'), value: number(sum(({ errors }) => errors)) },
      ]}
    />
  );
}

function Tile({
  seen,
  at,
  onChoose,
}: {
  readonly seen: WallTable;
  readonly at: number;
  readonly onChoose: () => void;
}) {
  const words = useWords();
  const { say, money, nameOf } = words;
  const { paused, until, phase, isStudio, isRehearsal, exposure } = seen;
  return (
    <button type="button" className={styles['tile']} data-phase={phase} data-needs={needs(seen) > 0} onClick={onChoose}>
      <span className={styles['name']}>
        {at < 9 ? <kbd>{at + 1}</kbd> : null}
        <b>{nameOf(seen)}</b>
      </span>
      <span className={styles['phase']}>
        <span data-phase={phase}>{say(`floor.phase.${phase}`)}</span>
        {until === undefined ? null : <Ring until={until} size="small" name={say('studio.secondsLeft')} />}
      </span>
      <span className={styles['dealer']} data-missing={isStudio && seen.dealer === undefined}>
        <Icon sign="person" /> {isStudio ? (seen.dealer ?? say('floor.nobody')) : say('floor.virtual')}
        {isRehearsal ? <i>{say('studio.rehearsal')}</i> : null}
      </span>
      {paused === undefined || hasIncident(seen) ? null : (
        <span className={styles['why']}>{pauseWords(paused, words)}</span>
      )}
      <span className={styles['figures']}>
        <Figure name={say('floor.fact.players')} value={String(seen.players)} />
        <Figure name={say('shift.errors')} value={String(seen.errors)} isAlarming={seen.errors > 0} />
        {isRehearsal ? null : (
          <>
            <Figure name={say('floor.fact.staked')} value={money(seen.staked)} isWide />
            <Figure
              name={say('floor.fact.exposure')}
              value={exposure.isExact ? money(exposure.most) : `≤ ${money(exposure.most)}`}
              isWide
            />
          </>
        )}
      </span>
      {needs(seen) === 0 ? null : <Alarms seen={seen} />}
    </button>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly isAlarming?: boolean;
  readonly isWide?: boolean;
}

const Figure = ({ name, value, isAlarming = false, isWide = false }: FigureProps) => (
  <span data-alarming={isAlarming} data-wide={isWide}>
    <small>{name}</small> <b className="figures">{value}</b>
  </span>
);

/** An alarm that is also a call is shown once. */
function Alarms({ seen }: { readonly seen: WallTable }) {
  const { say } = useWords();
  const { calls, isSilent } = seen;
  const isCalled = calls.some(({ kind }) => kind === 'device-silent');
  const alarms = [
    ...(hasIncident(seen) ? [say('incident.openNow')] : []),
    ...(isSilent && !isCalled ? [say('studio.silent')] : []),
    ...calls.map(({ kind }) => say(`event.${kind}`)),
  ];
  return (
    <span className={styles['alarms']}>
      <Icon sign="warning" />
      <span>{[...new Set(alarms)].join(' · ')}</span>
    </span>
  );
}
