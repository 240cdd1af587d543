/**
 * Live Roulette's incidents that depend on a figure: turns of the ball, rides on the wheel, numbers entered by hand.
 */
import { expect, test } from 'vitest';
import { present } from '../../base/invariant.ts';
import { type Answers, progressOf, type Situation } from '../../round/incidents.ts';
import { tableOf } from '../game.ts';
import { ezugiRoulette as game } from './index.ts';

const inPlay: Situation = { phase: 'dealing', dealer: 'people', known: { recorded: false } };

function clauseOf(trigger: string, said: Answers, parameters = {}): string {
  const { triggers } = tableOf(game, parameters).incidents;
  const progress = progressOf(
    present(
      triggers.find(({ id }) => id === trigger),
      trigger,
    ),
    inPlay,
    said,
  );
  if ('refused' in progress) return progress.refused;
  return progress.is === 'asking' ? `asks ${progress.next.id}` : progress.resolution.clause;
}

test.each([
  [4, {}, 'RO-E-046'],
  [9, {}, 'RO-E-046'],
  [3, {}, 'RO-E-080'],
  [4, { minTurns: 5 }, 'RO-E-080'],
  [5, { minTurns: 5 }, 'RO-E-046'],
] as const)('[RO-E-045 RO-E-046 RO-E-916] %i turns of the ball at %o: %s', (ballTurns, parameters, clause) => {
  expect(clauseOf('too-few-turns', { ballTurns, respinPossible: true }, parameters)).toBe(clause);
});

test('[RO-E-046 RO-E-918] an early spin is paid only if the ball ran against the wheel, and far enough', () => {
  const early = (againstWheel: boolean, ballTurns: number, parameters = {}) =>
    clauseOf('early-spin', { inPocket: true, earlyRecorded: true, againstWheel, ballTurns, number: 17 }, parameters);
  expect([early(true, 4), early(true, 3), early(false, 9)]).toEqual(['RO-E-094', 'RO-E-088', 'RO-E-088']);
  expect(early(true, 4, { minTurns: 5 })).toBe('RO-E-088');
});

test('[RO-E-085] a ball may ride on the wheel for three turns, or for as many as the table says', () => {
  const rides = (turns: number, parameters = {}) => {
    const { triggers } = tableOf(game, parameters).incidents;
    const trigger = present(
      triggers.find(({ id }) => id === 'ball-rides'),
      'a trigger',
    );
    const progress = progressOf(trigger, inPlay, { turns, respinPossible: true });
    return 'is' in progress && progress.is === 'resolved' ? progress.resolution.operations.map((one) => one.do) : [];
  };
  expect([rides(3), rides(4)]).toEqual([['continue'], ['respin', 'continue']]);
  expect(rides(4, { maxRideTurns: 4 })).toEqual(['continue']);
});

test('[RO-E-095 RO-E-922] an unread number voids; where results may be entered by hand, the recording is checked first', () => {
  const onVideo = { onVideo: true, number: 17, video: 'camera 1' };
  expect(clauseOf('number-unread', onVideo)).toBe('RO-E-095');
  const byHand = { manualResultEntry: true };
  expect(clauseOf('number-unread', {}, byHand)).toBe('asks onVideo');
  expect(clauseOf('number-unread', onVideo, byHand)).toBe('RO-E-922');
  expect(clauseOf('number-unread', { onVideo: false }, byHand)).toBe('RO-E-095');
});

test('[RO-E-901] a number must be on the wheel: 36 is, 37 is not', () => {
  const number = (said: number) => clauseOf('provider-failure', { onVideo: true, number: said, video: 'camera 1' });
  expect([number(36), number(37)]).toEqual(['RO-E-099', 'bad-answer']);
});
