/** Finds a browser for tests: CHROMIUM_PATH, one installed on the machine, or the one in the npm package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The headless shell draws no window, which leaves more of the machine to the pages. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const plain = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'];

export async function openBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? onThisMachine();
  if (path !== undefined) return chromium.launch({ executablePath: path, args: plain });
  // The package brings its own system libraries only if it believes it runs on Lambda.
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
