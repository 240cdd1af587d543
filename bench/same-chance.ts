/** Chance for a race against a peer that draws from Math.random: the rules are measured then, not the generator. */
import type { Stream } from '../core/chance/stream.ts';

export const sameChanceAsPeer: Stream = { below: (limit) => Math.floor(Math.random() * limit) };
