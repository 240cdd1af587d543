/** `baize choices`: what a game asks its players, what each option costs, and the default when they do not answer. */
import type { Command } from 'commander';
import { printRatio, type Ratio, toNumber } from '../core/base/ratio.ts';
import { decisionsOf, type DecisionHelp, type OptionHelp } from '../core/games/decisions.ts';
import { gameNamed, gather, tableWith } from './game-options.ts';
import { renderTable } from './terminal/table.ts';
import { terminalOf, type Terminal } from './terminal/terminal.ts';

export function registerChoices(program: Command): void {
  program
    .command('choices')
    .description('what a game asks its players: the options, their cost, the default, the clause')
    .argument('<game>', 'such as ezugi-blackjack; baize games lists them')
    .option('--set <name=value>', 'override a parameter, such as decks=6; repeatable', gather, [])
    .option('--json', 'print JSON')
    .action((id: string, options: { readonly set: readonly string[]; readonly json?: true }) => {
      const game = gameNamed(id);
      const decisions = decisionsOf(tableWith(game, options.set));
      if (options.json) {
        console.log(JSON.stringify({ game: game.id, decisions: decisions.map(toJson) }, undefined, 2));
        return;
      }
      const terminal = terminalOf(process.stdout, process.env);
      console.log(['', terminal.bold(game.title), ...printed(decisions, terminal), ''].join('\n'));
    });
}

function printed(decisions: readonly DecisionHelp[], terminal: Terminal): readonly string[] {
  if (decisions.length === 0) return ['', 'Nothing is asked once betting has closed.'];
  return decisions.flatMap(({ name, asked, seconds, clause, options }) => [
    '',
    `${terminal.accent(name)}  ${asked === 'turn' ? 'in turn' : 'all at once'}, ${seconds} seconds  ${terminal.dim(clause)}`,
    ...renderTable({ header: ['option', 'costs', 'offered', 'clause'], rows: options.map(rowOf) }, terminal),
  ]);
}

const rowOf = ({ id, clause, isDefault, isConditional, cost, cards }: OptionHelp): string[] => [
  `${id}${cards === undefined ? '' : `, ${span(cards.least, cards.most)} cards`}${isDefault ? ' (default)' : ''}`,
  costOf(cost),
  isConditional ? 'sometimes' : 'always',
  clause,
];

function costOf({ least, most }: OptionHelp['cost']): string {
  if (toNumber(most) === 0) return 'nothing';
  return `${span(stakes(least), stakes(most))} × the opening stake`;
}

const stakes = (of: Ratio): number => Number(toNumber(of).toFixed(4));

const span = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`);

const toJson = ({ options, ...decision }: DecisionHelp): Record<string, unknown> => ({
  ...decision,
  options: options.map(({ cost, ...option }) => ({
    ...option,
    cost: { least: printRatio(cost.least), most: printRatio(cost.most) },
  })),
});
