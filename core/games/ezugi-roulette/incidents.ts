/**
 * Incidents at Live Roulette: early spins, foreign objects, No Spins, unread and wrong numbers, in the page's order.
 */
import {
  anywhere,
  ask,
  atLeast,
  atMost,
  type Clauses,
  correctedResult,
  goOn,
  inRound,
  manualResult,
  numberOn,
  repair,
  respin,
  resultStands,
  row,
  trigger,
  voidRound,
} from '../../round/incident-rows.ts';
import type { IncidentRow, Question, Trigger } from '../../round/incidents.ts';
import type { IncidentBook } from '../incidents.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';
import type { Rules } from './rules.ts';

const number = numberOn(europeanWheel);

type IncidentRules = Pick<Rules, 'automaticWheel' | 'minTurns' | 'maxRideTurns' | 'manualResultEntry'>;

/** RO-E-918: early spin, foreign object, No Spin, unread number, wrong number. */
export const incidentsWith = (rules: IncidentRules): IncidentBook => ({
  triggers: [
    earlySpin(rules),
    foreignObject,
    ...noSpins(rules),
    numberUnread(rules),
    trigger(
      'wrong-number',
      ['dealing', 'result', 'betting'],
      [ask.recorded, number, ask.video],
      [row(['RO-E-096', 'RO-E-097', 'RO-E-923'], { recorded: true }, 'floor', [correctedResult, goOn], 'settle')],
    ),
    anywhere(
      trigger(
        'provider-failure',
        inRound,
        [ask.recorded, ask.onVideo, number, ask.video],
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

/**
 * If recorded, it is paid only if the spin was valid apart from its timing: against the wheel, with enough turns
 * (RO-E-046).
 */
const earlySpin = ({ minTurns }: IncidentRules): Trigger =>
  trigger(
    'early-spin',
    ['betting'],
    [ask.inPocket, { id: 'earlyRecorded', kind: 'yes-no' }, ask.againstWheel, ask.ballTurns, number],
    [
      row(['RO-E-092', 'RO-E-920'], { inPocket: false }, 'dealer', [goOn], 'stand'),
      row(['RO-E-093', 'RO-E-920'], { earlyRecorded: false }, 'floor', [voidRound], 'refund'),
      row(['RO-E-088', 'RO-E-918'], { againstWheel: false }, 'floor', [voidRound], 'refund'),
      row(['RO-E-088', 'RO-E-918'], { ballTurns: atMost(minTurns - 1) }, 'floor', [voidRound], 'refund'),
      row(['RO-E-094', 'RO-E-921'], {}, 'system', [resultStands], 'settle'),
    ],
  );

/** Void as written, unless the table lets the floor enter the number from the recording (RO-E-922). */
const numberUnread = ({ manualResultEntry }: IncidentRules): Trigger =>
  trigger(
    'number-unread',
    ['dealing'],
    manualResultEntry ? [ask.recorded, ask.onVideo, number, ask.video] : [ask.recorded],
    [
      ...(manualResultEntry
        ? [row(['RO-E-922'], { recorded: false, onVideo: true }, 'floor', [manualResult, goOn], 'settle')]
        : []),
      row(['RO-E-095', 'RO-E-922'], { recorded: false }, 'system', [voidRound], 'refund'),
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
function noSpins({ automaticWheel, minTurns, maxRideTurns }: IncidentRules): readonly Trigger[] {
  const impossible: Clauses = automaticWheel ? ['RO-E-926', 'RO-E-098'] : ['RO-E-925', 'RO-E-098'];
  const noSpin = (id: string, clauses: Clauses, more: Partial<NoSpin> = {}): Trigger =>
    trigger(
      id,
      ['dealing'],
      [ask.recorded, ...(more.questions ?? []), ask.respinPossible],
      [
        ...(more.first ?? []),
        row(more.recorded ?? ['RO-E-088', 'RO-E-079'], { recorded: true }, 'floor', [voidRound], 'refund'),
        ...(more.rows ?? []),
        row(impossible, { respinPossible: false }, 'floor', [voidRound], 'refund'),
        ...(more.last ?? []),
        row(clauses, {}, 'dealer-or-floor', [respin, goOn], 'stand'),
      ],
    );
  return [
    noSpin('too-few-turns', ['RO-E-080', 'RO-E-079'], {
      questions: [ask.ballTurns],
      first: [row(['RO-E-046', 'RO-E-916'], { ballTurns: atLeast(minTurns) }, 'floor', [goOn], 'stand')],
    }),
    noSpin('ball-with-wheel', ['RO-E-081', 'RO-E-917'], { recorded: ['RO-E-082', 'RO-E-917'] }),
    noSpin('wrong-direction', ['RO-E-083', 'RO-E-917', 'RO-E-079'], { recorded: ['RO-E-088', 'RO-E-917'] }),
    noSpin('wheel-stopped', ['RO-E-084', 'RO-E-079']),
    noSpin('ball-rides', ['RO-E-085', 'RO-E-079'], {
      questions: [ask.turns],
      rows: [row(['RO-E-085'], { turns: atMost(maxRideTurns) }, 'dealer', [goOn], 'stand')],
    }),
    noSpin('ball-left-wheel', ['RO-E-086', 'RO-E-089', 'RO-E-079'], {
      questions: [ask.ballUsable],
      last: [row(['RO-E-089', 'RO-E-086'], { ballUsable: false }, 'floor', [repair, respin, goOn], 'stand')],
    }),
  ];
}

interface NoSpin {
  readonly questions: readonly Question[];
  /** Rows for when the spin was valid after all. */
  readonly first: readonly IncidentRow[];
  readonly recorded: Clauses;
  /** Rows before it is known that another spin is possible. */
  readonly rows: readonly IncidentRow[];
  readonly last: readonly IncidentRow[];
}
