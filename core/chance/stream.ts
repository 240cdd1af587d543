/** A seed's random numbers: the ChaCha20 key stream (RFC 8439), cut into 32-bit words and scaled without bias. */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { broken, invariant } from '../base/invariant.ts';

/** 32 secret bytes. Core does not know where they come from. */
export type Seed = Uint8Array;

const seedBytes = 32;

/** What the words are used for: two uses of one seed never share a word. */
export type Use = 'shoe' | 'draws';

export interface Stream {
  /** A uniformly random whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
}

const useNumber: Readonly<Record<Use, number>> = { shoe: 0, draws: 1 };
const blockBytes = 64;
const blocksAtOnce = 64;
const words = 2 ** 32;

/** Little-endian nonce words: use, then sequence (which shoe or round under this seed), then zero. */
export function streamOf(seed: Seed, use: Use, sequence = 0): Stream {
  invariant(seed.length === seedBytes, `a seed has ${seedBytes} bytes`);
  invariant(Number.isInteger(sequence) && sequence >= 0 && sequence < words, `${sequence} is a sequence number`);
  const nonce = new Uint8Array(12);
  const nonceWords = new DataView(nonce.buffer);
  nonceWords.setUint32(0, useNumber[use], true);
  nonceWords.setUint32(4, sequence, true);
  const silence = new Uint8Array(blockBytes * blocksAtOnce);
  const bytes = new Uint8Array(silence.length);
  const view = new DataView(bytes.buffer);
  let [at, block] = [bytes.length, 0];

  const word = (): number => {
    if (at === bytes.length) {
      chacha20(seed, nonce, silence, bytes, block);
      block += blocksAtOnce;
      at = 0;
    }
    at += 4;
    return view.getUint32(at - 4, true);
  };

  return {
    below(limit) {
      if (!Number.isInteger(limit) || limit <= 0 || limit > words) broken(`${limit} is no limit for a draw`);
      // Rejects the topmost words, which would make small results likelier.
      const fair = words - (words % limit);
      let drawn = word();
      while (drawn >= fair) drawn = word();
      return drawn % limit;
    },
  };
}
