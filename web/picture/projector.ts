/** Keeps a video playing: tries its sources in turn, retries when one is lost, and backs off while none plays. */
import { waitBefore } from '../../client/link/back-off.ts';

/** The parts of the video element used here. */
export interface Screen {
  readonly currentTime: number;
  play(): Promise<void>;
}

export interface Playing {
  /** Seconds behind live, if known. */
  delay(): number | undefined;
  close(): void;
}

/** Starts playing on the screen; rejects if it can't, and calls `lost` if it stops later. */
export type OpenWay = (lost: () => void, gone: AbortSignal) => Promise<Playing>;

export type Shown =
  /** Nothing has played yet, and nothing has failed for good. */
  | { readonly is: 'coming' }
  /** `way` is the index of the source. */
  | { readonly is: 'playing'; readonly way: number; readonly delay: () => number | undefined }
  /** No source plays at the moment; retrying. */
  | { readonly is: 'missing' };

export interface Surroundings {
  readonly after: (milliseconds: number, what: () => void) => () => void;
  readonly random: () => number;
  /** A hidden page plays nothing, and that is no failure. */
  readonly isSeen: () => boolean;
}

/** How often the screen is checked, in milliseconds, and how long it may stall: before the first frame, and after. */
const look = 250;
const patience = { first: 8000, later: 4000 };
/** Shortest pause before a missing video is requested again, in milliseconds. */
const restLeast = 2000;

export class Projector {
  readonly #screen: Screen;
  readonly #ways: readonly OpenWay[];
  readonly #told: (shown: Shown) => void;
  readonly #around: Surroundings;
  readonly #gone = new AbortController();

  constructor(screen: Screen, ways: readonly OpenWay[], around: Surroundings, told: (shown: Shown) => void) {
    this.#screen = screen;
    this.#ways = ways;
    this.#around = around;
    this.#told = told;
  }

  /** Resolves once closed. */
  async run(): Promise<void> {
    for (let failures = 0; !this.#isClosed;) {
      if (failures === 0) this.#told({ is: 'coming' });
      if (await this.#onceThrough()) failures = 0;
      else {
        if (this.#isClosed) return;
        this.#told({ is: 'missing' });
        await this.#wait(Math.max(restLeast, waitBefore((failures += 1), this.#around.random)));
      }
    }
  }

  close(): void {
    this.#gone.abort();
  }

  get #isClosed(): boolean {
    return this.#gone.signal.aborted;
  }

  /** Returns whether a source played before it was lost. */
  async #onceThrough(): Promise<boolean> {
    for (const [at, open] of this.#ways.entries()) {
      if (this.#isClosed) return false;
      if (await this.#play(open, at)) return true;
    }
    return false;
  }

  async #play(open: OpenWay, way: number): Promise<boolean> {
    const here = new AbortController();
    const stop = () => here.abort();
    this.#gone.signal.addEventListener('abort', stop);
    // Until the first frame, the whole attempt may take no longer than the first stall limit.
    const cancel = this.#around.after(patience.first, stop);
    let playing: Playing | undefined;
    try {
      playing = await open(stop, here.signal);
      return await this.#watch(playing, way, here.signal, cancel);
    } catch {
      return false;
    } finally {
      cancel();
      stop();
      playing?.close();
      this.#gone.signal.removeEventListener('abort', stop);
    }
  }

  async #watch(playing: Playing, way: number, here: AbortSignal, hasMoved: () => void): Promise<boolean> {
    void this.#screen.play().catch(() => {});
    let at = this.#screen.currentTime;
    let [isPlaying, stood] = [false, 0];
    while (!here.aborted) {
      await this.#wait(look, here);
      const { currentTime } = this.#screen;
      if (currentTime === at) stood += this.#around.isSeen() ? look : 0;
      else {
        stood = 0;
        at = currentTime;
        hasMoved();
        if (!isPlaying) this.#told({ is: 'playing', way, delay: () => playing.delay() });
        isPlaying = true;
      }
      if (stood >= (isPlaying ? patience.later : patience.first)) break;
    }
    return isPlaying;
  }

  #wait(milliseconds: number, until: AbortSignal = this.#gone.signal): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        cancel();
        until.removeEventListener('abort', end);
        done();
      };
      const cancel = this.#around.after(milliseconds, end);
      if (until.aborted) end();
      else until.addEventListener('abort', end);
    });
  }
}
