/**
 * Starts baize on a machine that has only Node: checks the version, installs the locked dependencies when missing or
 * outdated, and runs cli/main.ts.
 *
 * The syntax stays at ES2017 and imports carry no `node:`, so that an old Node prints its sentence instead of a parse
 * error.
 */
'use strict';
/* oxlint-disable typescript/no-unsafe-argument, typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access, typescript/no-unsafe-return -- plain JavaScript carries no types */

const childProcess = require('child_process');
const crypto = require('crypto');
const fs = require('fs');
const os = require('os');
const path = require('path');
const url = require('url');
const { deadRegistry } = require('./registry.cjs');
const { buildWeb } = require('./web-build.cjs');

const OLDEST = { major: 20, minor: 19 };
const BEAT_MS = 1000;
const STALE_MS = 5 * BEAT_MS;
const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ENETUNREACH|ENETDOWN|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENOTCACHED)\b/;
const UNWRITABLE = /^(EACCES|EPERM|EROFS)$/;

const root = path.dirname(__dirname);
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.baize-lock');
const workshop = path.join(root, '.baize');
const lock = path.join(workshop, 'install.lock');
const log = path.join(workshop, 'install.log');

let npmProcess = null;

/** What the person at the keyboard sees instead of a stack trace. */
class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

async function main() {
  requireNode();
  const wanted = lockedVersion();
  if (!isInstalled(wanted)) await install(wanted);
  if (opensHouse(process.argv.slice(2))) await buildWeb(say);
  run();
}

/** Only commands that open the house need the web build. */
function opensHouse(args) {
  return args[0] === 'start' && !args.includes('--help') && !args.includes('-h');
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  throw new Failure(
    `Node.js ${OLDEST.major}.${OLDEST.minor} or later is needed and this is ${process.versions.node}; get a newer one from https://nodejs.org and run this again.`,
  );
}

/** The dependencies are current when the stamp inside node_modules holds the SHA-256 of package-lock.json. */
function lockedVersion() {
  try {
    return crypto
      .createHash('sha256')
      .update(fs.readFileSync(path.join(root, 'package-lock.json')))
      .digest('hex');
  } catch (error) {
    throw new Failure(`package-lock.json could not be read in ${root} (${error.code}); get a complete copy of baize.`);
  }
}

function isInstalled(wanted) {
  try {
    return fs.readFileSync(stamp, 'utf8').trim() === wanted;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
    throw error;
  }
}

async function install(wanted) {
  fs.accessSync(root, fs.constants.W_OK);
  fs.mkdirSync(workshop, { recursive: true });
  if (!(await takeLock(wanted))) return;
  const beat = setInterval(() => fs.utimes(lock, new Date(), new Date(), () => {}), BEAT_MS);
  const stopClock = startClock();
  try {
    if (!isInstalled(wanted)) await Promise.race([replaceModules(wanted), stopped()]);
  } finally {
    // SIGKILL: npm would take seconds to roll back, in a folder that is about to be removed.
    if (npmProcess) npmProcess.kill('SIGKILL');
    stopClock();
    clearInterval(beat);
    clearLeftovers();
    fs.rmSync(lock, { force: true });
  }
}

/** npm works in a staging folder, so a failure or Ctrl-C half-way leaves the installed dependencies untouched. */
async function replaceModules(wanted) {
  say('installing the locked dependencies (about half a minute the first time) …');
  const staging = path.join(workshop, `install-${process.pid}`);
  clearLeftovers();
  stage(staging);
  await npmInstall(staging);
  fs.mkdirSync(path.join(staging, 'node_modules'), { recursive: true });
  fs.writeFileSync(path.join(staging, 'node_modules', path.basename(stamp)), `${wanted}\n`);
  swap(staging);
}

/** Never resolves; rejects when the installation is interrupted. */
function stopped() {
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, () =>
        reject(new Failure('stopped; nothing was changed and the next run installs again.', signalCode(signal))),
      );
    }
  });
}

/**
 * True when this process is to install, false when another one just did. A holder touches the lock once a second; a
 * stale lock was left by a killed process. Two holders do no harm: each has its own staging folder.
 */
