/** A case of the incident table, brought about and put right by two people: cards, money, journal, audit and what players heard. */
import { expect } from 'vitest';
import { defined } from '../../../../core/base/defined.ts';
import { present } from '../../../../core/base/invariant.ts';
import { printCard } from '../../../../core/cards/card.ts';
import type { Edit } from '../../../../core/round/answer.ts';
import type { Answers } from '../../../../core/round/incidents.ts';
import { readAudit } from '../../../accounts/audit.ts';
import type { IncidentTold } from '../../../protocol/http/incidents.ts';
import { ana, type Brought, type IncidentHouse, type Scene } from './incident-house.ts';

export interface Case {
  /** Where the mistake is noticed. */
  readonly at: 'betting' | 'dealing' | 'result';
  /** What had been brought until then. */
  readonly dealt?: Brought;
  /** What the devices did just then. */
  readonly happens?: (scene: Scene) => Promise<void>;
  readonly trigger: string;
  readonly answers?: Answers;
  readonly clause: string;
  /** The operations, in order. */
  readonly does: string;
  /** What is brought afterwards, until the round has ended. */
  readonly rest?: Brought;
  /** What Ana has more, or less, when the round is over; nothing where it is void. */
  readonly wins?: number;
  /** A further look, once it is carried out. */
  readonly check?: (scene: Scene, round: string) => Promise<void> | void;
  /** And once the round has ended. */
  readonly atEnd?: (scene: Scene) => Promise<void> | void;
}

export interface Stakes {
  readonly spot: string;
  readonly amount: number;
  readonly fee?: number;
  readonly seat?: string;
}

/** The round is played to its end, whatever has become of it. */
export async function runCase(
  house: IncidentHouse,
  scene: Scene,
  stakes: Stakes,
  one: Case,
): Promise<'settled' | 'void'> {
  const { spot, amount, fee = 0, seat } = stakes;
  await scene.toBetting();
  const before = await house.balance();
  await scene.bet(spot, amount, defined({ seat }));
  const round = scene.roundId;
  if (one.at !== 'betting') await scene.closeBets();
  if (one.at !== 'betting') await (one.at === 'result' ? scene.toResult(one.dealt) : scene.bring(one.dealt ?? {}));
  await one.happens?.(scene);
  const taken = one.at === 'betting' ? 0 : amount + fee;
  const isVoid = endOf(one) === 'void';

  const lay = scene.table.round?.layout.places;
  const done = await scene.resolve(one.trigger, one.answers ?? {});
  expect([done.resolution?.clause, done.resolution?.operations.join(' ')]).toEqual([one.clause, one.does]);
  const { after } = await carriedOut(house, scene, done);
  if (!one.does.split(' ').some((operation) => touchingCards.has(operation))) {
    // The cards lie as they lay.
    expect(scene.table.round?.layout.places).toEqual(lay);
  }
  await one.check?.(scene, round);

  const stored = await scene.stored(round);
  if (isVoid) {
    expect(await house.balance()).toBe(before);
    expect(stored.state).toBe('void');
    if (taken > 0) {
      const signed = { clause: one.clause, reason: 'by the book', by: ['flora', 'gus'] };
      expect(stored.entries.at(-1)?.entry).toEqual({ kind: 'void', signed });
      const refund = { result: 'refund', returns: taken, clause: one.clause };
      expect(stored.settlements).toMatchObject([{ lines: [{ wager: { player: ana, spot }, ...refund }], cuts: [] }]);
      expect(after).toMatchObject({ effect: { returned: taken, players: 1 }, balances: { ana: before } });
      const settled = { round, paid: taken, balance: before, lines: [{ spot, ...refund }] };
      expect(scene.heard(ana).at(-1)).toMatchObject({ said: 'settled', settled });
    } else expect(scene.heard(ana).at(-1)).toMatchObject({ said: 'gone', reason: { clause: one.clause } });
  } else {
    if (one.at === 'betting') {
      expect(scene.roundId).toBe(round);
      expect((await scene.table.own(ana)).laid).toMatchObject([{ stakes: { [spot]: amount } }]);
      await scene.closeBets();
    }
    if (one.at !== 'result') await scene.toResult(one.rest);
    const wins = present(one.wins, 'what she wins');
    expect((await house.balance()) - before).toBe(wins);
    const ended = await scene.stored(round);
    expect(ended.state).toBe('settled');
    expect(ended.settlements).toHaveLength(1);
    const settled = { round, paid: wins + amount + fee, balance: before + wins };
    expect(scene.heard(ana).findLast(({ said }) => said === 'settled')).toMatchObject({ settled });
    if (one.at !== 'betting') {
      const signed = ended.entries.flatMap(({ entry }) => ('signed' in entry ? [entry.signed] : []));
      expect(signed).toContainEqual(expect.objectContaining({ clause: one.clause, reason: 'by the book' }));
      // Nothing that was written is gone.
      expect(ended.entries.slice(0, stored.entries.length)).toEqual(stored.entries);
    }
  }
  await one.atEnd?.(scene);
  return isVoid ? 'void' : 'settled';
}

