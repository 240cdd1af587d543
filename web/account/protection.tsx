/** Responsible gambling: a player's own limits, breaks and self-exclusion. Tighter at once, looser after a day. */
import { useId, useRef, useState } from 'react';
import { readMoney } from '../../core/base/read-money.ts';
import type { OwnLimitTold, ProtectionTold } from '../../house/protocol/http/protection.ts';
import { call } from '../../client/http/call.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { useFetched } from '../client/use-fetched.ts';
import { Button } from '../parts/button.tsx';
import { Fault, useFaultFocus } from '../parts/fault.tsx';
import { useRefusalWords } from '../words/use-refusal-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './protection.module.css';

type Ask = (path: 'limit' | 'away', body: object) => Promise<void>;

export function Protection() {
  const { say } = useWords();
  const sayRefusal = useRefusalWords();
  const [fetched, again] = useFetched<ProtectionTold>('/api/protection');
  const [changed, setChanged] = useState<ProtectionTold | undefined>();
  const [why, setWhy] = useState<ToldRefusal | undefined>();
  const ask: Ask = async (path, body) => {
    const answer = await call<ProtectionTold>('POST', `/api/protection/${path}`, body);
    setWhy(isRefused(answer) ? answer : undefined);
    if (!isRefused(answer)) setChanged(answer);
  };
  if (fetched.is === 'coming') return <p className={styles['quiet']}>{say('loading')}</p>;
  if (fetched.is === 'refused') return <Button onClick={again}>{say('tryAgain')}</Button>;
  const { limits, away } = changed ?? fetched.answer;
  return (
    <section className={styles['protection']} aria-label={say('protection.title')}>
      <h3>{say('protection.title')}</h3>
      <p className={styles['quiet']}>{say('protection.about')}</p>
      {why === undefined ? null : <p role="alert">{sayRefusal(why)}</p>}
      {limits.map((limit) => (
        <Limit key={`${limit.kind} ${limit.period}`} limit={limit} ask={ask} />
      ))}
      {away === undefined ? null : <AwayNotice until={away.until} />}
      <StayAway ask={ask} />
    </section>
  );
}

function Limit({ limit, ask }: { readonly limit: OwnLimitTold; readonly ask: Ask }) {
  const { say, money, number, language } = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isWrong, setIsWrong] = useState(false);
  useFaultFocus(form, attempt);
  const { kind, period, amount, used, coming } = limit;
  const written = (value: number | null) => {
    if (value === null) return say('protection.none');
    return kind === 'time' ? say('protection.minutes', { count: value }) : money(value);
  };
  const wanted = amountOf(typed, kind);
  const save = (value: number | null) => ask('limit', { kind, period, amount: value }).then(() => setTyped(''));
  return (
    <form
      ref={form}
      noValidate
      className={styles['limit']}
      onSubmit={(event) => {
        event.preventDefault();
        setIsWrong(wanted === undefined);
        setAttempt(attempt + 1);
        if (wanted !== undefined) void save(wanted);
      }}
    >
      <label htmlFor={id}>{say(`protection.${kind}-${period}`)}</label>
      <p className={styles['quiet']}>
        {say('protection.now', {
          limit: written(amount),
          used: kind === 'time' ? number(used) : money(Math.max(0, used)),
        })}
      </p>
      {coming === undefined ? null : (
        <p className={styles['coming']}>
          {say('protection.coming', {
            limit: written(coming.amount),
            from: momentText(coming.from, language),
          })}
        </p>
      )}
      <div className={styles['row']}>
        <input
          id={id}
          inputMode="decimal"
          value={typed}
          placeholder={written(amount)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
        />
        <Button type="submit">{say('protection.set')}</Button>
        {amount === null ? null : (
          <Button tone="plain" onClick={() => void save(null)}>
            {say('protection.remove')}
          </Button>
        )}
      </div>
      <Fault
        id={`${id}-fault`}
        text={isWrong ? say(`protection.wrong-${kind}`, { example: money(50_00) }) : undefined}
      />
    </form>
  );
}

/** Whole minutes, or cents; undefined for anything else. */
function amountOf(typed: string, kind: OwnLimitTold['kind']): number | undefined {
  if (kind === 'loss') return readMoney(typed);
  return /^[1-9]\d{0,4}$/.test(typed.trim()) ? Number(typed) : undefined;
}

const momentText = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

function AwayNotice({ until }: { readonly until: string | null }) {
  const { say, language } = useWords();
  const end = until === null ? say('protection.forGood') : momentText(until, language);
  return (
    <p className={styles['coming']} role="status">
      {say('protection.away', { until: end })}
    </p>
  );
}

const breaks = { day: 24, week: 7 * 24, weeks: 6 * 7 * 24 } as const;
const exclusions = { half: 6, year: 12, years: 60, ever: null } as const;

/** Takes two taps: pick a length, then confirm it. */
function StayAway({ ask }: { readonly ask: Ask }) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly body: object } | undefined>();
  if (chosen !== undefined) {
    return (
      <div className={styles['sure']} role="alertdialog" aria-label={say('protection.sure', { what: chosen.name })}>
        <p>{say('protection.sure', { what: chosen.name })}</p>
        <div className={styles['row']}>
          <Button
            tone="danger"
            autoFocus
            onClick={() => {
              setChosen(undefined);
              void ask('away', chosen.body);
            }}
          >
            {chosen.name}
          </Button>
          <Button tone="plain" onClick={() => setChosen(undefined)}>
            {say('cancel')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <h4>{say('protection.break')}</h4>
      <div className={styles['row']}>
        {Object.entries(breaks).map(([key, hours]) => {
          const name = say(`protection.break-${key}`);
          return (
            <Button key={key} onClick={() => setChosen({ name, body: { kind: 'break', hours } })}>
              {name}
            </Button>
          );
        })}
      </div>
      <h4>{say('protection.exclusion')}</h4>
      <div className={styles['row']}>
        {Object.entries(exclusions).map(([key, months]) => {
          const name = say(`protection.exclusion-${key}`);
          return (
            <Button key={key} onClick={() => setChosen({ name, body: { kind: 'exclusion', months } })}>
              {name}
            </Button>
          );
        })}
      </div>
    </>
  );
}
