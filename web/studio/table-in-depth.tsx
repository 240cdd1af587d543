/** One table in depth: the cards, the dealer, calls, the floor's actions, and history. */
import { useEffect, useRef, useState } from 'react';
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { ConsoleState, WallTable } from '../../house/protocol/studio.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { useRoom } from '../client/client-context.tsx';
import { useTable } from '../client/use-watch.ts';
import { Button } from '../parts/button.tsx';
import { Ring } from '../parts/ring.tsx';
import { SmallPicture } from '../picture/small-picture.tsx';
import { emptyCloth } from '../../client/store/hear-table.ts';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import { Banner } from './banner.tsx';
import { Calls } from './calls.tsx';
import shared from './console.module.css';
import styles from './depth.module.css';
import { Facts } from './facts.tsx';
import { FloorActs } from './floor-acts.tsx';
import { IncidentHistory } from './incident-history.tsx';
import { IncidentView } from './incident-view.tsx';
import { LastRounds } from './last-rounds.tsx';
import { pauseWords } from '../words/pause-words.ts';
import { PracticeView } from './practice-view.tsx';
import { promptWords } from './prompt-view.tsx';
import { ScanIn } from './scan-in.tsx';
import { ShoeView } from './shoe-view.tsx';
import { TableFelt } from './table-felt.tsx';
import { TableLog } from './table-log.tsx';
import { usePlan } from './use-plan.ts';
import { useTold } from './use-told.ts';
import { hasIncident } from './wall-view.tsx';

interface TableInDepthProps {
  readonly seen: WallTable;
  readonly onBack: () => void;
}

export function TableInDepth({ seen, onBack }: TableInDepthProps) {
  const words = useWords();
  const { say } = words;
  const refusalWords = useRefusalWords();
  const { table, game, calls, paused, isStudio } = seen;
  useTable(table);
  const plan = usePlan(table);
  const watched = useRoom((room) => room.tables.get(table)?.state);
  const { told } = useTold('console', isStudio ? table : undefined, 0);
  const [refusal, setRefusal] = useState<ToldRefusal>();
  const [times, setTimes] = useState(0);
  const act = async (what: string, body: unknown) => {
    const done = await call('POST', `/api/floor/tables/${table}/${what}`, body);
    setRefusal(isRefused(done) ? done : undefined);
    setTimes((count) => count + 1);
  };
  const moved = `${seen.phase} ${calls.length} ${times}`;
  // An incident comes before any other action.
  const incident = <IncidentView key="incident" table={table} game={game} seen={moved} mayDecide />;
  const acts = <FloorActs key="acts" seen={seen} onAct={act} />;
  const prompt = told?.state.prompt;
  return (
    <div className={styles['depth']}>
      <Head seen={seen} onBack={onBack} />
      {refusal === undefined ? null : (
        <p role="alert" className={shared['refusal']}>
          {refusalWords(refusal)}
        </p>
      )}
      {paused === undefined ? null : (
        <Banner tone="alarm" sign="pause">
          {pauseWords(paused, words)}
        </Banner>
      )}
      {seen.isSilent ? (
        <Banner tone="alarm" sign="warning">
          <b>{say('studio.silent')}</b>
        </Banner>
      ) : null}
      <Calls calls={calls} onComing={(one) => void act(`calls/${one}`, { note: '' })} />
      <div className={styles['columns']}>
        <div>
          {told === undefined ? null : <DealersSide state={told.state} plan={plan} />}
          <TableFelt
            game={game}
            plan={plan}
            shown={told?.state.shown ?? watched?.shown ?? emptyCloth}
            next={prompt?.place === undefined ? undefined : { place: prompt.place, nth: prompt.nth ?? 1 }}
            boards={watched?.boards ?? []}
          />
          {told === undefined ? null : (
            <>
              <ShoeView state={told.state} />
              {told.state.preparation === undefined ? null : (
                <ScanIn preparation={told.state.preparation} decks={told.state.terms.decks} />
              )}
              <Certificate of={told.state.certificate} />
            </>
          )}
          {isStudio ? <SmallPicture table={table} /> : null}
          {told === undefined ? null : <PracticeView game={game} plan={plan} practice={told.state.practice} />}
          <TableLog table={table} seen={times + calls.length} />
        </div>
        <div>{hasIncident(seen) ? [incident, acts] : [acts, incident]}</div>
      </div>
      <div className={styles['records']}>
        <IncidentHistory table={table} seen={moved} />
        <LastRounds table={table} seen={seen.phase} />
      </div>
    </div>
  );
}

function Head({ seen, onBack }: TableInDepthProps) {
  const { say, money, nameOf } = useWords();
  const { phase, until, isStudio, isRehearsal, exposure } = seen;
  const heading = useRef<HTMLHeadingElement>(null);
  // The tile pressed is gone: keyboard focus continues at the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className={styles['head']}>
      <div className={shared['head']}>
        <Button tone="line" sign="back" onClick={onBack}>
          {say('floor.wall')}
        </Button>
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(seen)}
        </h2>
        {isRehearsal ? <span className={shared['mark']}>{say('studio.rehearsal')}</span> : null}
        <span className={styles['phase']} data-phase={phase}>
          {say(`floor.phase.${phase}`)}
        </span>
        {until === undefined ? null : <Ring until={until} name={say('studio.secondsLeft')} />}
      </div>
      <Facts
        facts={[
          {
            name: say('shift.dealer'),
            value: isStudio ? (seen.dealer ?? say('floor.nobody')) : say('floor.virtual'),
            isAlarming: isStudio && seen.dealer === undefined,
          },
          { name: say('floor.fact.players'), value: seen.players },
          isRehearsal ? undefined : { name: say('floor.fact.staked'), value: money(seen.staked) },
          isRehearsal
            ? undefined
            : {
                name: say('floor.fact.exposure'),
                value: exposure.isExact ? money(exposure.most) : `≤ ${money(exposure.most)}`,
              },
          { name: say('floor.fact.errors'), value: seen.errors, isAlarming: seen.errors > 0 },
        ]}
      />
    </header>
  );
}

interface DealersSideProps {
  readonly state: ConsoleState;
  readonly plan: PlanTold | undefined;
}

/** The dealer's current prompt. */
function DealersSide({ state: { prompt, message }, plan }: DealersSideProps) {
  const words = useWords();
  return (
    <div className={styles['asked']}>
      <small>{words.say('floor.asked')}</small>
      <p>{promptWords(prompt, words, plan)}</p>
      {message === undefined ? null : (
        <small>
          {words.say('studio.fromFloor')} {message}
        </small>
      )}
    </div>
  );
}

function Certificate({ of }: { readonly of: ConsoleState['certificate'] }) {
  const { say } = useWords();
  return of === undefined ? null : <p className={shared['quiet']}>{say('floor.certificate', { ...of })}</p>;
}
