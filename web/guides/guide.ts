/** How a game is played, in a player's words: the page's text with the table's own figures put in. */

export type Block =
  | { readonly block: 'heading'; readonly text: string }
  | { readonly block: 'paragraph'; readonly text: string }
  | { readonly block: 'list'; readonly items: readonly string[] };

/** How the reader's language writes a figure. */
export interface Figures {
  readonly number: (value: number) => string;
  readonly money: (cents: number) => string;
}

/** A part that another one includes by its name, such as what all baccarats share. */
export type PartOf = (name: string) => string | undefined;

/** `games/<game>/guide.lt.md` is the guide of that game; any other file is a part with the file's own name. */
export function guideName(path: string): string {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.\w+\.md$/, '');
  return name === 'guide' ? folder : name;
}

/** How a table is seen is said by another part where it has a picture (GLI-31). */
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

/** What is drawn by weight is listed by its value, such as { "15": 70, "25": 40 }: the least and the most of them. */
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
