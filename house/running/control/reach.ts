/** How commands reach a house: through its running process, or by opening its data if it is closed. */
import { readFileSync } from 'node:fs';
import type { Clock } from '../../clock.ts';
import { asLastChanged } from '../../settings/kept-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { StorageError } from '../../storage/db.ts';
import { linesOf } from '../../storage/lines.ts';
import { type Holder, holderOf } from '../../storage/lock.ts';
import { takeInHand } from '../at-hand.ts';
import { Streams } from '../../streams/streams.ts';
import { Talk } from '../../talk/talk.ts';
import { closedTables } from '../tables-at-hand.ts';
import { answerTo } from './answer.ts';
import { controlKeyIn, type ControlLine } from './listen.ts';
import type { RequestProgress } from './request.ts';
import type { Answer, Input, RequestName } from './requests.ts';

export interface HouseInReach {
  /** Whether tables run. A closed house keeps changes for its next start. */
  readonly isOpen: boolean;
  ask<Name extends RequestName>(
    name: Name,
    input: Input<Name>,
    hear?: (told: RequestProgress) => void | Promise<void>,
  ): Promise<Answer<Name>>;
  close(): Promise<void>;
}

export async function reachHouse(settings: Settings, clock: Clock): Promise<HouseInReach> {
  const holder = holderOf(settings.folder);
  return holder === undefined ? takeClosed(settings, clock) : askHolder(settings.folder, holder);
}

async function takeClosed(settings: Settings, clock: Clock): Promise<HouseInReach> {
  const { server } = settings;
  const site = server.site ?? `${server.tls === undefined ? 'http' : 'https'}://${server.host}:${server.port}`;
  const hands = { clock, site: () => site, posted: () => {}, mayFound: false };
  const atHand = await takeInHand(settings, hands);
  const tables = closedTables(atHand.accounts, await asLastChanged(atHand.storage.db, atHand.settings));
  const { db } = atHand.storage;
  const failed = () => {};
  // Nobody is at the tables of a closed house.
  const talk = new Talk({ db, clock, streams: new Streams(clock), tables: new Map(), failed }, atHand.settings.chat);
  const asked = { ...atHand, tables, talk, recheck: async () => {} };
  return {
    isOpen: false,
    async ask<Name extends RequestName>(name: Name, input: Input<Name>, hear: Hear = () => {}) {
      const answer = await answerTo(asked, name, input, async (told) => hear(told));
      // Serialized as an open house would, for example dates as strings.
      return JSON.parse(JSON.stringify(answer)) as Answer<Name>;
    },
    close: () => atHand.close(),
  };
}

type Hear = (told: RequestProgress) => void | Promise<void>;

function askHolder(folder: string, { pid, control }: Holder): HouseInReach {
  if (control === undefined) {
    throw new StorageError(`process ${pid} has ${folder} and does not listen yet; try again in a moment`);
  }
  return {
    isOpen: true,
    async ask<Name extends RequestName>(name: Name, input: Input<Name>, hear: Hear = () => {}) {
      const response = await fetch(`${control}/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keyIn(folder)}` },
        body: JSON.stringify(input),
      }).catch(() => undefined);
      if (response?.status === 401) throw new StorageError(`the key in ${folder} is not the one of process ${pid}`);
      const body = response?.body ?? undefined;
      if (body === undefined) throw new StorageError(`process ${pid} has ${folder} and does not answer at ${control}`);
      return (await answerIn(body, hear)) as Answer<Name>;
    },
    close: async () => {},
  };
}

function keyIn(folder: string): string {
  try {
    return readFileSync(controlKeyIn(folder), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StorageError(
      code === 'ENOENT'
        ? `the house in ${folder} is closing and takes no more commands; try again when it is closed`
        : `the house in ${folder} is open, and its key cannot be read (${code}); run this as the user who started it`,
    );
  }
}

async function answerIn(body: ReadableStream<Uint8Array>, hear: Hear): Promise<unknown> {
  try {
    for await (const text of linesOf(body)) {
      const line = JSON.parse(text) as ControlLine;
      if ('answer' in line) return line.answer;
      if ('failed' in line) throw new StorageError(line.failed);
      await hear(line.told);
    }
  } catch (error) {
    // A broken connection is reported by the error below.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new StorageError('the house has stopped before it answered');
}
