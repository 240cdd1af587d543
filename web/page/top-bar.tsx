/** The top bar of every page but the tables: home, balance, language, and signing in and out. */
import { useState } from 'react';
import { AccountSheet } from '../account/account-sheet.tsx';
import { SignButton } from '../parts/button.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useWords } from '../words/use-words.ts';
import { Go, here } from '../route/go.tsx';
import { useRoom } from '../client/client-context.tsx';
import { SessionStrip } from '../account/session-strip.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const { say } = useWords();
  const player = useRoom((room) => room.player);
  const isPlayMoney = useRoom((room) => room.house?.currency !== 'EUR');
  const hasPoker = useRoom((room) => room.house?.poker === true);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className={styles['bar']}>
      <Go to={{ page: 'lobby' }} className={styles['brand']} aria-label={say('lobby.home')}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="14" />
          <path d="M16 8l5.5 8-5.5 8-5.5-8z" />
        </svg>
        <span>Baize</span>
      </Go>
      {hasPoker ? (
        <Go to={{ page: 'poker' }} className={styles['room']}>
          {say('poker.link')}
        </Go>
      ) : null}
      {isPlayMoney ? <span className={styles['play']}>{say('money.play')}</span> : null}
      <div className={styles['session']}>{player === undefined ? null : <SessionStrip />}</div>
      <LanguageChoice />
      {player === undefined ? (
        <Go to={{ page: 'sign-in', back: here() }} className={styles['enter']}>
          {say('account.signIn')}
        </Go>
      ) : (
        <SignButton
          sign="person"
          name={say('account.of', { name: player.name })}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
      )}
      {isOpen && player !== undefined ? <AccountSheet player={player} onClose={() => setIsOpen(false)} /> : null}
    </header>
  );
}
