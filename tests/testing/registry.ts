/** A package registry with a single package, a small amaro; it can delay its answers. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { smallAmaro } from './checkout.ts';

export class Registry {
  readonly #tarball = packAmaro();
  readonly integrity = `sha512-${createHash('sha512').update(this.#tarball).digest('base64')}`;
  /** Number of requests for the package. */
  requests = 0;
  isSilent = false;
  #asked = () => {};
  readonly #server = createServer((_, response) => {
    this.requests += 1;
    this.#asked();
    if (!this.isSilent) response.end(this.#tarball);
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  nextRequest(): Promise<void> {
    return new Promise((resolve) => (this.#asked = resolve));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function packAmaro(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'baize-registry-'));
  try {
    for (const [name, text] of Object.entries(smallAmaro)) {
      mkdirSync(dirname(join(folder, 'package', name)), { recursive: true });
      writeFileSync(join(folder, 'package', name), text);
    }
    execFileSync('tar', ['-czf', 'amaro.tgz', 'package'], { cwd: folder });
    return readFileSync(join(folder, 'amaro.tgz'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
