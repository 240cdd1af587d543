/** A browser for tests: the one that CHROMIUM_PATH names, one of the machine's, else the one inside the npm package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The shell has no window of its own to draw, which leaves more of the machine to the pages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const plain = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

export async function openBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? onThisMachine();
  if (path !== undefined) return chromium.launch({ executablePath: path, args: plain });
  // Where the system has no libraries for a browser, the package brings its own only if it believes to be there.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...new Set([...packaged.args, ...plain])],
  });
}

function onThisMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
