/** The head of a page, between two lines of dashes: which game it rules, its clause prefix, and its source. */

export interface Head {
  /** The games its clauses may be about; with more than one, each clause names its own. */
  readonly games: readonly string[];
  /** The prefix of every id on the page. */
  readonly prefix: string;
  /** The document that the page restates. */
  readonly source: string;
  /** Where in the document, for clauses that give no place of their own. */
  readonly place: string | undefined;
}

export interface HeadRead {
  readonly head: Head;
  /** The page with its head blanked out, so that line numbers stay the same. */
  readonly body: string;
  readonly mistakes: readonly HeadMistake[];
}

interface HeadMistake {
  readonly line: number;
  readonly what: string;
}

const known = ['game', 'games', 'clauses', 'source', 'place'];

export function readHead(page: string): HeadRead {
  const lines = page.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const told = end < 0 ? [] : lines.slice(1, end);
  const fields = new Map(told.map((line) => [line.split(':')[0] ?? '', line.replace(/^[^:]*:\s*/, '').trim()]));
  const games = (fields.get('games') ?? fields.get('game') ?? '').split(',').map((game) => game.trim());
  const head: Head = {
    games: games.filter((game) => game !== ''),
    prefix: fields.get('clauses') ?? '',
    source: fields.get('source') ?? '',
    place: fields.get('place'),
  };
  const body = lines.map((line, at) => (at <= end ? '' : line)).join('\n');
  return { head, body, mistakes: end < 0 ? [headless] : [...strangers(told), ...missing(head)] };
}

const headless: HeadMistake = {
  line: 1,
  what: 'A page opens with its head: a line ---, then game, clauses and source, a line each, then ---.',
};

function strangers(told: readonly string[]): readonly HeadMistake[] {
  return told.flatMap((line, at) => {
    const word = line.split(':')[0] ?? '';
    return known.includes(word)
      ? []
      : [{ line: at + 2, what: `'${word}' is not a field of the head: ${known.join(', ')}.` }];
  });
}

function missing({ games, prefix, source }: Head): readonly HeadMistake[] {
  const checks: readonly (readonly [boolean, string])[] = [
    [games.length > 0, 'The head lacks `game:`.'],
    [/^[A-Z]+(-[A-Z]+)*$/.test(prefix), 'The head lacks `clauses:`, the capital letters its ids begin with.'],
    [source !== '', 'The head lacks `source:`, the document the page restates.'],
  ];
  return checks.flatMap(([isThere, what]) => (isThere ? [] : [{ line: 1, what }]));
}
