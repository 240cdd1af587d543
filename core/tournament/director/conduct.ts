/** Drives a director: tells it the time before anything else, and answers its draws until it asks for no more. */
import type { Refusal } from '../../base/refusal.ts';
import type { RequestOf } from '../../round/request.ts';
import { step } from './director.ts';
import { asks } from './draws.ts';
import type { TournamentEvent } from './events.ts';
import type { Tournament } from './state.ts';
import type { Command } from './commands.ts';

/** Answers a draw: the random number generator, a test, or a replay. */
export type Drawing = (request: RequestOf<'draw'>) => readonly string[];

export interface Conducted {
  readonly said: readonly TournamentEvent[];
  /** Every command, draw answers included: given again in this order, they lead to the same state. */
  readonly journal: readonly Command[];
  readonly refused?: Refusal;
}

export function conduct(t: Tournament, told: Command, draw: Drawing): Conducted {
  const said: TournamentEvent[] = [];
  const journal: Command[] = [];
  const tell = (one: Command): Refusal | undefined => {
    const { said: heard, refused } = step(t, one);
    for (const each of heard) said.push(each);
    // A time without effect need not be recorded: it passes again with the next command.
    const isNews = one.told !== 'time' && refused === undefined;
    if (isNews || heard.length > 0 || asks(t) !== undefined) journal.push(one);
    for (let request = asks(t); request !== undefined; request = asks(t)) {
      const drawn: Command = { told: 'drawn', at: one.at, picked: draw(request) };
      const outcome = step(t, drawn);
      if (outcome.refused !== undefined) return outcome.refused;
      for (const each of outcome.said) said.push(each);
      journal.push(drawn);
    }
    return refused;
  };
  const late = told.told === 'time' ? undefined : tell({ told: 'time', at: told.at });
  const refused = late ?? tell(told);
  return refused === undefined ? { said, journal } : { said, journal, refused };
}
