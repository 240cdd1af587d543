/**
 * What a language needs to name a hand: its words for the ranks, in the forms its sentences need, and the sentences.
 */
import type { Category } from '../evaluate/strength.ts';

/** Thirteen words, deuces first. */
export type RankWords = readonly string[];

export interface Dictionary {
  /** By grammatical form: `one` king, `many` kings, and whatever else the language needs. */
  readonly forms: { readonly one: RankWords; readonly many: RankWords } & Readonly<Record<string, RankWords>>;
  /**
   * `{0.many}` is the first deciding rank in that form, `{ranks}` lists all of them, and `{kickers}` is the sentence of
   * `kicker` or `kickers` about those not named.
   */
  readonly hands: Readonly<Record<Category, string>>;
  readonly kicker: string;
  readonly kickers: string;
  /** With the highest rank of the low, and `{cards}` as cards are written: 8-7-4-2-A. */
  readonly low: string;
  readonly wheel: string;
  readonly and: string;
}
