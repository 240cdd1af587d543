/** Runs one case of an incident table, resolved by two people, and checks cards, money, journal, audit and messages. */
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
  /** When the mistake is noticed. */
  readonly at: 'betting' | 'dealing' | 'result';
  /** What was dealt until then. */
  readonly dealt?: Brought;
  /** What the devices did at that moment. */
  readonly happens?: (scene: Scene) => Promise<void>;
  readonly trigger: string;
  readonly answers?: Answers;
  readonly clause: string;
  /** The resolution's operations, in order. */
  readonly does: string;
  /** What is dealt afterwards, until the round ends. */
  readonly rest?: Brought;
  /** Ana's net result when the round is over; undefined if void. */
  readonly wins?: number;
  /** Further checks once it is carried out. */
  readonly check?: (scene: Scene, round: string) => Promise<void> | void;
  /** Further checks once the round has ended. */
  readonly atEnd?: (scene: Scene) => Promise<void> | void;
}

export interface Stakes {
  readonly spot: string;
  readonly amount: number;
  readonly fee?: number;
  readonly seat?: string;
}

/** Plays the round to its end, whatever the resolution. */
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
    // The cards are unchanged.
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
    } else expect(scene.heard(ana).at(-1)).toMatchObject({ said: 'gone', why: { clause: one.clause } });
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
      // Nothing written earlier is gone.
      expect(ended.entries.slice(0, stored.entries.length)).toEqual(stored.entries);
    }
  }
  await one.atEnd?.(scene);
  return isVoid ? 'void' : 'settled';
}

/** Operations that change the cards on the table, or bring one at once. */
const touchingCards = new Set(['remove-last', 'correct-record', 'carry-over', 'void']);

/**
 * What every resolution has in common: two signatures if money moves, everyone told, an audit entry with before and
 * after.
 */
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

/** How the round ends by the page. */
export const endOf = ({ does }: Case): 'settled' | 'void' => (does.split(' ').includes('void') ? 'void' : 'settled');

/** Whether a new shoe is in play after the round. */
export const nextShoe = (isNew: boolean) => async (scene: Scene) => {
  const before = (await scene.stored()).shoeNumber ?? 0;
  await scene.toBetting();
  expect((await scene.stored()).shoeNumber).toBe(isNew ? before + 1 : before);
};

/** The journal records these manual actions, in this order. */
export const says =
  (...notes: string[]) =>
  async (scene: Scene) =>
    expect(await notesIn(scene)).toEqual(notes);

/** The corrections to the record. */
const editsIn = async (scene: Scene, round?: string) =>
  (await scene.stored(round)).entries.flatMap(({ entry }) => (entry.kind === 'edit' ? [entry.change] : []));

/** The record was corrected in exactly this way. */
export const edits =
  (...changes: readonly Edit[]) =>
  async (scene: Scene, round?: string) =>
    expect(await editsIn(scene, round)).toEqual(changes);

/** These cards went from the shoe to the discard holder. */
export const burns =
  (...cards: readonly number[]) =>
  async (scene: Scene, round?: string) =>
    expect((await scene.stored(round)).entries.map(({ entry }) => entry)).toContainEqual(
      expect.objectContaining({ kind: 'out', cards }),
    );

/** Nothing moves until someone of the floor resumes. */
export async function standsStill(scene: Scene): Promise<void> {
  const steps = scene.table.round?.steps.length;
  await scene.move(60);
  expect([scene.table.phase, scene.table.round?.steps.length]).toEqual(['paused', steps]);
  await scene.table.resume();
}

/** The number of cards at each place. */
export const lie =
  (counts: Readonly<Record<string, number>>) =>
  (scene: Scene): void => {
    const there = Object.keys(counts).map((place) => [place, cardsAt(scene, place).length] as const);
    expect(Object.fromEntries(there)).toEqual(counts);
  };

/** The cards at a place, including face-down ones. */
export const cardsAt = (scene: Scene, place: string): readonly string[] =>
  [...present(scene.table.round, 'a round').layout.places].flatMap(([at, cards]) =>
    at === place ? cards.map(({ card }) => printCard(card)) : [],
  );

/** The manual actions recorded in the journal. */
const notesIn = async (scene: Scene, round?: string): Promise<readonly string[]> =>
  (await scene.stored(round)).entries.flatMap(({ entry }) => (entry.kind === 'note' ? [entry.text] : []));
