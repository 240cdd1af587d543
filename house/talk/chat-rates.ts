/** Chat rate limits per player: lines a minute, no repetition, and few reports. */
import type { PlayerId } from '../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { Bucket } from '../bucket.ts';
import type { ChatTerms } from '../settings/chat-terms.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

interface ChatRate {
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

export class ChatRates {
  readonly #clock: Clock;
  readonly #terms: Pick<ChatTerms, 'linesPerMinute' | 'linesAtOnce'>;
  readonly #rates = new Map<PlayerId, ChatRate>();

  constructor(clock: Clock, terms: Pick<ChatTerms, 'linesPerMinute' | 'linesAtOnce'>) {
    this.#clock = clock;
    this.#terms = terms;
  }

  /** Undefined if the line is allowed, in which case it counts. */
  hold(player: PlayerId, table: string, text: string): ToldRefusal | undefined {
    const rate = this.#of(player);
    const at = this.#clock.now().getTime();
    const { last } = rate;
    const isAgain = last?.table === table && last.text === text && at - last.at < againSeconds * 1000;
    if (isAgain) return refuseHere('chat-again');
    if (!rate.lines.take()) return tooFast(this.#terms.linesPerMinute);
    rate.last = { table, text, at };
    return undefined;
  }

  mayReport(player: PlayerId): ToldRefusal | undefined {
    return this.#of(player).reports.take() ? undefined : tooFast(reportsPerMinute);
  }

  #of(player: PlayerId): ChatRate {
    const { linesPerMinute, linesAtOnce } = this.#terms;
    const known = this.#rates.get(player);
    const rate = known ?? {
      lines: this.#bucket(linesPerMinute, linesAtOnce),
      reports: this.#bucket(reportsPerMinute, reportsPerMinute),
      last: undefined,
    };
    this.#rates.delete(player);
    this.#rates.set(player, rate);
    const [longest] = this.#rates.keys();
    if (this.#rates.size > peopleMost && longest !== undefined) this.#rates.delete(longest);
    return rate;
  }

  #bucket(perMinute: number, atOnce: number): Bucket {
    return new Bucket(this.#clock, { perSecond: perMinute / (minute / 1000), atOnce });
  }
}

const tooFast = (perMinute: number): ToldRefusal => refuseHere('chat-too-fast', { seconds: Math.ceil(60 / perMinute) });
