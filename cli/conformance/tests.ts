/** What the tests of a run prove, from their names and the doors they opened. */
import type { Door } from '../../rulebook/levels.ts';
import type { Proven } from '../../rulebook/proof.ts';

/** One test of a run; `name` is its own title, `file` a path from the repository root. */
export interface TestResult {
  readonly name: string;
  readonly file: string;
  readonly passed: boolean;
  readonly doors: readonly Door[];
}

const clausesMax = 3;

/** A failing or skipped test proves nothing. */
export function provenBy(tests: readonly TestResult[]): readonly Proven[] {
  return tests
    .filter(({ passed }) => passed)
    .flatMap(({ name, file, doors }) =>
      clausesNamed(name).flatMap((clause): readonly Proven[] =>
        doors.length === 0 ? [{ clause, file }] : doors.map((door) => ({ clause, file, door })),
      ),
    );
}

/** The ids in brackets at the start of a test's title: `[AB-001] …`, `[AB-001 AB-901] …`. */
export function clausesNamed(title: string): readonly string[] {
  const words =
    /^\[([^\]]*)\]/
      .exec(title)?.[1]
      ?.split(/[\s,]+/)
      .filter((word) => word !== '') ?? [];
  // One valid id is enough to tell that clauses are meant; any other word beside it is a misspelt id.
  return words.some((word) => /^[A-Z]+(-[A-Z]+)*-\d+$/.test(word)) ? [...new Set(words)] : [];
}

/** Sentences about tests that name clauses wrongly, passing or not. */
export function namingProblems(tests: readonly TestResult[], known: ReadonlySet<string>): readonly string[] {
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
