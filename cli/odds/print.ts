/** Odds formatted for a terminal. */
import { multiply, printRatio, type Ratio, ratio, toDecimal, toNumber } from '../../core/base/ratio.ts';
import type { Chart, Figures, SpotChances } from '../../core/games/chances.ts';
import type { Game, Table } from '../../core/games/game.ts';
import { renderTable } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { SpotReport } from './figures.ts';
import { tellSample } from './samples.ts';

const percent = (value: Ratio, digits = 4): string => `${toDecimal(multiply(value, ratio(100)), digits)} %`;

export function printOverview(game: Game, table: Table, reports: readonly SpotReport[], terminal: Terminal): string[] {
  const rows = alike(reports).flatMap(({ name, report: { figures, others, offered, refused } }) => [
    rowOf(terminal.accent(name), figures, refused === undefined ? '' : 'not taken'),
    ...Object.entries(others).map(([play, other]) => rowOf(terminal.dim(`└ ${words(play)}`), other, '')),
    ...Object.entries(offered).map(([offer, bet]) => rowOf(terminal.accent(`+ ${words(offer)}`), bet, '')),
  ]);
  const withNotes = reports.some(({ refused }) => refused !== undefined);
  const header = ['bet', 'return', 'of opening stake', 'edge', 'hits', 'deviation', ...(withNotes ? ['note'] : [])];
  const cut = rows.map((row) => (withNotes ? row : row.slice(0, -1)));
  const notes = reports.flatMap(({ chances, refused }) =>
    refused === undefined ? [] : [`${chances.spot}: ${refused}`],
  );
  return [
    '',
    headline(game, table, terminal),
    '',
    ...renderTable({ header, rows: cut, right: new Set([1, 2, 3, 4, 5]) }, terminal),
    '',
    ...notes,
    ...reports.flatMap(({ chances }) => tellSample(chances)),
    terminal.dim('return: money back over all money staked, fees and raises included; hits: wins, pushes not counted;'),
    terminal.dim('deviation: of the profit per unit of opening stake. --bet <spot> shows every outcome, --json all.'),
    '',
  ];
}

/** Best play alone, bet by bet; then, if short, the advice that charts cannot show. */
export function printStrategy(game: Game, table: Table, advised: readonly SpotChances[], terminal: Terminal): string[] {
  return ['', headline(game, table, terminal), ...advised.flatMap((one) => strategyOf(one, table, terminal)), ''];
}

function strategyOf({ spot, charts, strategy }: SpotChances, table: Table, terminal: Terminal): readonly string[] {
  const legends = new Set(charts.flatMap(({ legend }) => legend ?? []));
  // A chart says the same at a glance; without one there is nothing else to read.
  const advice = charts.length > 0 && strategy.length > adviceMost ? [] : strategy;
  return [
    '',
    terminal.accent(table.betting.spots.get(spot)?.name ?? spot),
    ...charts.flatMap((chart) => ['', ...printChart(chart, terminal)]),
    ...[...legends].flatMap((legend) => ['', terminal.dim(legend)]),
    ...(advice.length === 0 ? [] : ['']),
    ...advice.map(({ when, choose, gain }) => `When ${when}: ${choose} (one unit more brings ${percent(gain)})`),
  ];
}

/** Longer advice beside a chart is left to the JSON. */
const adviceMost = 12;

export function printSpot(game: Game, table: Table, report: SpotReport, terminal: Terminal): string[] {
  const { chances, figures, others, offered, refused } = report;
  const terms = table.betting.spots.get(chances.spot);
  return [
    '',
    headline(game, table, terminal),
    `${terminal.bold(terms?.name ?? chances.spot)}  ${terms?.clause ?? ''}`,
    '',
    ...outcomeTable(figures, terminal),
    '',
    ...summary(figures),
    ...Object.entries({ ...others, ...offered }).flatMap(([name, other]) => [
      '',
      terminal.bold(words(name)),
      ...summary(other),
    ]),
    ...(refused === undefined ? [] : ['', `Not taken at a table: ${refused}`]),
    ...tellSample(chances).flatMap((told) => ['', told]),
    ...chances.charts.flatMap((chart) => ['', ...printChart(chart, terminal)]),
    '',
  ];
}

/** Spots of one kind with the same figures share a row: "straight × 37", "total/4, 17". */
function alike(reports: readonly SpotReport[]): readonly { readonly name: string; readonly report: SpotReport }[] {
  const rows = new Map<string, SpotReport[]>();
  for (const report of reports) {
    const { rtp, variance, rtpInitial } = report.figures;
    const [kind = ''] = report.chances.spot.split('/');
    const key = [kind, rtp, variance, rtpInitial, report.refused].map(printPart).join(' ');
    rows.set(key, [...(rows.get(key) ?? []), report]);
  }
  return [...rows.values()].flatMap((same) => {
    const [report] = same;
    if (report === undefined) return [];
    const [kind = '', ...rest] = same.map(({ chances }) => chances.spot);
    const others = rest.map((spot) => spot.split('/')[1] ?? '');
    return [
      { name: rest.length > 2 ? `${kind.split('/')[0]} × ${same.length}` : [kind, ...others].join(', '), report },
    ];
  });
}

const printPart = (part: string | Ratio | undefined): string =>
  typeof part === 'object' ? printRatio(part) : (part ?? '');

/** neverRaising → never raising */
const words = (camelCase: string): string => camelCase.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function headline(game: Game, table: Table, terminal: Terminal): string {
  const { decks } = table.shoe;
  const cards = decks === 0 ? '' : `, ${decks} ${decks === 1 ? 'deck' : 'decks'}, all cards in`;
  return `${terminal.bold(game.title)}  ${game.id}, rules version ${game.rulesVersion}${cards}`;
}

const rowOf = (name: string, figures: Figures, note: string): string[] => [
  name,
  percent(figures.rtp),
  percent(figures.rtpInitial),
  percent(figures.edge),
  percent(figures.hitFrequency, 2),
  Math.sqrt(toNumber(figures.variance)).toFixed(4),
  note,
];

function outcomeTable(figures: Figures, terminal: Terminal): readonly string[] {
  const header = ['returns', 'staked', 'probability', 'exactly'];
  const rows = figures
    .outcomes()
    .map(({ returns, staked, probability }) => [
      toDecimal(returns, 4),
      toDecimal(staked, 2),
      toDecimal(probability, 12),
      terminal.dim(figures.digits === undefined ? printRatio(probability) : `to ${figures.digits} decimals`),
    ]);
  return renderTable({ header, rows, right: new Set([0, 1, 2]) }, terminal);
}

const summary = (figures: Figures): readonly string[] => [
  `return              ${percent(figures.rtp, 10)} of all money staked`,
  `                    ${percent(figures.rtpInitial, 10)} of the opening stake`,
  `house edge          ${percent(figures.edge, 10)}`,
  `hit frequency       ${percent(figures.hitFrequency, 10)}`,
  `variance            ${toDecimal(figures.variance, 12)}`,
];

function printChart({ title, columns, rows }: Chart, terminal: Terminal): readonly string[] {
  const cells = rows.map(({ name, cells }) => [name, ...cells]);
  return [terminal.bold(title), ...renderTable({ header: ['', ...columns], rows: cells }, terminal)];
}
