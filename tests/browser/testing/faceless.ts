/** Games without a face: the same rules under ids that no list of faces contains. */
import type { Page } from 'playwright-core';
import { gameId } from '../../../core/base/ids.ts';
import { type Game, tableOf } from '../../../core/games/game.ts';
import { games } from '../../../core/games/games.ts';

/** Every game of the house under a new id. */
export const faceless: readonly Game[] = games.map((game, at) => ({
  ...game,
  id: gameId(`faceless-${at + 1}`),
  title: `Game without a face ${at + 1}`,
  titles: {},
}));

/** Ids of a game's spots and places. */
export const idsOf = (game: Game): readonly string[] => {
  const table = tableOf(game);
  return [
    ...table.betting.spots.keys(),
    ...table.plan.places.map(({ place }) => place),
    ...(table.seats ?? []),
    game.id,
  ];
};

/** Everything a person reads or hears on a page: texts, and names of elements without text. */
const readOnPage = `[...document.querySelectorAll('body *')].flatMap((one) => [
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
  ...['aria-label', 'title', 'placeholder', 'alt', 'data-print'].map((name) => one.getAttribute(name) ?? ''),
]).map((text) => text.trim()).filter((text) => text !== '')`;

/** Keys of word files: `place.tiger`, `win.ranks`. */
const key = /(?<![\w.@/-])[a-z][A-Za-z]*\.[a-z][\w-]*(?:\.[\w-]+)*(?![\w(])/;

/** Texts on this page that are ids, or contain ids or word keys. */
export async function rawIn(page: Page, ids: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate<readonly string[]>(readOnPage);
  // A word such as "tie" counts as an id only if it stands alone.
  const telling = ids.filter((id) => /[-/]/.test(id) && /[a-z]/.test(id));
  const isRaw = (text: string) =>
    key.test(text) ||
    (ids.includes(text) && /[a-z]/.test(text)) ||
    telling.some((id) => text.split(/[\s,;:()]+/).includes(id));
  return [...new Set(texts.filter((text) => !/^https?:/.test(text) && isRaw(text)))];
}
