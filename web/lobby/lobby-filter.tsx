/** The lobby's filters: family, name, minimum stake, favourites; and the switch to several tables. */
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Icon } from '../parts/icon.tsx';
import { Strip } from '../parts/strip.tsx';
import { useWords } from '../words/use-words.ts';
import type { WantedTables } from './filter.ts';
import styles from './lobby-filter.module.css';

interface LobbyFilterProps {
  readonly wanted: WantedTables;
  readonly families: readonly string[];
  readonly stakes: readonly number[];
  readonly isPicking: boolean;
  readonly onWant: (wanted: WantedTables) => void;
  readonly onPickMany: () => void;
}

export function LobbyFilter({ wanted, families, stakes, isPicking, onWant, onPickMany }: LobbyFilterProps) {
  const { say, money } = useWords();
  return (
    <search className={styles['filter']}>
      <Strip
        name={say('lobby.families')}
        chosen={wanted.family}
        values={['all', ...families]}
        textOf={(family) => say(`family.${family}`)}
        onChoose={(family) => onWant({ ...wanted, family })}
      />
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
        <Choice
          name={say('lobby.stake')}
          label="beside"
          chosen={String(wanted.stake ?? 'any')}
          values={['any', ...stakes.map(String)]}
          textOf={(stake) => (stake === 'any' ? say('lobby.anyStake') : money(Number(stake)))}
          onChoose={(stake) => onWant({ ...wanted, stake: stake === 'any' ? undefined : Number(stake) })}
        />
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
