/** One table in depth: what lies there, who deals, what was called for, what the floor may do, and what happened before. */
import { useState } from 'react';
import type { FloorRounds, StudioLogTold } from '../../house/protocol/http/studio.ts';
import type { WallTable } from '../../house/protocol/studio.ts';
import { call, isRefused, type Refused } from '../api/call.ts';
import { useFetched } from '../api/use-fetched.ts';
import { useRoom } from '../app/house-context.tsx';
import { useTable } from '../app/use-watch.ts';
import { Button } from '../parts/button.tsx';
import { SmallPicture } from '../picture/small-picture.tsx';
import { emptyCloth } from '../store/hear-table.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { Felt } from './felt.tsx';
import { IncidentHistory } from './incident-history.tsx';
import { IncidentView } from './incident-view.tsx';
import { PracticeView } from './practice-view.tsx';
import { promptWords } from './prompt-view.tsx';
import { RoundInDepth } from './round-in-depth.tsx';
import { ShoeView } from './shoe-view.tsx';
import styles from './studio.module.css';
import { useTold } from './use-told.ts';

interface TableInDepthProps {
  readonly seen: WallTable;
  readonly onBack: () => void;
}

export function TableInDepth({ seen, onBack }: TableInDepthProps) {
  const words = useWords();
  const { say } = words;
  const refusalWords = useRefusalWords();
  const { table, name, calls, paused, isStudio } = seen;
  useTable(table);
  const shown = useRoom((room) => room.tables.get(table)?.state.shown) ?? emptyCloth;
  const [refusal, setRefusal] = useState<Refused>();
  const [times, setTimes] = useState(0);
  const act = async (what: string, body: unknown) => {
    const done = await call('POST', `/api/floor/tables/${table}/${what}`, body);
    setRefusal(isRefused(done) ? done : undefined);
    setTimes((count) => count + 1);
  };
  // What is wrong comes before anything else that may be done here.
  const incident = <IncidentView key="incident" table={table} seen={`${seen.phase} ${calls.length} ${times}`} />;
  const acts = <FloorActs key="acts" isStudio={isStudio} isPaused={paused !== undefined} onAct={act} />;
  return (
    <div className={styles['depth']}>
      <header className={styles['head']}>
        <Button tone="plain" sign="back" onClick={onBack}>
          {say('floor.wall')}
        </Button>
        <h2>{name}</h2>
        {seen.isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
        <span className={styles['phase']} data-phase={seen.phase}>
          {say(`floor.phase.${seen.phase}`)}
        </span>
        <span>{seen.dealer ?? (isStudio ? say('floor.nobody') : say('floor.virtual'))}</span>
      </header>
      {refusal === undefined ? null : (
        <p role="alert" className={styles['refusal']}>
          {refusalWords(refusal)}
        </p>
      )}
      {paused === undefined ? null : (
        <p className={styles['alarm']}>{paused.refused === 'table-paused' ? paused.reason : refusalWords(paused)}</p>
      )}
      {calls.map((one) => (
        <p key={one.call} className={styles['call']}>
          <b>{say(`event.${one.kind}`)}</b> {one.reason}
          <Button tone="main" onClick={() => void act(`calls/${one.call}`, { note: '' })}>
            {say('floor.coming')}
          </Button>
        </p>
      ))}
      <div className={styles['columns']}>
        <div>
          <Felt shown={shown} />
          {isStudio ? <SmallPicture table={table} /> : null}
          {isStudio ? <DealersSide table={table} /> : null}
        </div>
        <div>{paused?.refused === 'incident' ? [incident, acts] : [acts, incident]}</div>
      </div>
      <IncidentHistory table={table} seen={`${seen.phase} ${calls.length} ${times}`} />
      <TableLog table={table} seen={times + calls.length} />
      <LastRounds table={table} />
    </div>
  );
}

/** What the dealer is asked to do now. */
function DealersSide({ table }: { readonly table: string }) {
  const words = useWords();
  const { told } = useTold('console', table, 0);
  if (told === undefined) return null;
  return (
    <section className={styles['asked']}>
      <p>{promptWords(told.state.prompt, words)}</p>
      <ShoeView state={told.state} />
      {told.state.certificate === undefined ? null : (
        <p className={styles['answer']}>{words.say('floor.certificate', { ...told.state.certificate })}</p>
      )}
      <PracticeView game={told.state.game} practice={told.state.practice} />
    </section>
  );
}

interface FloorActsProps {
  readonly isStudio: boolean;
  readonly isPaused: boolean;
  readonly onAct: (what: string, body: unknown) => Promise<void>;
}

function FloorActs({ isStudio, isPaused, onAct }: FloorActsProps) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const send = (what: string, body: unknown) => {
    void onAct(what, body).then(() => setText(''));
  };
  const isSaid = text.trim() !== '';
  return (
    <section className={styles['acts']} aria-label={say('floor.acts')}>
      <label>
        {say('floor.words')}
        <textarea value={text} maxLength={200} rows={2} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={styles['buttons']}>
        <Button disabled={!isSaid || isPaused} onClick={() => send('pause', { reason: text })}>
          {say('floor.pause')}
        </Button>
        <Button disabled={!isSaid || !isPaused} onClick={() => send('resume', { reason: text })}>
          {say('floor.resume')}
        </Button>
        <Button disabled={!isSaid} onClick={() => send('extend', { seconds: 15, reason: text })}>
          {say('floor.extend')}
        </Button>
        <Button disabled={!isSaid} onClick={() => send('announce', { text })}>
          {say('floor.announce')}
        </Button>
        {isStudio ? <Button onClick={() => send('message', { text })}>{say('floor.tellDealer')}</Button> : null}
        <Button tone="danger" disabled={!isSaid} onClick={() => send('close', { reason: text })}>
          {say('floor.close')}
        </Button>
        <Button disabled={!isSaid} onClick={() => send('open', { reason: text })}>
          {say('floor.open')}
        </Button>
      </div>
    </section>
  );
}

