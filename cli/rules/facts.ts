/** All facts about one clause or compliance point: its text, its references, how and where it is carried. */
import { defined } from '../../core/base/defined.ts';
import type { Clause, CompliancePoint, Rulebook } from '../../rulebook/clause.ts';
import type { Level } from '../../rulebook/levels.ts';
import { rulebookFolder } from '../../rulebook/load.ts';
import { openPointOf, type OpenPoint } from '../../rulebook/open-point.ts';
import { idsIn, prefixOf } from '../../rulebook/parse.ts';
import { type Proof, readProof } from '../../rulebook/proof.ts';
import { clausesWithExamples, pagesWithExamples } from '../../rulebook/with-examples.ts';
import type { Status } from '../conformance/statuses.ts';
import { conformanceOf } from '../conformance/summary.ts';
import { mentionsOf, type Mentions } from './mentions.ts';

/** How a clause is carried; `note` adds what the status alone does not say, `by` names the test run that says so. */
export interface Standing {
  readonly status: Status | 'unknown';
  readonly note?: string;
  readonly by?: string;
  readonly levels: readonly LevelFacts[];
}

/** One place where a clause is met: the files whose tests prove it there, or the issue that will. */
export interface LevelFacts {
  readonly level: Level;
  readonly tests: readonly string[];
  readonly due?: number;
  /** How people are reminded of their part. */
  readonly reminder?: string;
}

export interface ClauseFacts extends Omit<Clause, 'levels'>, Standing, Mentions {
  readonly openPoint?: OpenPoint;
  /** Clauses named in the text, such as the resolution that corrects it. */
  readonly names: readonly { readonly id: string; readonly text: string }[];
  /** Clauses whose text names this one. */
  readonly namedBy: readonly string[];
}

export type PointFacts = CompliancePoint & Standing & Mentions;

export function clauseFacts(clause: Clause, rulebook: Rulebook, root: string): ClauseFacts {
  const page = pagesWithExamples(rulebook).find(({ id }) => id === clause.page);
  const openPoint = page && openPointOf(page, clause);
  const clauses = clausesWithExamples(rulebook);
  const prefixes = new Set(clauses.map(({ id }) => prefixOf(id)));
  const named = new Set(idsIn(clause.text, prefixes));
  return {
    ...clause,
    ...(openPoint && { openPoint: { title: openPoint.title, notes: openPoint.notes } }),
    names: clauses.filter(({ id }) => named.has(id)).map(({ id, text }) => ({ id, text })),
    namedBy: clauses.filter(({ text }) => idsIn(text, prefixes).includes(clause.id)).map(({ id }) => id),
    ...standingOf(clause.id, rulebook),
    ...mentionsOf(clause.id, root),
  };
}

export function pointFacts(point: CompliancePoint, rulebook: Rulebook, root: string): PointFacts {
  return { ...point, ...standingOf(point.id, rulebook), ...mentionsOf(point.id, root) };
}

/** Reads the last complete test run: looking up a rule should not wait for the tests. */
function standingOf(id: string, rulebook: Rulebook): Standing {
  const proof = readProof(rulebookFolder);
  if (proof === undefined) return { status: 'unknown', note: '`baize conformance --run` runs the tests', levels: [] };
  const { clauses, compliance } = conformanceOf(rulebook, proof.proven);
  const status = clauses.get(id)?.status ?? compliance.get(id) ?? 'unknown';
  const reason = reasonFor(id, status, rulebook);
  return {
    status,
    ...(reason !== undefined && { note: reason }),
    by: `the tests of ${proof.day}, commit ${proof.commit}`,
    levels: (levelsById(rulebook).get(id) ?? []).map((level) => levelFacts(id, level, rulebook, proof)),
  };
}

function levelFacts(id: string, level: Level, { pending, operations }: Rulebook, proof: Proof): LevelFacts {
  const files = proof.proven.filter(({ clause, door }) => clause === id && door === level).map(({ file }) => file);
  const reminder = level === 'operations' ? operations.find((one) => one.id === id)?.reminder : undefined;
  const due = pending.find((one) => one.id === id && one.level === level)?.due;
  return { level, tests: [...new Set(files)], ...defined({ reminder, due }) };
}

const levelsById = (rulebook: Rulebook) =>
  new Map(clausesWithExamples(rulebook).map((clause) => [clause.id, clause.levels] as const));

function reasonFor(id: string, status: Status | 'unknown', rulebook: Rulebook): string | undefined {
  const by = rulebook.replaced.find((one) => one.id === id)?.by;
  if (by === undefined) return undefined;
  return status === 'replaced' ? `by ${by}` : `a test must name it together with ${by}, which replaces it`;
}
