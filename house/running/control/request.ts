/** What a request at the house's own machine is made of: the shape of what it takes, and what is done. */
import { z } from 'zod';
import { commandLine, type Deed } from '../../accounts/rights.ts';
import type { Talk } from '../../talk/talk.ts';
import type { Tournaments } from '../../tournaments/tournaments.ts';
import type { AtHand } from '../at-hand.ts';
import type { TablesAtHand } from '../tables-at-hand.ts';

/** What a request is done with. */
export interface RequestContext extends AtHand {
  readonly tables: TablesAtHand;
  readonly talk: Talk;
  /** The poker room, where the house is open and has one. */
  readonly tournaments?: Tournaments | undefined;
  /** People who are connected are held against what has changed. */
  readonly recheck: () => Promise<void>;
}

/** Said while a long request runs: how far it has come, or a part of the bytes that were asked for. */
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
