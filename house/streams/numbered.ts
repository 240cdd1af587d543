/** A numbered stream that remembers its latest words, so that a returning reader gets exactly what it missed. */

export interface Numbered {
  readonly n: number;
}

export class NumberedStream<Word extends Numbered> {
  readonly #most: number;
  #last: number;
  #kept: Word[] = [];

  /** Numbering continues after `from`; `most` is the number of words remembered. */
  constructor(from: number, most: number) {
    this.#last = from;
    this.#most = most;
  }

  /** The number of the last word. */
  get last(): number {
    return this.#last;
  }

  say(make: (n: number) => Word): Word {
    const word = make(this.#last + 1);
    this.#last = word.n;
    this.#kept.push(word);
    if (this.#kept.length > 2 * this.#most) this.#kept = this.#kept.slice(-this.#most);
    return word;
  }

  /** All words after `n`; undefined if some are forgotten or `n` was never reached. */
  since(n: number): readonly Word[] | undefined {
    const missed = this.#last - n;
    if (missed < 0 || missed > Math.min(this.#kept.length, this.#most)) return undefined;
    return missed === 0 ? [] : this.#kept.slice(-missed);
  }
}
