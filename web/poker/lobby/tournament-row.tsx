/** One tournament in the lobby: game, price, players and start. */
import type { TournamentLineTold } from '../../../house/protocol/tournament-board.ts';
import type { TournamentMineTold } from '../../../house/protocol/tournaments.ts';
import { Icon } from '../../parts/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import { useVariant } from '../board/use-variant.ts';
import { useCountdown, useMoment } from '../room/use-moment.ts';
import { stateOf } from './wanted.ts';
import styles from './poker-page.module.css';

interface TournamentRowProps {
  readonly line: TournamentLineTold;
  readonly status: TournamentMineTold['status'];
  readonly onRead: () => void;
}

export function TournamentRow({ line, status, onRead }: TournamentRowProps) {
  const { say, number, money } = useWords();
  const momentOf = useMoment();
  const variant = useVariant(line);
  const state = stateOf(line);
  const toStart = useCountdown(state === 'registering' ? line.startsAt : undefined);
  const toEntry = useCountdown(line.registrationOpensAt);
  const { entries, entriesMax } = line;
  return (
    <li className={styles['row']} data-state={state}>
      <div className={styles['what']}>
        <button type="button" className={styles['name']} aria-haspopup="dialog" onClick={onRead}>
          {line.name}
        </button>
        <p>
          {variant} · {say(`poker.type.${line.type}`)}
          {line.fastforward ? ` · ${say('poker.fastforward')}` : ''}
        </p>
        {line.practice === undefined || line.phase !== 'registering' ? null : (
          <p className={styles['practice']}>{say('poker.practice.fills')}</p>
        )}
      </div>
      <p className={styles['when']}>
        {line.startsAt === undefined ? say('poker.whenFull') : <time>{momentOf(line.startsAt)}</time>}
        {toStart === undefined ? null : <span className="figures">{say('poker.startsIn', { time: toStart })}</span>}
        {toEntry === undefined ? null : <span className="figures">{say('poker.opensIn', { time: toEntry })}</span>}
      </p>
      <p className={styles['price']}>
        {line.price}
        <small>
          {say('poker.pool')} <span className="figures">{money(line.pool)}</span>
        </small>
      </p>
      <p className={styles['players']}>
        <Icon sign="person" />
        <span aria-hidden="true" className="figures">
          {entriesMax === undefined ? number(entries) : `${number(entries)}/${number(entriesMax)}`}
        </span>
        <span className="unseen">
          {entriesMax === undefined
            ? say('poker.registered', { count: entries })
            : say('poker.registeredOf', { count: entries, most: entriesMax })}
        </span>
      </p>
      <p className={styles['state']} data-state={state}>
        {say(`poker.state.${state}`)}
        {status === undefined || status === 'unregistered' ? null : <span>{say(`poker.mine.${status}`)}</span>}
      </p>
    </li>
  );
}
