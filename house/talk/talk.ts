/** Chat at tables: what players write and staff announce is checked, stored, and sent through the table's stream. */
import { defined, given } from '../../core/base/defined.ts';
import type { PlayerId } from '../../core/base/ids.ts';
import { appendAudit } from '../accounts/audit.ts';
import { findPerson, type PersonId } from '../accounts/person.ts';
import { type Deed, deedRefusal } from '../accounts/rights.ts';
import type { Clock } from '../clock.ts';
import type { ChatLine, ChatOwnTold, ChatState, MuteTold } from '../protocol/chat.ts';
import type { ChatCommand, CommandOf } from '../protocol/commands.ts';
import type { TableTold } from '../protocol/table-told.ts';
import type { Streams } from '../streams/streams.ts';
import type { Db } from '../storage/db.ts';
import type { Sitting } from '../tables/desk/open-table.ts';
import { hiddenFrom, hide, unhide } from './hidden.ts';
import { insertLine, hasWritten, type LineContent, lineTold, type NewLine, readLine, withdraw } from './lines.ts';
import { type Mute, muteOf } from './mutes.ts';
import { tablePlaces, type TalkPlace, type TalkPlaces, type TalkTables } from './place.ts';
import { keepReport } from './reports.ts';
import { TableTalk } from './table-talk.ts';
import type { ChatTerms } from '../settings/chat-terms.ts';
import { ChatRates } from './chat-rates.ts';
import { type WordList, wordList } from './word-list.ts';
import { faultOf, tidied } from './wording.ts';
import type { ToldRefusal } from '../protocol/refusal.ts';
import { refuseHere } from '../protocol/refusals.ts';

export interface TalkHouse {
  readonly db: Db;
  readonly clock: Clock;
  readonly streams: Streams;
  readonly tables: TalkTables;
  /** Further places, such as tournament tables. */
  readonly elsewhere?: TalkPlaces;
  readonly failed: (error: unknown) => void;
}

/** Undefined when done. */
type Answer = ToldRefusal | undefined;

export interface Announcement {
  readonly said: LineContent;
  readonly by: Exclude<ChatLine['by'], 'player'>;
  /** Highlighted for everyone; otherwise an ordinary reply in the chat. */
  readonly announced: boolean;
}

/** More than players may write: staff announcements in up to three languages. */
const announcementMost = 300;

/** Pauses because of an error. Stopped play and void rounds state their own reasons. */
const examined: ReadonlySet<string> = new Set(['held', 'incident']);

const noSuchPlayer = (player: string) => refuseHere('no-such-player', { player });
const noSuchLine = refuseHere('no-such-line');
/** Tournament tables come and go; the least recently used are dropped. */
const placesMost = 2000;
const closed = refuseHere('chat-closed');

export class Talk {
  readonly #house: TalkHouse;
  readonly #terms: ChatTerms;
  readonly #words: WordList;
  readonly #rates: ChatRates;
  readonly #places: readonly TalkPlaces[];
  readonly #at = new Map<string, TableTalk>();
  readonly #stopListening: () => void;

  constructor(house: TalkHouse, terms: ChatTerms) {
    this.#house = house;
    this.#terms = terms;
    this.#words = wordList(terms.words);
    this.#rates = new ChatRates(house.clock, terms);
    const { elsewhere } = house;
    this.#places = [tablePlaces(house.streams, house.tables), ...(elsewhere === undefined ? [] : [elsewhere])];
    this.#stopListening = house.streams.observe({ tableTold: (table, told) => this.#overhear(table, told) });
  }

  close(): void {
    this.#stopListening();
  }

