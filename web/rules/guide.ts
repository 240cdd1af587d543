/** Builds a game's guide: the text in the player's language with the table's own figures filled in. */

export type Block =
  | { readonly block: 'heading'; readonly text: string }
  | { readonly block: 'paragraph'; readonly text: string }
  | { readonly block: 'list'; readonly items: readonly string[] };

/** Formats figures for the reader's locale. */
export interface Figures {
  readonly number: (value: number) => string;
  readonly money: (cents: number) => string;
}

/** A part included by name, such as what all baccarats share. */
export type PartOf = (name: string) => string | undefined;

/** `games/<game>/guide.lt.md` is that game's guide; any other file is a part named after the file. */
export function guideName(path: string): string {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.\w+\.md$/, '');
  return name === 'guide' ? folder : name;
}

/** Resolves the part `view` by whether the table has video (GLI-31). */
export const viewedBy =
  (partOf: PartOf, hasPicture: boolean): PartOf =>
  (name) =>
    partOf(name === 'view' ? `view-${hasPicture ? 'pictured' : 'drawn'}` : name);

const include = /^ *@include (\S+)$/gm;
const figure = /\{([\w.]+)(?:\|(money))?\}/g;

export function guideOf(
  text: string,
  partOf: PartOf,
  parameters: Readonly<Record<string, unknown>>,
  figures: Figures,
): readonly Block[] {
  return blocksOf(fill(whole(text, partOf), parameters, figures));
}

function whole(text: string, partOf: PartOf): string {
  return text.replaceAll(include, (_, name: string) => {
    const part = partOf(name);
    if (part === undefined) throw new Error(`a guide includes '${name}', which is not there`);
    return whole(part.trim(), partOf);
  });
}

function fill(text: string, parameters: Readonly<Record<string, unknown>>, { number, money }: Figures): string {
  return text.replaceAll(figure, (_, name: string, kind: string | undefined) => {
    const value = Number(parameterAt(parameters, name));
    return kind === 'money' ? money(value) : number(value);
  });
}

export function parameterAt(parameters: Readonly<Record<string, unknown>>, name: string): unknown {
  return name.split('.').reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return key in at ? Reflect.get(at, key) : extremeOf(at, key);
  }, parameters);
}

/** Weighted draws are keyed by value, such as { "15": 70, "25": 40 }: the least or the greatest of those values. */
function extremeOf(weights: object, which: string): number | undefined {
  const values = Object.keys(weights).flatMap((key) => key.split('/').map(Number));
  if (which === 'least') return Math.min(...values);
  return which === 'most' ? Math.max(...values) : undefined;
}

function blocksOf(text: string): readonly Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph): Block => {
      if (paragraph.startsWith('## ')) return { block: 'heading', text: paragraph.slice(3) };
      if (paragraph.startsWith('- ')) {
        return { block: 'list', items: paragraph.split('\n').map((line) => line.replace(/^- /, '')) };
      }
      return { block: 'paragraph', text: paragraph.replaceAll('\n', ' ') };
    });
}
