/** The person at the keyboard, or a script on standard input: lines in, lines out, questions, and hidden passwords. */
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Console {
  /** Printed above the line being typed. */
  say(lines: readonly string[]): void;
  ask(question: string): Promise<string | undefined>;
  askUnseen(question: string): Promise<string | undefined>;
  /** The next line; undefined once the input has ended. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

type MaybeTerminal = { readonly isTTY?: boolean };

export function openConsole(
  input: NodeJS.ReadableStream & MaybeTerminal,
  output: NodeJS.WritableStream & MaybeTerminal,
): Console {
  const isTerminal = input.isTTY === true && output.isTTY === true;
  let isUnseen = false;
  const shown = new Writable({
    write(chunk: Buffer, _, done) {
      if (!isUnseen) output.write(chunk);
      done();
    },
  });
  const typed = createInterface({ input, output: shown, terminal: isTerminal });
  const lines = queueOf(typed);
  const next = async (prompt: string): Promise<string | undefined> => {
    typed.setPrompt(isTerminal ? prompt : '');
    if (isTerminal) typed.prompt(true);
    return lines.next();
  };
  return {
    say(said) {
      if (said.length === 0) return;
      if (isTerminal) output.write('\r\u001B[K');
      output.write(`${said.join('\n')}\n`);
      if (isTerminal) typed.prompt(true);
    },
    ask: (question) => next(`${question} `),
    async askUnseen(question) {
      if (isTerminal) output.write(`${question} `);
      isUnseen = true;
      typed.setPrompt('');
      const answer = await lines.next();
      isUnseen = false;
      if (isTerminal) output.write('\n');
      return answer;
    },
    next,
    close: () => typed.close(),
  };
}

/** Queues lines until they are read, and readers until there is a line. */
function queueOf(typed: Interface): { readonly next: () => Promise<string | undefined> } {
  const waiting: string[] = [];
  const asking: ((line: string | undefined) => void)[] = [];
  let hasEnded = false;
  typed.on('line', (line) => {
    const asker = asking.shift();
    if (asker === undefined) waiting.push(line);
    else asker(line);
  });
  typed.on('close', () => {
    hasEnded = true;
    for (const asker of asking.splice(0)) asker(undefined);
  });
  return {
    next: () =>
      new Promise((resolve) => {
        const line = waiting.shift();
        if (line !== undefined || hasEnded) resolve(line);
        else asking.push(resolve);
      }),
  };
}
