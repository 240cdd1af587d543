/** Rule breaks: one-line changes, listed by each game, each of which must fail a test of its clause. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Break {
  /** The game, or part of poker, whose rule it is. */
  readonly game: string;
  /** The folder of its tests. */
  readonly folder: string;
  readonly clause: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Other parts that keep a list, besides games and poker's own. */
const others = [
  { game: 'tournament', folder: 'core/tournament' },
  { game: 'room', folder: 'house/tournaments' },
] as const;

/** All lists: of games, parts of poker, tournaments and the poker room. */
export function readBreaks(root: URL): readonly Break[] {
  const folders = ['core/games/', 'core/poker/'].flatMap((parent) =>
    readdirSync(new URL(parent, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ game: name, folder: `${parent}${name}` })),
  );
  return [...folders, ...others].flatMap((of) => {
    const list = read(new URL(`${of.folder}/breaks.tsv`, root));
    return list === undefined ? [] : parse(of, list);
  });
}

/** Returns the broken source. Throws unless the line occurs exactly once. */
export function applyBreak(source: string, { file, from, to }: Break): string {
  const found = source.split(from).length - 1;
  if (found !== 1) throw new Error(`${file} has '${from}' ${found} times, not once`);
  return source.replace(from, () => to);
}

const parse = (of: Pick<Break, 'game' | 'folder'>, list: string): readonly Break[] =>
  list
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [clause = '', file = '', from = '', to = ''] = line.split('\t');
      return { ...of, clause, file, from, to };
    });

function read(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return undefined;
  }
}
