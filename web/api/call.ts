/** One call to the house over HTTP: what it answers, or why not, as a value. */
import { defined } from '../../core/base/defined.ts';
import type { ToldRefusal } from '../../house/protocol/frames.ts';

export type Refused = Readonly<ToldRefusal>;

export const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

const unreachable: ToldRefusal = { refused: 'unreachable', reason: 'the house could not be reached' };

export async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer | Refused> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...defined({ signal }),
    });
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return answer as Answer;
    return isRefused(answer) ? answer : unreachable;
  } catch {
    return unreachable;
  }
}
