/** A round at a table of one's own: promised before its bets, dealt whole at DEAL, and found again after a stop. */
import { defined } from '../../../core/base/defined.ts';
import { broken, present } from '../../../core/base/invariant.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import type { Seed } from '../../../core/chance/stream.ts';
import type { Asked } from '../../../core/chance/virtual-dealer.ts';
import type { Game, Table } from '../../../core/games/game.ts';
import type { Answer } from '../../../core/round/answer.ts';
import type { Request, RequestOf } from '../../../core/round/request.ts';
import { Round } from '../../../core/round/round.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { TableTold } from '../../protocol/frames.ts';
import { brokenAt, lastRound, type StoredRound } from '../../rounds/read.ts';
import { rulesOf } from '../../../core/games/rules-of.ts';
import { type Lease, RoundRecord } from '../../rounds/store.ts';
import { commitmentTo } from '../../seeds/seed.ts';
import { newShoe, openRoundOn, type RoundHouse } from '../dealing/open-round.ts';
import { drawsSeal, readShoe } from '../dealing/shoes.ts';
import { openShoe, promisedShoe, shoeAfter, type ShoeInPlay, VirtualDealer } from '../dealing/virtual-table.ts';

/** By what a round is played: a game, and the parameters of the day. */
export interface Rules {
  readonly game: Game;
  readonly table: Table;
}

/** Where a round's cards and other draws come from. */
interface Source {
  readonly rules: Table;
  readonly shoe: ShoeInPlay;
  readonly seed: Seed;
}

interface PrivateRound extends Source {
  readonly record: RoundRecord;
}

/** Waits for its bets and for DEAL; its seeds are promised already. */
export type WaitingRound = PrivateRound;

/** Its result is fixed; `mark` steps of it have been shown. */
export interface DealtRound extends PrivateRound {
  readonly round: Round<unknown>;
  readonly mark: number;
  readonly dealtAt: Date;
}

/** What may be known of the seeds from the start. */
type Promised = Pick<Extract<TableTold, { said: 'betting' }>, 'commitment' | 'shoe'>;

export const promisedBy = ({ shoe, seed }: Source): Promised => ({
  commitment: commitmentTo(seed),
  shoe: promisedShoe(shoe, shoe.burned.length),
});

/** Where every round has a fresh pack, each has a shoe of its own; one from which nothing was dealt is used again. */
export async function openRound(
  house: RoundHouse,
  lease: Lease,
  now: Rules,
  unused: ShoeInPlay | undefined,
): Promise<WaitingRound> {
  const rules = now.table;
  const shoe = unused?.decks === rules.shoe.decks ? unused : await newShoe(house, lease, rules);
  const { record, seed } = await openRoundOn(house, lease, now, shoe);
  return { record, rules, shoe, seed };
}

/** Nothing was debited and nothing dealt: the round counts for nothing. */
export async function callOff({ record }: Pick<WaitingRound, 'record'>, now: Date): Promise<void> {
  await record.settle({ lines: [], cuts: [] }, 'void', now);
}

/** All cards that these bets lead to. The same seeds give the same cards, however often it is asked. */
export function dealWhole({ rules, shoe, seed }: Source, wagers: readonly Wager[]): Round<unknown> {
  const fresh = openShoe(rules, shoe.number, shoe.seed);
  const round = new Round(rules, shoeAfter(rules, fresh.seed, fresh.pack.dealt));
  const dealer = new VirtualDealer(fresh, seed);
  tell(round, { kind: 'bets', wagers });
  for (let { asks } = round; asks !== undefined; { asks } = round) {
    if (isAsked(asks)) broken(`after DEAL nobody is asked for ${asks.ask}`);
    tell(round, dealer.answer(asks));
  }
  return round;
}

const isAsked = (request: Request): request is RequestOf<Asked> =>
  request.ask === 'bets' || request.ask === 'choice' || request.ask === 'window';

function tell(round: Round<unknown>, answer: Answer): void {
  const refusal = round.answer(answer);
  if (refusal !== undefined) broken(`the round refuses its own dealer: ${refusal.reason}`);
}

/** What a stop has left of the last round; nothing when that one is over and seen. */
export interface FoundRound {
  readonly waiting?: WaitingRound;
  readonly dealt?: DealtRound;
  /** Settled while its player was away: they have not seen how it ended. */
  readonly unseen?: DealtRound & Pick<StoredRound, 'endedAt' | 'settlements'>;
  /** Of a round that was called off because the rules have changed since. */
  readonly unused?: ShoeInPlay;
}

export async function findRound(house: RoundHouse, lease: Lease, now: Rules): Promise<FoundRound> {
  const stored = await lastRound(house.db, lease.table);
  if (stored?.state === 'dealing') return { dealt: await dealtAgain(house, lease, stored) };
  if (stored?.state === 'betting') return waitingAgain(house, lease, now, stored);
  if (stored?.state !== 'settled' || (stored.published ?? 0) >= stored.entries.length) return {};
  const dealt = await dealtAgain(house, lease, stored);
  return dealt.mark < dealt.round.steps.length ? { unseen: { ...stored, ...dealt } } : {};
}

async function waitingAgain(house: RoundHouse, lease: Lease, now: Rules, stored: StoredRound): Promise<FoundRound> {
  const record = RoundRecord.resume(house.db, lease, stored);
  const rules = now.table;
  const shoe = stored.shoe.decks === rules.shoe.decks ? await shoeOf(house, stored, rules) : undefined;
  if (shoe !== undefined && isBy(now, stored)) {
    return { waiting: { record, rules, shoe, seed: drawsOf(house, stored) } };
  }
  await callOff({ record }, house.clock.now());
  return defined({ unused: shoe });
}

const isBy = ({ game, table }: Rules, { rulesVersion, parameters }: StoredRound): boolean =>
  game.rulesVersion === rulesVersion && JSON.stringify(table.parameters) === JSON.stringify(parameters);

/** The journal must be whole and what its seeds give: anything else would be another dealer's round. */
async function dealtAgain(house: RoundHouse, lease: Lease, stored: StoredRound): Promise<DealtRound> {
  const { id, entries } = stored;
  if (brokenAt(stored) !== undefined) broken(`the journal of ${id} has been touched`);
  const rules = rulesOf(stored);
  if (typeof rules === 'string') broken(`${id} cannot go on: ${rules}`);
  const round = Round.replay(
    rules,
    stored.shoe,
    entries.map(({ entry }) => entry),
  );
  if (isRefusal(round)) broken(`${id} does not replay: ${round.reason}`);
  const source = { rules, shoe: await shoeOf(house, stored, rules), seed: drawsOf(house, stored) };
  const told = (one: Round<unknown>) => JSON.stringify(one.steps.map(({ reply }) => reply));
  if (told(dealWhole(source, round.wagers)) !== told(round)) broken(`${id} is not what its seeds give`);
  return {
    ...source,
    record: RoundRecord.resume(house.db, lease, stored),
    round,
    mark: present(stored.published, `the mark of ${id}`),
    dealtAt: present(stored.closedAt, `the time of ${id}`),
  };
}

async function shoeOf({ db, safe }: RoundHouse, { table, shoeNumber }: StoredRound, rules: Table): Promise<ShoeInPlay> {
  const number = present(shoeNumber, 'the number of a shoe');
  return openShoe(rules, number, await readShoe(db, safe, table, number));
}

const drawsOf = ({ safe }: RoundHouse, { id, table, sealed }: StoredRound): Seed =>
  safe.open(present(sealed, `the seed of ${id}`), drawsSeal(table));
