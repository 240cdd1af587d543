/** Detection and false-alarm rates: many simulated tables, every detector over each. */
import type { PlayerId } from '../../base/ids.ts';
import { detectors } from '../detect.ts';
import type { DetectorName, Finding } from '../finding.ts';
import { thresholds } from '../thresholds.ts';
import { type Cheat, cheats } from './cheats.ts';
import { playSession } from './table.ts';

export interface MeasuredTables {
  readonly seed: string;
  /** Tables per kind of cheat, and tables of honest players. */
  readonly tables: number;
  readonly honestTables: number;
  readonly hands: number;
}

export interface Detected {
  readonly detector: DetectorName;
  readonly called: string;
  readonly tables: number;
  readonly found: number;
}

export interface FalseAlarms {
  readonly detector: DetectorName;
  readonly tables: number;
  /** Honest tables at which anyone was suspected. */
  readonly tablesWithAlarm: number;
  /** Players or pairs judged, and those suspected. */
  readonly judged: number;
  readonly suspected: number;
}

const named = Object.keys(detectors) as readonly DetectorName[];

/** Nobody at these tables cheats: every suspicion is a false alarm. */
export function measureHonest(sample: MeasuredTables, told: () => void = () => {}): readonly FalseAlarms[] {
  const scores = honestScores(sample, told);
  return named.map((detector) => {
    const tables = scores.map((table) => table.get(detector) ?? []);
    const suspected = tables.map((table) => table.filter((score) => score >= thresholds[detector]).length);
    return {
      detector,
      tables: tables.length,
      tablesWithAlarm: suspected.filter((count) => count > 0).length,
      judged: tables.reduce((sum, table) => sum + table.length, 0),
      suspected: suspected.reduce((sum, count) => sum + count, 0),
    };
  });
}

/** Each detector's scores for everyone, table by table. */
function honestScores(
  { seed, honestTables, hands }: MeasuredTables,
  told: () => void = () => {},
): readonly ReadonlyMap<DetectorName, readonly number[]>[] {
  return Array.from({ length: honestTables }, (_, number) => {
    const session = playSession({ seed, number, hands, cheat: { kind: 'none' } });
    told();
    return new Map(named.map((name) => [name, detectors[name](session.hands).map(({ score }) => score)]));
  });
}

/** Whether the cheats themselves are caught by the detector built for them. */
export function* measureCheats({ seed, tables, hands }: MeasuredTables): Generator<Detected> {
  for (const [at, cheat] of cheats.entries()) {
    if (cheat.kind === 'none') continue;
    const { kind, called } = cheat;
    let found = 0;
    for (let table = 0; table < tables; table++) {
      const session = playSession({ seed, number: 10_000 + at * 1000 + table, hands, cheat });
      const finding = detectors[kind](session.hands).find(({ players }) => isOf(cheat, players, session.players));
      if ((finding?.score ?? 0) >= thresholds[kind]) found += 1;
    }
    yield { detector: kind, called, tables, found };
  }
}

/** About the one cheat, or about both in this order. */
export function isOf({ kind }: Cheat, found: Finding['players'], [first, second]: readonly PlayerId[]): boolean {
  const isAlone = kind === 'automatic-play' || kind === 'disconnecting';
  return found[0] === first && (isAlone || found[1] === second);
}

/** Tolerated share of honest tables with a suspicion by one detector. */
const alarmsMost = 0.02;

/** The thresholds these tables would give. Those in `thresholds.ts` were chosen this way, on a seed never measured. */
export function chooseThresholds(sample: MeasuredTables, told?: () => void): ReadonlyMap<DetectorName, number> {
  const tables = honestScores(sample, told);
  return new Map(
    named.map((name) => {
      const highest = tables.map((table) => Math.max(0, ...(table.get(name) ?? []))).sort((a, b) => b - a);
      return [name, highest[Math.floor(alarmsMost * highest.length)] ?? 0];
    }),
  );
}
