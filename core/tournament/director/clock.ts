/** The tournament's clock: levels, breaks, and the next time at which something is due (PT-924, PT-925, PT-956). */
import { levelAt } from '../terms/levels.ts';
import type { Say } from './events.ts';
import type { Terms } from '../terms/terms.ts';
import type { Tournament, WorkingTournament } from './state.ts';
import type { Instant } from './commands.ts';

export const minute = 60_000;
const hour = 60 * minute;
/** PT-924: minute 55 of every clock hour, for five minutes. */
const usualBreakAt = 55 * minute;
const usualBreak = 5 * minute;

/** The first level of the start or of a stage. */
export function startClock(t: WorkingTournament, say: Say): void {
  const { clock } = t;
  clock.level = 0;
  clock.levelEndsAt = t.now + levelMillis(t, 0);
  if (clock.breakDueAt === 0) clock.breakDueAt = nextBreak(t.terms, t.now);
  say({ said: 'level', level: 0, endsAt: clock.levelEndsAt });
}

const levelMillis = ({ terms }: Tournament, level: number): number => levelAt(terms.levels, level).minutes * minute;

export function nextLevel(t: WorkingTournament, say: Say): void {
  const { clock } = t;
  clock.level += 1;
  clock.levelEndsAt += levelMillis(t, clock.level);
  say({ said: 'level', level: clock.level, endsAt: clock.levelEndsAt });
}

/** PT-924: scheduled tournaments together at minute 55, Sit & Gos after each hour of play; 0 if there is none. */
export function nextBreak({ breaks, start }: Terms, after: Instant): Instant {
  if (breaks === 'none') return 0;
  if (breaks !== 'usual') return after + breaks.everyMinutes * minute;
  if (start === 'when-full') return after + hour;
  const inHour = after % hour;
  return after - inHour + usualBreakAt + (inHour < usualBreakAt ? 0 : hour);
}

const breakMillis = ({ breaks }: Terms): number => (typeof breaks === 'string' ? usualBreak : breaks.minutes * minute);

/** PT-925: no table starts a new hand, and the level clock stops. */
export function breakIsDue(t: WorkingTournament, say: Say): void {
  const { clock } = t;
  clock.rest = 'due';
  clock.levelLeft = clock.levelEndsAt - t.now;
  say({ said: 'break-due' });
}

/** PT-925: starts when the last table has finished its hand. */
export function beginBreak(t: WorkingTournament, say: Say): void {
  const { clock } = t;
  clock.rest = 'on';
  clock.restUntil = t.now + breakMillis(t.terms);
  say({ said: 'break-began', until: clock.restUntil });
}

/** PT-925: all tables resume together. */
export function endBreak(t: WorkingTournament, say: Say): void {
  const { clock } = t;
  clock.rest = 'none';
  clock.levelEndsAt = t.now + clock.levelLeft;
  clock.breakDueAt = nextBreak(t.terms, t.now);
  for (const table of t.tables) table.readyAt = t.now;
  say({ said: 'break-ended' });
}

/** No hand may start: a break, or an operator fault. */
export const isHalted = ({ clock }: Tournament): boolean => clock.rest !== 'none' || clock.faultSince > 0;

/** When the director next needs to be told the time; undefined while it waits for somebody else. */
export function wakeAt(t: Tournament): Instant | undefined {
  let soonest: Instant | undefined;
  const due = (at: Instant): void => {
    if (at > 0 && (soonest === undefined || at < soonest)) soonest = at;
  };
  if (t.phase === 'announced') due(t.opensAt);
  if (t.phase === 'registering') due(t.startsAt);
  if (t.phase !== 'running') return soonest;
  const { clock } = t;
  if (clock.faultSince > 0) {
    due(clock.faultSince + t.terms.resumeMinutes * minute);
    return soonest;
  }
  if (t.group !== undefined && t.commonMoment === 0) due(t.group.at + 1);
  for (const { until } of t.rebuyOffers) due(until);
  due(t.addOnsUntil);
  if (clock.rest === 'on') due(clock.restUntil);
  if (clock.rest !== 'none') return soonest;
  due(clock.levelEndsAt);
  due(clock.breakDueAt);
  for (const table of t.tables) if (table.hand === 0 && table.readyAt > t.now) due(table.readyAt);
  return soonest;
}
