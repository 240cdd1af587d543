/** A round's times on the recorder's clock, for seeking in the recording. */
import type { FloorJournal } from '../../house/protocol/http/studio.ts';
import { useWords } from '../words/use-words.ts';
import styles from './picture.module.css';

export function StreamTimes({ stream }: { readonly stream: NonNullable<FloorJournal['stream']> }) {
  const { say } = useWords();
  const moments = [
    ['opened', stream.openedAt],
    ['closed', stream.closedAt],
    ['result', stream.resultAt],
  ] as const;
  return (
    <dl className={styles['recorded']} aria-label={say('picture.recorded')}>
      <div>
        <dt>{say('picture.recorded')}</dt>
        <dd className="figures">{stream.openedAt.slice(0, 10)}</dd>
      </div>
      {moments.map(([name, at]) =>
        at === undefined ? null : (
          <div key={name}>
            <dt>{say(`picture.recorded-${name}`)}</dt>
            <dd className="figures">
              <time dateTime={at}>{at.slice(11, 23)}</time>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
