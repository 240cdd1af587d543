/** Incidents at Live Blackjack: cards out of place or out of order, the hole card, scanning, and a missed turn. */
import type { ClauseId } from '../../base/ids.ts';
import {
  anyTime,
  anywhere,
  ask,
  atLeast,
  atMost,
  atShuffle,
  burn,
  carryOver,
  correctRecord,
  escalate,
  goOn,
  inRound,
  moveCard,
  newShoe,
  repair,
  replaceCard,
  rescan,
  reshuffle,
  restore,
  returnStake,
  row,
  seatOf,
  trigger,
  voidRound,
} from '../../round/incident-rows.ts';
import type { Trigger } from '../../round/incidents.ts';
import { droppedCards, type IncidentBook, outerFailures } from '../incidents.ts';
import { claimFactsWith } from './missed-turn.ts';
import type { Rules } from './rules.ts';
import { seatsOf } from './seats.ts';

const falling: readonly Trigger[] = [
  ...droppedCards('dealer-or-floor', {
    seen: ['BJ-E-086'],
    unseen: ['BJ-E-087', 'BJ-E-934'],
    many: ['BJ-E-088', 'BJ-E-934'],
    shuffleEarly: ['BJ-E-089'],
    shuffleThird: ['BJ-E-090'],
    shuffleMany: ['BJ-E-091'],
  }),
  trigger(
    'cards-turned-shuffling',
    atShuffle,
    [ask.cards, ask.shuffleStage],
    [
      row(['BJ-E-935'], { cards: atLeast(3) }, 'floor', [reshuffle], 'none'),
      row(['BJ-E-935'], { shuffleStage: 'third' }, 'floor', [reshuffle], 'none'),
      row(['BJ-E-935'], {}, 'dealer', [goOn], 'none'),
    ],
  ),
];

/** If the order of the shoe cannot be restored before anybody has acted, the round is void (BJ-E-925). */
const beyondMending = [
  row(['BJ-E-925'], { acted: true }, 'floor', [voidRound], 'refund'),
  row(['BJ-E-100', 'BJ-E-925'], { orderKept: false }, 'floor', [voidRound], 'refund'),
] as const;

const dealing: readonly Trigger[] = [
  trigger(
    'card-wrong-side',
    inRound,
    [ask.keepShoe, ask.burned],
    [
      row(['BJ-E-092', 'BJ-E-924'], { keepShoe: true }, 'floor', [burn, voidRound], 'refund'),
      row(['BJ-E-093', 'BJ-E-924'], {}, 'floor', [newShoe, voidRound], 'refund'),
    ],
  ),
  trigger(
    'seat-skipped',
    inRound,
    [ask.acted, ask.orderKept, ask.onlyLast],
    [
      ...beyondMending,
      row(['BJ-E-094'], { onlyLast: true }, 'dealer', [moveCard, goOn], 'stand'),
      row(['BJ-E-095'], {}, 'floor', [moveCard, goOn], 'stand'),
    ],
  ),
  trigger(
    'extra-initial-card',
    inRound,
    [ask.seen, ask.acted, ask.orderKept, ask.several, ask.onlyLast],
    [
      row(['BJ-E-099', 'BJ-E-925'], { seen: true }, 'floor', [voidRound], 'refund'),
      ...beyondMending,
      row(['BJ-E-098'], { several: true }, 'floor', [moveCard, goOn], 'stand'),
      row(['BJ-E-097'], { onlyLast: true }, 'dealer', [moveCard, goOn], 'stand'),
      row(['BJ-E-096', 'BJ-E-925'], {}, 'dealer-or-floor', [moveCard, goOn], 'stand'),
    ],
  ),
  trigger(
    'order-disturbed',
    inRound,
    [ask.influenced, ask.acted],
    [
      row(['BJ-E-100', 'BJ-E-925'], { influenced: true }, 'floor', [voidRound], 'refund'),
      row(['BJ-E-925'], { acted: true }, 'floor', [voidRound], 'refund'),
      row(['BJ-E-925'], {}, 'floor', [moveCard, goOn], 'stand'),
    ],
  ),
  trigger(
    'hole-card-exposed',
    inRound,
    [ask.exposedHow],
    [
      row(['BJ-E-101', 'BJ-E-926'], { exposedHow: 'initial-deal' }, 'floor', [voidRound], 'refund'),
      row(['BJ-E-102', 'BJ-E-926'], { exposedHow: 'deciding' }, 'floor', [voidRound], 'refund'),
      row(['BJ-E-103', 'BJ-E-926'], { exposedHow: 'wrong-position' }, 'floor', [voidRound], 'refund'),
      row(['BJ-E-104', 'BJ-E-926'], { exposedHow: 'before-call' }, 'floor', [voidRound], 'refund'),
    ],
  ),
];

