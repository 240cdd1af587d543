/** Rules of the repository that compiler and linter don't check, for one source file. */

export interface SourceFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly text: string;
}

const linesMax = 400;
const bannedNames = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'service', 'misc', 'common']);
const impure =
  /(?<![\w$.#])(?:Date|console|setTimeout|setInterval|setImmediate|process|performance|globalThis)(?![\w$])/g;
// `Math` may only be used to call a function by name, so that `random` can't be extracted from it.
const chance = /\bMath\s*\.\s*random\b|\bMath\b(?!\s*\.)/g;
const machinePath = /(?<![\w.-])\/(?:work|root)\//;

export function tidyMistakes(file: SourceFile): readonly string[] {
  return [
    ...(isSource(file.path) ? [...lengthMistakes(file), ...openingMistakes(file), ...exportMistakes(file)] : []),
    ...(isPure(file.path) ? purityMistakes(file) : []),
    ...nameMistakes(file),
    ...suffixMistakes(file),
    ...pathMistakes(file),
  ];
}

const gameLists = new Set(['core/games/games.ts', 'core/games/examples/examples.ts', 'web/games/games.ts']);

interface NamedGame {
  readonly id: string;
  readonly family: string;
}

/** Code that depends on the game must ask its table: ids may appear only in the game’s folders and in the lists. */
export function gameIdMistakes({ path, text }: SourceFile, games: readonly NamedGame[]): readonly string[] {
  if (!/^(?:core|house|client|web)\//.test(path) || isTest(path) || gameLists.has(path)) return [];
  const [, folder = ''] = /^(?:core|web)\/games\/(?:examples\/)?([^/]+)\//.exec(path) ?? [];
  const found = games
    .filter(({ id }) => id !== folder && isWordOf(text, id))
    .map(({ id }) => `${path} names the game ${id}: ask its table.`);
  return [...found, ...familyMistakes({ path, text }, folder, games)];
}

/** A family shared by several games may be named by those games only. Comments may mention games. */
function familyMistakes({ path, text }: SourceFile, folder: string, games: readonly NamedGame[]): readonly string[] {
  const families = games.map(({ family }) => family);
  const shared = new Set(families.filter((family, at) => families.indexOf(family) !== at));
  const own = games.find(({ id }) => id === folder)?.family ?? folder;
  const code = path.endsWith('.md') ? '' : withoutComments(text);
  return [...shared]
    .filter((family) => family !== own && (isWordOf(code, family) || code.includes(`.${family}-`)))
    .map((family) => `${path} names the family ${family}: ask the game's table.`);
}

const isWordOf = (text: string, word: string): boolean => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

export const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, ' ');

/**
 * Duplicate names of exported types within a layer. Different games may use the same name, but not one of the layers
 * they build on.
 */
export function twiceDeclared(files: readonly SourceFile[]): readonly string[] {
  const declared = new Map<string, Map<string, string>>();
  const mistakes: string[] = [];
  for (const { path, text } of files) {
    const [layer = ''] = path.split('/');
    if (!/^(?:core|house|client|web|cli)\/.*\.tsx?$/.test(path) || isTest(path)) continue;
    for (const [, name = ''] of text.matchAll(exportedType)) {
      const rooms = getOrSet(declared, `${layer} ${name}`);
      const room = roomOf(path);
      const [before] = [...rooms]
        .filter(([other]) => other === room || other === '' || room === '')
        .map(([, at]) => at);
      if (before !== undefined)
        mistakes.push(`${path} declares ${name}, and so does ${before}: one word, one meaning.`);
      rooms.set(room, path);
    }
  }
  return mistakes;
}

const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** A game's own folder; everything else in a layer shares one namespace. */
function roomOf(path: string): string {
  return /^(?:core|web)\/games\/[^/]+\//.exec(path)?.[0] ?? '';
}

function getOrSet(all: Map<string, Map<string, string>>, key: string): Map<string, string> {
  const known = all.get(key) ?? new Map<string, string>();
  all.set(key, known);
  return known;
}

function isSource(path: string): boolean {
  return /\.(?:ts|tsx|cjs|mjs|js)$/.test(path);
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/');
}

function isPure(path: string): boolean {
  return path.startsWith('core/') && isSource(path) && !isTest(path);
}

/** Core takes randomness and time as answers; calling for them would make replays differ. */
function purityMistakes({ path, text }: SourceFile): readonly string[] {
  const code = codeOnly(text);
  const found = [...code.matchAll(impure), ...code.matchAll(chance)].map(([word]) => word);
  return [...new Set(found)].map((word) => `${path} uses ${word}: core is pure.`);
}

function lengthMistakes({ path, text }: SourceFile): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > linesMax ? [`${path} has ${lines} lines: the most is ${linesMax}.`] : [];
}

function nameMistakes({ path }: SourceFile): readonly string[] {
  const words = path.split(/[/.-]/).filter((word) => bannedNames.has(word.toLowerCase()));
  return words.map((word) => `${path} is called "${word}", which says nothing about what is in it.`);
}

function openingMistakes({ path, text }: SourceFile): readonly string[] {
  if (/\.test\.tsx?$/.test(path) || isConfig(path)) return [];
  const opens = /^(?:#!.*\n)?(?:\/\*\*\s*(?:\*\s*)?|\/\/ ?)[^\s*/]/.test(text);
  return opens ? [] : [`${path} does not open with a sentence that says what it is for.`];
}

function exportMistakes({ path, text }: SourceFile): readonly string[] {
  if (!/^(?:core|house|web|cli)\//.test(path) || isConfig(path)) return [];
  const isDefault = /\bexport\s+default\b|\bas\s+default\b/.test(codeOnly(text));
  return isDefault ? [`${path} has a default export: name it.`] : [];
}

/** What the house sends has one suffix: Told. */
function suffixMistakes({ path, text }: SourceFile): readonly string[] {
  if (!path.startsWith('house/protocol/') || !isSource(path)) return [];
  const exported = codeOnly(text).matchAll(/^export (?:const|function|type|interface) (\w*Said)\b/gm);
  return [...exported].map(([, name]) => `${path} exports ${name}: what goes out ends in Told.`);
}

function pathMistakes({ path, text }: SourceFile): readonly string[] {
  const line = text.split('\n').findIndex((one) => machinePath.test(one));
  return line < 0 ? [] : [`${path}:${line + 1} names a folder of somebody's machine.`];
}

function isConfig(path: string): boolean {
  return /\.config\.\w+$/.test(path);
}

/** The text without comments and strings; expressions in template literals stay. */
function codeOnly(text: string): string {
  const skipped = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return text.replace(skipped, (match) => {
    if (match.startsWith('/')) return ' ';
    return match.startsWith('`') ? [...match.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => ` ${code} `).join('') : "''";
  });
}
