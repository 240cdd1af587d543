/** Terms shared by all private tables behind one lobby entry. */
import type { Pace, TableSetup } from '../desk/setup.ts';
import type { PrivateTerms } from './terms.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import type { PauseTold } from '../../protocol/pause.ts';

export interface PrivateSettings extends Pick<TableSetup, 'name' | 'names' | 'game' | 'table'> {
  readonly pace: Omit<Pace, 'warning'>;
  readonly waits: PrivateTerms;
}

/** The entry's current state. */
export interface EntryTerms {
  readonly entry: string;
  readonly settings: PrivateSettings;
  /** Paused by staff: cards and bets wait. */
  readonly paused: PauseTold | undefined;
  /** A stop of play: the current deal is finished, nothing else begins. */
  readonly stopped: PauseTold | undefined;
  /** The house is closing: the current round is finished, nothing else begins. */
  readonly closing: ToldRefusal | undefined;
}