function TableLog({ table, seen }: { readonly table: string; readonly seen: number }) {
  const { say } = useWords();
  const [fetched] = useFetched<StudioLogTold>(`/api/floor/tables/${table}/log`, seen);
  if (fetched.is !== 'there') return null;
  return (
    <details className={styles['log']} open>
      <summary>{say('floor.log')}</summary>
      <table>
        <tbody>
          {fetched.answer.entries.slice(0, 40).map((entry) => (
            <tr key={entry.id} data-error={entry.isError}>
              <td className="figures">
                <Moment at={entry.at} />
              </td>
              <td>{say(`event.${entry.kind}`)}</td>
              <td lang="en">{entry.note}</td>
              <td>{entry.dealer ?? ''}</td>
              <td>{entry.answeredBy ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function LastRounds({ table }: { readonly table: string }) {
  const { say } = useWords();
  const [fetched] = useFetched<FloorRounds>(`/api/floor/rounds?table=${encodeURIComponent(table)}&limit=10`);
  const [round, setRound] = useState<string>();
  if (fetched.is !== 'there') return null;
  return (
    <details className={styles['log']}>
      <summary>{say('floor.rounds')}</summary>
      <ul className={styles['rounds']}>
        {fetched.answer.rounds.map((one) => (
          <li key={one.round}>
            <button type="button" onClick={() => setRound(one.round)}>
              {one.round} · <Moment at={one.openedAt} /> · {say(`floor.state.${one.state}`)}{' '}
              {one.isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {round === undefined ? null : <RoundInDepth key={round} round={round} />}
    </details>
  );
}

function Moment({ at }: { readonly at: string }) {
  const { language } = useWords();
  return <time dateTime={at}>{new Date(at).toLocaleTimeString(language)}</time>;
}
