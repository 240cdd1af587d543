/** One HTTP call to the house. Returns the answer or the refusal as a value. */
import { defined } from '../../core/base/defined.ts';
import { isRefused, refuseHere } from '../../house/protocol/refusals.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';

const unreachable = refuseHere('unreachable');

/** Browsers authenticate with a cookie, programs with a token. */
export async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
  { signal, token }: { readonly signal?: AbortSignal | undefined; readonly token?: string | undefined } = {},
): Promise<Answer | ToldRefusal> {
  const type = body === undefined ? undefined : 'application/json';
  const authorization = token === undefined ? undefined : `Bearer ${token}`;
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: defined({ 'content-type': type, authorization }),
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body), signal }),
    });
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return answer as Answer;
    return isRefused(answer) ? answer : unreachable;
  } catch {
    return unreachable;
  }
}
