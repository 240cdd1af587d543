/** The one way in which a request is answered, whoever brings it: checked, done, and said in JSON. */
import { z } from 'zod';
import type { RequestContext, RequestProgress } from './request.ts';
import { type RequestName, requests } from './requests.ts';

/** Wrong in itself, before anything was done. */
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
  // What was read by a request's own shape is what that request takes.
  return run(asked, read.data as never, tell);
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);
