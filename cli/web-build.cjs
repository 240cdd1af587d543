/**
 * Builds the browser client into web/dist when a source is newer than the build; can be run on its own.
 *
 * Plain JavaScript like the launcher that calls it, which must print its message on a Node that cannot run TypeScript.
 */
'use strict';
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- plain JavaScript carries no types */

const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');

const root = path.dirname(__dirname);
const dist = path.join(root, 'web', 'dist');
const stamp = path.join(dist, '.sources');
const workshop = path.join(root, '.baize');
const log = path.join(workshop, 'web-build.log');
const sources = ['web', 'client', 'core', 'house/protocol', 'cli/word-files.ts', 'vite.config.ts', 'package-lock.json'];

/** Resolves when an up-to-date build is in place, or when building failed and that has been reported. */
async function buildWeb(say) {
  const started = Date.now();
  if (builtFrom() > newest(sources.map((name) => path.join(root, name)))) return true;
  say('building the browser client (a few seconds) …');
  try {
    fs.mkdirSync(workshop, { recursive: true });
    const staging = path.join(workshop, `web-${process.pid}`);
    clearLeftovers();
    if ((await vite(staging)) !== 0) throw new Error(`vite’s report is in ${log}`);
    fs.writeFileSync(path.join(staging, path.basename(stamp)), `${started}\n`);
    swap(staging);
    return true;
  } catch (error) {
    const served = fs.existsSync(dist) ? 'the one built before is served' : 'browsers get a page that says so';
    say(`the client for browsers could not be built: ${error.message}; ${served}.`);
    return false;
  } finally {
    clearLeftovers();
  }
}

/** The time at which the existing build read its sources. */
function builtFrom() {
  return fs.existsSync(stamp) ? Number(fs.readFileSync(stamp, 'utf8')) : 0;
}

/** Folders count too: their modification time changes when a file in them is added or removed. */
function newest(places) {
  let latest = 0;
  for (const place of places) {
    const stat = fs.statSync(place, { throwIfNoEntry: false });
    if (!stat || place === dist) continue;
    // web/ itself also changes when a build is put into it.
    if (stat.isFile() || place !== path.dirname(dist)) latest = Math.max(latest, stat.mtimeMs);
    if (stat.isDirectory())
      latest = Math.max(latest, newest(fs.readdirSync(place).map((name) => path.join(place, name))));
  }
  return latest;
}

function vite(outDir) {
  const program = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const output = fs.openSync(log, 'w');
  return new Promise((resolve, reject) => {
    const child = childProcess.spawn(
      process.execPath,
      [program, 'build', '--config', path.join(root, 'vite.config.ts'), '--outDir', outDir, '--emptyOutDir'],
      // Always a production build, even when a test calls this.
      { cwd: root, stdio: ['ignore', output, output], env: Object.assign({}, process.env, { NODE_ENV: 'production' }) },
    );
    child.on('error', reject);
    child.on('exit', resolve);
  }).finally(() => fs.closeSync(output));
}

/** A page that is loading meanwhile gets the old build or the new one, never a mixture. */
function swap(staging) {
  const old = path.join(workshop, `web-old-${process.pid}`);
  if (fs.existsSync(dist)) fs.renameSync(dist, old);
  fs.renameSync(staging, dist);
}

function clearLeftovers() {
  if (!fs.existsSync(workshop)) return;
  for (const name of fs.readdirSync(workshop)) {
    const [, maker] = /^web-(?:old-)?(\d+)$/.exec(name) || [];
    const isOthers = Number(maker) !== process.pid && isAlive(Number(maker));
    if (maker && !isOthers) fs.rmSync(path.join(workshop, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { buildWeb };

if (require.main === module) {
  void buildWeb((text) => process.stderr.write(`baize: ${text}\n`)).then((isBuilt) => process.exit(isBuilt ? 0 : 1));
}
