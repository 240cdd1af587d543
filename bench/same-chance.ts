/** Randomness for a race against a peer that draws from Math.random: measures the rules, not the generator. */
import type { Stream } from '../core/chance/stream.ts';

export const sameChanceAsPeer: Stream = { below: (limit) => Math.floor(Math.random() * limit) };
