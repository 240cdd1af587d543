/**
 * Writes the golden journals of a game's newest rules version, once:
 *
 * node --import ./cli/strip-types.mjs core/games/testing/make-golden.ts <game> ['{"decks":6}' …]
 *
 * The game's default parameters come first, then tables with the parameters given.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tableOf } from '../game.ts';
import { games } from '../games.ts';
import { goldenFile } from './golden-file.ts';
import { type GoldenTable, goldenText, linesOf } from './golden.ts';
import { randomRound } from './random-round.ts';
import type { Answer } from '../../round/answer.ts';
import type { Table } from '../game.ts';

const roundsMost = 80;
const seedsTried = 1500;

/** Rounds that show something rare come first, until everything seen is shown; others fill up. */
function roundsOf(table: Table): GoldenTable['rounds'] {
  const rounds = Array.from({ length: seedsTried }, (_, seed) => {
    const { journal } = randomRound(table, seed).round;
    const lines = linesOf(table, journal as readonly Answer[]);
    return { lines, features: new Set([...lines.flatMap(featuresOf), ...sequencesIn(lines)]) };
  });
  const times = new Map<string, number>();
  for (const { features } of rounds) for (const one of features) times.set(one, (times.get(one) ?? 0) + 1);
  const chosen = new Set<(typeof rounds)[number]>();
  for (const [feature] of [...times].toSorted(([, a], [, b]) => a - b)) {
    const isShown = [...chosen].some(({ features }) => features.has(feature));
    const shows = rounds.find(({ features }) => features.has(feature));
    if (!isShown && shows !== undefined) chosen.add(shows);
  }
  for (const round of rounds) chosen.add(round);
  return [...chosen].slice(0, roundsMost).map(({ lines }) => lines);
}

/** What a line shows about the rules, without its amounts. */
function featuresOf(line: string): readonly string[] {
  const [what = '', told = '', answer = ''] = line.split('\t');
  if (what === 'pays') return told.split('; ').map(ratioIn);
  if (what !== 'asks') return [what];
  const [kind = ''] = answer.split(' ');
  const option = /"option":"([^"]+)"/.exec(answer)?.[1] ?? '';
  return [`${kind} ${option} ${told.replaceAll(/\d+/g, '').slice(0, 40)} ${told.split(' ').at(-1)}`];
}

/** What is asked for, or over, after a card of this rank, this number, these dice. */
const sequencesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, at) => {
    const before = lines[at - 1]?.split('\t')[2];
    if (before === undefined || before.length > 12) return [];
    const [what = '', asked = ''] = line.split('\t');
    return [`${what === 'asks' ? asked.slice(0, 40) : what} after ${before.replace(/^(card .).$/, '$1')}`];
  });

/** "win 1000 1950 BAC-E-045" → "win BAC-E-045 2.0" */
function ratioIn(paid: string): string {
  const [result, staked, returned, clause] = paid.split(' ');
  return `${result} ${clause} ${(Number(returned) / Number(staked)).toFixed(1)}`;
}

const [id = '', ...given] = process.argv.slice(2);
const game = games.find((one) => one.id === id);
if (game === undefined)
  throw new Error(`there is no game '${id}'; choose one of: ${games.map((one) => one.id).join(', ')}`);
const file = goldenFile(game.id, game.rulesVersion);
if (existsSync(file)) {
  throw new Error(
    `${file.pathname} already exists: golden journals are written once; a rule that changes them needs a new version`,
  );
}
const tables = [{}, ...given.map((one): unknown => JSON.parse(one))].map((parameters): GoldenTable => {
  const table = tableOf(game, parameters);
  return { parameters: table.parameters, rounds: roundsOf(table) };
});
mkdirSync(new URL('.', file), { recursive: true });
writeFileSync(file, goldenText(tables));
