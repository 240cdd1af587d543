/** What a game is to the rest of the house: a page of the rule book, its parameters, and a table that plays by them. */
import type { z } from 'zod';
import { defined } from '../base/defined.ts';
import type { ClauseId, GameId, PlayerId, Seat, Spot } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import { type Mistakes, mistakesOf } from '../base/parameters.ts';
import type { Word } from '../round/answer.ts';
import type { BettingTerms } from '../round/betting.ts';
import type { Layout } from '../round/layout.ts';
import type { Offer } from '../round/request.ts';
import type { Made, Procedure } from '../round/procedure.ts';
import type { Script } from '../round/round.ts';
import type { Cap, Pay, Settlement } from '../round/settle.ts';
import type { Compound } from '../round/slip-gesture.ts';
import type { View } from '../round/view.ts';
import type { Wager } from '../round/wager.ts';
import type { SpotChances } from './chances.ts';
import { narrowLimits } from './narrow-limits.ts';
import type { IncidentBook } from './incidents.ts';
import type { Clocks, NamedChoice, TablePlan } from './terms.ts';
import type { Wins } from './wins.ts';

/** The life of the cards: number of decks (undefined without cards), when they are changed, what is burned first. */
export interface ShoeTerms {
  readonly decks: number;
  /** Cards behind the cut card; undefined where every round has a fresh pack. */
  readonly cutCardFromEnd: number | undefined;
  readonly changeClause: ClauseId;
  /** What happens between the shuffle and the first round. */
  readonly prepare?: () => Procedure<void>;
  /** How often the dealer may try to read one card before the floor is called. */
  readonly scans?: { readonly most: number; readonly clause: ClauseId };
}

/** Time limits of a private table, where customers deal when they like. */
export interface OwnTable {
  /** Idle limit before the customer is disconnected. */
  readonly idle: { readonly minutes: number; readonly clause: ClauseId };
  /** After a lost connection, no new one is accepted for this long. */
  readonly block: { readonly seconds: number; readonly clause: ClauseId };
  /** An abandoned round is settled without its customer after this long. */
  readonly leftBehind: { readonly hours: number; readonly clause: ClauseId };
}

/** What is shown on the board after a round, as plain JSON: winner, points, number, dice, depending on the game. */
export type Board = Readonly<Record<string, unknown>>;

/** A game with fixed parameters: everything that tables, replay, odds, simulation and benches call. */
export interface Table<Outcome = unknown> extends Script<Outcome> {
  /** For round headers, settings and guides only: whatever they affect is part of the terms. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly clocks: Clocks;
  readonly plan: TablePlan;
  /** Every choice a round may offer. */
  readonly choices: readonly NamedChoice[];
  /** For games with seats; a wager then names its seat. */
  readonly seats?: readonly Seat[];
  readonly betting: BettingTerms;
  readonly compound?: Compound;
  readonly shoe: ShoeTerms;
  /** Undefined for shared tables. */
  readonly ownTable?: OwnTable;
  readonly cap: Cap | undefined;
  /** The clause that voids a round broken off by a failure of the house. */
  readonly failureClause: ClauseId;
  /** What may go wrong, and what the page then prescribes. */
  readonly incidents: IncidentBook;
  /** The clause that annuls the round of a player whose connection is lost now; undefined where their stakes stand. */
  readonly annulsOnLoss?: (seen: number) => ClauseId | undefined;
  /**
   * The clause by which the dealer checks a face-down card unseen; that the round continues then reveals something
   * about it.
   */
  readonly checksUnseen?: ClauseId;
  /** What this wager's spot pays on this outcome, before any money is counted. */
  payOn(outcome: Outcome, wager: Wager): Pay;
  /** Everything this spot can win, as printed. */
  winsOn(spot: Spot): Wins;
  /** An upper bound on this wager's win in cents, whatever its holder adds to it, ignoring any cap. */
  bestOn(wager: Wager): number;
  /** What this wager's holder has added to its stake since betting closed. */
  raisedOn(outcome: Outcome, wager: Wager): Cents;
  settle(outcome: Outcome, wagers: readonly Wager[], annulled?: ReadonlyMap<PlayerId, ClauseId>): Settlement;
  /** For roads, statistics and announcements. */
  board(outcome: Outcome): Board;
  /** The spots that won for everyone who holds them; undefined where that depends on the holder. */
  won(outcome: Outcome): readonly Spot[] | undefined;
  /** Groups cards the viewer already sees into the viewer's own hands, by their choices; it can add none. */
  readonly arrange?: (places: View['places'], own: readonly Made[]) => View['places'];
  /** How many draws of one name are shown at a time; draws of other names are shown together when consecutive. */
  readonly drawsShown?: ReadonlyMap<string, number>;
  /** The exact chances of every spot, from the same rules. */
  chances(): readonly SpotChances[];
  /** Best play, for games with choices; for simulation and tests, never for a live player (GLI-93). */
  readonly bestPlay?: () => (layout: Layout, offer: Offer, wagers: readonly Wager[]) => Word;
}

