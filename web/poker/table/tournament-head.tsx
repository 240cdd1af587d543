/** Above the felt: name, blinds and ante, the next level, the break, and the player's rank. */
import { Go } from '../../route/go.tsx';
import { SignButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { change, useSettings } from '../../settings/use-settings.ts';
import { Talk } from '../../talk/table-talk.tsx';
import { useWords } from '../../words/use-words.ts';
import { useVariant } from '../board/use-variant.ts';
import type { SeenTournament } from '../room/seen-tournament.ts';
import { useCountdown } from '../room/use-moment.ts';
import { placeOf } from './standing.ts';
import styles from './tournament-head.module.css';

interface TournamentHeadProps {
  readonly seen: SeenTournament;
  readonly tournament: string;
  readonly shownAs: 'page' | 'tile' | 'tab';
  readonly onBoard: () => void;
  readonly onLastHand: () => void;
}

export function TournamentHead({ tournament, seen, shownAs, onBoard, onLastHand }: TournamentHeadProps) {
  const { say, money } = useWords();
  const { information, standing, table } = seen.state;
  const hasSound = useSettings((settings) => settings.sound);
  const place = placeOf(seen);
  const variant = useVariant(information);
  return (
    <header className={styles['head']} data-shown={shownAs}>
      <Go to={{ page: 'poker' }} className={styles['back']} aria-label={say('poker.back')} title={say('poker.back')}>
        <Icon sign="back" />
      </Go>
      <div className={styles['title']}>
        {shownAs === 'page' ? <h1>{information.name}</h1> : <h2>{information.name}</h2>}
        <p>
          {variant} · {information.price.shown}
        </p>
      </div>
      <Clocks seen={seen} />
      <dl className={styles['figures']}>
        <div>
          <dt>{say(place === undefined ? 'poker.head.playersLeft' : 'poker.head.ownPlace')}</dt>
          <dd>
            {place === undefined
              ? say('poker.head.left', { left: standing.playersLeft, entries: standing.entries })
              : say('poker.head.place', { place, left: standing.playersLeft })}
          </dd>
        </div>
        <div data-show="pool">
          <dt>{say('poker.terms.pool')}</dt>
          <dd>{money(standing.pool)}</dd>
        </div>
      </dl>
      <nav className={styles['signs']} aria-label={say('panel.title')}>
        <SignButton sign="rules" name={say('poker.information')} aria-haspopup="dialog" onClick={onBoard} />
        <SignButton sign="history" name={say('poker.lastHand')} aria-haspopup="dialog" onClick={onLastHand} />
        {table === undefined ? null : (
          <Talk table={`${tournament}/${table.table}`} chat={seen.chat} isOneOfMany={shownAs !== 'page'} />
        )}
        <SignButton
          sign={hasSound ? 'sound' : 'silent'}
          aria-pressed={hasSound}
          name={say('settings.sound')}
          onClick={() => change({ sound: !hasSound })}
        />
      </nav>
    </header>
  );
}

/** PP-037: blinds and ante of the hand in play, otherwise of the level; then the next level or break. */
function Clocks({ seen }: { readonly seen: SeenTournament }) {
  const { say, number } = useWords();
  const { information, standing, table } = seen.state;
  const level = information.levels.find((one) => one.level === standing.level) ?? information.level;
  const next = information.levels.find((one) => one.level === standing.level + 1);
  const { smallBlind, bigBlind, ante } = table?.hand ?? level;
  const isRunning = standing.phase === 'running';
  const toLevel = useCountdown(isRunning ? standing.levelEndsAt : undefined);
  const rest = standing.rest === 'on' ? standing.restUntil : standing.breakDueAt;
  const toBreak = useCountdown(isRunning ? rest : undefined);
  return (
    <dl className={styles['figures']} data-show="clocks">
      <div>
        <dt>{say('poker.head.level', { level: standing.level })}</dt>
        <dd>
          {number(smallBlind)} / {number(bigBlind)}
          {ante === 0 ? null : <small>{say('poker.head.ante', { ante: number(ante) })}</small>}
        </dd>
      </div>
      {toLevel === undefined || next === undefined ? null : (
        <div>
          <dt>{say('poker.head.next', { blinds: `${number(next.smallBlind)} / ${number(next.bigBlind)}` })}</dt>
          <dd>{toLevel}</dd>
        </div>
      )}
      {toBreak === undefined ? null : (
        <div>
          <dt>{say(standing.rest === 'on' ? 'poker.head.breakUntil' : 'poker.head.breakIn')}</dt>
          <dd>{toBreak}</dd>
        </div>
      )}
    </dl>
  );
}
