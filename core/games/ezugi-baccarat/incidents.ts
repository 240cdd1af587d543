/** Incidents at Live Baccarat: burning, dropped cards, shuffling, scanning, the cut card, and interruptions. */
import {
  anyTime,
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
  newCards,
  newShoe,
  removeLast,
  repair,
  replaceCard,
  rescan,
  reshuffle,
  restore,
  row,
  trigger,
  voidRound,
} from '../../round/incident-rows.ts';
import type { Trigger } from '../../round/incidents.ts';
import { droppedCards, type IncidentBook, outerFailures } from '../incidents.ts';
import type { Rules } from './rules.ts';

const burning: readonly Trigger[] = [
  trigger(
    'over-burn',
    anyTime,
    [ask.firstRound, ask.discarded, ask.seen, ask.burned],
    [
      row(['BAC-E-066'], { firstRound: false }, 'dealer', [goOn], 'none'),
      row(['BAC-E-065'], { discarded: true }, 'dealer', [goOn], 'none'),
      row(['BAC-E-064'], { seen: true }, 'dealer', [burn, goOn], 'none'),
      row(['BAC-E-063'], {}, 'dealer', [carryOver, goOn], 'none'),
    ],
  ),
  trigger('under-burn', anyTime, [], [row(['BAC-E-067', 'BAC-E-907'], {}, 'dealer', [goOn], 'none')]),
  trigger('no-burn', anyTime, [], [row(['BAC-E-068', 'BAC-E-907'], {}, 'dealer', [goOn], 'none')]),
  trigger(
    'burn-cards-shown',
    ['dealing'],
    [ask.cards, ask.burned],
    [
      row(['BAC-E-070'], { cards: atLeast(2) }, 'floor', [burn, goOn], 'stand'),
      row(['BAC-E-069', 'BAC-E-908'], {}, 'dealer', [burn, goOn], 'stand'),
    ],
  ),
];

const falling: readonly Trigger[] = [
  ...droppedCards('dealer-or-floor', {
    seen: ['BAC-E-071'],
    unseen: ['BAC-E-072', 'BAC-E-919'],
    many: ['BAC-E-073', 'BAC-E-919'],
    shuffleEarly: ['BAC-E-074'],
    shuffleThird: ['BAC-E-075'],
    shuffleMany: ['BAC-E-076', 'BAC-E-920'],
  }),
  trigger(
    'cards-turned-shuffling',
    atShuffle,
    [ask.alsoFell, ask.cards, ask.shuffleStage],
    [
      // Dropped cards take precedence over exposed ones (BAC-E-920).
      row(['BAC-E-920', 'BAC-E-076'], { alsoFell: true, cards: atLeast(3) }, 'dealer-or-floor', [newCards], 'none'),
      row(['BAC-E-920', 'BAC-E-075'], { alsoFell: true, shuffleStage: 'third' }, 'dealer', [reshuffle], 'none'),
      row(['BAC-E-920', 'BAC-E-074'], { alsoFell: true }, 'dealer', [goOn], 'none'),
      row(['BAC-E-079', 'BAC-E-920'], { cards: atLeast(3) }, 'floor', [reshuffle], 'none'),
      row(['BAC-E-078'], { shuffleStage: 'third' }, 'dealer', [reshuffle], 'none'),
      row(['BAC-E-077'], {}, 'dealer', [goOn], 'none'),
    ],
  ),
];

