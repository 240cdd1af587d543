/** Group names in the player's language. */
import type { GameFace } from '../games/face.ts';
import { useWords } from '../words/use-words.ts';
import { type Group, groupName } from './groups.ts';

export function useGroupName(face: GameFace): (group: Group<{ readonly spot: string }>) => string {
  const words = useWords();
  return (group) =>
    groupName(
      group,
      (spot) => face.spotName(spot, words),
      (kind, count) => words.say('spot.kindMany', { kind: words.say(`kind.${kind}`), count }),
    );
}
