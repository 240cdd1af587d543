/** Turns ids without a translation into readable text: `spot.player-pair` becomes "Player pair". */

/** The part after the last dot, in words: `question.solvedAtOnce` becomes "Solved at once". */
export function readable(id: string): string {
  const words = id
    .slice(id.lastIndexOf('.') + 1)
    .replaceAll(/([a-z])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replaceAll(/[-/_ ]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