/** What the game's version record must contain for the regulator, as far as its page says. */
export interface GameRecord {
  /** The entry and name in the regulator's list of live table games. */
  readonly catalogue?: { readonly entry: string; readonly name: string; readonly manufacturer: string };
  readonly approval?: string;
  /** The version and date of the published rules. */
  readonly publishedRules?: { readonly version: string; readonly date: string };
}

/** By language; English where missing. */
export type OtherNames = Readonly<Partial<Record<'lt' | 'ro', string>>>;

export interface Game {
  readonly id: GameId;
  readonly title: string;
  readonly titles: OtherNames;
  readonly family: string;
  readonly record: GameRecord;
  /** The newest version, used for new rounds. Changes when a stored round would play differently. */
  readonly rulesVersion: string;
  /** Every version that a stored round may cite, oldest first. */
  readonly versions: readonly RulesVersion[];
  readonly parameterNames: readonly string[];
  /** Parameters of a private table with this many boxes; absent if the game has no seats. */
  readonly alone?: (boxes: number) => Readonly<Record<string, unknown>>;
  /** The table these parameters make under the newest version, or every mistake in them. */
  configure(parameters: unknown): Table | Mistakes;
}

/** One version of a game's rules. */
export interface RulesVersion {
  readonly version: string;
  /** The table these parameters make, or every mistake in them. */
  configure(parameters: unknown): Table | Mistakes;
}

interface RulesVersionTerms<Shape extends z.ZodType<Record<string, unknown>>> {
  readonly rulesVersion: string;
  readonly rules: Shape;
  table(rules: z.output<Shape>): Table;
}

export function defineVersion<Shape extends z.ZodType<Record<string, unknown>>>(
  terms: RulesVersionTerms<Shape>,
): RulesVersion {
  const parameterNames = namesIn(terms.rules.parse({}));
  return {
    version: terms.rulesVersion,
    configure(parameters) {
      const read = terms.rules.safeParse(parameters);
      return read.success ? terms.table(read.data) : { mistakes: mistakesOf(read.error, parameterNames) };
    },
  };
}

export function defineGame<Shape extends z.ZodType<Record<string, unknown>>>(
  game: RulesVersionTerms<Shape> & {
    readonly id: GameId;
    readonly title: string;
    /** Titles in other languages, where the game has one. */
    readonly titles?: OtherNames;
    readonly family: string;
    readonly record?: GameRecord;
    readonly alone?: NonNullable<Game['alone']>;
    /** Earlier versions, oldest first. */
    readonly earlier?: readonly RulesVersion[];
  },
): Game {
  const newest = defineVersion(game);
  return {
    id: game.id,
    title: game.title,
    titles: game.titles ?? {},
    family: game.family,
    record: game.record ?? {},
    rulesVersion: newest.version,
    versions: [...(game.earlier ?? []), newest],
    parameterNames: namesIn(game.rules.parse({})),
    ...defined({ alone: game.alone }),
    configure(parameters) {
      const table = newest.configure(parameters);
      if ('mistakes' in table) return table;
      // Only tables to come: rounds stored by narrower limits replay by them.
      const mistakes = narrowLimits(
        table.parameters,
        (changed) => game.table(changed as z.output<Shape>).betting.spots,
      );
      return mistakes.length === 0 ? table : { mistakes };
    },
  };
}

/** The table with a game's defaults, or with parameters known to be valid. */
export function tableOf(game: Game, parameters: unknown = {}): Table {
  const table = game.configure(parameters);
  if ('mistakes' in table) throw new Error(`${game.id}: ${table.mistakes.join('; ')}`);
  return table;
}

function namesIn(parameters: Readonly<Record<string, unknown>>, prefix = ''): readonly string[] {
  return Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? namesIn(value as Record<string, unknown>, `${prefix}${name}.`)
      : [`${prefix}${name}`],
  );
}