/** The floor decides, with void as the default (BJ-E-927). */
const judged = (clause: ClauseId) => row([clause, 'BJ-E-927'], {}, 'floor', [voidRound], 'refund');

const scanningWith = ({ maxDealerScans }: Rules): readonly Trigger[] => [
  trigger(
    'unreadable-card',
    inRound,
    [ask.attempts],
    [
      row(['BJ-E-105'], { attempts: atLeast(maxDealerScans) }, 'dealer', [rescan, escalate], 'stand'),
      row(['BJ-E-105'], {}, 'dealer', [rescan, goOn], 'stand'),
    ],
  ),
  trigger(
    'floor-cannot-scan',
    inRound,
    [ask.repaired],
    [
      row(['BJ-E-106', 'BJ-E-928'], { repaired: true }, 'floor', [repair, goOn], 'stand'),
      row(['BJ-E-928', 'BJ-E-119'], {}, 'floor', [repair, voidRound], 'refund'),
    ],
  ),
  trigger('scanner-faulty', anyTime, [], [row(['BJ-E-935'], {}, 'technicians', [repair, goOn], 'stand')]),
  trigger(
    'early-start',
    ['betting'],
    [ask.seen, ask.burned],
    [
      row(['BJ-E-108', 'BJ-E-929'], { seen: true }, 'dealer-or-floor', [burn, voidRound], 'refund'),
      row(['BJ-E-107', 'BJ-E-929'], {}, 'floor', [rescan, carryOver, goOn], 'stand'),
    ],
  ),
  trigger(
    'misread',
    inRound,
    [ask.influenced, ask.which, ask.card],
    [row(['BJ-E-927'], { influenced: false }, 'floor', [correctRecord, goOn], 'stand'), judged('BJ-E-109')],
  ),
  trigger(
    'double-scan',
    inRound,
    [ask.influenced],
    [row(['BJ-E-927'], { influenced: false }, 'floor', [goOn], 'stand'), judged('BJ-E-110')],
  ),
  trigger(
    'stuck-cards',
    inRound,
    [ask.firstScannedFirst],
    [
      row(['BJ-E-112'], { firstScannedFirst: true }, 'dealer', [goOn], 'stand'),
      row(['BJ-E-111'], {}, 'floor', [voidRound], 'refund'),
    ],
  ),
];

const theRest = (rules: Rules): readonly Trigger[] => [
  trigger(
    'cut-card-forgotten',
    ['betting', ...inRound],
    [ask.roundsOfShoe],
    [row(['BJ-E-113', 'BJ-E-931'], { roundsOfShoe: atMost(1) }, 'floor', [goOn], 'stand')],
  ),
  trigger(
    'missed-cut-card',
    ['betting', ...inRound],
    [ask.duringRound],
    [
      row(['BJ-E-114', 'BJ-E-932'], { duringRound: true }, 'floor', [newShoe, goOn], 'stand'),
      row(['BJ-E-115', 'BJ-E-932'], {}, 'floor', [newShoe, goOn], 'stand'),
    ],
  ),
  trigger(
    'leftover-cards',
    ['betting', ...inRound, 'result'],
    [],
    [row(['BJ-E-935'], {}, 'floor', [moveCard, goOn], 'stand')],
  ),
  trigger(
    'damaged-card',
    inRound,
    [ask.cards],
    [
      row(['BJ-E-116', 'BJ-E-935'], { cards: atMost(1) }, 'floor', [replaceCard, goOn], 'stand'),
      row(['BJ-E-935'], {}, 'floor', [replaceCard, goOn], 'stand'),
    ],
  ),
  trigger('collected-early', inRound, [], [row(['BJ-E-117'], {}, 'floor', [restore, goOn], 'stand')]),
  anywhere(
    trigger(
      'missed-turn',
      ['result', 'betting'],
      [seatOf(seatsOf(rules)), ask.claimHolds],
      [
        row(['BJ-E-118', 'BJ-E-933'], { claimHolds: true }, 'provider', [returnStake, goOn], 'refund-one'),
        row(['BJ-E-933'], {}, 'provider', [goOn], 'none'),
      ],
    ),
  ),
  ...outerFailures({ decided: 'BJ-E-930', provider: 'BJ-E-119', objective: 'BJ-E-935' }),
];

export const incidentsWith = (rules: Rules): IncidentBook => ({
  triggers: [...falling, ...dealing, ...scanningWith(rules), ...theRest(rules)],
  factsOf: claimFactsWith(rules),
});
