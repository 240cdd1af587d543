/** The ways to narrow the lobby: family, name, smallest stake, favourites; and the way to several tables at once. */
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/use-words.ts';
import type { Wanted } from './filter.ts';
import styles from './lobby-filter.module.css';

interface LobbyFilterProps {
  readonly wanted: Wanted;
  readonly families: readonly string[];
  readonly stakes: readonly number[];
  readonly isPicking: boolean;
  readonly onWant: (wanted: Wanted) => void;
  readonly onPickMany: () => void;
}

export function LobbyFilter({ wanted, families, stakes, isPicking, onWant, onPickMany }: LobbyFilterProps) {
  const { say, money } = useWords();
  return (
    <search className={styles['filter']}>
      <div className={styles['families']} role="group" aria-label={say('lobby.families')}>
        {['all', ...families].map((family) => (
          <button
            key={family}
            type="button"
            className={styles['family']}
            aria-pressed={wanted.family === family}
            onClick={() => onWant({ ...wanted, family })}
          >
            {say(`family.${family}`)}
          </button>
        ))}
      </div>
      <div className={styles['finer']}>
        <label className={styles['text']}>
          <Icon sign="search" />
          <span className="unseen">{say('lobby.search')}</span>
          <input
            type="search"
            value={wanted.text}
            placeholder={say('lobby.search')}
            onChange={({ target }) => onWant({ ...wanted, text: target.value })}
          />
        </label>
        <label className={styles['stake']}>
          <span aria-hidden="true">{say('lobby.stake')}</span>
          <select
            aria-label={say('lobby.stake')}
            value={wanted.stake ?? ''}
            onChange={({ target }) =>
              onWant({ ...wanted, stake: target.value === '' ? undefined : Number(target.value) })
            }
          >
            <option value="">{say('lobby.anyStake')}</option>
            {stakes.map((stake) => (
              <option key={stake} value={stake}>
                {money(stake)}
              </option>
            ))}
          </select>
        </label>
        <Button
          sign="star"
          aria-pressed={wanted.favouritesOnly}
          className={styles['toggle']}
          onClick={() => onWant({ ...wanted, favouritesOnly: !wanted.favouritesOnly })}
        >
          {say('lobby.favourites')}
        </Button>
        <Button
          sign="wall"
          aria-pressed={isPicking}
          className={`${styles['toggle']} ${styles['many']}`}
          onClick={onPickMany}
        >
          {say('wall.choose')}
        </Button>
      </div>
    </search>
  );
}
