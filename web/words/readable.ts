/** Ids as a person reads them, where nobody has given words: `spot.player-pair` is "Player pair". */

/** What follows the last dot, in words: `question.solvedAtOnce` is "Solved at once". */
export function readable(id: string): string {
  const words = id
    .slice(id.lastIndexOf('.') + 1)
    .replaceAll(/([a-z])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replaceAll(/[-/_ ]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
