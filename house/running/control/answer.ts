/** Answers every control request, over HTTP or in-process: validates, runs, returns JSON. */
import { z } from 'zod';
import type { RequestContext, RequestProgress } from './request.ts';
import { type RequestName, requests } from './requests.ts';

/** The request is malformed; nothing was done. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

export async function answerTo(
  asked: RequestContext,
  name: string,
  input: unknown,
  tell: (told: RequestProgress) => Promise<void>,
): Promise<unknown> {
  if (!isRequest(name)) throw new BadRequest(`there is no request ${name}`);
  const { takes, run } = requests[name];
  const read = takes.safeParse(input);
  if (!read.success) throw new BadRequest(z.prettifyError(read.error));
  // Parsed with this request's own schema, so the type matches.
  return run(asked, read.data as never, tell);
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);
