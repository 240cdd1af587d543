/** Reports a player of this hand to the house: what it looked like, and in the reporter's words. Reporters stay anonymous. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../client/http/call.ts';
import type { ToldRefusal } from '../../../house/protocol/refusal.ts';
import { isRefused } from '../../../house/protocol/refusals.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { OwnWordsField, useOwnWords } from '../../parts/own-words.tsx';
import { useRefusalWords } from '../../words/use-refusal-words.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './history.module.css';

interface ReportPlayerProps {
  readonly tournament: string;
  readonly hand: string;
  /** The names shown at the table. */
  readonly players: readonly string[];
}

/** In display order. */
const whys = ['collusion', 'chip-dumping', 'soft-play', 'bot', 'several-accounts', 'other'] as const;

export function ReportPlayer({ tournament, hand, players }: ReportPlayerProps) {
  const { say } = useWords();
  const refusalWords = useRefusalWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [player, setPlayer] = useState(players[0] ?? '');
  const [why, setWhy] = useState<(typeof whys)[number]>('collusion');
  const [sent, setSent] = useState<'no' | 'under way' | 'yes'>('no');
  const [refused, setRefused] = useState<ToldRefusal | undefined>();
  const words = useOwnWords(form);
  // It opens below the fold.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!words.check()) return;
    setSent('under way');
    const answer = await call('POST', '/api/fair-play/reports', { player, tournament, hand, why, says: words.text });
    setRefused(isRefused(answer) ? answer : undefined);
    setSent(isRefused(answer) ? 'no' : 'yes');
  };
  if (sent === 'yes') return <p role="status">{say('poker.report.sent')}</p>;
  return (
    <form ref={form} noValidate className={styles['report']} onSubmit={(event) => void send(event)}>
      <p>{say('poker.report.about')}</p>
      <Choice name={say('poker.player')} chosen={player} values={players} textOf={(one) => one} onChoose={setPlayer} />
      <Choice
        name={say('poker.report.why')}
        chosen={why}
        values={whys}
        textOf={(one) => say(`poker.report.why.${one}`)}
        onChoose={setWhy}
      />
      <OwnWordsField
        label={say('poker.report.says')}
        words={words}
        rows={3}
        className={styles['says']}
        refusalId={refused === undefined ? undefined : `${id}-refused`}
      />
      {refused === undefined ? null : (
        <p role="alert" id={`${id}-refused`}>
          {refusalWords(refused)}
        </p>
      )}
      <Button tone="main" type="submit" disabled={sent === 'under way'}>
        {say('poker.report.send')}
      </Button>
    </form>
  );
}