/** What leaves other cards on the table, or at once brings one. */
const touchingCards = new Set(['remove-last', 'correct-record', 'carry-over', 'void']);

/** What is the same of every resolution: two signed it where money moves, all were told, the audit trail has before and after. */
export async function carriedOut(
  house: IncidentHouse,
  scene: Scene,
  done: IncidentTold,
): Promise<{ readonly after: unknown }> {
  expect(done.state).toBe('carried-out');
  const { incident, trigger } = done;
  const { clause, operations, bets, needsSecond } = present(done.resolution, 'a resolution');
  const people = needsSecond ? ['flora', 'gus'] : ['flora'];
  const steps = done.steps.slice(-people.length).map(({ did, by }) => `${did} ${by}`);
  expect(steps).toEqual(needsSecond ? ['proposed flora', 'carried-out gus'] : ['carried-out flora']);
  expect(scene.said).toContainEqual({ said: 'incident', incident, is: 'resolved', trigger, clause, operations, bets });
  const audited = (await readAudit(house.db, { limit: 5 })).map(({ entry }) => entry);
  const entry = audited.find(({ did }) => did === 'incident-carried-out');
  expect(entry).toMatchObject({
    by: people.at(-1),
    subject: `incident ${incident} of ${scene.table.id}`,
    reason: 'by the book',
    before: { round: expect.any(String), shown: expect.any(Object) },
    after: { clause, operations, bets, by: people },
  });
  house.proven.add(scene.table.rules.incidents.triggers, done);
  return { after: entry?.after };
}

/** How the page has it end. */
export const endOf = ({ does }: Case): 'settled' | 'void' => (does.split(' ').includes('void') ? 'void' : 'settled');

/** After the round another shoe is in play, or the same one still. */
export const nextShoe = (isNew: boolean) => async (scene: Scene) => {
  const before = (await scene.stored()).shoeNumber ?? 0;
  await scene.toBetting();
  expect((await scene.stored()).shoeNumber).toBe(isNew ? before + 1 : before);
};

/** The journal says that this was done with hands, in this order. */
export const says =
  (...notes: string[]) =>
  async (scene: Scene) =>
    expect(await notesIn(scene)).toEqual(notes);

/** What was corrected in the record. */
const editsIn = async (scene: Scene, round?: string) =>
  (await scene.stored(round)).entries.flatMap(({ entry }) => (entry.kind === 'edit' ? [entry.change] : []));

/** The record was corrected so, and in no other way. */
export const edits =
  (...changes: readonly Edit[]) =>
  async (scene: Scene, round?: string) =>
    expect(await editsIn(scene, round)).toEqual(changes);

/** These cards have left the shoe for the discard holder. */
export const burns =
  (...cards: readonly number[]) =>
  async (scene: Scene, round?: string) =>
    expect((await scene.stored(round)).entries.map(({ entry }) => entry)).toContainEqual(
      expect.objectContaining({ kind: 'out', cards }),
    );

/** Nothing moves until somebody of the floor goes on. */
export async function standsStill(scene: Scene): Promise<void> {
  const steps = scene.table.round?.steps.length;
  await scene.move(60);
  expect([scene.table.phase, scene.table.round?.steps.length]).toEqual(['paused', steps]);
  await scene.table.resume();
}

/** So many cards lie at each place. */
export const lie =
  (counts: Readonly<Record<string, number>>) =>
  (scene: Scene): void => {
    const there = Object.keys(counts).map((place) => [place, cardsAt(scene, place).length] as const);
    expect(Object.fromEntries(there)).toEqual(counts);
  };

/** The cards that lie at a place, face down ones too. */
export const cardsAt = (scene: Scene, place: string): readonly string[] =>
  [...present(scene.table.round, 'a round').layout.places].flatMap(([at, cards]) =>
    at === place ? cards.map(({ card }) => printCard(card)) : [],
  );

/** What the table says in the journal that was done with hands. */
const notesIn = async (scene: Scene, round?: string): Promise<readonly string[]> =>
  (await scene.stored(round)).entries.flatMap(({ entry }) => (entry.kind === 'note' ? [entry.text] : []));
