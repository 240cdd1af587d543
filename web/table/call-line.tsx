/** The croupier's call above the table, with the countdown ring. */
import { defined } from '../../core/base/defined.ts';
import type { TableState } from '../../house/protocol/table-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { GameFace } from '../games/face.ts';
import { Ring } from '../parts/ring.tsx';
import { useWords, type Words } from '../words/use-words.ts';
import type { Call } from './call.ts';
import styles from './call-line.module.css';

interface CallLineProps {
  readonly call: Call;
  readonly state: TableState;
  readonly face: GameFace;
  readonly terms: TableTerms;
}

export function CallLine({ call, state, face, terms }: CallLineProps) {
  const words = useWords();
  const { until, phase } = state;
  const seconds = phase === 'betting' ? terms.clocks.betting?.seconds : undefined;
  return (
    <div className={styles['line']} data-call={call}>
      {until === undefined || phase === 'result' || call === 'your-decision' ? null : (
        <Ring until={until} name={words.say('table.timeLeft')} {...defined({ seconds })} />
      )}
      <p className={styles['call']}>{sayCall({ call, state, face, words })}</p>
    </div>
  );
}

export function sayCall({
  call,
  state,
  face,
  words,
}: Pick<CallLineProps, 'call' | 'state' | 'face'> & { readonly words: Words }): string {
  const board = state.ended?.board;
  if (call === 'result' && board !== undefined && board !== null) return face.announce(board, words);
  const holder = state.shown.asks?.holder;
  const seat = state.seats?.find((one) => one.seat === holder);
  if (call === 'others-decide' && seat !== undefined) return words.say('call.seat-decides', { name: seat.player });
  return words.say(`call.${call}`);
}
