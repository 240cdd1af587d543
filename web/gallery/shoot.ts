/**
 * Takes screenshots of the gallery: `node --import ./cli/strip-types.mjs web/gallery/shoot.ts cards baccarat/felt
 * 390x844`.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { partName } from './part-name.ts';

const here = new URL('.', import.meta.url).pathname;
const sizesKnown = ['390x844', '844x390', '1280x800', '1920x1080'];
const asked = process.argv.slice(2);
const isSize = (word: string): boolean => /^\d+x\d+$/.test(word);
const sizes = asked.some(isSize) ? asked.filter(isSize) : sizesKnown;
const all = ['parts', '../games']
  .flatMap((folder) =>
    readdirSync(`${here}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
  )
  .filter((file) => /(parts|gallery)\/[^/]+\.tsx$/.test(file))
  .map(partName);
const wanted = asked.filter((word) => !isSize(word));
const parts = wanted.length > 0 ? wanted : all;

const folder = `${here}../../.baize/gallery`;
mkdirSync(folder, { recursive: true });
const server = await createServer({
  root: here,
  configFile: `${here}../../vite.config.ts`,
  logLevel: 'error',
  cacheDir: `${folder}/vite`,
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [`${here}../..`] } },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const part of parts) {
  const [name = '', query = ''] = part.split('?');
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('pageerror', (error) => process.stderr.write(`${part} ${size}: ${error.message}\n`));
    page.on('console', (line) => {
      if (line.type() === 'error') process.stderr.write(`${part} ${size}: ${line.text()}\n`);
    });
    await page.goto(`${address}?part=${name}&${query}`);
    await page.locator('#gallery > *').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const wait = Number(new URLSearchParams(query).get('wait') ?? 0);
    if (wait > 0) await page.waitForTimeout(wait);
    const file = `${folder}/${part.replaceAll(/[?&=/]/g, '-')}-${size}.png`;
    await page.screenshot({ path: file, fullPage: true });
    process.stdout.write(`${file}\n`);
    await page.close();
  }
}
await browser.close();
await server.close();
