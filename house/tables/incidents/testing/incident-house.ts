/** A house for incident tests over its real API: studio tables, devices, players, and two floor managers. */
import { defined } from '../../../../core/base/defined.ts';
import { type PlayerId, playerId } from '../../../../core/base/ids.ts';
import { present } from '../../../../core/base/invariant.ts';
import { cents } from '../../../../core/base/money.ts';
import type { Answers } from '../../../../core/round/incidents.ts';
import type { PersonId } from '../../../accounts/person.ts';
import { commandLine } from '../../../accounts/rights.ts';
import { signIn } from '../../../accounts/sign-in.ts';
import { granted, sheet, type TestAccounts } from '../../../accounts/testing/open-accounts.ts';
import { bank, postAll } from '../../../ledger/ledger.ts';
import type { OwnTold } from '../../../protocol/own-told.ts';
import type { TableTold } from '../../../protocol/table-told.ts';
import { incidentTold, type IncidentTold, triggersTold } from '../../../protocol/http/incidents.ts';
import type { Prompt } from '../../../protocol/studio.ts';
import { readRound, type StoredRound } from '../../../rounds/read.ts';
import { ask } from '../../../server/testing/ask.ts';
import { type ServerHouse, serverHouse } from '../../../server/testing/server-house.ts';
import type { TestClient } from '../../../server/testing/test-client.ts';
import type { Db } from '../../../storage/db.ts';
import { newDeviceKey } from '../../../studio/device-keys.ts';
import type { TableStudio } from '../../../studio/table-studio.ts';
import { TestDevice } from '../../../studio/testing/test-device.ts';
import type { Engine } from '../../../testing/databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import type { Doer } from '../desk.ts';
import { ProvenRows } from './every-row.ts';
import { balanceOf } from '../../../testing/books.ts';

export const [ana, ben] = [playerId('ana'), playerId('ben')];
/** The one who proposes, and the one who confirms. */
export const flora: Doer = { id: 'flora' as PersonId, mayResolve: true };
export const gus: Doer = { id: 'gus' as PersonId, mayResolve: true };
export const dealer: Doer = { id: 'dora' as PersonId, mayResolve: false };
const fortune = cents(10_000_000);
const unlimited = 1_000_000_000;

const roles = { ana: 'player', ben: 'player', dora: 'dealer', flora: 'floor', gus: 'floor' } as const;
type Name = keyof typeof roles;

export interface IncidentHouse {
  readonly db: Db;
  readonly balance: (player?: PlayerId) => Promise<number>;
  readonly open: (game: string, how?: { readonly id?: string; readonly parameters?: unknown }) => Promise<Scene>;
  /** Rows carried out in this house. */
  readonly proven: ProvenRows;
  readonly drop: () => Promise<void>;
}

export async function incidentHouse(engine: Engine): Promise<IncidentHouse> {
  const limits = { requestsPerMinute: unlimited, commandsPerSecond: unlimited, commandsAtOnce: unlimited };
  const server = await serverHouse(engine, { limits, log: { level: 'silent' } });
  const { accounts } = server;
  const { db } = accounts;
  const tokens = await people(accounts);
  const clients = new Map<PlayerId, TestClient>();
  for (const player of [ana, ben]) {
    clients.set(player, await server.connect({ token: present(tokens.get(player as string as Name), player) }));
  }
  const as: House['as'] = async (name, what, body = {}) => {
    const token = present(tokens.get(name), name);
    const { status, json } = await ask(server.server.address, what, {
      token,
      ...(what.startsWith('GET') ? {} : { body }),
    });
    if (status !== 200) throw new Error(JSON.stringify(json));
    return json;
  };
  await as('flora', 'POST /api/floor/duty');
  const scenes: Scene[] = [];
  return {
    db,
    balance: (player = ana) => balanceOf(db, { kind: 'player', owner: player }),
    async open(game, { id = `${game}-${scenes.length + 1}`, parameters = {} } = {}) {
      const scene = await Scene.open({ server, clients, as }, { id, game, parameters });
      scenes.push(scene);
      return scene;
    },
    proven: new ProvenRows(),
    async drop() {
      for (const scene of scenes) scene.close();
      await server.drop();
    },
  };
}