const drawing: readonly Trigger[] = [
  trigger(
    'card-face-up',
    ['dealing'],
    [ask.dealt, ask.burned],
    [
      row(['BAC-E-080', 'BAC-E-914'], { dealt: atMost(0) }, 'floor', [burn, voidRound], 'refund'),
      row(['BAC-E-914'], {}, 'dealer', [goOn], 'stand'),
    ],
  ),
  trigger(
    'surplus-card',
    ['dealing', 'result'],
    [ask.decided, ask.seen, ask.shoeEnds, ask.burned],
    [
      row(['BAC-E-082', 'BAC-E-912'], { decided: true, seen: true }, 'dealer', [burn, goOn], 'stand'),
      row(['BAC-E-913', 'BAC-E-081'], { decided: true, shoeEnds: true }, 'dealer', [burn, goOn], 'stand'),
      row(['BAC-E-081', 'BAC-E-913'], { decided: true }, 'dealer', [carryOver, goOn], 'stand'),
    ],
  ),
  trigger(
    'early-start',
    ['betting'],
    [ask.seen, ask.burned],
    [
      row(['BAC-E-085', 'BAC-E-916'], { seen: true }, 'dealer-or-floor', [burn, voidRound], 'refund'),
      row(['BAC-E-084', 'BAC-E-916'], {}, 'floor', [rescan, carryOver, goOn], 'stand'),
    ],
  ),
  trigger(
    'wrong-position',
    ['dealing'],
    [ask.onlyLast],
    [
      row(['BAC-E-086'], { onlyLast: true }, 'dealer', [moveCard, goOn], 'stand'),
      row(['BAC-E-087'], {}, 'floor', [moveCard, goOn], 'stand'),
    ],
  ),
];

const scanningWith = ({ maxDealerScans }: Pick<Rules, 'maxDealerScans'>): readonly Trigger[] => [
  trigger(
    'unreadable-card',
    inRound,
    [ask.attempts],
    [
      row(['BAC-E-083', 'BAC-E-915'], { attempts: atLeast(maxDealerScans) }, 'dealer', [escalate], 'stand'),
      row(['BAC-E-083', 'BAC-E-915'], {}, 'dealer', [rescan, goOn], 'stand'),
    ],
  ),
  trigger(
    'floor-cannot-scan',
    inRound,
    [ask.repaired],
    [
      row(['BAC-E-088'], { repaired: true }, 'floor', [repair, goOn], 'stand'),
      row(['BAC-E-100'], {}, 'floor', [repair, voidRound], 'refund'),
    ],
  ),
  trigger('scanner-faulty', anyTime, [], [row(['BAC-E-089'], {}, 'technicians', [repair, goOn], 'stand')]),
  trigger(
    'misread',
    ['dealing'],
    [ask.influenced, ask.remove, ask.removesFirst, ask.burned, ask.which, ask.card],
    [
      row(['BAC-E-917'], { influenced: false }, 'floor', [correctRecord, goOn], 'stand'),
      row(['BAC-E-091'], { removesFirst: true }, 'floor', [voidRound], 'refund'),
      row(['BAC-E-092'], { remove: atLeast(3) }, 'floor', [voidRound], 'refund'),
      row(['BAC-E-090', 'BAC-E-917'], {}, 'floor', [removeLast, goOn], 'stand'),
    ],
  ),
];

const theRest: readonly Trigger[] = [
  trigger(
    'missed-cut-card',
    ['betting', 'dealing'],
    [ask.duringRound],
    [
      row(['BAC-E-093', 'BAC-E-910'], { duringRound: true }, 'floor', [newShoe, goOn], 'stand'),
      row(['BAC-E-094', 'BAC-E-911'], {}, 'floor', [newShoe, goOn], 'stand'),
    ],
  ),
  trigger(
    'leftover-cards',
    ['betting', 'dealing', 'result'],
    [ask.dealt],
    [
      row(['BAC-E-095'], { dealt: atMost(0) }, 'floor', [restore, goOn], 'stand'),
      row(['BAC-E-096'], {}, 'floor', [moveCard, goOn], 'stand'),
    ],
  ),
  trigger(
    'damaged-card',
    ['dealing'],
    [ask.cards],
    [
      row(['BAC-E-098', 'BAC-E-918'], { cards: atLeast(3) }, 'floor', [replaceCard, goOn], 'stand'),
      row(['BAC-E-918'], { cards: atLeast(2) }, 'floor', [replaceCard, goOn], 'stand'),
      row(['BAC-E-097'], {}, 'floor', [replaceCard, goOn], 'stand'),
    ],
  ),
  trigger('collected-early', ['dealing'], [], [row(['BAC-E-099'], {}, 'floor', [restore, goOn], 'stand')]),
  ...outerFailures({ decided: 'BAC-E-927', provider: 'BAC-E-100', objective: 'BAC-E-101' }),
];

export const incidentsWith = (rules: Pick<Rules, 'maxDealerScans'>): IncidentBook => ({
  triggers: [...burning, ...falling, ...drawing, ...scanningWith(rules), ...theRest],
});
