/** Scripts a table's dealer: cards, numbers, dice and draws in the order requested. */
import { card } from '../../../core/cards/card.ts';
import type { Asked } from '../../../core/chance/virtual-dealer.ts';
import { present } from '../../../core/base/invariant.ts';
import { tableOf } from '../../../core/games/game.ts';
import { gameOf } from '../../../core/games/games.ts';
import type { Answer } from '../../../core/round/answer.ts';
import type { Request } from '../../../core/round/request.ts';

export interface Script {
  /** `9h 3c Td`: the next cards, including burn cards. */
  readonly cards?: string;
  readonly pocket?: number;
  readonly dice?: readonly number[];
  /** Results by draw name, in order; other draws follow their seed. */
  readonly draws?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

interface Lines {
  readonly cards: string[];
  readonly pocket: number | undefined;
  readonly dice: readonly number[] | undefined;
  readonly draws: Map<string, (readonly string[])[]>;
}

/** By page id: several tables may run at once. */
const scripts = new Map<string, Lines>();

const pageOf = (clause: string): string => clause.replace(/-\d+$/, '');

/** Replaces the game's earlier script. */
export function script(game: string, { cards = '', pocket, dice, draws = {} }: Script): void {
  scripts.set(pageOf(tableOf(present(gameOf(game), game)).betsClause), {
    cards: cards.split(' ').filter((word) => word !== ''),
    pocket,
    dice,
    draws: new Map(Object.entries(draws).map(([name, all]) => [name, [...all]])),
  });
}

export function scriptedAnswer(request: Exclude<Request, { ask: Asked }>): Answer | undefined {
  const lines = scripts.get(pageOf(request.clause));
  switch (request.ask) {
    case 'card':
    case 'burn': {
      const next = lines?.cards.shift();
      return next === undefined ? undefined : { kind: request.ask, card: card(next) };
    }
    case 'pocket':
      return lines?.pocket === undefined ? undefined : { kind: 'pocket', pocket: lines.pocket };
    case 'dice':
      return lines?.dice === undefined ? undefined : { kind: 'dice', dice: lines.dice };
    case 'draw': {
      const picked = lines?.draws.get(request.name)?.shift();
      return picked === undefined ? undefined : { kind: 'draw', picked };
    }
    case 'turn':
    case 'move':
    case 'announce':
      return undefined;
  }
}
