/** The options several commands share about a game: which game, which parameters, which spot, what stake. */
import { cents, type Cents } from '../core/base/money.ts';
import { type Game, type Table } from '../core/games/game.ts';
import { everyGame, gameOf } from '../core/games/games.ts';
import { unknown, UsageError } from './fail.ts';

export function gameNamed(id: string): Game {
  const game = gameOf(id);
  if (game === undefined)
    throw unknown(
      'game',
      id,
      everyGame.map((one) => one.id),
    );
  return game;
}

/** For commander: `--set decks=6 --set payouts.tie=9` collects all settings. */
export const gather = (setting: string, settings: readonly string[]): readonly string[] => [...settings, setting];

/** The table with these settings, or one line with all mistakes. */
export function tableWith(game: Game, settings: readonly string[]): Table {
  const table = game.configure(parametersFrom(settings));
  if ('mistakes' in table) throw new UsageError(table.mistakes.join('; '), game.parameterNames);
  return table;
}

/** The values of `--set` as a game's parameters. */
export function parametersFrom(settings: readonly string[]): Readonly<Record<string, unknown>> {
  const parameters: Record<string, unknown> = {};
  for (const setting of settings) assign(parameters, setting);
  return parameters;
}

export function spotNamed(table: Table, spot: string): string {
  const spots = [...table.betting.spots.keys()];
  if (!spots.some((one) => one === spot)) throw unknown('spot', spot, spots);
  return spot;
}

/** "12.50" → cents. */
export function stakeOf(text: string): Cents {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text) || Number(text) === 0) {
    throw new UsageError(`stake '${text}' is not an amount. Write it as 10 or 12.50`);
  }
  return cents(Math.round(Number(text) * 100));
}

/** "payouts.tie=9" sets a nested part; a value is parsed as JSON where possible, otherwise taken as text. */
function assign(parameters: Record<string, unknown>, setting: string): void {
  const [, path, text] = /^([\w.-]+)=(.*)$/.exec(setting) ?? [];
  if (path === undefined || text === undefined) {
    throw new UsageError(`setting '${setting}' is not of the form name=value, such as decks=6`);
  }
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part = parameters;
  for (const name of names) part = (part[name] ??= {}) as Record<string, unknown>;
  part[last] = valueOf(text);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
