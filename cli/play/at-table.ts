/** One table in the terminal: prints what it says, does what is typed. */
import type { Frame } from '../../house/protocol/frames.ts';
import type { Shown } from '../../house/protocol/table-told.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { Client } from '../../client/store/room.ts';
import type { Console } from './console.ts';
import { helpLines } from './help.ts';
import { type Awaited, type Meant, readTyped, type Typed } from './typed.ts';
import { betLines, ownLines, secondsBy, stateLines, tableLines, tidingText } from './words.ts';
import { refusalText } from '../terminal/refusal-words.ts';

export class AtTable {
  readonly #client: Client;
  readonly #terms: TableTerms;
  readonly #console: Console;
  readonly #secondsTo: ReturnType<typeof secondsBy>;
  /** Whether the player has bets in this round. */
  #isIn = false;
  readonly #awaited = new Set<{ readonly for: Awaited; readonly met: () => void }>();

  constructor(client: Client, terms: TableTerms, console: Console) {
    this.#client = client;
    this.#terms = terms;
    this.#console = console;
    this.#secondsTo = secondsBy(() => client.link.clock.now());
  }

  /** Until the player leaves the table. */
  async play(): Promise<'lobby' | 'quit'> {
    let shown = this.#seen()?.state.shown;
    const stopHearing = this.#client.listen((frame) => {
      this.#hear(frame, shown);
      shown = this.#seen()?.state.shown;
    });
    const leave = this.#client.watch(this.#table);
    try {
      return await this.#typing();
    } finally {
      stopHearing();
      leave();
    }
  }

  async #typing(): Promise<'lobby' | 'quit'> {
    for (;;) {
      const line = await this.#console.next(`${this.#terms.name} > `);
      if (line === undefined) return 'quit';
      if (line.trim() === '' || line.startsWith('#')) continue;
      const typed = readTyped(line, this.#meant());
      if ('act' in typed && (typed.act === 'lobby' || typed.act === 'quit')) return typed.act;
      await this.#do(typed);
    }
  }

  async #do(typed: Typed): Promise<void> {
    if ('mistake' in typed) return this.#console.say([typed.mistake]);
    const table = this.#table;
    switch (typed.act) {
      case 'bet':
        await this.#client.gesture(table, typed.gesture, typed.seat);
        return this.#sayBets();
      case 'decide':
        return this.#command({ do: 'decide', table, ...typed.decide });
      case 'sit':
        return this.#command({ do: 'sit', table, seat: typed.seat });
      case 'leave':
        return this.#command({ do: 'stand', table, seat: typed.seat });
      case 'deal':
        return this.#command({ do: 'deal', table, round: this.#seen()?.state.round ?? '' });
      case 'wait':
        return this.#wait(typed.for);
      case 'look':
        return this.#look();
      case 'bets':
        return this.#sayBets();
      case 'help':
        return this.#console.say(helpLines(this.#terms));
      case 'lobby':
      case 'quit':
        return;
    }
  }

  async #command(saying: Parameters<Client['command']>[0]): Promise<void> {
    const why = await this.#client.command(saying);
    if (why !== undefined) this.#console.say([refusalText(why)]);
  }

  #hear(frame: Frame, shown: Shown | undefined): void {
    if (frame.frame === 'bye') return this.#console.say([refusalText(frame.why)]);
    if (!('table' in frame) || frame.table !== this.#table) return;
    if (frame.frame === 'state') this.#look();
    if (frame.frame === 'table') {
      this.#console.say(tableLines(frame.told, shown, this.#secondsTo));
      if (frame.told.said === 'betting' || frame.told.said === 'closed') this.#meet(frame.told.said);
      if (frame.told.said === 'betting') this.#isIn = false;
      // A player without bets gets no settlement.
      if (frame.told.said === 'result' && !this.#isIn) this.#meet('result');
    }
    if (frame.frame === 'own') {
      this.#console.say(ownLines(frame.told, this.#secondsTo));
      if (frame.told.said === 'offers' && frame.told.offers.length > 0) this.#meet('choice');
      if (frame.told.said === 'taken') this.#isIn = true;
      if (frame.told.said === 'settled') this.#meet('result');
    }
  }

  #wait(what: Awaited): Promise<void> {
    const { state, mine } = this.#seen() ?? {};
    const isThere = {
      betting: state?.phase === 'betting',
      closed: false,
      choice: (mine?.offers.length ?? 0) > 0,
      result: false,
    };
    if (isThere[what]) return Promise.resolve();
    return new Promise((met) => this.#awaited.add({ for: what, met }));
  }

  #meet(what: Awaited): void {
    for (const one of this.#awaited) {
      if (one.for !== what) continue;
      this.#awaited.delete(one);
      one.met();
    }
  }

  #look(): void {
    const seen = this.#seen();
    if (seen !== undefined) this.#console.say(stateLines(seen.state, seen.mine, this.#secondsTo));
  }

  #sayBets(): void {
    const { tidings } = this.#client.store.getState();
    for (const tiding of tidings) {
      this.#console.say([tidingText(tiding)]);
      this.#client.dismiss(tiding.key);
    }
    const mine = this.#seen()?.mine;
    this.#console.say(mine === undefined ? ['Sign in to bet.'] : betLines(mine));
  }

  #meant(): Meant {
    const mine = this.#seen()?.mine;
    return {
      spots: this.#terms.spots.map(({ spot }) => spot),
      compounds: this.#terms.compounds,
      seats: this.#terms.seats ?? [],
      ownSeats: mine?.seats ?? [],
      offers: mine?.offers ?? [],
    };
  }

  get #table(): string {
    return this.#terms.table;
  }

  #seen() {
    return this.#client.store.getState().tables.get(this.#table);
  }
}
