/** The first test of a new game: red until its author says what the table asks for. */
export interface Newcomer {
  readonly id: string;
  readonly title: string;
  /** The prefix of its clause ids. */
  readonly prefix: string;
}

export const firstTest = ({ title, prefix }: Newcomer, constant: string): string => `/** ${title}: how it is dealt. */
import { expect, test } from 'vitest';
import { tableOf } from '../game.ts';
import { tellRequest } from '../testing/play.ts';
import { randomRound } from '../testing/random-round.ts';
import { ${constant} as game } from './index.ts';

test('[${prefix}-001] what the table asks for, in this order', () => {
  const { steps } = randomRound(tableOf(game), 1).round;
  expect(steps.map(({ request }) => tellRequest(request))).toEqual(['write here what your page says']);
});
`;
