/** What the floor reads of shifts, logs and rounds, from storage. */
import { defined, filled } from '../../../core/base/defined.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import type { Entry } from '../../../core/round/answer.ts';
import { Round } from '../../../core/round/round.ts';
import type { FloorJournal, FloorRounds, ShiftReport, StudioLogTold } from '../../protocol/http/studio.ts';
import { brokenAt, readRound, type StoredEntry } from '../../rounds/read.ts';
import { rulesOf } from '../../../core/games/rules-of.ts';
import type { Sql } from '../../storage/db.ts';
import { sealTold } from '../../studio/physical-shoe.ts';
import { floorIn } from '../../studio/floor-duty.ts';
import { figuresIn, findRounds, type ShiftRound, incidentsIn, shoesIn } from '../../studio/shift.ts';
import { dutiesIn, errorsIn, type KeptStudioEntry } from '../../studio/studio-log.ts';
import { planTold } from '../../tables/telling/told.ts';
import { namesOf, type PeopleNames } from './names.ts';
import { stepsTold } from './steps-told.ts';

const iso = (moment: Date | null): string | undefined => moment?.toISOString();

export const entryTold = ({ at, round, dealer, clause, answeredBy, answer, values, said, ...entry }: KeptStudioEntry) =>
  ({
    ...entry,
    values: { ...values },
    at: at.toISOString(),
    ...filled({ said, round, dealer, clause, answeredBy, answer }),
  }) satisfies StudioLogTold['entries'][number];

export async function shiftTold(
  sql: Sql,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ShiftReport> {
  const time = { from: new Date(from), to: new Date(to) };
  const [errors, incidents, duties, floor, shoes, tables] = [
    await errorsIn(sql, time),
    await incidentsIn(sql, time),
    await dutiesIn(sql, time),
    await floorIn(sql, time),
    await shoesIn(sql, time),
    await figuresIn(sql, time),
  ];
  return {
    from,
    to,
    errors: errors.map(({ dealer, ...line }) => ({ ...line, ...filled({ dealer }) })),
    incidents: incidents.map(({ dealer, ...line }) => ({ ...line, ...filled({ dealer }) })),
    duties: duties.map(({ from: begun, to: ended, ...line }) => ({
      ...line,
      from: begun.toISOString(),
      ...defined({ to: iso(ended) }),
    })),
    floor: floor.map(({ name, from: begun, to: ended }) => ({
      name,
      from: begun.toISOString(),
      ...defined({ to: iso(ended) }),
    })),
    shoes: shoes.map((line) => ({ ...line, seal: sealTold(line.seal), at: line.at.toISOString() })),
    tables: [...tables],
  };
}

export const foundTold = ({
  openedAt,
  closedAt,
  endedAt,
  streamOpenedAt,
  streamClosedAt,
  streamResultAt,
  recorderOffset,
  ...round
}: ShiftRound): FloorRounds['rounds'][number] => ({
  ...round,
  openedAt: openedAt.toISOString(),
  ...defined({ closedAt: iso(closedAt), endedAt: iso(endedAt) }),
  ...(streamOpenedAt === null || recorderOffset === null
    ? {}
    : {
        stream: {
          openedAt: streamOpenedAt.toISOString(),
          ...defined({ closedAt: iso(streamClosedAt), resultAt: iso(streamResultAt) }),
          offset: recorderOffset / 1000,
        },
      }),
});

/** Also for a running round: face-down cards stay hidden, reported only as dealt. */
export async function journalTold(sql: Sql, id: string): Promise<FloorJournal | undefined> {
  const [found] = await findRounds(sql, { round: id, limit: 1 });
  const stored = await readRound(sql, id);
  if (found === undefined || stored === undefined) return undefined;
  const names = await namesOf(
    sql,
    stored.entries.flatMap(({ entry }) => ('signed' in entry ? entry.signed.by : [])),
  );
  const rules = rulesOf(stored);
  const journal = stored.entries.map(({ entry }) => entry);
  const round = typeof rules === 'string' ? undefined : Round.replay(rules, stored.shoe, journal);
  const isPlayed = typeof rules !== 'string' && round !== undefined && !isRefusal(round);
  return {
    ...foundTold(found),
    rulesVersion: stored.rulesVersion,
    entries: stored.entries.map((entry) => lineTold(entry, names)),
    ...(typeof rules === 'string' ? {} : { plan: planTold(rules.plan) }),
    steps: isPlayed ? stepsTold(round.steps, rules.plan.worth).map((step) => ({ ...step })) : [],
    isWhole: brokenAt(stored) === undefined && isPlayed,
  };
}

function lineTold({ entry, at }: StoredEntry, names: PeopleNames): FloorJournal['entries'][number] {
  const signed =
    'signed' in entry
      ? { clause: entry.signed.clause as string, by: entry.signed.by.map((one) => names.get(one) ?? one) }
      : {};
  return { at: at.toISOString(), kind: entry.kind, values: valuesIn(entry), ...signed };
}

/** The same field names for each kind of entry. Face-down cards are reported only as dealt. */
function valuesIn(entry: Entry): FloorJournal['entries'][number]['values'] {
  switch (entry.kind) {
    case 'bets':
      return { players: new Set(entry.wagers.map(({ player }) => player)).size, wagers: entry.wagers.length };
    case 'pocket':
      return { number: entry.pocket };
    case 'dice':
      return { dice: entry.dice.join(' ') };
    case 'draw':
      return { picked: entry.picked.join(', ') };
    case 'choice':
      return { holder: entry.holder, option: entry.option };
    case 'edit':
      return { how: entry.change.edit, reason: entry.signed.reason };
    case 'annulled':
      return { player: entry.player, clause: entry.clause };
    case 'void':
    case 'out':
    case 'manual':
    case 'returned':
      return { reason: entry.signed.reason };
    case 'note':
      return { text: entry.text, reason: entry.signed.reason };
    case 'card':
    case 'burn':
    case 'turn':
    case 'move':
    case 'closed':
    case 'announce':
      return {};
  }
}
