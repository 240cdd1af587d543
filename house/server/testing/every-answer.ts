/** Reads every GET route of the API, with path parameters filled from values the test knows. */
import { defined } from '../../../core/base/defined.ts';
import { ask } from './ask.ts';

export interface ReadAnswer {
  /** As in the API description, such as `/api/tournaments/{tournament}`. */
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** `values` are by path parameter; each combination is read. Unknown parameters get a guess. */
export async function everyAnswer(
  address: string,
  token: string | undefined,
  values: Readonly<Record<string, readonly string[]>>,
  /** Additional queries by route. */
  queries: Readonly<Record<string, readonly string[]>> = {},
): Promise<readonly ReadAnswer[]> {
  const { json } = await ask(address, 'GET /api/openapi.json');
  const routes = Object.entries((json as unknown as Described).paths).flatMap(([route, methods]) =>
    'get' in methods ? [route] : [],
  );
  const answers: ReadAnswer[] = [];
  for (const route of routes) {
    const asked = filled(route, values).flatMap((path) => ['', ...(queries[route] ?? [])].map((query) => path + query));
    for (const path of asked) {
      const { status, text } = await ask(address, `GET ${path}`, defined({ token }));
      answers.push({ route, path, status, text });
    }
  }
  return answers;
}

function filled(route: string, values: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const [, name] = /\{(\w+|\*)\}/.exec(route) ?? [];
  if (name === undefined) return [route];
  return (values[name] ?? ['1']).flatMap((value) => filled(route.replace(`{${name}}`, value), values));
}
