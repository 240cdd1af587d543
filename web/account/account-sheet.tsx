/** Who is signed in, what they have and hold themselves to, and the way out. */
import { useState } from 'react';
import { go } from '../app/go.tsx';
import { useHouse } from '../app/house-context.tsx';
import { SessionStrip } from '../app/session-strip.tsx';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { OwnProblems } from '../problems/own-problems.tsx';
import { useWords } from '../words/use-words.ts';
import { signOut, signOutEverywhere } from './door.ts';
import { Protection } from './protection.tsx';
import styles from './account.module.css';

interface AccountSheetProps {
  readonly player: { readonly name: string };
  readonly onClose: () => void;
}

export function AccountSheet({ player, onClose }: AccountSheetProps) {
  const { say } = useWords();
  const { link } = useHouse();
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
        <Button disabled={isLeaving} onClick={() => void leave(signOut)}>
          {say('account.signOut')}
        </Button>
        <Button tone="plain" disabled={isLeaving} onClick={() => void leave(signOutEverywhere)}>
          {say('account.signOutEverywhere')}
        </Button>
        <Protection />
        <OwnProblems />
      </div>
    </Sheet>
  );
}
