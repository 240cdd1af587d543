/**
 * One table's incidents: opened, answered, proposed, then carried out or rejected. Moving money needs a second
 * person.
 */
import { defined } from '../../../core/base/defined.ts';
import { present } from '../../../core/base/invariant.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { type Answers, questionsOf, type Resolution, triggersAt } from '../../../core/round/incidents.ts';
import type { TableEffect } from '../../../core/round/operations.ts';
import type { Card } from '../../../core/cards/card.ts';
import { appendAudit, type AuditedDeed } from '../../accounts/audit.ts';
import type { Actor } from '../../accounts/rights.ts';
import type { IncidentTold, TriggersTold } from '../../protocol/http/incidents.ts';
import type { Sql } from '../../storage/db.ts';
import { dropPause, keepPause, pauseOf } from '../desk/pauses.ts';
import { runningIn } from '../dealing/stage.ts';
import { refusalTold } from '../telling/told.ts';
import { type AtTable, carryOutAfter, carryOutNow } from './carry-out.ts';
import type { IncidentAnswer, Doer, IncidentDesk, IncidentOpening } from './desk.ts';
import {
  type IncidentStep,
  keepIncident,
  keepStep,
  openIncident,
  readIncidents,
  type SaidOfIncident,
  stateAfter,
  type StoredIncident,
} from './store.ts';
import { type Effect, incidentTold, resolutionTold } from './told.ts';
import {
  progressAt,
  reckon,
  returnedBy,
  signedBy,
  situationOf,
  standingOf,
  subjectOf,
  type TableStanding,
} from './standing.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import type { PauseTold } from '../../protocol/pause.ts';

/** What the dealer must do by hand after the resolution is stored. */
export interface LeftToDealer {
  readonly effects: readonly TableEffect[];
  /** Cards discarded outside of a round. */
  readonly discarded: readonly Card[];
  readonly by: string;
  readonly reason: string;
}

export interface IncidentParts extends AtTable {
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly dealer: ByHand | undefined;
}

/** Hooks of a studio table, where cards and shoe are physical. */
export interface ByHand {
  /** Before the table resumes: a new shoe, discards. */
  before(left: LeftToDealer): Promise<void>;
  /** After it has resumed: held cards. */
  after(left: LeftToDealer): Promise<void>;
}

const heldSince = (at: Date): PauseTold => ({ why: 'incident', since: at.toISOString() });
const no = (refused: ToldRefusal): { readonly refused: ToldRefusal } => ({ refused });
const none = no(refuseHere('no-such-incident'));

/** Why a table stays held after a restart: an open incident, or a person's pause. */
export async function heldAt(sql: Sql, table: string): Promise<PauseTold | undefined> {
  const open = await openIncident(sql, table);
  return open === undefined ? pauseOf(sql, table) : heldSince(present(open.steps[0], 'a first step').at);
}

export class TableIncidents implements IncidentDesk {
  readonly #parts: IncidentParts;
  /** From the resolution just stored. */
  #left: LeftToDealer | undefined;

  constructor(parts: IncidentParts) {
    this.#parts = parts;
  }

  triggers(): Promise<TriggersTold> {
    return this.#parts.run(async () => {
      const { play, house } = this.#parts;
      const { id, game } = play.setup;
      const standing = await this.#standing();
      const situation = situationOf(standing, {});
      const round = runningIn(play.stage)?.id;
      const open = await openIncident(house.db, id);
      return {
        table: id,
        game: game.id,
        ...defined({ round }),
        phase: situation.phase,
        triggers: triggersAt(standing.rules.incidents.triggers, situation).map((trigger) => ({
          trigger: trigger.id,
          clauses: [...new Set(trigger.rows.map(({ clause }) => clause))],
          questions: questionsOf(trigger, situation),
        })),
        ...defined({ open: open && this.#told(open, standing) }),
      };
    });
  }

