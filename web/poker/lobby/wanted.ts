/** Which tournaments match the lobby's filters, and each one's state in a player's words. */
import type { TournamentLineTold } from '../../../house/protocol/tournament-board.ts';

export type LineState =
  'announced' | 'registering' | 'late' | 'running' | 'break' | 'paused' | 'finished' | 'cancelled';

export function stateOf({ phase, isRegistrationOpen, isResting, paused }: TournamentLineTold): LineState {
  if (phase !== 'running') return phase;
  if (paused !== undefined) return 'paused';
  if (isRegistrationOpen) return 'late';
  return isResting === true ? 'break' : 'running';
}

export interface WantedTournaments {
  readonly kind: 'all' | 'sit-and-go' | 'scheduled' | 'mine';
  readonly type: TournamentLineTold['type'] | 'any';
  readonly game: TournamentLineTold['game'] | 'any';
  readonly limit: TournamentLineTold['limit'] | 'any';
  /** Taking players, being played, or exactly this state. */
  readonly state: 'any' | 'announced' | 'open' | 'registering' | 'late' | 'running' | 'break' | 'finished';
  /** Full price in cents; undefined for any. */
  readonly costMost: number | undefined;
}

export const everything: WantedTournaments = {
  kind: 'all',
  type: 'any',
  game: 'any',
  limit: 'any',
  state: 'any',
  costMost: undefined,
};

/** One that starts when full has no start time. */
const isSitAndGo = ({ startsAt, type }: TournamentLineTold): boolean => type === 'sit-and-go' || startsAt === undefined;

export function isWanted(line: TournamentLineTold, wanted: WantedTournaments, mine: ReadonlySet<string>): boolean {
  return (
    isOfKind(line, wanted.kind, mine) &&
    (wanted.type === 'any' || line.type === wanted.type) &&
    (wanted.game === 'any' || line.game === wanted.game) &&
    (wanted.limit === 'any' || line.limit === wanted.limit) &&
    isInState(line, wanted.state) &&
    (wanted.costMost === undefined || line.cost <= wanted.costMost)
  );
}

function isInState(line: TournamentLineTold, wanted: WantedTournaments['state']): boolean {
  const state = stateOf(line);
  switch (wanted) {
    case 'any':
      return true;
    case 'open':
      return line.isRegistrationOpen && (state === 'registering' || state === 'late');
    case 'running':
      return line.phase === 'running';
    case 'break':
      return line.isResting === true;
    case 'announced':
    case 'registering':
    case 'late':
      return state === wanted;
    case 'finished':
      return isPast(line);
  }
}

function isOfKind(line: TournamentLineTold, kind: WantedTournaments['kind'], mine: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'sit-and-go':
      return isSitAndGo(line);
    case 'scheduled':
      return !isSitAndGo(line);
    case 'mine':
      return mine.has(line.tournament);
  }
}

/** Ended ones last; otherwise in the house's order, by start. */
export const inOrder = (lines: readonly TournamentLineTold[]): readonly TournamentLineTold[] =>
  lines.toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)));

const isPast = ({ phase }: TournamentLineTold): boolean => phase === 'finished' || phase === 'cancelled';

/** PT-011: the Sit & Go that will fill first, for players who want to play at once. */
export const quickestOf = (lines: readonly TournamentLineTold[]): TournamentLineTold | undefined =>
  lines
    .filter((line) => isSitAndGo(line) && line.phase === 'registering' && line.isRegistrationOpen)
    .toSorted((a, b) => seatsLeft(a) - seatsLeft(b))[0];

const seatsLeft = ({ entries, entriesMax = Infinity }: TournamentLineTold): number => entriesMax - entries;
