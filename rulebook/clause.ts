/** The parts of the rule book: pages of clauses, compliance points, and the lists that say how clauses are carried. */

import type { Level } from './levels.ts';

/** The kind of a clause, given in brackets after the id. */
export const kinds = [
  'setup',
  'timing',
  'value',
  'bet',
  'limit',
  'procedure',
  'payout',
  'money',
  'ui',
  'disconnect',
  'incident',
  'integrity',
  'reporting',
  'example',
  'resolution',
] as const;

/** One clause: where it is, its page's notes on it, and its own sentences (markdown). */
export interface Clause {
  readonly id: string;
  readonly page: string;
  readonly game: string;
  readonly kind: string;
  /** Where it is met, and must be proven. */
  readonly levels: readonly Level[];
  readonly summary: string;
  readonly text: string;
  readonly source: string;
}

export interface Page {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** The page without its head. */
  readonly markdown: string;
  readonly clauses: readonly Clause[];
}

/** One of the hundred points a test lab asks for. */
export interface CompliancePoint {
  readonly id: string;
  readonly section: string;
  readonly requirement: string;
  readonly where: string;
}

/** A clause that no test proves yet at this level, and the issue (1 to 10) that brings the proof. */
export interface Pending {
  readonly id: string;
  readonly level: Level;
  readonly due: number;
}

/** A duty of staff or studio that software cannot perform, and where the product reminds people of it. */
export interface Operation {
  readonly id: string;
  readonly reminder: string;
}

/** A clause whose own text is not implemented, because the resolution `by` overrides it. */
export interface Replaced {
  readonly id: string;
  readonly by: string;
}

export interface Rulebook {
  readonly pages: readonly Page[];
  /** All clauses, page by page, in reading order. */
  readonly clauses: readonly Clause[];
  /** Pages of example games; their clauses are not approved and not counted. */
  readonly examples: readonly Page[];
  readonly compliance: readonly CompliancePoint[];
  readonly pending: readonly Pending[];
  readonly operations: readonly Operation[];
  readonly replaced: readonly Replaced[];
}

/** The texts of the rulebook folder; pages by file name without extension. */
export interface Sources {
  readonly pages: ReadonlyMap<string, string>;
  readonly examples: ReadonlyMap<string, string>;
  readonly compliance: string;
  readonly pending: string;
  readonly operations: string;
  readonly replaced: string;
  readonly levels: string;
}
