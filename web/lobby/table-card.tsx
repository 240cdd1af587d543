/** One table in the lobby: emblem, recent results, name, limits, and current phase. */
import { memo } from 'react';
import { Go } from '../route/go.tsx';
import { useRoom } from '../client/client-context.tsx';
import { emblemOf, miniOf } from '../games/games.ts';
import { SignButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ring } from '../parts/ring.tsx';
import { toggleFavourite, useSettings } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import styles from './table-card.module.css';

interface TableCardProps {
  readonly table: string;
  /** Set while the player is choosing several tables. */
  readonly picking?: { readonly isPicked: boolean; readonly isFull: boolean; readonly onPick: () => void };
}

export const TableCard = memo(function TableCard({ table, picking }: TableCardProps) {
  const { say, money, number, nameOf } = useWords();
  const shown = useRoom((room) => room.lobby?.get(table));
  const isFavourite = useSettings((settings) => settings.favourites.includes(table));
  if (shown === undefined) return null;
  const { game, family, phase, until, least, most, players, seatsFree, boards } = shown;
  const name = nameOf(shown);
  const Mini = miniOf(game);
  const Emblem = emblemOf(game);
  const title = nameOf({ name: shown.title, names: shown.titles });
  const star = say(isFavourite ? 'lobby.unfavourite' : 'lobby.favourite', { name });
  return (
    <article className={styles['card']} data-family={family} data-picked={picking?.isPicked ?? false}>
      <div className={styles['cloth']}>
        <div className={styles['past']}>
          <Mini boards={boards} />
        </div>
        <div className={styles['emblem']}>
          <Emblem />
        </div>
      </div>
      <div className={styles['told']}>
        <h3 className={styles['name']}>
          {picking === undefined ? (
            <Go to={{ page: 'table', table }} className={styles['enter']}>
              {name}
            </Go>
          ) : (
            <button
              type="button"
              className={styles['enter']}
              aria-pressed={picking.isPicked}
              disabled={picking.isFull && !picking.isPicked}
              onClick={picking.onPick}
            >
              {name}
            </button>
          )}
        </h3>
        {title === name ? null : <p className={styles['game']}>{title}</p>}
        <p className={styles['limits']}>
          <span className="unseen">{say('limits.range')}</span>
          {money(least)} – {money(most)}
        </p>
        <p className={styles['state']} data-phase={phase}>
          <span className={styles['now']}>
            {phase === 'betting' && until !== undefined ? (
              <Ring until={until} size="small" name={say('table.timeLeft')} />
            ) : null}
            {say(`phase.${phase}`)}
          </span>
          <span className={styles['people']}>
            {seatsFree === undefined ? null : (
              <span>
                <Icon sign="seat" />
                {say('lobby.seatsFree', { count: seatsFree })}
              </span>
            )}
            <span title={say('lobby.players', { count: players })}>
              <Icon sign="person" />
              <span aria-hidden="true">{number(players)}</span>
              <span className="unseen">{say('lobby.players', { count: players })}</span>
            </span>
          </span>
        </p>
        <SignButton
          sign="star"
          name={star}
          isFilled={isFavourite}
          aria-pressed={isFavourite}
          className={styles['star']}
          onClick={() => toggleFavourite(table)}
        />
      </div>
    </article>
  );
});
