/** An option's name at this table. */
import type { GameFace } from '../games/face.ts';
import type { Words } from '../words/use-words.ts';

/** `double/player` is an option on one of the holder's bets. */
export function optionWords(id: string, face: Pick<GameFace, 'optionName' | 'spotName'>, words: Words): string {
  const [option = id, spot] = id.split('/');
  const name = face.optionName?.(option, words) ?? words.say(`option.${option}`);
  return spot === undefined ? name : `${name}: ${face.spotName(spot, words)}`;
}
