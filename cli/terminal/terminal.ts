/** The output's width, and whether it supports bold and colour. */
export interface Terminal {
  readonly width: number;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly italic: (text: string) => string;
  readonly accent: (text: string) => string;
}

const escape = String.fromCodePoint(27);

export function terminalOf(
  out: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal {
  const coloured = out.isTTY === true && (environment['NO_COLOR'] ?? '') === '';
  return makeTerminal(out.columns ?? 100, coloured);
}

export function makeTerminal(width: number, coloured: boolean): Terminal {
  // Each word gets its own codes, so that a styled sentence wraps like a plain one.
  const style = (code: number, end: number) => (text: string) =>
    coloured ? text.replace(/\S+/g, `${escape}[${code}m$&${escape}[${end}m`) : text;
  return { width, bold: style(1, 22), dim: style(2, 22), italic: style(3, 23), accent: style(36, 39) };
}
