/** `baize new game`: creates a game's folder, rule page, words and first failing test from an existing game. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { examples } from '../core/games/examples/examples.ts';
import { gameOf } from '../core/games/games.ts';
import { loadRulebook } from '../rulebook/load.ts';
import { prefixOf } from '../rulebook/parse.ts';
import { pagesWithExamples } from '../rulebook/with-examples.ts';
import { UsageError } from './fail.ts';
import { gameNamed } from './game-options.ts';
import { copiedGame, type NewFile } from './new-game/copied-game.ts';
import { repositoryRoot } from './source-files.ts';

interface Options {
  readonly like: string;
  readonly title?: string;
  readonly clauses?: string;
  readonly dryRun?: true;
}

export function registerNew(program: Command): void {
  program
    .command('new')
    .description('create something new from what exists')
    .command('game')
    .description('the files of a new game: folder, rule page, words and a first failing test')
    .argument('<id>', 'such as hi-lo: small letters, digits and dashes')
    .option('--like <game>', 'the game it is made from', 'dragon-tiger')
    .option('--title <title>', 'its name; derived from the id by default')
    .option('--clauses <letters>', 'prefix of its clause ids; derived from the id by default')
    .option('--dry-run', 'list the files without writing any')
    .action(newGame);
}

function newGame(id: string, options: Options): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    throw new UsageError(`'${id}' is not a game id: use small letters, digits and single dashes, such as hi-lo`);
  }
  if (gameOf(id) !== undefined) throw new UsageError(`there is already a game ${id}`);
  const like = gameNamed(options.like);
  const title = options.title ?? titleOf(id);
  const prefix = options.clauses ?? prefixFor(id);
  if (!/^[A-Z]{2,6}$/.test(prefix))
    throw new UsageError(`'${prefix}' cannot begin clause ids: use two to six capital letters, such as HL`);
  const pages = pagesWithExamples(loadRulebook());
  const prefixes = new Map(pages.map((page) => [page.id, prefixOf(page.clauses[0]?.id ?? '')]));
  const taken = [...prefixes].find(([, known]) => known === prefix)?.[0];
  if (taken !== undefined)
    throw new UsageError(`clause ids of ${taken} start with ${prefix}: choose another prefix with --clauses`);
  const model = {
    id: like.id,
    title: like.title,
    prefix: prefixes.get(like.id) ?? '',
    isExample: examples.includes(like),
  };
  const files = copiedGame({ id, title, prefix }, model, repositoryRoot);
  const there = files.filter(({ path, isNew }) => isNew && existsSync(join(repositoryRoot, path)));
  if (there.length > 0) throw new UsageError(`${there.map(({ path }) => path).join(', ')}: already exists`);
  if (options.dryRun !== true) for (const file of files) write(file);
  console.log(files.map(({ path, isNew }) => `${isNew ? 'new ' : 'edit'}  ${path}`).join('\n'));
  if (options.dryRun === true) return;
  console.log(`\nNext: write the rules into rulebook/${id}.md, then ./baize check ${id} (docs/adding-a-game.md).`);
}

function write({ path, text }: NewFile): void {
  const place = join(repositoryRoot, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** hi-lo → Hi Lo */
const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** hi-lo → HL; a single word gives its first two letters. */
function prefixFor(id: string): string {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word));
  const letters =
    words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id.replace(/[^a-z]/g, '').slice(0, 2);
  return letters.toUpperCase();
}
