/** How each clause is carried, decided from the names of the tests that passed. */

/** One test of the last run; `name` is its own title, `file` a path from the repository's root. */
export interface TestResult {
  readonly name: string;
  readonly file: string;
  readonly passed: boolean;
}

export const statuses = ['tested', 'shown', 'replaced', 'operations', 'pending'] as const;
export type Status = (typeof statuses)[number];

export interface Carried {
  /** The status of every id asked for, in the order given. */
  readonly statuses: ReadonlyMap<string, Status>;
  /** Sentences about tests that name clauses wrongly. */
  readonly problems: readonly string[];
}

export interface Evidence {
  readonly clauses: readonly { readonly id: string }[];
  readonly operations: readonly { readonly id: string }[];
  readonly replaced: readonly { readonly id: string; readonly by: string }[];
  readonly tests: readonly TestResult[];
}

const clausesMax = 3;

export function carriedBy({ clauses, operations, replaced, tests }: Evidence): Carried {
  const passing = tests.filter((test) => test.passed).map(({ name, file }) => ({ file, ids: clausesNamed(name) }));
  const idsOf = (some: typeof passing) => new Set(some.flatMap((test) => test.ids));
  const tested = idsOf(passing.filter((test) => !isPageTest(test.file)));
  const shown = idsOf(passing.filter((test) => isPageTest(test.file)));
  const duties = new Set(operations.map(({ id }) => id));
  const instead = new Map(replaced.map(({ id, by }) => [id, by]));

  const isReplaced = (id: string) => {
    const by = instead.get(id);
    return by !== undefined && passing.some(({ ids }) => ids.includes(id) && ids.includes(by));
  };
  const statusOf = (id: string): Status => {
    if (isReplaced(id)) return 'replaced';
    if (tested.has(id)) return 'tested';
    if (shown.has(id)) return 'shown';
    return duties.has(id) ? 'operations' : 'pending';
  };
  return {
    statuses: new Map(clauses.map(({ id }) => [id, statusOf(id)])),
    problems: namingProblems(tests, new Set(clauses.map(({ id }) => id))),
  };
}

/** The ids in brackets at the start of a test's title: `[AB-001] …`, `[AB-001 AB-901] …`. */
export function clausesNamed(title: string): readonly string[] {
  const words =
    /^\[([^\]]*)\]/
      .exec(title)?.[1]
      ?.split(/[\s,]+/)
      .filter((word) => word !== '') ?? [];
  // One id is enough to tell that clauses are meant; another word beside it is then a misspelt id.
  return words.some((word) => /^[A-Z]+(-[A-Z]+)*-\d+$/.test(word)) ? [...new Set(words)] : [];
}

function isPageTest(file: string): boolean {
  return file.startsWith('web/') || file.startsWith('tests/pages/');
}

function namingProblems(tests: readonly TestResult[], known: ReadonlySet<string>): readonly string[] {
  const problems = tests.flatMap(({ name, file }) => {
    const ids = clausesNamed(name);
    const crowded = ids.length > clausesMax ? [`${file}: "${name}" names ${ids.length} clauses; the most is 3.`] : [];
    const strangers = ids
      .filter((id) => !known.has(id))
      .map((id) => `${file}: "${name}" names ${id}, which is no clause.`);
    return [...crowded, ...strangers];
  });
  return [...new Set(problems)];
}