async function takeLock(wanted) {
  let touched = 0;
  let since = Date.now();
  for (let waits = 0; ; waits++) {
    try {
      fs.writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (waits === 1) say('another baize is installing the dependencies; waiting for it …');
    const now = touchedAt();
    if (now !== touched) {
      touched = now;
      since = Date.now();
    } else if (Date.now() - since > STALE_MS) {
      fs.rmSync(lock, { force: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (isInstalled(wanted)) return false;
  }
}

function touchedAt() {
  const stat = fs.statSync(lock, { throwIfNoEntry: false });
  return stat ? stat.mtimeMs : 0;
}

function stage(staging) {
  fs.mkdirSync(staging);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    const source = path.join(root, name);
    if (fs.existsSync(source)) fs.copyFileSync(source, path.join(staging, name));
  }
}

function swap(staging) {
  const old = path.join(workshop, `old-${process.pid}`);
  try {
    fs.renameSync(modules, old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  fs.renameSync(path.join(staging, 'node_modules'), modules);
}

function clearLeftovers() {
  // The npm of a launcher that was killed may still be writing there: hence the retries.
  const thorough = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  for (const name of fs.readdirSync(workshop)) {
    if (/^(install|old)-\d+$/.test(name)) fs.rmSync(path.join(workshop, name), thorough);
  }
}

async function npmInstall(folder) {
  const dead = await deadRegistry(folder);
  const output = fs.openSync(log, 'w');
  try {
    // npm may have everything in its cache.
    const code = await npmCi(folder, output, dead ? ['--offline'] : []);
    if (code === 0) return;
    throw dead ? unreachable(dead.origin, dead.code) : diagnose(fs.readFileSync(log, 'utf8'));
  } finally {
    fs.closeSync(output);
  }
}

function npmCi(folder, output, more) {
  // With NODE_ENV=production in the shell, npm would omit what `baize test` runs.
  const whole = ['--include=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier'];
  return new Promise((resolve, reject) => {
    npmProcess = childProcess.spawn('npm', ['ci'].concat(whole, quiet, more), {
      cwd: folder,
      stdio: ['ignore', output, output],
    });
    npmProcess.on('error', (error) => reject(error.code === 'ENOENT' ? npmMissing() : error));
    npmProcess.on('exit', resolve);
  });
}

function npmMissing() {
  return new Failure(
    'npm was not found on the PATH; it comes with Node.js from https://nodejs.org (Debian has it as the package npm): install it and run this again.',
  );
}

/** Reads npm's own report for the few causes that a person can do something about. */
function diagnose(output) {
  const code = (/^npm (?:error|ERR!) code (\S+)/m.exec(output) || [])[1];
  const network = UNREACHABLE.exec(code || output);
  if (network) {
    const asked = /request to (https?:\/\/[^/\s]+)/.exec(output);
    return unreachable(asked ? asked[1] : '', network[1]);
  }
  const place = (/^npm (?:error|ERR!) path (.+)$/m.exec(output) || [])[1];
  if (code === 'ENOSPC' || (!code && /\bENOSPC\b/.test(output))) return noSpace();
  if (UNWRITABLE.test(code) && place) return notWritable(place, code);
  return new Failure(`npm ci failed${code ? ` (${code})` : ''}; nothing was changed, its report is in ${log}.`);
}

function unreachable(origin, code) {
  const registry = ['the package registry', origin].filter(Boolean).join(' ');
  return new Failure(
    `${registry} could not be reached (${code}); nothing was changed, run this again with a network connection.`,
  );
}

function noSpace() {
  return new Failure(
    `the disk is full: the dependencies need about 250 MB in ${root}; make room and run this again (nothing was changed).`,
  );
}

function notWritable(place, code) {
  return new Failure(
    `the dependencies must be installed and ${place} cannot be written (${code}); run this as a user who may write there, or use a copy of baize in a folder of your own.`,
  );
}

function asFailure(error) {
  if (error instanceof Failure) return error;
  if (error.code === 'ENOSPC') return noSpace();
  if (UNWRITABLE.test(error.code)) return notWritable(error.path || root, error.code);
  return new Failure(`could not start: ${error.message}`);
}

/** On a terminal, seconds count up under the notice and disappear afterwards. */
function startClock() {
  if (!process.stderr.isTTY) return () => {};
  const start = Date.now();
  const draw = () => process.stderr.write(`\r  ${Math.round((Date.now() - start) / 1000)} s `);
  const timer = setInterval(draw, BEAT_MS);
  return () => {
    clearInterval(timer);
    process.stderr.write('\r\u001B[K');
  };
}

function run() {
  const loader = url.pathToFileURL(path.join(__dirname, 'strip-types.mjs')).href;
  // Early Node versions that strip types print an experimental warning at each start.
  const options = ['--disable-warning=ExperimentalWarning', '--import', loader];
  const args = options.concat(path.join(__dirname, 'main.ts'), process.argv.slice(2));
  const child = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
  // On a terminal Ctrl-C reaches the child by itself; elsewhere only this process receives the signal.
  const onTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => onTerminal || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('error', (error) => end(asFailure(error)));
  child.on('exit', (code, signal) => process.exit(signal ? signalCode(signal) : code));
}

function signalCode(signal) {
  return 128 + os.constants.signals[signal];
}

function say(text) {
  process.stderr.write(`baize: ${text}\n`);
}

function end(failure) {
  say(failure.message);
  process.exit(failure.exitCode);
}

main().catch((error) => end(asFailure(error)));
