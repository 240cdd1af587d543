/** Poker hands replayed from their records, against the target; and parsing of records, against bare TOML. */
import { parse } from 'smol-toml';
import { playRecord } from '../core/poker/history/play-record.ts';
import { isNotToml, readPhh } from '../core/poker/history/read-phh.ts';
import { type HandRecord, isMistake } from '../core/poker/history/record.ts';
import { measureRatio, type Ratio } from './measure.ts';

/** Typical six-handed play: most hands end before the flop, some on it, few reach a showdown. */
const played: readonly string[] = [
  'p3 f, p4 f, p5 cbr 225, p6 f, p1 f, p2 f',
  'p3 f, p4 f, p5 f, p6 cbr 250, p1 f, p2 cc, d db 5c9s7c, p2 cc, p6 cbr 275, p2 f',
  'p3 cbr 225, p4 f, p5 cbr 700, p6 f, p1 f, p2 f, p3 f',
  'p3 f, p4 f, p5 f, p6 f, p1 f',
  'p3 f, p4 cbr 225, p5 f, p6 f, p1 f, p2 cc, d db Th2c8d, p2 cc, p4 cbr 200, p2 cc, d db 4s, p2 cc, p4 cc, d db Jd, p2 cbr 500, p4 cc, p2 sm 8s7s, p4 sm JcQd',
  'p3 f, p4 f, p5 f, p6 f, p1 cbr 300, p2 f',
  'p3 f, p4 f, p5 cbr 250, p6 f, p1 cbr 1100, p2 f, p5 cbr 10000, p1 cc, p5 sm AsKs, p1 sm 9c9d, d db 2h5dTs, d db 6c, d db Kc',
  'p3 f, p4 f, p5 f, p6 f, p1 cc, p2 cc, d db 3dQh4h, p1 cc, p2 cbr 100, p1 f',
];

const dealt = ['9c9d', '8s7s', '3c6h', 'JcQd', 'AsKs', 'Td2s'].map((hole, player) => `d dh p${player + 1} ${hole}`);
const file = played
  .map(
    (actions, hand) => `[${hand}]
variant = 'NT'
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [50, 100, 0, 0, 0, 0]
min_bet = 100
starting_stacks = [10000, 10000, 10000, 10000, 10000, 10000]
actions = [${[...dealt, ...actions.split(', ')].map((action) => `'${action}'`).join(', ')}]
hand = ${hand}
players = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn']
`,
  )
  .join('\n');

/** The median of a few turns. */
export function replaysPerSecond(turns = 7): number {
  const records = recordsIn(file);
  const rates = Array.from({ length: turns }, () => {
    const begin = performance.now();
    let hands = 0;
    for (; performance.now() - begin < 500; hands += records.length) replayAll(records);
    return (hands * 1000) / (performance.now() - begin);
  });
  return rates.toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? 0;
}

function replayAll(records: readonly HandRecord[]): void {
  for (const record of records) if (playRecord(record).state.phase !== 'over') throw new Error('a hand did not end');
}

/** What parsing costs beyond the TOML itself. */
export const benchReading = (): Promise<Ratio> =>
  measureRatio(
    { name: 'PHH hands read', peerName: 'smol-toml alone', goal: 'at least 0.3' },
    { ours: () => recordsIn(file).length, peer: () => Object.keys(parse(file)).length },
  );

function recordsIn(text: string): readonly HandRecord[] {
  const hands = readPhh(text);
  if (isNotToml(hands)) throw new Error(hands.reason);
  return hands.map(({ read }) => {
    if (isMistake(read)) throw new Error(read.reason);
    return read;
  });
}
