/** The table's head: back, name, limits, players, and panels. */
import { useState } from 'react';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { Go } from '../route/go.tsx';
import { useRoom } from '../client/client-context.tsx';
import type { GameFace } from '../games/face.ts';
import { panels, type PanelName, PanelSheet } from '../panels/panel-sheet.tsx';
import { SignButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { change, toggleFavourite, useSettings } from '../settings/use-settings.ts';
import { useWords } from '../words/use-words.ts';
import { ReportProblem } from '../problems/report-problem.tsx';
import { TableTalk } from '../talk/table-talk.tsx';
import { FullScreen } from './full-screen.tsx';
import styles from './table-head.module.css';

interface TableHeadProps {
  readonly terms: TableTerms;
  readonly face: GameFace;
  readonly state: TableState;
  readonly isOneOfMany: boolean;
  /** Opens past rounds; undefined if the table keeps no record. */
  readonly onPast: (() => void) | undefined;
}

export function TableHead({ terms, face, state, isOneOfMany, onPast }: TableHeadProps) {
  const { say, money, nameOf } = useWords();
  const [panel, setPanel] = useState<PanelName | undefined>();
  const hasSound = useSettings((settings) => settings.sound);
  const isFavourite = useSettings((settings) => settings.favourites.includes(terms.table));
  const isPlay = useRoom((room) => room.house?.currency !== 'EUR');
  const name = nameOf(state);
  const title = nameOf({ name: terms.game.title, names: terms.game.titles });
  const main = terms.spots.filter(({ kind }) => kind === 'main');
  const least = Math.min(...main.map((spot) => spot.least.amount));
  const most = Math.max(...main.map((spot) => spot.most.amount));
  return (
    <header className={styles['head']} data-many={isOneOfMany}>
      {isOneOfMany ? null : (
        <Go to={{ page: 'lobby' }} className={styles['back']} aria-label={say('lobby.back')} title={say('lobby.back')}>
          <Icon sign="back" />
        </Go>
      )}
      <div className={styles['title']}>
        <h1>{name}</h1>
        <p>
          {title === name ? null : <span className={styles['game']}>{title}</span>}
          <span className={`figures ${styles['limits']}`}>
            {say('limits.minMax', { least: money(least), most: money(most) })}
          </span>
          <span className={`figures ${styles['range']}`} aria-hidden="true">
            {money(least)} – {money(most)}
          </span>
          {isPlay ? <span className={styles['play']}>{say('money.play')}</span> : null}
          {state.isManual === true ? (
            <strong role="status">
              {say('table.manual')}
              <span className={styles['explained']}>: {say('table.manualMeans')}</span>
            </strong>
          ) : null}
        </p>
      </div>
      <nav className={styles['panels']} aria-label={say('panel.title')}>
        {isOneOfMany
          ? null
          : panels.map(({ name, sign }) => (
              <SignButton
                key={name}
                sign={sign}
                name={say(`panel.${name}`)}
                aria-haspopup="dialog"
                className={styles['wide']}
                onClick={() => setPanel(name)}
              />
            ))}
        {isOneOfMany ? null : <ReportProblem state={state} className={styles['wide']} />}
        <SignButton
          sign="star"
          isFilled={isFavourite}
          aria-pressed={isFavourite}
          name={say(isFavourite ? 'lobby.unfavourite' : 'lobby.favourite', { name })}
          className={styles['wide']}
          onClick={() => toggleFavourite(terms.table)}
        />
        {onPast === undefined ? null : (
          <SignButton
            sign="beads"
            name={say('table.record.all')}
            aria-haspopup="dialog"
            className={styles['past']}
            onClick={onPast}
          />
        )}
        <TableTalk table={terms.table} isOneOfMany={isOneOfMany} />
        <SignButton
          sign={hasSound ? 'sound' : 'silent'}
          aria-pressed={hasSound}
          name={say('settings.sound')}
          onClick={() => change({ sound: !hasSound })}
        />
        {isOneOfMany || !document.fullscreenEnabled ? null : <FullScreen />}
        <SignButton
          sign="menu"
          name={say('panel.title')}
          aria-haspopup="dialog"
          className={isOneOfMany ? undefined : styles['narrow']}
          onClick={() => setPanel('rules')}
        />
      </nav>
      {panel === undefined ? null : (
        <PanelSheet first={panel} terms={terms} face={face} onClose={() => setPanel(undefined)} />
      )}
    </header>
  );
}
