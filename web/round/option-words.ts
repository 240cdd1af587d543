/** An option's name at this table. */
import type { GameFace } from '../games/face.ts';
import type { Words } from '../words/use-words.ts';

export const optionWords = (option: string, face: GameFace, words: Words): string =>
  face.optionName?.(option, words) ?? words.say(`option.${option}`);