  /** Resolves when everything so far is stored and sent. */
  async idle(): Promise<void> {
    for (const talk of this.#at.values()) await talk.idle();
  }

  /** The chat for a newcomer; undefined if nobody may write and nothing was announced. */
  async state(id: string, player: PlayerId | undefined): Promise<ChatState | undefined> {
    const { db, clock } = this.#house;
    const place = this.#find(id);
    if (place === undefined) return undefined;
    const lines = await this.#talkAt(place).lines();
    const open = this.#isOpenAt(place);
    if (!open && lines.length === 0) return undefined;
    const { textMost } = this.#terms;
    if (!open || player === undefined) return { open, textMost, lines };
    const hidden = await hiddenFrom(db, player);
    const mute = await muteOf(db, player, clock.now());
    return { open, textMost, lines, hidden, ...defined({ muted: given(mute, muteTold) }) };
  }

  /** Recent lines at a place, as far as they are in memory. */
  heardAt(id: string): readonly ChatLine[] {
    return this.#at.get(id)?.heard() ?? [];
  }

  answer(sitting: Sitting, command: ChatCommand): Promise<Answer> {
    switch (command.do) {
      case 'chat':
        return this.#write(sitting, command);
      case 'hide':
        return this.#hide(sitting, command);
      case 'report':
        return this.#report(sitting, command);
    }
  }

  /** At a private table, reaches every player there. */
  async announce(table: string, { by, announced, said: asked }: Announcement, deed: Deed): Promise<Answer> {
    const { db, clock } = this.#house;
    const place = this.#find(table);
    if (place === undefined) return refuseHere('no-such-table', { table });
    const said = tidiedContent(asked);
    const texts = 'fact' in said ? [] : [said.text, said.lt ?? said.text, said.ro ?? said.text];
    const fault = texts.find((text) => text === '' || text.length > announcementMost);
    if (fault !== undefined) {
      return fault === '' ? refuseHere('chat-empty') : refuseHere('chat-too-long', { most: announcementMost });
    }
    const at = clock.now();
    const talk = this.#talkAt(place);
    return talk.inTurn(async () => {
      const person = await personIn(db, deed);
      const line: NewLine = { table, by, said, announced, at, ...defined({ person }) };
      const made = await db.transaction(async (sql) => {
        const refusal = await deedRefusal(sql, deed, 'announce');
        if (refusal !== undefined) return refusal;
        const number = await insertLine(sql, line);
        const after = { by, ...said };
        const did = { did: 'announced', subject: `table ${table}`, before: null, after } as const;
        await appendAudit(sql, { ...deed, at: at.toISOString(), ...did });
        return number ?? 0;
      });
      if (typeof made === 'object') return made;
      talk.say(toldOf(made, line));
      return undefined;
    });
  }

  /** Removes a line for everyone. It stays stored for investigations. */
  async withdraw(number: number, deed: Deed): Promise<ToldRefusal | undefined> {
    const { db, clock } = this.#house;
    const line = await readLine(db, number);
    if (line === undefined) return refuseHere('no-such-line');
    const at = clock.now();
    const refusal = await db.transaction(async (sql) => {
      const may = await deedRefusal(sql, deed, 'moderate-chat');
      if (may !== undefined) return may;
      if (!(await withdraw(sql, number, at))) return refuseHere('line-withdrawn');
      const did = { did: 'chat-withdrawn', subject: `chat line ${number}`, before: null, after: null } as const;
      await appendAudit(sql, { ...deed, at: at.toISOString(), ...did });
      return undefined;
    });
    const place = this.#find(line.table);
    if (refusal === undefined && place !== undefined) {
      const talk = this.#talkAt(place);
      await talk.inTurn(async () => talk.unsay(number));
    }
    return refusal;
  }

  /** Tells a player, wherever they are, that their mutes changed. */
  async heedMute(player: PlayerId): Promise<void> {
    const { db, clock } = this.#house;
    const mute = await muteOf(db, player, clock.now());
    this.#tellOne(player, { said: 'muted', ...defined({ mute: given(mute, muteTold) }) });
  }

  async #write({ player, name }: Sitting, { id, table, text }: CommandOf<'chat'>): Promise<Answer> {
    const { db, clock } = this.#house;
    const place = this.#find(table);
    if (place === undefined || !this.#isOpenAt(place)) return closed;
    const person = player as string as PersonId;
    const talk = this.#talkAt(place);
    return talk.inTurn(async () => {
      if (await hasWritten(db, person, id)) return undefined;
      const at = clock.now();
      const mute = await muteOf(db, player, at);
      if (mute !== undefined) return muted(mute, at);
      const said = { text: tidied(text) };
      const fault =
        faultOf(said.text, { ...this.#terms, words: this.#words }) ??
        place.refusal?.(player, said.text) ??
        this.#rates.hold(player, table, said.text);
      if (fault !== undefined) return fault;
      const line: NewLine = { table, by: 'player', person, command: id, said, announced: false, at };
      const number = await insertLine(db, line);
      if (number !== undefined) talk.say({ ...toldOf(number, line), name });
      return undefined;
    });
  }

  async #hide({ player }: Sitting, { name, hidden }: CommandOf<'hide'>): Promise<Answer> {
    const { db, clock } = this.#house;
    const other = await this.#other(player, name);
    if (other === undefined) return noSuchPlayer(name);
    if (hidden) await hide(db, { player, other }, clock.now());
    else await unhide(db, { player, other });
    this.#tellOne(player, { said: 'hidden', names: await hiddenFrom(db, player) });
    return undefined;
  }

  async #report(
    { player: reporter }: Sitting,
    { table, name, line: number, fault: why }: CommandOf<'report'>,
  ): Promise<Answer> {
    const { db, clock } = this.#house;
    const player = await this.#other(reporter, name);
    if (player === undefined) return noSuchPlayer(name);
    const line = number === undefined ? undefined : await readLine(db, number);
    if (number !== undefined && (line?.table !== table || (line.person as string | null) !== player)) return noSuchLine;
    const hasty = this.#rates.mayReport(reporter);
    if (hasty !== undefined) return hasty;
    const quoted =
      line !== undefined && 'text' in line.said ? { quoted: { line: line.line, text: line.said.text } } : {};
    await keepReport(db, { table, reporter, player, why, at: clock.now(), ...quoted });
    return undefined;
  }

  /** Announces in words that a table paused because of an error (RP-083, SB-048). */
  #overhear(table: string, told: TableTold): void {
    if (told.said !== 'paused' || !examined.has(told.why.why)) return;
    const place = this.#find(table);
    if (place === undefined || !place.isOpen) return;
    const said = { fact: { kind: 'problem-examined', values: {} } } as const;
    const talk = this.#talkAt(place);
    talk
      .inTurn(async () => {
        const line: NewLine = { table, by: 'house', said, announced: true, at: this.#house.clock.now() };
        talk.say(toldOf((await insertLine(this.#house.db, line)) ?? 0, line));
      })
      .catch(this.#house.failed);
  }

  #find(id: string): TalkPlace | undefined {
    for (const places of this.#places) {
      const place = places.find(id);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  #isOpenAt({ id, isOpen }: TalkPlace): boolean {
    return this.#terms.isOpen && isOpen && !this.#terms.closedAt.includes(id);
  }

  #talkAt(place: TalkPlace): TableTalk {
    const talk = this.#at.get(place.id) ?? new TableTalk(place, this.#house);
    this.#at.delete(place.id);
    this.#at.set(place.id, talk);
    const [longest] = this.#at.keys();
    if (this.#at.size > placesMost && longest !== undefined) this.#at.delete(longest);
    return talk;
  }

  /** Another player by this name. */
  async #other(player: PlayerId, name: string): Promise<PlayerId | undefined> {
    const person = await findPerson(this.#house.db, name);
    const other = person?.role === 'player' ? (person.id as string as PlayerId) : undefined;
    return other === player ? undefined : other;
  }

  #tellOne(player: PlayerId, told: ChatOwnTold): void {
    for (const places of this.#places) places.toOne(player, told);
  }
}

const toldOf = (line: number, { by, said, announced, at }: NewLine): ChatLine =>
  lineTold({ line, table: '', by, person: null, name: null, said, announced, at, withdrawnAt: null });

const muteTold = ({ reason, until }: Mute): MuteTold => ({
  reason,
  ...(until === null ? {} : { until: until.toISOString() }),
});

function muted({ reason, until }: Mute, now: Date): ToldRefusal {
  if (until === null) return refuseHere('chat-muted-for-good', { reason });
  return refuseHere('chat-muted', { reason, seconds: Math.ceil((until.getTime() - now.getTime()) / 1000) });
}

function tidiedContent(said: LineContent): LineContent {
  if ('fact' in said) return said;
  const { text, lt, ro } = said;
  return {
    text: tidied(text),
    ...defined({ lt: given(lt, tidied), ro: given(ro, tidied) }),
  };
}

/** The signed-in staff member; undefined for the command line. */
async function personIn(db: Db, { by }: Deed): Promise<PersonId | undefined> {
  const [person] = await db.query<{ id: PersonId }>('select id from person where id = $1', [by]);
  return person?.id;
}
