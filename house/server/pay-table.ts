/**
 * A pay table's name: game, rules version and a digest of the parameters. A different return gives a different name.
 */
import { createHash } from 'node:crypto';

export function payTableOf({
  game,
  rulesVersion,
  parameters,
}: {
  readonly game: string;
  readonly rulesVersion: string;
  readonly parameters: unknown;
}): string {
  const digest = createHash('sha256').update(JSON.stringify(parameters)).digest('hex');
  return `${game}@${rulesVersion}#${digest.slice(0, 12)}`;
}
