/** Chat rate limits per player: lines a minute, no repetition, and few reports. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { Bucket } from '../bucket.ts';
import { refuseTalk, type TalkRefusal } from '../protocol/chat-refusal.ts';
import type { ChatTerms } from '../settings/chat-terms.ts';

interface Tongue {
  readonly lines: Bucket;
  readonly reports: Bucket;
  last: { readonly table: string; readonly text: string; readonly at: number } | undefined;
}

const minute = 60_000;
/** The same text may not be repeated for this long. */
const againSeconds = 30;
const reportsPerMinute = 6;
/** The least recent speaker is dropped first. */
const peopleMost = 20_000;

export class Tongues {
  readonly #clock: Clock;
  readonly #terms: Pick<ChatTerms, 'linesPerMinute' | 'linesAtOnce'>;
  readonly #tongues = new Map<PlayerId, Tongue>();

  constructor(clock: Clock, terms: Pick<ChatTerms, 'linesPerMinute' | 'linesAtOnce'>) {
    this.#clock = clock;
    this.#terms = terms;
  }

  /** Undefined if the line is allowed, in which case it counts. */
  hold(player: PlayerId, table: string, text: string): TalkRefusal | undefined {
    const tongue = this.#of(player);
    const at = this.#clock.now().getTime();
    const { last } = tongue;
    const isAgain = last?.table === table && last.text === text && at - last.at < againSeconds * 1000;
    if (isAgain) return refuseTalk('chat-again', 'You have just written the same.');
    if (!tongue.lines.take()) return tooFast(this.#terms.linesPerMinute);
    tongue.last = { table, text, at };
    return undefined;
  }

  mayReport(player: PlayerId): TalkRefusal | undefined {
    return this.#of(player).reports.take() ? undefined : tooFast(reportsPerMinute);
  }

  #of(player: PlayerId): Tongue {
    const { linesPerMinute, linesAtOnce } = this.#terms;
    const known = this.#tongues.get(player);
    const tongue = known ?? {
      lines: this.#bucket(linesPerMinute, linesAtOnce),
      reports: this.#bucket(reportsPerMinute, reportsPerMinute),
      last: undefined,
    };
    this.#tongues.delete(player);
    this.#tongues.set(player, tongue);
    const [longest] = this.#tongues.keys();
    if (this.#tongues.size > peopleMost && longest !== undefined) this.#tongues.delete(longest);
    return tongue;
  }

  #bucket(perMinute: number, atOnce: number): Bucket {
    return new Bucket(this.#clock, { perSecond: perMinute / (minute / 1000), atOnce });
  }
}

const tooFast = (perMinute: number): TalkRefusal => ({
  ...refuseTalk('chat-too-fast', 'That was too fast; wait a moment.'),
  waitSeconds: Math.ceil(60 / perMinute),
});
