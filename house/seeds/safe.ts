/** Keeps unrevealed seeds encrypted, with a key stored outside the database. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Seed } from '../../core/chance/stream.ts';

const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

export interface SeedSafe {
  /** Safe to store anywhere. `name` identifies the seed and must be the same when it is opened. */
  seal(seed: Seed, name: string): Buffer;
  open(sealed: Uint8Array, name: string): Seed;
}

/** Created at the first start, readable by its owner only. */
export function seedSafe(keyFile: string): SeedSafe {
  if (!existsSync(keyFile)) {
    mkdirSync(dirname(keyFile), { recursive: true });
    writeFileSync(keyFile, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 });
    chmodSync(keyFile, 0o600);
  }
  const key = readFileSync(keyFile);
  if (key.length !== keyBytes) throw new Error(`${keyFile} is not a key of ${keyBytes} bytes`);
  return {
    seal(seed, name) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(name));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const seed = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
      return new Uint8Array(seed);
    },
  };
}
