/** The words of one game: the same sentences in every language it supports. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, tableOf } from '../../core/games/game.ts';
import type { Outcome } from '../checks/step.ts';
import { allWords, wordsIn } from '../word-files.ts';

const languages = ['en', 'lt', 'ro'] as const;

export function checkWords(root: string, game: Game): Outcome {
  const { id } = game;
  const file = (language: string) => `web/games/${id}/words/${language}.json`;
  const missing = languages.filter((language) => !existsSync(join(root, file(language))));
  if (missing.length === languages.length) return { ok: true, note: 'none of its own: screens use its English names' };
  if (missing.length > 0) return { ok: false, output: `write ${missing.map(file).join(', ')}` };
  const ids = new Map(languages.map((language) => [language, new Set(Object.keys(wordsIn(root, file(language))))]));
  const all = new Set([...ids.values()].flatMap((some) => [...some]));
  const lacks = languages.flatMap((language) => {
    const without = [...all].filter((one) => ids.get(language)?.has(one) !== true);
    return without.length === 0 ? [] : [`${file(language)} lacks ${without.join(', ')}`];
  });
  if (lacks.length === 0) lacks.push(...unnamed(root, game, file('en')));
  return lacks.length === 0
    ? { ok: true, note: `${all.size} sentences in ${languages.length} languages` }
    : { ok: false, output: lacks.join('\n') };
}

/** Once the game has words, its family and spots need a name in every language. */
function unnamed(root: string, game: Game, file: string): readonly string[] {
  const spots = [...tableOf(game).betting.spots.keys()];
  const known = allWords(root, 'en');
  const wanted = [`family.${game.family}`, ...spots.map((spot) => `spot.${spot.split('/')[0]}`)];
  return [...new Set(wanted)].filter((one) => known[one] === undefined).map((one) => `${file} lacks ${one}`);
}
