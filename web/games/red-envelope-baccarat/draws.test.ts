import { expect, test } from 'vitest';
import { envelopeIn, envelopeMarks } from './draws.ts';

const draw = (name: string, ...picked: string[]) => ({ name, picked });

test('an envelope opens step by step, if there is one', () => {
  expect(envelopeIn([draw('envelope', 'none')])).toBeUndefined();
  expect(envelopeIn([draw('envelope', 'envelope')])).toEqual({ spot: undefined, pays: undefined });
  const draws = [draw('envelope', 'envelope'), draw('envelope-spot', 'tie'), draw('envelope-payout', '20')];
  expect(envelopeIn(draws)).toEqual({ spot: 'tie', pays: '20' });
  expect([...envelopeMarks(draws)]).toEqual([['tie', '20:1']]);
});