/** All signed in; players are well funded. */
async function people(accounts: TestAccounts): Promise<ReadonlyMap<Name, string>> {
  const { db, clock, passwords } = accounts;
  const tokens = new Map<Name, string>();
  const password = await passwords.seal(sheet.password);
  for (const [name, role] of Object.entries(roles) as [Name, (typeof roles)[Name]][]) {
    await db.query(
      `insert into person (id, name, name_key, email, email_key, role, language, password, joined_at)
       values ($1, $1, $1, $2, $2, $3, 'en', $4, $5)`,
      [name, `${name}@example.org`, role, password, clock.now()],
    );
    const { token } = granted(await signIn(accounts, { nameOrEmail: name, password: sheet.password }, sheet.origin));
    tokens.set(name, token);
    if (role !== 'player') continue;
    const to = { kind: 'player', owner: name } as const;
    const grant = { id: `grant ${name}`, kind: 'grant', from: bank, to, amount: fortune } as const;
    await postAll(db, [grant], { reference: 'grant', at: clock.now() });
  }
  return tokens;
}

interface House {
  readonly server: ServerHouse;
  /** Each player's connection. */
  readonly clients: ReadonlyMap<PlayerId, TestClient>;
  /** A signed-in person's HTTP request; throws on a refusal. */
  readonly as: (name: Name, what: string, body?: unknown) => Promise<Record<string, unknown>>;
}

interface Opened {
  readonly id: string;
  readonly game: string;
  readonly parameters: unknown;
}

/** What the dealer will bring next. */
export interface Brought {
  /** Ranks, such as `9 3 T 5`. Suits rotate, so that a shoe lasts. */
  readonly cards?: string;
  readonly pocket?: number;
  readonly dice?: readonly number[];
}

/** The part not yet requested. */
interface Left {
  readonly ranks: string[];
  spin: string | undefined;
  throw: string | undefined;
}

const leftOf = ({ cards = '', pocket, dice }: Brought): Left => ({
  ranks: cards.split(' ').filter((rank) => rank !== ''),
  spin: pocket?.toString(),
  throw: dice?.join('-'),
});

/** One table, across restarts. */
export class Scene {
  readonly failures: unknown[] = [];
  readonly #house: House;
  readonly #opened: Opened;
  readonly #suits = new Map<string, number>();
  #clock = new TestClock();
  #studio: TableStudio | undefined;
  #device: TestDevice | undefined;

  private constructor(house: House, opened: Opened) {
    this.#house = house;
    this.#opened = opened;
  }

  static async open(house: House, opened: Opened): Promise<Scene> {
    const scene = new Scene(house, opened);
    await scene.#openTable();
    const { server, clients } = house;
    const made = await newDeviceKey(server.accounts, opened.id, { by: commandLine, reason: 'a new reader' });
    if (typeof made !== 'string') throw new Error(made.refused);
    scene.#device = await TestDevice.connect(server.server.address, made);
    for (const client of clients.values()) await client.say({ do: 'watch', table: opened.id });
    return scene;
  }

