/** A round's proof, computed in this browser from what was committed to before betting. */
import { useState } from 'react';
import type { RoundTold } from '../../house/protocol/http/rounds.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { type Check, verifyRound } from './verify-round.ts';
import styles from './round-replay.module.css';

/** The browser's own. */
const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

export function VerifyRound({ told }: { readonly told: RoundTold }) {
  const { say } = useWords();
  const [checks, setChecks] = useState<readonly Check[] | undefined>();
  // A shoe shuffled by people has no commitment.
  const promised = [...(told.shoe === undefined ? [] : [told.shoe.commitment]), told.draws.commitment];
  const commitments = promised.filter((commitment) => commitment !== '');
  return (
    <section className={styles['verify']}>
      <h4>{say('verify.title')}</h4>
      <p>{say('verify.what')}</p>
      {commitments.map((commitment) => (
        <code key={commitment}>{commitment}</code>
      ))}
      <Button onClick={() => void verifyRound(told, sha256).then(setChecks)}>{say('verify.now')}</Button>
      {checks === undefined ? null : (
        <ul role="status">
          {checks.map(({ check, is, count, unseen }) => (
            <li key={check} data-is={is}>
              <Icon sign={is === 'right' ? 'check' : is === 'wrong' ? 'close' : 'history'} />
              {say(`verify.${check}-${is}`, { count: count ?? 0, unseen: unseen ?? 0 })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
