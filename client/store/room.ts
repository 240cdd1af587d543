/** The client's store: everything it knows, and the few things a player can do. State changes only through frames. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { defined } from '../../core/base/defined.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import type { SlipTable } from '../../core/round/slip-gesture.ts';
import type { ChatCommand, CommandOf, WithoutId } from '../../house/protocol/commands.ts';
import type { Frame, FrameOf } from '../../house/protocol/frames.ts';
import type { LaidTold, Placed } from '../../house/protocol/slip-told.ts';
import type { LobbyTable } from '../../house/protocol/table-told.ts';
import { Link, type LinkState } from '../link/link.ts';
import type { Surroundings } from '../link/socket.ts';
import { foreseen, type PendingGesture, previewed } from './preview.ts';
import { hearFrame, leftOffOf, type SeenTable, type TableFrame } from './seen-table.ts';
import { hearSettled, type Session } from './session.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { refuseBy } from '../../house/protocol/refusals.ts';

type Gesture = CommandOf<'bet'>['gesture'];

/** Up to this many positions that got fewer chips than intended are reported one by one. */
const changesNamed = 3;

/** Something a player must know about their money, with the house's reason code. */
export interface Tiding {
  readonly key: number;
  readonly table: string;
  readonly kind:
    'refused' | 'reduced' | 'short' | 'inactive' | 'dropped' | 'gone' | 'out' | 'annulled' | 'sent-away' | 'incident';
  readonly told: ToldRefusal;
  readonly spot?: string;
  readonly amount?: number;
  readonly from?: number;
  /** What happened at the table and how it was resolved. */
  readonly incident?: IncidentNews;
}

type IncidentNews = Extract<FrameOf<'table'>['told'], { said: 'incident' }>;

export interface Room {
  readonly link: LinkState;
  readonly house: Pick<FrameOf<'welcome'>, 'version' | 'currency' | 'poker'> | undefined;
  readonly player: { readonly id: string; readonly name: string } | undefined;
  readonly balance: number | undefined;
  readonly session: Session | undefined;
  /** Undefined until the house has sent it. */
  readonly lobby: ReadonlyMap<string, LobbyTable> | undefined;
  readonly tables: ReadonlyMap<string, SeenTable>;
  /** Refusals to let this client watch, by table. */
  readonly turnedAway: ReadonlyMap<string, ToldRefusal>;
  /** Not answered yet; `previewed` shows what they will do. */
  readonly pending: readonly PendingGesture[];
  readonly tidings: readonly Tiding[];
}

/** Called after the store has changed; for sounds and announcements. */
export type Heard = (frame: Frame) => void;

const tidingsKept = 30;

export class Client {
  readonly store: StoreApi<Room>;
  readonly link: Link;
  readonly #listeners = new Set<Heard>();
  readonly #slipTables = new Map<string, SlipTable>();
  #keys = 0;

  constructor(around: Surroundings) {
    this.store = createStore<Room>(() => ({
      link: { link: 'connecting' },
      house: undefined,
      player: undefined,
      balance: undefined,
      session: undefined,
      lobby: undefined,
      tables: new Map(),
      turnedAway: new Map(),
      pending: [],
      tidings: [],
    }));
    this.link = new Link(around, {
      onFrame: (frame) => this.#hear(frame),
      onState: (link) => this.store.setState({ link }),
      leftOff: (table) => {
        const seen = this.store.getState().tables.get(table);
        return seen === undefined ? undefined : leftOffOf(seen);
      },
      onTurnedAway: (table, why) => {
        this.store.setState((room) => ({ turnedAway: new Map(room.turnedAway).set(table, why) }));
      },
    });
  }

  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** Watches the table until the returned function is called. */
  watch(table: string): () => void {
    const leave = this.link.watch(table);
    return () => {
      leave();
      const tables = new Map(this.store.getState().tables);
      tables.delete(table);
      this.store.setState({ tables });
    };
  }

  /** By these rules gestures at the table show at once what they will do. */
  foresee(table: string, slips: SlipTable): void {
    this.#slipTables.set(table, slips);
  }

  place(table: string, chip: { readonly spot: string; readonly amount: number; readonly seat?: string }) {
    const { spot, amount, seat } = chip;
    return this.gesture(table, { bet: 'place', spot, amount }, seat);
  }

