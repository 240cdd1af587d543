/** What all private tables behind one entry of the lobby have in common. */
import type { ToldRefusal } from '../../protocol/frames.ts';
import type { Pace, TableSetup } from '../desk/setup.ts';
import type { PrivateTerms } from './terms.ts';

export interface PrivateSettings extends Pick<TableSetup, 'name' | 'names' | 'game' | 'table'> {
  readonly pace: Omit<Pace, 'warning'>;
  readonly waits: PrivateTerms;
}

/** As it stands now. */
export interface EntryTerms {
  readonly entry: string;
  readonly settings: PrivateSettings;
  /** Somebody of the house said so: cards and bets wait. */
  readonly paused: ToldRefusal | undefined;
  /** A stop of play stands: what is being dealt ends as it would, nothing else begins. */
  readonly stopped: ToldRefusal | undefined;
  /** The house closes: what runs is finished, nothing else begins. */
  readonly closing: ToldRefusal | undefined;
}
