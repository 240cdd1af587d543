/** Progress of a long task: a bar on standard error when it is a terminal, otherwise nothing. */
import { SingleBar } from 'cli-progress';

export interface BarOptions {
  readonly total: number;
  /** A cli-progress format; {@link counting} is the usual one. */
  readonly format: string;
  /** Initial values of further placeholders in the format. */
  readonly said?: object;
  /** Draws nothing, for output read by a program. */
  readonly quiet?: boolean | undefined;
}

export function progressBar({ total, format, said, quiet = false }: BarOptions): SingleBar | undefined {
  const { stderr: stream } = process;
  if (quiet || !stream.isTTY) return undefined;
  const bar = new SingleBar({ stream, format: `  ${format}`, hideCursor: true, clearOnComplete: true });
  bar.start(total, 0, said);
  return bar;
}

/** How many of all are done, and the time left. */
export const counting = (what: string): string =>
  `{bar} {percentage} %  {value} of {total} ${what}, {eta_formatted} to go`;
