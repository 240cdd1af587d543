/** Announcements and messages in the reader's language. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allWords } from '../../cli/word-files.ts';
import { announcementKinds } from '../../house/protocol/chat.ts';
import { saidIn } from './said.ts';

const line = { line: 1, at: '2026-11-16T09:00:00.000Z', by: 'house', announced: true } as const;
const wordsIn = (language: string) => {
  const words = allWords(join(import.meta.dirname, '../..'), language);
  return { language, say: (id: string) => words[id] ?? id };
};
const languages = ['en', 'lt', 'ro'].map(wordsIn);

test('a ready-made announcement is worded in the reader’s language', () => {
  const told = { ...line, fact: { kind: 'dealer-change', values: {} } } as const;
  expect(languages.map((words) => saidIn(told, words))).toEqual([
    'We’re changing dealers. Play continues in a moment.',
    'Keičiasi krupjė. Lošimas netrukus tęsis.',
    'Se schimbă crupierul. Jocul continuă imediat.',
  ]);
});

test.each(announcementKinds)('%s has words in every language', (kind) => {
  const texts = languages.map((words) => saidIn({ ...line, fact: { kind, values: {} } }, words));
  expect(new Set(texts).size).toBe(3);
  expect(texts).not.toContain(`announced.${kind}`);
});

test('one stored as text, by an older version or a person, is shown as it was written', () => {
  const stored = { ...line, text: 'Play goes on.', lt: 'Lošimas tęsiamas.', ro: 'Jocul continuă.' };
  expect(languages.map((words) => saidIn(stored, words))).toEqual([stored.text, stored.lt, stored.ro]);
  const inEnglish = { ...line, text: 'Good evening.' };
  expect(languages.map((words) => saidIn(inEnglish, words))).toEqual(Array(3).fill('Good evening.'));
});
