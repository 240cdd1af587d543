/** The path of a version's golden journals, in the game's own folder. */
export const goldenFile = (game: string, version: string): URL =>
  new URL(`../${game}/golden/version-${version}.tsv`, import.meta.url);
