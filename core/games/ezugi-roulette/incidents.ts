/** What may go wrong at Live Roulette: early spins, foreign objects, No Spins, unread and wrong numbers, in the page's order. */
import type { ClauseId } from '../../base/ids.ts';
import {
  anywhere,
  ask,
  atMost,
  correctedResult,
  goOn,
  inRound,
  manualResult,
  repair,
  respin,
  resultStands,
  row,
  trigger,
  voidRound,
} from '../../round/incident-rows.ts';
import type { IncidentRow, Question, Trigger } from '../../round/incidents.ts';
import type { IncidentBook } from '../incidents.ts';
import type { Rules } from './rules.ts';

/** RO-E-918: early spin, foreign object, No Spin, unread number, wrong number. */
export const incidentsWith = ({ automaticWheel }: Pick<Rules, 'automaticWheel'>): IncidentBook => ({
  triggers: [
    earlySpin,
    foreignObject,
    ...noSpins(automaticWheel ? ['RO-E-926', 'RO-E-098'] : ['RO-E-925', 'RO-E-098']),
    trigger(
      'number-unread',
      ['dealing'],
      [ask.recorded],
      [row(['RO-E-095', 'RO-E-922'], { recorded: false }, 'system', [voidRound], 'refund')],
    ),
    trigger(
      'wrong-number',
      ['dealing', 'result', 'betting'],
      [ask.recorded, ask.number, ask.video],
      [row(['RO-E-096', 'RO-E-097', 'RO-E-923'], { recorded: true }, 'floor', [correctedResult, goOn], 'settle')],
    ),
    anywhere(
      trigger(
        'provider-failure',
        inRound,
        [ask.recorded, ask.onVideo, ask.number, ask.video],
        [
          row(['RO-E-099', 'RO-E-924'], { recorded: true }, 'provider', [goOn], 'settle'),
          row(['RO-E-099', 'RO-E-924'], { onVideo: true }, 'provider', [manualResult, goOn], 'settle'),
          row(['RO-E-098'], {}, 'provider', [voidRound], 'refund'),
        ],
      ),
    ),
    anywhere(
      trigger(
        'objective-reason',
        ['betting', ...inRound],
        [ask.recorded],
        [
          row(['RO-E-927'], { recorded: true }, 'floor', [goOn], 'settle'),
          row(['RO-E-927'], {}, 'floor', [voidRound], 'refund'),
        ],
      ),
    ),
  ],
});

const earlySpin = trigger(
  'early-spin',
  ['betting'],
  [ask.inPocket, { id: 'earlyRecorded', kind: 'yes-no' }, ask.validSpin, ask.number],
  [
    row(['RO-E-092', 'RO-E-920'], { inPocket: false }, 'dealer', [goOn], 'stand'),
    row(['RO-E-093', 'RO-E-920'], { earlyRecorded: false }, 'floor', [voidRound], 'refund'),
    row(['RO-E-088', 'RO-E-918'], { validSpin: false }, 'floor', [voidRound], 'refund'),
    row(['RO-E-094', 'RO-E-921'], {}, 'system', [resultStands], 'settle'),
  ],
);

const foreignObject = trigger(
  'foreign-object',
  ['dealing'],
  [ask.recorded, ask.inPocket],
  [
    row(['RO-E-091', 'RO-E-919'], { recorded: true }, 'dealer-or-floor', [voidRound], 'refund'),
    row(['RO-E-091', 'RO-E-919'], { inPocket: true }, 'dealer-or-floor', [voidRound], 'refund'),
    row(['RO-E-090', 'RO-E-087'], {}, 'dealer', [respin, goOn], 'stand'),
  ],
);

/** A recorded result voids, an unrecorded one is spun again with all bets standing (RO-E-079, RO-E-088). */
function noSpins(impossible: readonly [ClauseId, ...ClauseId[]]): readonly Trigger[] {
  const noSpin = (id: string, clauses: readonly [ClauseId, ...ClauseId[]], more: Partial<NoSpin> = {}): Trigger =>
    trigger(
      id,
      ['dealing'],
      [ask.recorded, ...(more.questions ?? []), ask.respinPossible],
      [
        row(more.recorded ?? ['RO-E-088', 'RO-E-079'], { recorded: true }, 'floor', [voidRound], 'refund'),
        ...(more.rows ?? []),
        row(impossible, { respinPossible: false }, 'floor', [voidRound], 'refund'),
        ...(more.last ?? []),
        row(clauses, {}, 'dealer-or-floor', [respin, goOn], 'stand'),
      ],
    );
  return [
    noSpin('too-few-turns', ['RO-E-080', 'RO-E-079']),
    noSpin('ball-with-wheel', ['RO-E-081', 'RO-E-917'], { recorded: ['RO-E-082', 'RO-E-917'] }),
    noSpin('wrong-direction', ['RO-E-083', 'RO-E-917', 'RO-E-079'], { recorded: ['RO-E-088', 'RO-E-917'] }),
    noSpin('wheel-stopped', ['RO-E-084', 'RO-E-079']),
    noSpin('ball-rides', ['RO-E-085', 'RO-E-079'], {
      questions: [ask.turns],
      rows: [row(['RO-E-085'], { turns: atMost(3) }, 'dealer', [goOn], 'stand')],
    }),
    noSpin('ball-left-wheel', ['RO-E-086', 'RO-E-089', 'RO-E-079'], {
      questions: [ask.ballUsable],
      last: [row(['RO-E-089', 'RO-E-086'], { ballUsable: false }, 'floor', [repair, respin, goOn], 'stand')],
    }),
  ];
}

interface NoSpin {
  readonly questions: readonly Question[];
  readonly recorded: readonly [ClauseId, ...ClauseId[]];
  /** Before the spin is known to be possible again. */
  readonly rows: readonly IncidentRow[];
  readonly last: readonly IncidentRow[];
}