  get studio(): TableStudio {
    return present(this.#studio, 'a studio');
  }

  get table(): TableStudio['table'] {
    return this.studio.table;
  }

  get roundId(): string {
    return present(this.table.roundId, 'a round');
  }

  /** What everyone at the table was told, as received by Ana. */
  get said(): readonly TableTold[] {
    return this.#client(ana)
      .all('table')
      .flatMap(({ table, told }) => (table === this.#opened.id ? [told] : []));
  }

  /** What one player was told privately. */
  heard(player: PlayerId): readonly OwnTold[] {
    return this.#client(player)
      .all('own')
      .flatMap(({ table, told }) => (table === this.#opened.id ? [told] : []));
  }

  /** The process ends without notice, and another takes over the table. */
  async crash(): Promise<void> {
    await this.#openTable();
    await this.#signOn();
  }

  /** The same, with nothing running for this long. */
  async away(seconds: number): Promise<void> {
    const back = this.#clock.now().getTime() + seconds * 1000;
    this.#clock = new TestClock(new Date(back).toISOString());
    await this.crash();
  }

  async move(seconds: number): Promise<void> {
    await this.#clock.advance(seconds * 1000, () => this.studio.idle());
    if (this.failures.length > 0) throw this.failures[0];
    await this.#quiet();
  }

  /** Moves to betting: signs a dealer on, and prepares a shoe if needed. */
  async toBetting(): Promise<void> {
    if (this.studio.dealer === undefined) await this.#signOn();
    for (let n = 0; n < 60 && this.table.phase !== 'betting'; n++) {
      if (this.studio.prompt.do === 'prepare') await this.#prepare();
      else await this.#wait();
    }
    if (this.table.phase !== 'betting') throw new Error(`the table is ${this.table.phase}`);
  }

  async bet(
    spot: string,
    amount: number,
    { player = ana, seat }: { player?: PlayerId; seat?: string } = {},
  ): Promise<void> {
    const client = this.#client(player);
    const at = { table: this.#opened.id, ...defined({ seat }) };
    if (seat !== undefined) await client.say({ do: 'sit', table: at.table, seat });
    const answer = await client.say({ do: 'bet', ...at, gesture: { bet: 'place', spot, amount } });
    if (answer.frame !== 'done' || answer.placed?.placed !== 'accepted') throw new Error(JSON.stringify(answer));
  }

  /** Takes back all her bets, or tries to. */
  async clear(player: PlayerId = ana): Promise<unknown> {
    return this.#client(player).say({ do: 'bet', table: this.#opened.id, gesture: { bet: 'clear' } });
  }

  async decide(option: string, holder: string, player: PlayerId = ana): Promise<unknown> {
    return this.#client(player).say({ do: 'decide', table: this.#opened.id, holder, option });
  }

  async closeBets(): Promise<void> {
    while (this.table.phase === 'betting') await this.#wait();
  }

  /** Brings what is requested, in order, until used up. */
  async bring(brought: Brought): Promise<void> {
    const left = leftOf(brought);
    for (let n = 0; n < 200; n++) {
      if (left.ranks.length === 0 && left.spin === undefined && left.throw === undefined) return;
      await this.#bringOne(left);
    }
    throw new Error(`${left.ranks.join(' ')} was not asked for`);
  }

  /** Brings this many steps. */
  async someSteps(brought: Brought, steps: number): Promise<void> {
    const left = leftOf(brought);
    for (let n = 0; n < steps && this.table.phase !== 'result'; n++) await this.#bringOne(left);
  }

  /** Plays the round to its end; players who don't choose get the default. */
  async toResult(brought: Brought = {}): Promise<void> {
    const left = leftOf(brought);
    for (let n = 0; n < 300 && this.table.phase !== 'result'; n++) await this.#bringOne(left);
    if (this.table.phase !== 'result') {
      throw new Error(`the table is ${this.table.phase} and asks for ${JSON.stringify(this.table.round?.asks)}`);
    }
  }

  /** An unrequested reading: a card or result, a failure to read, or the cut card. */
  async read(what: string): Promise<void> {
    await this.#reader.read(what);
  }

  cardOf(rank: string): string {
    if (rank.length === 2) return rank;
    const at = this.#suits.get(rank) ?? 0;
    this.#suits.set(rank, at + 1);
    return `${rank}${'cdhs'[at % 4]}`;
  }

  /** Flora names the trigger and proposes; Gus confirms if money moves. */
  async resolve(trigger: string, answers: Answers): Promise<IncidentTold> {
    const { as } = this.#house;
    const at = `/api/floor/tables/${this.#opened.id}/incidents`;
    const { open } = triggersTold.parse(await as('flora', `GET ${at}/triggers`));
    const opened = incidentTold.parse(
      open === undefined
        ? await as('flora', `POST ${at}`, { trigger, reason: 'seen by the floor', answers })
        : await as('flora', `POST /api/floor/incidents/${open.incident}/answers`, { trigger, answers }),
    );
    const on = `/api/floor/incidents/${opened.incident}`;
    const proposed = incidentTold.parse(await as('flora', `POST ${on}/propose`, { reason: 'by the book' }));
    const done =
      proposed.state === 'proposed' ? incidentTold.parse(await as('gus', `POST ${on}/confirm`, {})) : proposed;
    await this.studio.idle();
    if (this.failures.length > 0) throw this.failures[0];
    await this.#quiet();
    return done;
  }

  async stored(round = this.roundId): Promise<StoredRound> {
    return present(await readRound(this.#house.server.accounts.db, round), round);
  }

  close(): void {
    this.#device?.close();
  }

  get #reader(): TestDevice {
    return present(this.#device, 'a device');
  }

  #client(player: PlayerId): TestClient {
    return present(this.#house.clients.get(player), player);
  }

  async #quiet(): Promise<void> {
    for (const client of this.#house.clients.values()) await client.quiet();
  }

  async #openTable(): Promise<void> {
    const { id, game, parameters } = this.#opened;
    const pace = { step: 1, ball: 2, warning: 2, result: 2 };
    const failed = (error: unknown) => void this.failures.push(error);
    this.#studio = await this.#house.server.openStudio(game, { id, parameters, pace, clock: this.#clock, failed });
  }

  /** Dora deals at one table at a time. */
  async #signOn(): Promise<void> {
    const { as } = this.#house;
    const { mine } = await as('dora', 'GET /api/studio/tables');
    if (typeof mine === 'string') await as('dora', `POST /api/studio/tables/${mine}/off`);
    await this.#byDealer('on');
  }

  #byDealer(what: string, body?: unknown): Promise<unknown> {
    return this.#house.as('dora', `POST /api/studio/tables/${this.#opened.id}/${what}`, body);
  }

  async #prepare(): Promise<void> {
    const { cutCardFromEnd } = this.table.rules.shoe;
    const cut = defined({ cutFromEnd: cutCardFromEnd });
    await this.#byDealer('shoe', { composition: 'declared', seal: 'S-1', ...cut });
    // A deuce burns two more cards.
    for (let n = 0; n < 20 && this.studio.prompt.do === 'burn'; n++) await this.#scan('2');
  }

  async #scan(rank: string): Promise<void> {
    await this.move(1);
    const card = this.cardOf(rank);
    const refusal = await this.#reader.bring(card);
    if (refusal !== undefined) throw new Error(`${card} was refused: ${refusal.refused}`);
  }

  async #bringOne(left: Left): Promise<void> {
    const { do: does } = await this.#asked();
    switch (does) {
      case 'card':
      case 'burn': {
        const rank = left.ranks.shift();
        return rank === undefined ? this.move(1) : this.#scan(rank);
      }
      case 'spin':
      case 'throw': {
        const result = left[does];
        left[does] = undefined;
        if (result !== undefined) await this.#reader.bring(result);
        return this.move(1);
      }
      case 'turn':
      case 'move':
      case 'announce':
        await this.#byDealer('done');
        return this.move(0.5);
      default:
        return this.#wait();
    }
  }

  #asked(): Promise<Prompt> {
    return this.#reader.asked();
  }

  /** Waits for the running clock, or a moment. */
  async #wait(): Promise<void> {
    const { until } = this.table.lobby();
    const left = until === undefined ? 0 : (Date.parse(until) - this.#clock.now().getTime()) / 1000;
    await this.move(left > 0 ? left : 1);
  }
}
