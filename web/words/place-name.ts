/** Names a place on the table in the player's language: `seat-3/2` is the second hand of the third seat. */
import type { PlanTold } from '../../house/protocol/plan.ts';
import type { Words } from './use-words.ts';

const seat = /^seat-(\d+)(?:\/(\d+))?$/;

/** Falls back to the spot of that name, then to the plan's English name, then to the id in words. */
export function placeName(place: string, { say, sayOr }: Words, plan?: PlanTold): string {
  const [, number, hand] = seat.exec(place) ?? [];
  if (number === undefined) {
    const planned = plan?.places.find((one) => one.place === place)?.name;
    return sayOr(`place.${place}`, sayOr(`spot.${place}`, planned));
  }
  return hand === undefined ? say('seat.number', { seat: number }) : say('seat.hand', { seat: number, hand });
}
