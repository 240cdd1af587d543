/** Splits chunks of bytes into lines of text. */

export async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of parts) {
    const bytes = rest.length === 0 ? Buffer.from(part) : Buffer.concat([rest, part]);
    let from = 0;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, from)) {
      yield bytes.toString('utf8', from, at);
      from = at + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield rest.toString('utf8');
}
