/** Encrypts a byte stream with a passphrase: AES-256-GCM chunks in order, the last one marked, so none can be changed or missing. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { StorageError } from './db.ts';

const mark = Buffer.from('baize sealed 1\n');
const [saltBytes, tagBytes, lengthBytes] = [16, 16, 4];
const partBytes = 64 * 1024;
/** Flag in a chunk's length: the last chunk. */
const lastBit = 0x8000_0000;

type Sink = (bytes: Uint8Array) => Promise<void>;

export interface Sealing {
  readonly write: Sink;
  /** A stream without a last chunk is truncated. */
  readonly end: () => Promise<void>;
}

export async function seal(passphrase: string, sink: Sink): Promise<Sealing> {
  const salt = randomBytes(saltBytes);
  const key = keyFrom(passphrase, salt);
  await sink(Buffer.concat([mark, salt]));
  let waiting = Buffer.alloc(0);
  let count = 0;
  const put = async (bytes: Uint8Array, isLast: boolean) => {
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE((bytes.length | (isLast ? lastBit : 0)) >>> 0);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count)).setAAD(length);
    count += 1;
    await sink(Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
  };
  return {
    async write(bytes) {
      waiting = Buffer.concat([waiting, bytes]);
      for (; waiting.length > partBytes; waiting = waiting.subarray(partBytes)) {
        await put(waiting.subarray(0, partBytes), false);
      }
    },
    end: () => put(waiting, true),
  };
}

/** Whether a file starts like a sealed one. */
export const isSealed = (beginning: Uint8Array): boolean => mark.equals(beginning.subarray(0, mark.length));

/** Decrypts chunk by chunk; releases nothing that this passphrase did not seal. */
export async function* unseal(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  name: string,
): AsyncGenerator<Buffer> {
  const from = new Taken(bytes);
  const opening = await from.take(mark.length + saltBytes);
  if (opening === undefined || !isSealed(opening)) throw new StorageError(`${name} is not sealed with a passphrase`);
  const key = keyFrom(passphrase, opening.subarray(mark.length));
  for (let count = 0; ; count++) {
    const length = await from.take(lengthBytes);
    const said = length?.readUInt32BE() ?? 0;
    const part = length && (await from.take((said & ~lastBit) + tagBytes));
    const opened = part && openedWith(key, count, length, part);
    if (opened === undefined) {
      throw new StorageError(`${name} does not open: the passphrase is another, or the file is not whole`);
    }
    yield opened;
    if (said >= lastBit) return;
  }
}

function openedWith(key: Buffer, count: number, length: Buffer, part: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(count)).setAAD(length);
  decipher.setAuthTag(part.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(part.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Unique per chunk; the key is unique per file. */
function nonceOf(count: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(count), 4);
  return nonce;
}

/** Costs 32 MB and a tenth of a second per passphrase tried. */
const keyFrom = (passphrase: string, salt: Uint8Array): Buffer =>
  scryptSync(passphrase.normalize('NFKC'), salt, 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** Reads exactly this many bytes from chunks of any size; undefined if there are not enough. */
class Taken {
  readonly #parts: AsyncIterator<Uint8Array>;
  #rest = Buffer.alloc(0);

  constructor(parts: AsyncIterable<Uint8Array>) {
    this.#parts = parts[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer | undefined> {
    while (this.#rest.length < count) {
      const next = await this.#parts.next();
      if (next.done === true) return undefined;
      this.#rest = Buffer.concat([this.#rest, next.value]);
    }
    const taken = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(count);
    return taken;
  }
}
