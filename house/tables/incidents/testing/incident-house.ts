/** A house for tests of incidents: tables where people deal, players who bet, and two of the floor who put things right. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlayerId, playerId } from '../../../../core/base/ids.ts';
import { present } from '../../../../core/base/invariant.ts';
import { cents } from '../../../../core/base/money.ts';
import { tableOf } from '../../../../core/games/game.ts';
import type { Answers } from '../../../../core/round/incidents.ts';
import type { PersonId } from '../../../accounts/person.ts';
import { newToken } from '../../../accounts/token.ts';
import { balanceOf, bank, postAll } from '../../../ledger/ledger.ts';
import { Protection } from '../../../protection/hold.ts';
import { ownSaid, type OwnTold, tableSaid, type TableTold } from '../../../protocol/frames.ts';
import { incidentTold, type IncidentTold } from '../../../protocol/http/incidents.ts';
import { readRound, type StoredRound } from '../../../rounds/read.ts';
import { seedSafe } from '../../../seeds/safe.ts';
import type { Db } from '../../../storage/db.ts';
import { FloorDuty } from '../../../studio/floor-duty.ts';
import { StudioLog } from '../../../studio/studio-log.ts';
import { TableStudio } from '../../../studio/table-studio.ts';
import type { Engine } from '../../../testing/databases.ts';
import { gameNamed } from '../../../testing/table-house.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { StopBoard } from '../../stop-board.ts';
import type { Answered, Doer } from '../incident-desk.ts';

export const [ana, ben] = [playerId('ana'), playerId('ben')];
const dora = { id: 'dora' as PersonId, name: 'Dora' };
/** Who proposes, and who confirms. */
export const flora: Doer = { id: 'flora' as PersonId, mayResolve: true };
export const gus: Doer = { id: 'gus' as PersonId, mayResolve: true };
export const dealer: Doer = { id: dora.id, mayResolve: false };
const fortune = cents(10_000_000);

export interface IncidentHouse {
  readonly db: Db;
  readonly clock: TestClock;
  readonly balance: (player?: PlayerId) => Promise<number>;
  readonly open: (game: string, how?: { readonly id?: string; readonly parameters?: unknown }) => Promise<Scene>;
  readonly drop: () => Promise<void>;
}

