/** A tournament's own page: attends it, and says why if there is nothing to see. */
import { useEffect } from 'react';
import { Go, here } from '../../route/go.tsx';
import { useRoom } from '../../client/client-context.tsx';
import { TopBar } from '../../page/top-bar.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import { useAttended, usePoker } from '../room/use-poker.ts';
import { EmptyFelt } from '../felt/poker-felt.tsx';
import { TournamentView } from './tournament-view.tsx';
import styles from './tournament.module.css';

export function TournamentPage({ tournament }: { readonly tournament: string }) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  useAttended(tournament);
  const seen = usePoker((poker) => poker.attended.get(tournament));
  const turnedAway = usePoker((poker) => poker.turnedAway.get(tournament));
  const isSignedIn = useRoom((room) => room.player !== undefined);
  const name = seen?.state.information.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Baize`;
    return () => void (document.title = 'Baize');
  }, [name]);
  if (seen !== undefined) return <TournamentView tournament={tournament} seen={seen} />;
  if (turnedAway === undefined && isSignedIn) return <Coming />;
  return (
    <div className={styles['told']}>
      <TopBar />
      <main>
        {turnedAway === undefined ? (
          <p role="status" aria-busy="true">
            {say('loading')}
          </p>
        ) : (
          <>
            <h1>{say('poker.notThere')}</h1>
            <p>{refusalWords(turnedAway)}</p>
          </>
        )}
        {isSignedIn ? null : <Go to={{ page: 'sign-in', back: here() }}>{say('account.signIn')}</Go>}
        <Go to={{ page: 'poker' }}>{say('poker.back')}</Go>
      </main>
    </div>
  );
}

/** The empty table until the house has sent what is on it. */
function Coming() {
  const { say } = useWords();
  return (
    <main className={styles['table']} data-shown="page" aria-busy="true">
      <p className="unseen" role="status">
        {say('loading')}
      </p>
      <div className={styles['outline']} data-part="head" />
      <div className={styles['stage']}>
        <EmptyFelt />
      </div>
      <div className={styles['hand']} data-part="hand" />
    </main>
  );
}
