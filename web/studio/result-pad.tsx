/** Touch input of a result if no sensor responds: pick a number, dice or card, see it large, then enter it. */
import { useState } from 'react';
import type { Prompt } from '../../house/protocol/studio.ts';
import { colourOf, printPocket } from '../../core/round/pocket.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './dealer.module.css';

interface ResultPadProps {
  readonly prompt: Prompt;
  /** In the scanner's format. */
  readonly onEnter: (line: string) => void;
}

export function ResultPad({ prompt, onEnter }: ResultPadProps) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = rowsFor(prompt);
  if (rows.length === 0) return null;
  const line = prompt.do === 'throw' ? chosen.join(' ') : chosen.join('');
  const isWhole = rows.every((_, at) => chosen[at] !== undefined);
  const choose = (row: number, sign: string) =>
    setChosen(rows.map((_, at) => (at === row ? sign : (chosen[at] ?? undefined))) as readonly string[]);
  return (
    <section className={styles['pad']} aria-label={say('pad.title')}>
      {rows.map(({ signs, kind }, row) => (
        <div key={row} className={styles['pad-row']} data-kind={kind}>
          {signs.map((sign) => (
            <button
              key={sign}
              type="button"
              aria-pressed={chosen[row] === sign}
              data-colour={kind === 'pocket' ? colourOf(Number(sign)) : undefined}
              data-suit={kind === 'suit' ? sign : undefined}
              onClick={() => choose(row, sign)}
            >
              {labelOf(kind, sign)}
            </button>
          ))}
        </div>
      ))}
      <Button
        tone="main"
        disabled={!isWhole}
        onClick={() => {
          onEnter(line);
          setChosen([]);
        }}
      >
        {say('pad.enter', { what: isWhole ? line.replace(/[cdhs]$/, (suit) => suitSigns[suit] ?? suit) : '' })}
      </Button>
    </section>
  );
}

const suitSigns: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

function labelOf(kind: Row['kind'], sign: string): string {
  if (kind === 'suit') return suitSigns[sign] ?? sign;
  return kind === 'pocket' ? printPocket(Number(sign)) : sign;
}

interface Row {
  readonly kind: 'pocket' | 'die' | 'rank' | 'suit';
  readonly signs: readonly string[];
}

function rowsFor({ do: does, pockets = 0, dice = 0, face }: Prompt): readonly Row[] {
  if (does === 'spin')
    return [{ kind: 'pocket', signs: Array.from({ length: pockets }, (_, pocket) => String(pocket)) }];
  if (does === 'throw') return Array.from({ length: dice }, () => ({ kind: 'die', signs: [...'123456'] }) as const);
  // Only a device may read a face-down card: anyone typing it would have seen it.
  if ((does !== 'card' && does !== 'burn') || face === 'down') return [];
  return [
    { kind: 'rank', signs: [...'A23456789', '10', ...'JQK'] },
    { kind: 'suit', signs: [...'cdhs'] },
  ];
}
