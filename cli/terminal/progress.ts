/** How far a long piece of work has come: a bar on standard error where somebody looks, nothing where nobody does. */
import { SingleBar } from 'cli-progress';

export interface BarOptions {
  readonly total: number;
  /** In the words of cli-progress; {@link counting} is the usual one. */
  readonly format: string;
  /** Further words of the format, as they stand at first. */
  readonly said?: object;
  /** Where the answer is for a program, nothing is drawn. */
  readonly quiet?: boolean | undefined;
}

export function progressBar({ total, format, said, quiet = false }: BarOptions): SingleBar | undefined {
  const { stderr: stream } = process;
  if (quiet || !stream.isTTY) return undefined;
  const bar = new SingleBar({ stream, format: `  ${format}`, hideCursor: true, clearOnComplete: true });
  bar.start(total, 0, said);
  return bar;
}

/** So many of all, and how long it will take. */
export const counting = (what: string): string =>
  `{bar} {percentage} %  {value} of {total} ${what}, {eta_formatted} to go`;
