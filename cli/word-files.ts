/**
 * The sentences shown on screen: shared ones in `web/words/<language>/`, a game's own in
 * `web/games/<game>/words/<language>.json`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './source-files.ts';

/** Every file with sentences of this language, as paths from the root. */
export const wordFiles = (root: string, language: string): readonly string[] => [
  ...filesUnder(root, [`web/words/${language}`]),
  ...filesUnder(root, ['web/games']).filter((file) => file.endsWith(`/words/${language}.json`)),
];

/** The sentences of one file by their ids. */
export const wordsIn = (root: string, file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, string>>;

/** All sentences of a language by their ids. */
export const allWords = (root: string, language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...wordFiles(root, language).map((file) => wordsIn(root, file))) as Readonly<
    Record<string, string>
  >;