  async gesture(table: string, gesture: Gesture, seat?: string): Promise<void> {
    const pending: PendingGesture = { id: this.link.newId(), table, seat, gesture };
    const expected = this.#expected(pending);
    this.store.setState((room) => ({ pending: [...room.pending, pending] }));
    for (const tiding of expected) this.#tell(tiding);
    const answer = await this.link.say({ do: 'bet', table, gesture, ...defined({ seat }) }, pending.id);
    const { placed } = answer.frame === 'done' ? answer : {};
    if (placed !== undefined) this.#lay(table, placed.laid);
    const refused = answer.frame === 'refused' ? { placed: 'refused' as const, told: answer.why } : undefined;
    const said = tidingsOf(pending, refused ?? placed ?? { placed: 'accepted' });
    this.store.setState(({ pending: all, tidings }) => ({
      pending: all.filter((one) => one !== pending),
      tidings: tidings.filter((one) => !expected.some(same(one)) || said.some(same(one))),
    }));
    for (const tiding of said) if (!expected.some(same(tiding))) this.#tell(tiding);
  }

  /** What the player will be told of it, as far as the table's terms say. */
  #expected(pending: PendingGesture): readonly NewTiding[] {
    const slips = this.#slipTables.get(pending.table);
    const { tables, pending: before } = this.store.getState();
    const seen = tables.get(pending.table);
    if (slips === undefined || seen === undefined) return [];
    const atTable = before.filter(({ table }) => table === pending.table);
    const done = foreseen(slips, { ...seen, mine: previewed(slips, seen, atTable) }, pending)?.done;
    if (done === undefined) return [];
    return tidingsOf(pending, isRefusal(done) ? { placed: 'refused', told: done } : done);
  }

  /** Undefined when done, otherwise the refusal, which is also added to the table's tidings. */
  async command(command: WithoutId<CommandOf<'sit' | 'stand' | 'deal' | 'decide'>>): Promise<ToldRefusal | undefined> {
    const answer = await this.link.say(command);
    if (answer.frame === 'done') return undefined;
    this.#tell({ table: command.table, kind: 'refused', told: answer.why });
    return answer.why;
  }

  /** Undefined when done, otherwise the refusal, for display next to the text box. */
  async talk(command: WithoutId<ChatCommand>): Promise<ToldRefusal | undefined> {
    const answer = await this.link.say(command);
    return answer.frame === 'done' ? undefined : answer.why;
  }

  dismiss(key: number): void {
    this.store.setState((room) => ({ tidings: room.tidings.filter((one) => one.key !== key) }));
  }

  #lay(table: string, laid: LaidTold): void {
    this.#see(table, (seen) => {
      if (seen.mine === undefined) return seen;
      const others = seen.mine.laid.filter(({ seat }) => seat !== laid.seat);
      const isBare = Object.keys(laid.stakes).length === 0;
      return { ...seen, mine: { ...seen.mine, laid: isBare ? others : [...others, laid] } };
    });
  }

  #hear(frame: Frame): void {
    switch (frame.frame) {
      case 'welcome':
        this.#welcome(frame);
        break;
      case 'state':
      case 'table':
      case 'own':
        this.#hearTable(frame);
        break;
      case 'lobby':
        this.store.setState({ lobby: new Map(frame.tables.map((one) => [one.table, one])) });
        break;
      case 'lobby-change':
        this.store.setState((room) => ({ lobby: new Map(room.lobby).set(frame.table.table, frame.table) }));
        break;
      case 'done':
      case 'refused':
      case 'bye':
      // The poker room handles these itself once it is loaded.
      case 'tournaments':
      case 'tournament-change':
      case 'attending':
      case 'tournament':
        break;
    }
    for (const heard of this.#listeners) heard(frame);
  }

  #welcome({ version, currency, poker, player }: FrameOf<'welcome'>): void {
    const before = this.store.getState();
    const isSame = before.player?.id === player?.id;
    this.store.setState({
      house: { version, currency, ...(poker && { poker }) },
      player: player === undefined ? undefined : { id: player.id, name: player.name },
      balance: player?.balance,
      session: player?.session,
      turnedAway: new Map(),
      // Otherwise the previous player's chips would flash up.
      ...(isSame ? {} : { tables: new Map(), tidings: [], pending: [] }),
    });
  }

  #hearTable(frame: TableFrame): void {
    const { tables } = this.store.getState();
    const seen = hearFrame(tables.get(frame.table), frame);
    if (seen === 'gap') return this.link.watchAgain(frame.table);
    this.store.setState(({ pending }) => ({
      tables: new Map(tables).set(frame.table, seen),
      // What it laid lies there now: it must not be shown twice.
      pending: isLaid(frame) ? pending.filter(({ id }) => id !== frame.told.re) : pending,
    }));
    if (this.store.getState().turnedAway.has(frame.table)) {
      const turnedAway = new Map(this.store.getState().turnedAway);
      turnedAway.delete(frame.table);
      this.store.setState({ turnedAway });
    }
    if (frame.frame === 'own') this.#hearOwn(frame);
    if (frame.frame === 'table' && frame.told.said === 'incident') this.#hearIncident(frame.table, frame.told);
    if (frame.frame === 'state' && seen.mine !== undefined) this.#hearMoney(seen.mine.balance, seen.mine.settled);
  }

  /** An investigation shows as a pause, so only the outcome is reported here. */
  #hearIncident(table: string, incident: IncidentNews): void {
    const { is, clause, trigger } = incident;
    if (is !== 'resolved' || clause === undefined || trigger === undefined) return;
    this.#tell({ table, kind: 'incident', told: refuseBy(clause, 'incident'), incident });
  }

  #hearOwn({ table, told }: FrameOf<'own'>): void {
    switch (told.said) {
      case 'taken':
      case 'decided':
        return this.#hearMoney(told.balance);
      case 'balance':
        return this.#hearMoney(told.balance, told.settled);
      case 'settled':
        return this.#hearMoney(told.settled.balance, told.settled);
      case 'changed':
        for (const { spot, from, to, told: why } of told.changes) {
          this.#tell({ table, kind: 'dropped', told: why, spot, from, amount: to });
        }
        return;
      case 'gone':
        return this.#tell({ table, kind: 'gone', told: told.why });
      case 'out':
        return this.#tell({ table, kind: 'out', told: told.why });
      case 'bye':
        return this.#tell({ table, kind: 'sent-away', told: told.why });
      case 'annulled':
        return this.#tell({
          table,
          kind: 'annulled',
          told: refuseBy(told.clause, 'annulled'),
        });
      case 'laid':
      case 'offers':
      case 'seats':
      case 'hands':
      case 'muted':
      case 'hidden':
        return;
    }
  }

  #hearMoney(balance: number, settled?: Parameters<typeof hearSettled>[1]): void {
    this.store.setState((room) => ({
      balance,
      session: settled === undefined || room.session === undefined ? room.session : hearSettled(room.session, settled),
    }));
  }

  #see(table: string, change: (seen: SeenTable) => SeenTable): void {
    const { tables } = this.store.getState();
    const seen = tables.get(table);
    if (seen !== undefined) this.store.setState({ tables: new Map(tables).set(table, change(seen)) });
  }

  #tell(tiding: NewTiding): void {
    const told: Tiding = { ...tiding, key: this.#key() };
    // A repeated tiding replaces the earlier one.
    const isSame = same(told);
    this.store.setState(({ tidings }) => ({
      tidings: [...tidings.filter((one) => !isSame(one)), told].slice(-tidingsKept),
    }));
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }
}

type NewTiding = Omit<Tiding, 'key'>;

const same =
  (one: NewTiding) =>
  (other: NewTiding): boolean =>
    one.table === other.table &&
    one.kind === other.kind &&
    one.spot === other.spot &&
    one.amount === other.amount &&
    one.told.refused === other.told.refused &&
    JSON.stringify(one.told.values) === JSON.stringify(other.told.values);

const isLaid = (frame: TableFrame): frame is FrameOf<'own'> & { readonly told: { readonly said: 'laid' } } =>
  frame.frame === 'own' && frame.told.said === 'laid';

/** What the player must be told of a gesture that was not simply accepted. */
function tidingsOf(
  { table, gesture }: PendingGesture,
  { placed, told, changes }: Omit<Placed, 'laid'>,
): readonly NewTiding[] {
  if (told === undefined || placed === 'accepted') return [];
  if (changes === undefined) {
    const { spot, amount } = { spot: undefined, amount: undefined, ...gesture };
    return [{ table, kind: placed, told, ...defined({ spot, amount }) }];
  }
  if (changes.length > changesNamed) return [{ table, kind: 'short', told }];
  return changes.map(({ spot, from, to, told: why }) => ({ table, kind: 'short', told: why, spot, from, amount: to }));
}
