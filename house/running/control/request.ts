/** Defines a control request: the schema of its input, and what it does. */
import { z } from 'zod';
import { commandLine, type Deed } from '../../accounts/rights.ts';
import type { Talk } from '../../talk/talk.ts';
import type { Tournaments } from '../../tournaments/tournaments.ts';
import type { AtHand } from '../at-hand.ts';
import type { TablesAtHand } from '../tables-at-hand.ts';

/** What requests work with. */
export interface RequestContext extends AtHand {
  readonly tables: TablesAtHand;
  readonly talk: Talk;
  /** The poker room, if the house is open and has one. */
  readonly tournaments?: Tournaments | undefined;
  /** Applies stops and ended sessions to connected people. */
  readonly recheck: () => Promise<void>;
}

/** Progress of a long request, or a chunk of the requested bytes. */
export type RequestProgress = { readonly done: number; readonly all: number } | { readonly bytes: string };

interface Request<Input extends z.ZodType, Answer> {
  readonly takes: Input;
  readonly run: (
    asked: RequestContext,
    input: z.output<Input>,
    tell: (told: RequestProgress) => Promise<void>,
  ) => Promise<Answer>;
}

export const request = <Input extends z.ZodType, Answer>(
  takes: Input,
  run: Request<Input, Answer>['run'],
): Request<Input, Answer> => ({ takes, run });

export const reason = z.string().max(500);
export const who = z.string().min(1).max(254);
export const deedOf = (why: string): Deed => ({ by: commandLine, reason: why });
