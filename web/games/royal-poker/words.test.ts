import { expect, test } from 'vitest';
import { repositoryRoot } from '../../../cli/source-files.ts';
import { wordsIn } from '../../../cli/word-files.ts';
import { combinations } from '../../../core/games/royal-poker/hand.ts';
import { handWord } from './hand-word.ts';

test('every combination has a word', () => {
  const words = wordsIn(repositoryRoot, 'web/games/royal-poker/words/en.json');
  expect(combinations.map(handWord).filter((id) => words[id] === undefined)).toEqual([]);
});
