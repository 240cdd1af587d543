/** A case of the incident table, brought about and put right by two people: cards, money, journal, audit and what players heard. */
import { expect } from 'vitest';
import { present } from '../../../../core/base/invariant.ts';
import { printCard } from '../../../../core/cards/card.ts';
import type { Edit } from '../../../../core/round/answer.ts';
import type { Answers } from '../../../../core/round/incidents.ts';
import { readAudit } from '../../../accounts/audit.ts';
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
  await scene.bet(spot, amount, seat === undefined ? {} : { seat });
  const round = scene.roundId;
  if (one.at !== 'betting') await scene.closeBets();
  if (one.at !== 'betting') await (one.at === 'result' ? scene.toResult(one.dealt) : scene.bring(one.dealt ?? {}));
  await one.happens?.(scene);
  const taken = one.at === 'betting' ? 0 : amount + fee;
  const isVoid = endOf(one) === 'void';

  const done = await scene.resolve(one.trigger, one.answers ?? {});
  const { clause, operations, bets, needsSecond } = done.resolution ?? {};
  expect([clause, operations?.join(' '), done.state]).toEqual([one.clause, one.does, 'carried-out']);
  const people = done.steps.slice(needsSecond === true ? -2 : -1).map(({ did, by }) => `${did} ${by}`);
  expect(people).toEqual(needsSecond === true ? ['proposed flora', 'carried-out gus'] : ['carried-out flora']);
  expect(scene.said).toContainEqual({
    said: 'incident',
    incident: done.incident,
    is: 'resolved',
    trigger: one.trigger,
    clause: one.clause,
    operations,
    bets,
  });
  const audited = await readAudit(house.db, { limit: 5 });
  expect(audited.map(({ entry }) => entry)).toContainEqual(
    expect.objectContaining({
      did: 'incident-carried-out',
      by: needsSecond === true ? 'gus' : 'flora',
      subject: `incident ${done.incident} of ${scene.table.id}`,
      reason: 'by the book',
    }),
  );
  await one.check?.(scene, round);

  if (isVoid) {
    expect(await house.balance()).toBe(before);
    const stored = await scene.stored(round);
    expect(stored.state).toBe('void');
    if (taken > 0) {
      const signed = { clause: one.clause, reason: 'by the book', by: ['flora', 'gus'] };
      expect(stored.entries.at(-1)?.entry).toEqual({ kind: 'void', signed });
      expect(stored.settlements).toMatchObject([
        { lines: [{ wager: { player: ana, spot }, result: 'refund', returns: taken, clause: one.clause }], cuts: [] },
      ]);
    } else expect(scene.heard(ana).at(-1)).toMatchObject({ said: 'gone', reason: { clause: one.clause } });
  } else {
    if (one.at === 'betting') {
      expect(scene.roundId).toBe(round);
      expect((await scene.table.own(ana)).laid).toMatchObject([{ stakes: { [spot]: amount } }]);
      await scene.closeBets();
    }
    if (one.at !== 'result') await scene.toResult(one.rest);
    expect((await house.balance()) - before).toBe(one.wins);
    expect((await scene.stored(round)).state).toBe('settled');
    if (one.at !== 'betting') {
      const stored = await scene.stored(round);
      const signed = stored.entries.flatMap(({ entry }) => ('signed' in entry ? [entry.signed] : []));
      expect(signed).toContainEqual(expect.objectContaining({ clause: one.clause, reason: 'by the book' }));
    }
  }
  await one.atEnd?.(scene);
  return isVoid ? 'void' : 'settled';
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
