/** A pay table's name: the game, the version of its rules and a digest of its parameters; another return is another name. */
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
