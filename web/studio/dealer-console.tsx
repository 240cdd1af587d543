/** The dealer's console: one large prompt with its rule and time limit; a scanner types, and everything has a key. */
import { useCallback, useMemo, useState } from 'react';
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { useRoom } from '../client/client-context.tsx';
import { useTable } from '../client/use-watch.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import { ConsoleBanners } from './console-banners.tsx';
import { ConsoleDoor } from './console-door.tsx';
import { ConsoleKeys } from './console-keys.tsx';
import shared from './console.module.css';
import styles from './dealer.module.css';
import { Facts } from './facts.tsx';
import { IncidentView } from './incident-view.tsx';
import { PracticeView } from './practice-view.tsx';
import { PromptView } from './prompt-view.tsx';
import { ReaderLine } from './reader-line.tsx';
import { ResultPad } from './result-pad.tsx';
import { ScanIn } from './scan-in.tsx';
import { ShoeForm } from './shoe-form.tsx';
import { ShoeView } from './shoe-view.tsx';
import { TableFelt } from './table-felt.tsx';
import { usePlan } from './use-plan.ts';
import { useTold } from './use-told.ts';
import { useTyping } from './use-typing.ts';
import { isRefused, refuseHere } from '../../house/protocol/refusals.ts';

export function DealerConsole({ table, onLeft }: { readonly table: string; readonly onLeft: () => void }) {
  const [entered, setEntered] = useState(0);
  const { told, isCut, why } = useTold('console', table, entered);
  const { say } = useWords();
  const enter = useCallback(() => {
    // Signs on at the table before opening the connection.
    void call('POST', `/api/studio/tables/${table}/on`, {}).then(() => setEntered((times) => times + 1));
  }, [table]);
  if (why !== undefined) return <ConsoleDoor why={why} onEntered={enter} />;
  if (told === undefined) return <main className={shared['page']}>{say('loading')}</main>;
  return <Console state={told.state} isCut={isCut} onLeft={onLeft} />;
}

interface ConsoleProps {
  readonly state: ConsoleState;
  readonly isCut: boolean;
  readonly onLeft: () => void;
}

function Console({ state, isCut, onLeft }: ConsoleProps) {
  const { say, money, nameOf, language } = useWords();
  const { table, game, prompt, calls, paused, dealer } = state;
  useTable(table);
  const plan = usePlan(table);
  const seen = useRoom((room) => room.tables.get(table)?.state);
  const [refusal, setRefusal] = useState<ToldRefusal>();
  const ask = useCallback(
    async (what: string, body: unknown = {}) => {
      const done = await call('POST', `/api/studio/tables/${table}/${what}`, body);
      setRefusal(isRefused(done) ? done : undefined);
      return !isRefused(done);
    },
    [table],
  );
  const callFloor = useCallback(() => void ask('call', {}), [ask]);
  const [isWrong, setWrong] = useState(false);
  const turnWrong = useCallback(() => setWrong((isOpen) => !isOpen), []);
  const [isAnew, setAnew] = useState(false);
  const onUnknown = useCallback((line: string) => setRefusal(refuseHere('not-understood', { line })), []);
  const keys = useMemo(() => ({ F2: callFloor, F8: turnWrong }), [callFloor, turnWrong]);
  const { text: typed, enter } = useTyping(prompt.do, ask, { keys, onUnknown });
  const leave = async () => {
    if (await ask('off')) onLeft();
  };
  const isPreparing = prompt.do === 'prepare' || isAnew;
  const since = dealer && new Date(dealer.since).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <main className={styles['console']} data-prompt={prompt.do}>
      <header className={shared['head']}>
        <h1>{nameOf(state)}</h1>
        {state.isRehearsal ? <span className={shared['mark']}>{say('studio.rehearsal')}</span> : null}
        <span className={styles['who']}>
          {dealer === undefined ? null : say('floor.duty.since', { name: dealer.name, time: since ?? '' })}
        </span>
        <Button tone="plain" onClick={() => void leave()}>
          {say('studio.leave')}
        </Button>
      </header>
      <ConsoleBanners state={state} isCut={isCut} />
      <div className={styles['bench']}>
        <div className={styles['work']}>
          <PromptView game={game} plan={plan} prompt={prompt} paused={paused} ended={seen?.ended} />
          <ReaderLine state={state} plan={plan} typed={typed} refusal={refusal} />
          {isPreparing ? (
            <ShoeForm
              terms={state.terms}
              onBegin={(shoe) => {
                setAnew(false);
                void ask('shoe', shoe);
              }}
            />
          ) : null}
          {isWrong || (paused !== undefined && prompt.do === 'await-floor') ? (
            <IncidentView
              table={table}
              game={game}
              seen={`${state.phase} ${calls.length} ${prompt.do}`}
              mayDecide={false}
            />
          ) : null}
          {isReadable(prompt) ? (
            <details
              className={styles['by-hand']}
              open={isByHand(state)}
              key={`${prompt.do} ${String(isByHand(state))}`}
            >
              <summary>{say('pad.title')}</summary>
              <ResultPad
                key={`${prompt.do} ${prompt.place ?? ''} ${prompt.nth ?? 0}`}
                prompt={prompt}
                onEnter={enter}
              />
            </details>
          ) : null}
          {isPreparing ? null : state.preparation !== undefined ? (
            <ScanIn preparation={state.preparation} decks={state.terms.decks} />
          ) : (
            <TableFelt
              game={game}
              plan={plan}
              shown={state.shown}
              isEntered={isByHand(state)}
              next={prompt.place === undefined ? undefined : { place: prompt.place, nth: prompt.nth ?? 1 }}
              boards={seen === undefined ? [] : [...seen.boards, ...(seen.ended === undefined ? [] : [seen.ended])]}
            />
          )}
          <PracticeView game={game} plan={plan} practice={state.practice} />
        </div>
        <aside className={styles['aside']} aria-label={say('studio.figures')}>
          <div className={shared['panel']}>
            <Facts
              facts={[
                { name: say('floor.fact.players'), value: state.bets.players },
                { name: say('floor.fact.staked'), value: money(state.bets.staked) },
              ]}
            />
          </div>
          <ShoeView state={state} />
          {state.preparation === undefined || isAnew ? null : (
            <Button tone="plain" onClick={() => setAnew(true)}>
              {say('shoe.anew')}
            </Button>
          )}
        </aside>
      </div>
      <ConsoleKeys state={state} isWrong={isWrong} onWrong={turnWrong} onCallFloor={callFloor} onAsk={ask} />
    </main>
  );
}

/** What a person may enter without a device. */
const isReadable = ({ do: does, face }: ConsoleState['prompt']): boolean =>
  does === 'spin' || does === 'throw' || ((does === 'card' || does === 'burn') && face !== 'down');

/** A wheel or dice without a responding device: the result has to be entered. */
const isByHand = ({ prompt: { do: does }, device }: ConsoleState): boolean =>
  (does === 'spin' || does === 'throw') && device?.isSilent !== false;
