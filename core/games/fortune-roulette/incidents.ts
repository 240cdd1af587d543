/**
 * Incidents at Fortune Roulette: a spin that does not count or was not registered ends the round and returns the
 * stakes.
 */
import { ask, correctedResult, numberOn, row, trigger, voidRound } from '../../round/incident-rows.ts';
import { betRows, type IncidentBook, obstacle } from '../incidents.ts';
import { europeanWheel } from '../roulette/presentation/wheel.ts';

const noSpins = [
  ['too-few-turns', 'FR-064'],
  ['ball-with-wheel', 'FR-065'],
  ['wheel-stopped', 'FR-066'],
  ['ball-stuck', 'FR-067'],
  ['no-spin-declared', 'FR-068'],
] as const;

export const incidents: IncidentBook = {
  triggers: [
    ...noSpins.map(([id, clause]) =>
      trigger(id, ['dealing'], [], [row([clause, 'FR-068', 'FR-916'], {}, 'dealer', [voidRound], 'refund')]),
    ),
    trigger(
      'number-unread',
      ['dealing'],
      [ask.recorded],
      [row(['FR-069'], { recorded: false }, 'system', [voidRound], 'refund')],
    ),
    trigger(
      'wrong-number',
      ['dealing', 'result', 'betting'],
      [ask.recorded, numberOn(europeanWheel), ask.video],
      [
        row(
          ['FR-070', 'FR-915'],
          { recorded: true },
          'floor',
          [correctedResult, { do: 'void', reverse: true }],
          'refund',
        ),
      ],
    ),
    obstacle(['FR-059'], ['FR-060', 'FR-059', 'FR-063']),
    ...betRows({ position: 'FR-058', late: 'FR-061', limits: 'FR-062' }),
  ],
};
