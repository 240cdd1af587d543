/** Connects a terminal to a house: no house, or no such table, ends the command. */
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { isRefused } from '../../house/protocol/refusals.ts';
import { type Door, doorOf } from '../../client/http/door.ts';
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import { UsageError } from '../fail.ts';
import { refusalText } from '../terminal/refusal-words.ts';

export interface OwnDoor extends Omit<Door, 'terms'> {
  terms(table: string): Promise<TableTerms>;
}

export function ownDoor(house: string): OwnDoor {
  const door = doorOf(house);
  const reached = <Answer>(answer: Answer | ToldRefusal): Answer | ToldRefusal => {
    if (isRefused(answer) && answer.refused === 'unreachable') throw new UsageError(noHouseAt(house));
    return answer;
  };
  return {
    signIn: async (nameOrEmail, password) => reached(await door.signIn(nameOrEmail, password)),
    join: async (newcomer) => reached(await door.join(newcomer)),
    signOut: (token) => door.signOut(token),
    async terms(table) {
      const terms = reached(await door.terms(table));
      if (isRefused(terms)) throw new UsageError(refusalText(terms));
      return terms;
    },
  };
}

export const noHouseAt = (address: string): string =>
  `there is no house at ${address}; ./baize start opens one, --house says where another is`;
