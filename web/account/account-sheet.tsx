/** The account sheet: name, balance, own limits, and signing out. */
import { useState } from 'react';
import { go } from '../route/go.tsx';
import { useClient } from '../client/client-context.tsx';
import { SessionStrip } from './session-strip.tsx';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { Strip } from '../parts/strip.tsx';
import { OwnProblems } from '../problems/own-problems.tsx';
import { useWords } from '../words/use-words.ts';
import { signOut, signOutEverywhere } from './door.ts';
import { Protection } from './protection.tsx';
import { Statement } from './statement.tsx';
import styles from './account-sheet.module.css';

const pages = ['account', 'statement'] as const;

interface AccountSheetProps {
  readonly player: { readonly name: string };
  readonly onClose: () => void;
}

export function AccountSheet({ player, onClose }: AccountSheetProps) {
  const { say } = useWords();
  const { link } = useClient();
  const [page, setPage] = useState<(typeof pages)[number]>('account');
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (out: typeof signOut) => {
    setIsLeaving(true);
    await out();
    onClose();
    link.reconnect();
    go({ page: 'lobby' });
  };
  return (
    <Sheet title={player.name} onClose={onClose}>
      <div className={styles['stack']}>
        <SessionStrip />
        <Strip
          name={say('account.of', { name: player.name })}
          chosen={page}
          values={pages}
          textOf={(one) => say(`account.page.${one}`)}
          onChoose={setPage}
        />
        {page === 'statement' ? <Statement /> : <Account isLeaving={isLeaving} onLeave={leave} />}
      </div>
    </Sheet>
  );
}

interface AccountProps {
  readonly isLeaving: boolean;
  readonly onLeave: (out: typeof signOut) => Promise<void>;
}

function Account({ isLeaving, onLeave }: AccountProps) {
  const { say } = useWords();
  return (
    <>
      <Button disabled={isLeaving} onClick={() => void onLeave(signOut)}>
        {say('account.signOut')}
      </Button>
      <Button tone="plain" disabled={isLeaving} onClick={() => void onLeave(signOutEverywhere)}>
        {say('account.signOutEverywhere')}
      </Button>
      <Protection />
      <OwnProblems />
    </>
  );
}
