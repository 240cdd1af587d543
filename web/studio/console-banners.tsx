/** Banners of the dealer's console: no connection, silent device, manual mode, rehearsal, a message from the floor. */
import type { ConsoleState } from '../../house/protocol/studio.ts';
import { useWords } from '../words/use-words.ts';
import { Banner } from './banner.tsx';
import styles from './console.module.css';

export function ConsoleBanners({ state, isCut }: { readonly state: ConsoleState; readonly isCut: boolean }) {
  const { say } = useWords();
  const { message, device, isManual, isRehearsal } = state;
  return (
    <div className={styles['banners']}>
      {isCut ? (
        <Banner tone="alarm" sign="lost">
          <b>{say('studio.cut')}</b> {say('studio.cut.means')}
        </Banner>
      ) : null}
      {device?.isSilent === true ? (
        <Banner tone="alarm" sign="warning">
          <b>{say('studio.silent')}</b> {say('studio.silent.means')}
        </Banner>
      ) : null}
      {isManual ? (
        <Banner tone="note" sign="warning">
          <b>{say('studio.manual')}</b>
        </Banner>
      ) : null}
      {message === undefined ? null : (
        <Banner tone="message" sign="chat">
          <b>{say('studio.fromFloor')}</b> {message}
        </Banner>
      )}
      {isRehearsal ? (
        <Banner tone="note" sign="eye">
          <b>{say('studio.rehearsal')}</b> {say('studio.rehearsal.means')}
        </Banner>
      ) : null}
    </div>
  );
}
