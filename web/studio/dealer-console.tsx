/** The dealer's console: one prompt at a time, big, with its rule and its time; a scanner types, and everything has a key. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { call, isRefused, type Refused } from '../api/call.ts';
import { Button } from '../parts/button.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { ConsoleDoor } from './console-door.tsx';
import { Felt } from './felt.tsx';
import { IncidentView } from './incident-view.tsx';
import { PracticeView } from './practice-view.tsx';
import { PromptView } from './prompt-view.tsx';
import { ResultPad } from './result-pad.tsx';
import { ShoeForm, ShoeView } from './shoe-view.tsx';
import styles from './studio.module.css';
import { useTold } from './use-told.ts';
import { readingOf, TypedLine } from './wedge.ts';

export function DealerConsole({ table, onLeft }: { readonly table: string; readonly onLeft: () => void }) {
  const [entered, setEntered] = useState(0);
  const { told, isCut, why } = useTold('console', table, entered);
  const { say } = useWords();
  const enter = useCallback(() => {
    // The table is the dealer's again before the line is opened.
    void call('POST', `/api/studio/tables/${table}/on`, {}).then(() => setEntered((times) => times + 1));
  }, [table]);
  if (why !== undefined) return <ConsoleDoor why={why} onEntered={enter} />;
  if (told === undefined) return <main className={styles['page']}>{say('loading')}</main>;
  return <Console state={told.state} isCut={isCut} onLeft={onLeft} />;
}

interface ConsoleProps {
  readonly state: ConsoleState;
  readonly isCut: boolean;
  readonly onLeft: () => void;
}

function Console({ state, isCut, onLeft }: ConsoleProps) {
  const { say, money, nameOf } = useWords();
  const refusalWords = useRefusalWords();
  const { table, prompt, calls, paused, message } = state;
  const [refusal, setRefusal] = useState<Refused>();
  const ask = useCallback(
    async (what: string, body: unknown = {}) => {
      const done = await call('POST', `/api/studio/tables/${table}/${what}`, body);
      setRefusal(isRefused(done) ? done : undefined);
      return !isRefused(done);
    },
    [table],
  );
  const callFloor = useCallback(() => void ask('call', { reason: say('studio.called') }), [ask, say]);
  const [isWrong, setWrong] = useState(false);
  const [isAnew, setAnew] = useState(false);
  const onUnknown = useCallback(
    (line: string) => setRefusal({ refused: 'not-understood', reason: say('studio.unknown', { line }) }),
    [say],
  );
  const keys = useMemo(() => ({ F2: callFloor, F8: () => setWrong((isOpen) => !isOpen) }), [callFloor]);
  const { text: typed, enter } = useTyping(prompt.do, ask, { keys, onUnknown });
  const leave = async () => {
    if (await ask('off')) onLeft();
  };
  return (
    <main className={styles['console']} data-prompt={prompt.do}>
      <header className={styles['head']}>
        <h1>{nameOf(state)}</h1>
        {state.isRehearsal ? <span className={styles['mark']}>{say('studio.rehearsal')}</span> : null}
        {state.isManual ? <span className={styles['alarm']}>{say('studio.manual')}</span> : null}
        {isCut ? <span className={styles['alarm']}>{say('studio.cut')}</span> : null}
        {state.device?.isSilent === true ? <span className={styles['alarm']}>{say('studio.silent')}</span> : null}
        <span className={styles['who']}>{state.dealer?.name}</span>
        <Button tone="plain" onClick={() => void leave()}>
          {say('studio.leave')}
        </Button>
      </header>
      {message === undefined ? null : (
        <p className={styles['message']} role="status">
          {say('studio.fromFloor')} {message}
        </p>
      )}
      <PromptView prompt={prompt} paused={paused} />
      {prompt.do === 'prepare' || isAnew ? (
        <ShoeForm
          terms={state.terms}
          onBegin={(shoe) => {
            setAnew(false);
            void ask('shoe', shoe);
          }}
        />
      ) : null}
      {isWrong || (paused !== undefined && prompt.do === 'await-floor') ? (
        <IncidentView table={table} seen={`${state.phase} ${calls.length} ${prompt.do}`} />
      ) : null}
      <p className={styles['typed']} aria-live="polite">
        {typed === '' ? say('studio.scanHere') : typed}
      </p>
      {refusal === undefined ? null : (
        <p className={styles['refusal']} role="alert">
          {refusalWords(refusal)}
        </p>
      )}
      {isReadable(prompt) ? (
        <details className={styles['by-hand']} open={isByHand(state)} key={`${prompt.do} ${String(isByHand(state))}`}>
          <summary>{say('pad.title')}</summary>
          <ResultPad key={`${prompt.do} ${prompt.place ?? ''} ${prompt.nth ?? 0}`} prompt={prompt} onEnter={enter} />
        </details>
      ) : null}
      <div className={styles['workbench']}>
        <Felt shown={state.shown} />
        <div className={styles['aside']}>
          <p className="figures">
            {say('floor.players', { count: state.bets.players })} · {money(state.bets.staked)}
          </p>
          <ShoeView state={state} />
          {state.preparation === undefined || isAnew ? null : (
            <Button tone="plain" onClick={() => setAnew(true)}>
              {say('shoe.anew')}
            </Button>
          )}
        </div>
      </div>
      <PracticeView game={state.game} practice={state.practice} />
      <footer className={styles['keys']}>
        <Button tone="line" disabled={!isDoable(prompt.do)} onClick={() => void ask('done')}>
          <kbd>Space</kbd> {say('studio.done')}
        </Button>
        <Button tone="line" onClick={() => void ask('read', { id: crypto.randomUUID(), read: 'failed' })}>
          <kbd>F4</kbd> {say('studio.unreadable')}
        </Button>
        <Button tone="line" onClick={() => void ask('read', { id: crypto.randomUUID(), read: 'cut-card' })}>
          <kbd>F6</kbd> {say('studio.cutCard')}
        </Button>
        <Button tone="line" aria-expanded={isWrong} onClick={() => setWrong((isOpen) => !isOpen)}>
          <kbd>F8</kbd> {say(prompt.do === 'spin' ? 'studio.noSpin' : 'incident.what')}
        </Button>
        <Button tone="danger" onClick={callFloor}>
          <kbd>F2</kbd> {say('studio.callFloor')}
        </Button>
        {calls.length === 0 ? null : (
          <strong role="status" className={styles['alarm']}>
            {say('studio.floorCalled', { count: calls.length })}
          </strong>
        )}
      </footer>
    </main>
  );
}

const isDoable = (does: ConsoleState['prompt']['do']): boolean =>
  does === 'turn' || does === 'move' || does === 'announce';

/** What people can enter where no device does. */
const isReadable = ({ do: does, face }: ConsoleState['prompt']): boolean =>
  does === 'spin' || does === 'throw' || ((does === 'card' || does === 'burn') && face !== 'down');

