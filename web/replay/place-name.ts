/** A place on the table in the player's words: `seat-3/2` is the second hand of the third seat. */
import type { Words } from '../words/use-words.ts';

const seat = /^seat-(\d+)(?:\/(\d+))?$/;

export function placeName(place: string, { say }: Words): string {
  const [, number, hand] = seat.exec(place) ?? [];
  if (number === undefined) return say(`place.${place}`);
  return hand === undefined ? say('seat.number', { seat: number }) : say('seat.hand', { seat: number, hand });
}