export async function incidentHouse({ fresh }: Engine): Promise<IncidentHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-incidents-'));
  const { db, drop } = await fresh();
  const clock = new TestClock();
  const protection = await Protection.open(db, clock);
  const house = { db, clock, safe: seedSafe(join(folder, 'seeds.key')), stops: new StopBoard(db), protection };
  await people(db);
  const floor = new FloorDuty(db, clock);
  await floor.begin({ id: flora.id as PersonId, name: 'flora' }, newToken());
  let opened = 0;
  return {
    db,
    clock,
    balance: (player = ana) => balanceOf(db, { kind: 'player', owner: player }),
    open: (game, { id = `${game}-${(opened += 1)}`, parameters = {} } = {}) =>
      Scene.open({ ...house, floor }, { id, game, parameters }),
    async drop() {
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function people(db: Db): Promise<void> {
  const at = new Date('2026-11-16T09:00:00Z');
  for (const [name, role] of Object.entries({
    ana: 'player',
    ben: 'player',
    dora: 'dealer',
    flora: 'floor',
    gus: 'floor',
  })) {
    await db.query(
      `insert into person (id, name, name_key, email, email_key, role, language, joined_at)
       values ($1, $1, $1, $2, $2, $3, 'en', $4)`,
      [name, `${name}@example.org`, role, at],
    );
    if (role !== 'player') continue;
    const to = { kind: 'player', owner: name } as const;
    await postAll(db, [{ id: `grant ${name}`, kind: 'grant', from: bank, to, amount: fortune }], {
      reference: 'grant',
      at,
    });
  }
}

interface Opened {
  readonly id: string;
  readonly game: string;
  readonly parameters: unknown;
}
type House = Omit<Parameters<typeof TableStudio.open>[1], 'listener' | 'failed' | 'clock' | 'owner'> & {
  readonly clock: TestClock;
  readonly floor: FloorDuty;
};

/** What comes next where a dealer has to bring it. */
export interface Brought {
  /** Ranks, such as `9 3 T 5`; suits follow one another, so that a shoe lasts. */
  readonly cards?: string;
  readonly pocket?: number;
  readonly dice?: readonly number[];
}

/** One table, from scene to scene. */
export class Scene {
  readonly said: TableTold[] = [];
  readonly owns = new Map<PlayerId, OwnTold[]>();
  readonly failures: unknown[] = [];
  #house: House;
  readonly #opened: Opened;
  #studio: TableStudio | undefined;
  #readings = 0;
  #commands = 0;
  readonly #suits = new Map<string, number>();

  private constructor(house: House, opened: Opened) {
    this.#house = house;
    this.#opened = opened;
  }

  static async open(house: House, opened: Opened): Promise<Scene> {
    // Each table has a clock of its own: the others stand still meanwhile.
    const scene = new Scene({ ...house, clock: new TestClock() }, opened);
    await scene.#openTable();
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

  /** The process is gone without a word, and another takes the table up. */
  async crash(): Promise<void> {
    await this.#openTable();
    await this.studio.signOn(dora, newToken());
  }

  /** The same, and nothing runs for so long. */
  async away(seconds: number): Promise<void> {
    const back = this.#house.clock.now().getTime() + seconds * 1000;
    this.#house = { ...this.#house, clock: new TestClock(new Date(back).toISOString()) };
    await this.crash();
  }

  async move(seconds: number): Promise<void> {
    await this.#house.clock.advance(seconds * 1000, () => this.studio.idle());
    if (this.failures.length > 0) throw this.failures[0];
  }

  /** To where bets are open: a dealer comes, and a shoe is prepared where one is needed. */
  async toBetting(): Promise<void> {
    if (this.studio.dealer === undefined) await this.studio.signOn(dora, newToken());
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
    const sitting = { player, name: player };
    await this.table.enter(sitting);
    const to = { table: this.table.id, ...(seat === undefined ? {} : { seat }) };
    if (seat !== undefined) await this.table.command(sitting, { id: this.#id(), do: 'sit', table: to.table, seat });
    const gesture = { bet: 'place', spot, amount } as const;
    const answer = await this.table.command(sitting, { id: this.#id(), do: 'bet', ...to, gesture });
    if (!('placed' in answer) || answer.placed.placed !== 'accepted') throw new Error(JSON.stringify(answer));
  }

  async closeBets(): Promise<void> {
    while (this.table.phase === 'betting') await this.#wait();
  }

  /** Brings what is asked for, in order, until it is used up. */
  async bring({ cards = '', pocket, dice }: Brought): Promise<void> {
    const ranks = cards.split(' ').filter((rank) => rank !== '');
    const left = { ranks, pocket, dice };
    for (let n = 0; n < 200; n++) {
      if (left.ranks.length === 0 && left.pocket === undefined && left.dice === undefined) return;
      await this.#bringOne(left);
    }
    throw new Error(`${ranks.join(' ')} was not asked for`);
  }

  /** So many steps of whatever is asked for. */
  async someSteps({ cards = '', pocket, dice }: Brought, steps: number): Promise<void> {
    const left = { ranks: cards.split(' '), pocket, dice };
    for (let n = 0; n < steps && this.table.phase !== 'result'; n++) await this.#bringOne(left);
  }

  /** The round to its end; whoever does not choose gets the default. */
  async toResult(brought: Brought = {}): Promise<void> {
    const left = {
      ranks: (brought.cards ?? '').split(' ').filter((rank) => rank !== ''),
      pocket: brought.pocket,
      dice: brought.dice,
    };
    for (let n = 0; n < 300 && this.table.phase !== 'result'; n++) await this.#bringOne(left);
    if (this.table.phase !== 'result') {
      throw new Error(`the table is ${this.table.phase} and asks for ${JSON.stringify(this.table.round?.asks)}`);
    }
  }

  /** A read that nobody has asked for; or one that fails, or the cut card. */
  async read(what: string): Promise<void> {
    const id = this.#id();
    await this.studio.take(
      what === 'failed' || what === 'cut-card' ? { id, read: what } : { id, read: 'card', card: what },
      'device',
    );
  }

  cardOf(rank: string): string {
    if (rank.length === 2) return rank;
    const at = this.#suits.get(rank) ?? 0;
    this.#suits.set(rank, at + 1);
    return `${rank}${'cdhs'[at % 4]}`;
  }

  /** What Flora says it was; Gus confirms what moves money. */
  async resolve(trigger: string, answers: Answers): Promise<IncidentTold> {
    const { incidents } = this.table;
    const before = (await incidents.triggers()).open;
    const opened =
      before === undefined
        ? told(await incidents.open({ trigger, reason: 'seen by the floor', answers }, flora))
        : told(await incidents.answer(before.incident, { trigger, answers }, flora));
    const proposed = told(await incidents.propose(opened.incident, 'by the book', flora));
    const done =
      proposed.state === 'proposed' ? told(await incidents.confirm(opened.incident, undefined, gus)) : proposed;
    await this.studio.idle();
    if (this.failures.length > 0) throw this.failures[0];
    return incidentTold.parse(done);
  }

  async stored(round = this.roundId): Promise<StoredRound> {
    return present(await readRound(this.#house.db, round), round);
  }

  heard(player: PlayerId): readonly OwnTold[] {
    return this.owns.get(player) ?? [];
  }

  async #openTable(): Promise<void> {
    const { id, game, parameters } = this.#opened;
    const rules = tableOf(gameNamed(game), parameters);
    const pace = { step: 1, ball: 2, warning: 2, result: 2 };
    const setup = { id, name: game, game: gameNamed(game), table: rules, pace, resumeSeconds: 60 };
    this.#studio = await TableStudio.open(
      setup,
      {
        ...this.#house,
        owner: 'test',
        listener: {
          toAll: (one) => void this.said.push(tableSaid.parse(one)),
          toOne: (player, one) => void this.owns.set(player, [...this.heard(player), ownSaid.parse(one)]),
        },
        failed: (error) => void this.failures.push(error),
      },
      { log: new StudioLog(this.#house.db, this.#house.clock), floor: this.#house.floor },
    );
  }

  async #prepare(): Promise<void> {
    const { cutCardFromEnd } = this.table.rules.shoe;
    const cut = cutCardFromEnd === undefined ? {} : { cutFromEnd: cutCardFromEnd };
    const refusal = await this.studio.prepare({ by: dora.id, composition: 'declared', seal: 'S-1', ...cut });
    if (refusal !== undefined) throw new Error(refusal.reason);
    // A deuce burns two cards more.
    for (let n = 0; n < 20 && this.studio.prompt.do === 'burn'; n++) await this.#scan('2');
  }

  async #scan(rank: string): Promise<void> {
    await this.move(1);
    const card = this.cardOf(rank);
    const refusal = await this.studio.take({ id: this.#id(), read: 'card', card }, 'device');
    if (refusal !== undefined) throw new Error(`${card} was refused: ${refusal.reason}`);
  }

  async #bringOne(left: {
    ranks: string[];
    pocket: number | undefined;
    dice: readonly number[] | undefined;
  }): Promise<void> {
    const asks = this.table.phase === 'dealing' ? this.table.round?.asks : undefined;
    switch (asks?.ask) {
      case 'card':
      case 'burn': {
        const rank = left.ranks.shift();
        return rank === undefined ? this.move(1) : this.#scan(rank);
      }
      case 'pocket':
      case 'dice': {
        const read = asks.ask === 'pocket' ? { pocket: left.pocket } : { dice: left.dice };
        [left.pocket, left.dice] = [undefined, undefined];
        await this.studio.take({ id: this.#id(), read: asks.ask, ...read } as never, 'device');
        return this.move(1);
      }
      case 'turn':
      case 'move':
      case 'announce':
        await this.studio.done();
        return this.move(0.5);
      default:
        return this.#wait();
    }
  }

  /** To the end of what a clock runs for, or a moment. */
  async #wait(): Promise<void> {
    const { until } = this.table.lobby();
    const left = until === undefined ? 0 : (Date.parse(until) - this.#house.clock.now().getTime()) / 1000;
    await this.move(left > 0 ? left : 1);
  }

  #id(): string {
    return `${this.#opened.id} ${(this.#commands += 1)} ${(this.#readings += 1)}`;
  }
}

function told(answered: Answered): IncidentTold {
  if ('refused' in answered) throw new Error(JSON.stringify(answered.refused));
  return answered;
}