/** A wheel or dice without a device that answers: somebody has to enter what came. */
const isByHand = ({ prompt: { do: does }, device }: ConsoleState): boolean =>
  (does === 'spin' || does === 'throw') && device?.isSilent !== false;

/** Keys go to the table unless somebody fills in a form. */
function useTyping(
  does: ConsoleState['prompt']['do'],
  ask: (what: string, body?: unknown) => Promise<boolean>,
  {
    keys,
    onUnknown,
  }: { readonly keys: Readonly<Record<string, () => void>>; readonly onUnknown: (line: string) => void },
): { readonly text: string; readonly enter: (line: string) => void } {
  const line = useMemo(() => new TypedLine(), []);
  const [text, setText] = useState('');
  const now = useRef(does);
  now.current = does;
  const read = useCallback((what: object) => void ask('read', { id: crypto.randomUUID(), ...what }), [ask]);
  const enter = useCallback(
    (whole: string) => {
      const reading = readingOf(whole, now.current);
      if (reading === undefined) onUnknown(whole);
      else read(reading);
    },
    [read, onUnknown],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      const pressed = keys[key];
      if (pressed !== undefined) pressed();
      else if (key === 'F4') read({ read: 'failed' });
      else if (key === 'F6') read({ read: 'cut-card' });
      else if (ctrlKey || altKey || metaKey || isField(target)) return;
      else if (key === ' ' && isDoable(now.current)) void ask('done');
      else {
        const whole = line.press(key);
        setText(line.text);
        if (whole === undefined) return;
        if (whole !== '') enter(whole);
        else if (isDoable(now.current)) void ask('done');
        else return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [ask, enter, keys, line, read]);
  return { text, enter };
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
