/** The files of a new game, copied from another: only names, clause ids and imports change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../../core/games/game.ts';
import { filesUnder } from '../source-files.ts';
import { gameNamed } from '../game-options.ts';
import { allWords } from '../word-files.ts';
import { firstTest, type Newcomer } from './first-test.ts';

export interface Model {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  readonly isExample: boolean;
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
  /** False for an existing file that gets a line added. */
  readonly isNew: boolean;
}

export function copiedGame(newcomer: Newcomer, model: Model, root: string): readonly NewFile[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const folder = model.isExample ? `core/games/examples/${model.id}` : `core/games/${model.id}`;
  const page = model.isExample ? `rulebook/examples/${model.id}.md` : `rulebook/${model.id}.md`;
  const own = `core/games/${newcomer.id}`;
  const sources = filesUnder(root, [folder]).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const made = (path: string, text: string): NewFile => ({ path, text, isNew: true });
  return [
    made(`rulebook/${newcomer.id}.md`, copiedPage(read(page), newcomer, model)),
    ...sources.map((file) => made(file.replace(folder, own), copiedSource(read(file), newcomer, model))),
    made(`${own}/${newcomer.id}.test.ts`, firstTest(newcomer, constantOf(newcomer.id))),
    ...(['en', 'lt', 'ro'] as const).map((language) =>
      made(`web/games/${newcomer.id}/words/${language}.json`, words(newcomer, model, allWords(root, language))),
    ),
    { path: 'core/games/games.ts', text: listed(read('core/games/games.ts'), newcomer.id), isNew: false },
  ];
}

function copiedPage(text: string, newcomer: Newcomer, model: Model): string {
  const [head = '', ...rest] = renamed(text, newcomer, model).split(/^(?=# )/m);
  const [title = '', ...body] = rest.join('').split('\n');
  const source = head.replace(/^source: .*$/m, 'source: to be named').replace(/^place: .*\n/m, '');
  const note = `This page began as a copy of \`${model.id}.md\`. Rewrite every clause, then take this sentence out.`;
  return `${source}${title.replace(/^# .*/, `# ${newcomer.title}`)}\n\n${note}\n${body.join('\n')}`;
}

/** The playing record and translations belong to the model. */
function copiedSource(text: string, newcomer: Newcomer, model: Model): string {
  const plain = renamed(text, newcomer, model)
    .replace(/\n {2}titles: \{[^}]*\},/, '')
    .replace(/\n {2}record: \{[\s\S]*?\n {2}\},/, '')
    .replace(/\n {2}record: \{.*\},/, '')
    .replace(/family: '[^']*'/, `family: '${newcomer.id}'`)
    .replace(' The worked example of docs/adding-a-game.md.', ` Rule page: ${newcomer.id}.`);
  return model.isExample ? plain.replaceAll(`'../../`, `'../`) : plain;
}

function renamed(text: string, newcomer: Newcomer, model: Model): string {
  const clause = new RegExp(`(?<![A-Z0-9-])${model.prefix}-(?=\\d{3})`, 'g');
  return text
    .replace(clause, `${newcomer.prefix}-`)
    .replace(new RegExp(`^clauses: ${model.prefix}$`, 'm'), `clauses: ${newcomer.prefix}`)
    .replaceAll(model.title, newcomer.title)
    .replaceAll(model.title.replace(' (example)', ''), newcomer.title)
    .replace(/^game: .*$/m, `game: ${newcomer.id}`)
    .replaceAll(`'${model.id}'`, `'${newcomer.id}'`)
    .replaceAll(`Rule page: ${model.id}.`, `Rule page: ${newcomer.id}.`)
    .replaceAll(new RegExp(`\\b${constantOf(model.id)}\\b`, 'g'), constantOf(newcomer.id));
}

/** Its family, and every spot not yet named by another game: in English, to be translated. */
function words(newcomer: Newcomer, model: Model, known: Readonly<Record<string, string>>): string {
  const spots = [...tableOf(gameNamed(model.id)).betting.spots.values()];
  const wanted = [
    [`family.${newcomer.id}`, newcomer.title] as const,
    ...spots.map(({ spot, name }) => [`spot.${spot.split('/')[0]}`, name] as const),
  ];
  const lacking = Object.fromEntries(wanted.filter(([id]) => known[id] === undefined));
  return `${JSON.stringify(lacking, undefined, 2)}\n`;
}

function listed(list: string, id: string): string {
  const name = constantOf(id);
  const line = `import { ${name} } from './${id}/index.ts';\n`;
  const [before = '', games = ''] = list.split('/** The approved games. */');
  return `${before.trimEnd()}\n${line}\n/** The approved games. */${games.replace('\n];', `\n  ${name},\n];`)}`;
}

/** hi-lo → hiLo */
const constantOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