  look(incident: number): Promise<IncidentAnswer> {
    return this.#parts.run(async () => {
      const { play, house } = this.#parts;
      const [stored] = await readIncidents(house.db, { id: incident, table: play.setup.id, limit: 1 });
      return stored === undefined ? none : this.#told(stored, await this.#standing());
    });
  }

  open({ trigger, reason = '', because, answers = {} }: IncidentOpening, { id: by }: Doer): Promise<IncidentAnswer> {
    return this.#parts.run(async () => {
      const { play, house } = this.#parts;
      const { setup } = play;
      if ((await openIncident(house.db, setup.id)) !== undefined) {
        return no(refuseHere('incident-open'));
      }
      const standing = await this.#standing();
      if (trigger !== undefined) {
        const progress = progressAt(standing, trigger, answers);
        if (isRefusal(progress)) return { refused: refusalTold(progress) };
      }
      const round = runningIn(play.stage)?.id ?? null;
      const said: SaidOfIncident = { ...defined({ trigger, because }), answers };
      const step = this.#step('opened', by, reason, said);
      const opened = { table: setup.id, game: setup.game.id, round, phase: standing.phase };
      const incident = await house.db.transaction(async (sql) => {
        const id = await keepIncident(sql, opened, step);
        // From now on the incident holds the table, and its outcome releases it.
        await dropPause(sql, setup.id);
        await this.#audit(sql, id, 'incident-opened', step, { before: null, after: { ...opened, ...said } });
        return id;
      });
      play.pause(heldSince(step.at));
      this.#say(incident, 'opened', trigger);
      return this.#told({ ...opened, id: incident, openedAt: step.at, steps: [step] }, standing);
    });
  }

  answer(
    incident: number,
    more: Pick<IncidentOpening, 'trigger' | 'answers'>,
    { id: by }: Doer,
  ): Promise<IncidentAnswer> {
    return this.#at(incident, async (stored, said, standing) => {
      const trigger = more.trigger ?? said.trigger;
      if (trigger === undefined) return no(refuseHere('no-trigger'));
      const answers: Answers = { ...(trigger === said.trigger ? said.answers : {}), ...more.answers };
      const progress = progressAt(standing, trigger, answers);
      if (isRefusal(progress)) return { refused: refusalTold(progress) };
      const step = this.#step('answered', by, '', { trigger, answers });
      await keepStep(this.#parts.house.db, incident, stored.steps.length, step);
      return this.#told({ ...stored, steps: [...stored.steps, step] }, standing);
    });
  }

  propose(incident: number, reason: string, by: Doer): Promise<IncidentAnswer> {
    return this.#at(incident, async (stored, said, standing) => {
      const resolution = this.#resolved(standing, said);
      if ('refused' in resolution) return resolution;
      const isDealers = resolution.actor === 'dealer' || resolution.actor === 'dealer-or-floor';
      if (!by.mayResolve && (!isDealers || resolution.needsSecond)) {
        return no(refuseHere('not-allowed'));
      }
      if (!resolution.needsSecond) return this.#carryOut({ stored, said, standing, resolution, reason }, [by.id]);
      const effect = this.#effect(standing, resolution, said, { reason, by: [by.id] });
      if ('refused' in effect) return effect;
      const told = resolutionTold(resolution, effect);
      const step = this.#step('proposed', by.id, reason, { ...said, resolution: told });
      await this.#parts.house.db.transaction(async (sql) => {
        await keepStep(sql, incident, stored.steps.length, step);
        await this.#audit(sql, incident, 'incident-proposed', step, { before: null, after: told });
      });
      return this.#told({ ...stored, steps: [...stored.steps, step] }, standing);
    });
  }

  confirm(incident: number, reason: string | undefined, { id: by, mayResolve }: Doer): Promise<IncidentAnswer> {
    return this.#at(incident, async (stored, said, standing) => {
      const proposed = stored.steps.at(-1);
      if (proposed?.did !== 'proposed') return no(refuseHere('not-proposed'));
      if (!mayResolve) return no(refuseHere('not-allowed'));
      if (proposed.by === by) return no(refuseHere('same-person'));
      const resolution = this.#resolved(standing, said);
      if ('refused' in resolution) return resolution;
      if (resolution.clause !== said.resolution?.clause) {
        return no(refuseHere('proposal-outdated'));
      }
      return this.#carryOut({ stored, said, standing, resolution, reason: reason ?? proposed.reason }, [
        proposed.by,
        by,
      ]);
    });
  }

  reject(incident: number, reason: string, { id: by, mayResolve }: Doer): Promise<IncidentAnswer> {
    return this.#at(incident, async (stored, said, standing) => {
      if (!mayResolve) return no(refuseHere('not-allowed'));
      const step = this.#step('rejected', by, reason, said);
      await this.#parts.house.db.transaction(async (sql) => {
        await keepStep(sql, incident, stored.steps.length, step);
        await this.#audit(sql, incident, 'incident-rejected', step, { before: said, after: null });
      });
      this.#say(incident, 'rejected', said.trigger);
      this.#left = { effects: [], discarded: [], by, reason };
      return this.#told({ ...stored, steps: [...stored.steps, step] }, standing);
    });
  }

  async #carryOut(
    { stored, said, standing, resolution, reason }: Deciding,
    by: readonly string[],
  ): Promise<IncidentAnswer> {
    const signed = signedBy(resolution.clause, reason, by);
    const done = reckon(standing, resolution, { answers: said.answers, signed });
    if (isRefusal(done)) return { refused: refusalTold(done) };
    const after = subjectOf(standing, resolution);
    const before = after?.before ?? standing.round;
    const effect: Effect = { before, after: done.round, settlement: returnedBy(standing, resolution, done) };
    const told = resolutionTold(resolution, effect);
    const step = this.#step('carried-out', present(by.at(-1), 'somebody'), reason, {
      ...said,
      ...defined({ round: after?.stored.id }),
      resolution: told,
    });
    const also = async (sql: Sql, balances: ReadonlyMap<string, number>) => {
      await keepStep(sql, stored.id, stored.steps.length, step);
      if (done.effects.includes('stand-still')) await keepPause(sql, stored.table, heldSince(step.at));
      await this.#audit(sql, stored.id, 'incident-carried-out', step, {
        before: { round: stored.round, shown: told.effect.before ?? null },
        after: { ...told, by, balances: Object.fromEntries(balances) },
      });
    };
    await (after === undefined
      ? carryOutNow(this.#parts, { done, signed, also })
      : carryOutAfter(this.#parts, after, { done, signed, also }));
    this.#say(stored.id, 'resolved', said.trigger, told);
    const isOutside = standing.phase === 'betting' || standing.phase === 'between';
    const out = done.entries.flatMap((entry) => (entry.kind === 'out' ? entry.cards : []));
    this.#left = { effects: done.effects, discarded: isOutside ? out : [], by: step.by, reason };
    return this.#told({ ...stored, steps: [...stored.steps, step] }, standing);
  }

  #resolved(standing: TableStanding, { trigger, answers }: SaidOfIncident): Resolution | { refused: ToldRefusal } {
    if (trigger === undefined) return no(refuseHere('no-trigger'));
    const progress = progressAt(standing, trigger, answers);
    if (isRefusal(progress)) return { refused: refusalTold(progress) };
    if (progress.is === 'asking') return no(refuseHere('not-answered', { question: progress.next.id }));
    return progress.resolution;
  }

  #effect(
    standing: TableStanding,
    resolution: Resolution,
    { answers }: SaidOfIncident,
    { reason, by }: { readonly reason: string; readonly by: readonly string[] },
  ): Effect | { readonly refused: ToldRefusal } {
    const done = reckon(standing, resolution, { answers, signed: signedBy(resolution.clause, reason, by) });
    if (isRefusal(done)) return { refused: refusalTold(done) };
    const before = subjectOf(standing, resolution)?.before ?? standing.round;
    return { before, after: done.round, settlement: returnedBy(standing, resolution, done) };
  }

  #told(stored: StoredIncident, standing: TableStanding): IncidentTold {
    const last = present(stored.steps.at(-1), 'a first step');
    const { trigger, answers } = last.said;
    if (stateAfter(last.did) !== 'open' || trigger === undefined) return incidentTold(stored);
    const progress = progressAt(standing, trigger, answers);
    if (isRefusal(progress)) return incidentTold(stored);
    if (progress.is === 'asking') return incidentTold(stored, progress);
    const effect = this.#effect(standing, progress.resolution, last.said, { reason: 'reckoned', by: [] });
    return 'refused' in effect ? incidentTold(stored) : incidentTold(stored, progress, effect);
  }

  /** An open incident of this table, with the table's present standing. */
  async #at(
    incident: number,
    work: (stored: StoredIncident, said: SaidOfIncident, standing: TableStanding) => Promise<IncidentAnswer>,
  ): Promise<IncidentAnswer> {
    const answered = await this.#parts.run(async () => {
      const stored = await openIncident(this.#parts.house.db, this.#parts.play.setup.id);
      if (stored?.id !== incident) return none;
      return work(stored, present(stored.steps.at(-1), 'a first step').said, await this.#standing());
    });
    const left = this.#left;
    this.#left = undefined;
    if (left !== undefined) await this.#goOn(left);
    return answered;
  }

  /** Not in the table's queue: the dealer's part asks the table for things itself. */
  async #goOn(left: LeftToDealer): Promise<void> {
    const { dealer, play, run } = this.#parts;
    await dealer?.before(left);
    if (left.effects.includes('stand-still')) return;
    await run(() => play.orFail(() => play.resume()));
    await dealer?.after(left);
  }

  #standing(): Promise<TableStanding> {
    const { house, play, dealer } = this.#parts;
    return standingOf(house.db, play, dealer === undefined ? 'machine' : 'people');
  }

  #step(did: IncidentStep['did'], by: string, reason: string, said: SaidOfIncident): IncidentStep {
    return { did, by, at: this.#parts.house.clock.now(), reason, said };
  }

  async #audit(
    sql: Sql,
    incident: number,
    did: AuditedDeed,
    { by, at, reason: given, said: { because } }: IncidentStep,
    { before, after }: { readonly before: unknown; readonly after: unknown },
  ): Promise<void> {
    const reason = given === '' ? (because?.kind ?? '') : given;
    const subject = `incident ${incident} of ${this.#parts.play.setup.id}`;
    await appendAudit(sql, { by: by as Actor, at: at.toISOString(), did, subject, before, after, reason });
  }

  /** Tells everyone at the table what happened, by which clause, what was done, and what happens to the bets. */
  #say(
    incident: number,
    is: 'opened' | 'resolved' | 'rejected',
    trigger: string | undefined,
    told?: NonNullable<IncidentTold['resolution']>,
  ): void {
    this.#parts.house.listener.toAll({
      said: 'incident',
      incident,
      is,
      ...defined({ trigger, clause: told?.clause, operations: told?.operations, bets: told?.bets }),
    });
  }
}

interface Deciding {
  readonly stored: StoredIncident;
  readonly said: SaidOfIncident;
  readonly standing: TableStanding;
  readonly resolution: Resolution;
  readonly reason: string;
}
