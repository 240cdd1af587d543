/** Every incident, call and prompt a console can show has words. */
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../cli/source-files.ts';
import { allWords } from '../../cli/word-files.ts';
import { tableOf } from '../../core/games/game.ts';
import { prompt } from '../../house/protocol/studio.ts';
import { studioKinds } from '../../house/protocol/facts.ts';
import { facedGames } from '../games/testing/faced.ts';

const words = allWords(repositoryRoot, 'en');
const triggers = facedGames.flatMap((game) => tableOf(game).incidents.triggers);

test('every trigger, question, option, operation and effect of every game with a folder has words', () => {
  const wanted = triggers.flatMap(({ id, questions, rows }) => [
    `trigger.${id}`,
    ...questions.map((question) => `question.${question.id}`),
    ...questions.flatMap((question) => (question.kind === 'pick' ? question.options : [])).map((one) => `pick.${one}`),
    ...rows.flatMap(({ operations, bets }) => [...operations.map((one) => `operation.${one.do}`), `bets.${bets}`]),
  ]);
  expect([...new Set(wanted)].filter((id) => !Object.hasOwn(words, id))).toEqual([]);
});

test('every prompt, error and call has words', () => {
  const wanted = [
    ...prompt.shape.do.options.map((one) => `prompt.${one}`),
    ...studioKinds.map((kind) => `event.${kind}`),
  ];
  expect(wanted.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
});
