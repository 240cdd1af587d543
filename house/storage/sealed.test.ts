/** Sealed data opens with the same passphrase, complete and unchanged, or not at all. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { isSealed, seal, unseal } from './sealed.ts';

async function sealed(parts: readonly Buffer[], passphrase = 'quiet river stone'): Promise<Buffer> {
  const out: Uint8Array[] = [];
  const sealing = await seal(passphrase, async (bytes) => void out.push(bytes));
  for (const part of parts) await sealing.write(part);
  await sealing.end();
  return Buffer.concat(out);
}

async function opened(file: Buffer, passphrase = 'quiet river stone', size = file.length): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < file.length; at += size) pieces.push(file.subarray(at, at + size));
  const out: Buffer[] = [];
  for await (const part of unseal(Readable.from(pieces), passphrase, 'a file')) out.push(part);
  return Buffer.concat(out);
}

const long = randomBytes(200_000);

test.each([
  ['nothing', [Buffer.alloc(0)]],
  ['a little', [Buffer.from('a'), Buffer.from('bc')]],
  ['exactly one part', [long.subarray(0, 65_536)]],
  ['several parts', [long.subarray(0, 100_000), long.subarray(100_000)]],
])('%s comes back as it was', async (_, parts) => {
  const file = await sealed(parts);
  expect(await opened(file, undefined, 1000)).toEqual(Buffer.concat(parts));
  expect(isSealed(file)).toBe(true);
});

test('an accented letter is the same, composed or decomposed', async () => {
  const file = await sealed([long], 'ąžuolas'.normalize('NFC'));
  expect(await opened(file, 'ąžuolas'.normalize('NFD'))).toEqual(long);
});

test('the same bytes never seal alike, and nothing of them is visible', async () => {
  const plain = Buffer.from('seeds.key '.repeat(20));
  const [first, second] = [await sealed([plain]), await sealed([plain])];
  expect(first.equals(second)).toBe(false);
  expect(first.includes('seeds.key')).toBe(false);
});

describe('does not open', () => {
  const flip = (file: Buffer, at: number): Buffer => {
    const copy = Buffer.from(file);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const partLength = 65_536 + 16 + 4;
  const [begin, end] = [31, 31 + partLength];

  test.each([
    ['with another passphrase', (file: Buffer) => file, 'loud river stone'],
    ['without its last part', (file: Buffer) => file.subarray(0, -20_000), undefined],
    ['when cut between two parts', (file: Buffer) => file.subarray(0, end), undefined],
    ['with a bit changed', (file: Buffer) => flip(file, 50_000), undefined],
    ['with another salt', (file: Buffer) => flip(file, 20), undefined],
    [
      'with two parts swapped',
      (file: Buffer) =>
        Buffer.concat([
          file.subarray(0, begin),
          file.subarray(end, end + partLength),
          file.subarray(begin, end),
          file.subarray(end + partLength),
        ]),
      undefined,
    ],
    [
      'when a middle part is marked as the last',
      (file: Buffer) => {
        const copy = Buffer.from(file);
        copy[begin] = (copy[begin] ?? 0) | 0x80;
        return copy;
      },
      undefined,
    ],
  ])('%s', async (_, spoil, passphrase) => {
    await expect(opened(spoil(await sealed([long])), passphrase)).rejects.toThrow('a file does not open');
  });

  test('when it was never sealed', async () => {
    await expect(opened(Buffer.from('something else altogether, and long enough'))).rejects.toThrow('is not sealed');
  });
});
