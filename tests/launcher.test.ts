import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { canBeStranger, Checkout, ended } from './testing/checkout.ts';
import { Registry } from './testing/registry.ts';

const notice = 'baize: installing the locked dependencies (about half a minute the first time) …\n';
const node = `exec "${process.execPath}" "$@"`;
/** Nobody serves packages on port 9. */
const offline = { npm_config_registry: 'http://127.0.0.1:9' };

/** Why a test is skipped, for its name. */
const unlessStranger = canBeStranger ? '' : ' (other users cannot run Node on this machine)';

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanup.splice(0).reverse()) clean();
});

function checkout(integrity = 'sha512-AAAA'): Checkout {
  const made = new Checkout(integrity);
  cleanup.push(() => made.remove());
  return made;
}

async function checkoutWithRegistry() {
  const registry = new Registry();
  cleanup.push(() => registry.close());
  const environment = { npm_config_registry: await registry.open() };
  return { registry, environment, made: checkout(registry.integrity) };
}

/** What an installation left behind, except compiled sources. */
function leftIn(made: Checkout): readonly string[] {
  return readdirSync(join(made.folder, '.baize')).filter((name) => name !== 'stripped');
}

describe('without its requirements the launcher prints one sentence', () => {
  test('no Node on the PATH', async () => {
    expect(await checkout().run([], { environment: { PATH: '/nowhere' } })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'baize: Node.js was not found on the PATH; install version 20.19 or later from https://nodejs.org and run this again.\n',
    });
  });

  test.each(['8.17.0', '18.20.8', '20.18.3'])('Node %s is too old', async (version) => {
    const made = checkout().installed();
    const pretend = join(made.outside, 'old-node.cjs');
    const versions = `{ value: { ...process.versions, node: '${version}' } }`;
    writeFileSync(pretend, `Object.defineProperty(process, 'versions', ${versions});`);
    expect(await made.run([], { environment: { NODE_OPTIONS: `--require=${pretend}` } })).toEqual({
      code: 1,
      stdout: '',
      stderr: `baize: Node.js 20.19 or later is needed and this is ${version}; get a newer one from https://nodejs.org and run this again.\n`,
    });
  });

  test.runIf(canBeStranger)(`a read-only folder${unlessStranger}`, async () => {
    const made = checkout().makeReadOnly();
    expect(await made.run([], { asStranger: true })).toEqual({
      code: 1,
      stdout: '',
      stderr: `baize: the dependencies must be installed and ${made.folder} cannot be written (EACCES); run this as a user who may write there, or use a copy of baize in a folder of your own.\n`,
    });
    expect(existsSync(join(made.folder, '.baize'))).toBe(false);
  });

  test('no lock file', async () => {
    const made = checkout();
    made.drop('package-lock.json');
    expect(await made.run([])).toEqual({
      code: 1,
      stdout: '',
      stderr: `baize: package-lock.json could not be read in ${made.folder} (ENOENT); get a complete copy of baize.\n`,
    });
  });

  test('no network: the existing installation stays', async () => {
    const made = checkout().installed();
    made.write('node_modules/.baize-lock', 'of an older lock file\n');
    expect(await made.run([], { environment: offline })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${notice}baize: the package registry http://127.0.0.1:9 could not be reached (ECONNREFUSED); nothing was changed, run this again with a network connection.\n`,
    });
    expect(made.read('node_modules/.baize-lock')).toBe('of an older lock file\n');
    expect(leftIn(made)).toEqual(['install.log']);
  });

  test('no npm', async () => {
    const made = checkout();
    expect(await made.run([], { environment: { PATH: made.programs({ node }) } })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${notice}baize: npm was not found on the PATH; it comes with Node.js from https://nodejs.org (Debian has it as the package npm): install it and run this again.\n`,
    });
  });

  test.each([
    ['a full disk', 'code ENOSPC', /^baize: the disk is full: .* \(nothing was changed\)\.\n$/],
    ['a lame name server', 'code EAI_AGAIN', /^baize: the package registry could not be reached \(EAI_AGAIN\); .*\n$/],
    [
      "somebody else's cache",
      'code EACCES\nnpm error path /a/cache',
      /^baize: .* \/a\/cache cannot be written \(EACCES\).*\n$/,
    ],
    [
      'anything else',
      'code EWHAT',
      /^baize: npm ci failed \(EWHAT\); nothing was changed, .*\.baize\/install\.log\.\n$/,
    ],
  ])('npm fails for %s', async (_, report, sentence) => {
    const made = checkout();
    const npm = `echo 'npm error ${report}' >&2; exit 1`;
    const { code, stderr } = await made.run([], { environment: { PATH: made.programs({ node, npm }) } });
    expect(code).toBe(1);
    expect(stderr.startsWith(notice)).toBe(true);
    expect(stderr.slice(notice.length)).toMatch(sentence);
  });
});

describe('with the dependencies in place', () => {
  test('nothing is printed, arguments and exit code pass through', async () => {
    const args = ['say', '7', 'two words', '--json', ''];
    const made = checkout().installed();
    expect(await made.run(args, { environment: offline })).toEqual({
      code: 7,
      stdout: `${JSON.stringify(args)}\n`,
      stderr: '',
    });
  });

  test.runIf(canBeStranger)(`a read-only folder is enough${unlessStranger}`, async () => {
    const made = checkout().installed().makeReadOnly();
    expect(await made.run([], { asStranger: true })).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });

  test('through symlinks and from a folder with other dependencies, it runs TypeScript with its own', async () => {
    const made = checkout().installed();
    made.linkAmaro();
    made.write('cli/main.ts', 'const text: string = process.cwd(); console.log(text);');
    made.write('../else where/node_modules/amaro/index.js', 'throw new Error("the wrong amaro");');
    const cwd = join(made.outside, 'else where');
    symlinkSync('checkout/baize', join(made.outside, 'first link'));
    symlinkSync('../first link', join(cwd, 'second link'));
    expect(await made.run([], { cwd, command: './second link' })).toEqual({ code: 0, stdout: `${cwd}\n`, stderr: '' });
  });

  test('an edited source is compiled again, an unchanged one only once', async () => {
    const made = checkout().installed();
    made.linkAmaro();
    made.write('cli/main.ts', "console.log('first' as string);");
    expect((await made.run([])).stdout).toBe('first\n');
    made.write('cli/main.ts', "console.log('second' as string);");
    expect((await made.run([])).stdout).toBe('second\n');
    made.drop('node_modules/amaro');
    expect(await made.run([])).toEqual({ code: 0, stdout: 'second\n', stderr: '' });
  });

  test('CDPATH has no effect', async () => {
    const made = checkout().installed();
    const way = { command: 'checkout/baize', environment: { CDPATH: made.outside } };
    expect(await made.run([], way)).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });

  test.each([
    ['SIGTERM', 9],
    ['SIGINT', 8],
    ['SIGKILL of its own', 137],
  ] as const)('%s reaches the command, whose end is the end', async (signal, code) => {
    const made = checkout().installed();
    made.write(
      'cli/main.ts',
      `process.on('SIGTERM', () => process.exit(9));
      process.on('SIGINT', () => process.exit(8));
      setTimeout(() => {}, 60_000);
      console.log('ready');
      if (process.argv[2] === 'end') process.kill(process.pid, 'SIGKILL');`,
    );
    const child = made.start(code === 137 ? ['end'] : []);
    const end = ended(child);
    if (child.stdout) await once(child.stdout, 'data');
    if (signal === 'SIGTERM' || signal === 'SIGINT') child.kill(signal);
    expect(await end).toEqual({ code, stdout: 'ready\n', stderr: '' });
  });
});

describe('with dependencies to install', () => {
  test('it installs what the lock file names, says so once, and replaces the previous installation', async () => {
    const { registry, environment, made } = await checkoutWithRegistry();
    made.write('node_modules/left-over/index.js', '');
    expect(await made.run([], { environment })).toEqual({ code: 0, stdout: '[]\n', stderr: notice });
    expect(made.read('node_modules/.baize-lock').trim()).toBe(made.lockHash);
    expect(existsSync(join(made.folder, 'node_modules/left-over'))).toBe(false);
    expect(leftIn(made)).toEqual(['install.log']);
    expect(await made.run([], { environment })).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
    expect(registry.requests).toBe(1);
  });

  test('without a network but with a full cache, it installs', async () => {
    const { registry, environment, made } = await checkoutWithRegistry();
    await made.run([], { environment });
    registry.close();
    made.drop('node_modules');
    expect(await made.run([], { environment })).toEqual({ code: 0, stdout: '[]\n', stderr: notice });
  });

  test('of three launched at once, one installs and the others wait', async () => {
    const { registry, environment, made } = await checkoutWithRegistry();
    const runs = await Promise.all(['one', 'two', 'three'].map((name) => made.run([name], { environment })));
    expect(runs.map(({ code, stdout }) => ({ code, stdout }))).toEqual(
      ['one', 'two', 'three'].map((name) => ({ code: 0, stdout: `["${name}"]\n` })),
    );
    expect(runs.filter(({ stderr }) => stderr === notice)).toHaveLength(1);
    expect(registry.requests).toBe(1);
    expect(leftIn(made)).toEqual(['install.log']);
  });

  test('an interrupted installation changes nothing, and the next run installs', async () => {
    const { registry, environment, made } = await checkoutWithRegistry();
    registry.isSilent = true;
    const child = made.start([], { environment });
    const end = ended(child);
    await registry.nextRequest();
    child.kill('SIGINT');
    expect(await end).toEqual({
      code: 130,
      stdout: '',
      stderr: `${notice}baize: stopped; nothing was changed and the next run installs again.\n`,
    });
    expect(leftIn(made)).toEqual(['install.log']);
    registry.isSilent = false;
    expect(await made.run([], { environment })).toEqual({ code: 0, stdout: '[]\n', stderr: notice });
  });

  test('remains of a killed installation are removed', async () => {
    const { environment, made } = await checkoutWithRegistry();
    made.write('.baize/install.lock', '1\n');
    made.write('.baize/install-1/package.json', '{}');
    const { code, stderr } = await made.run([], { environment });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `baize: another baize is installing the dependencies; waiting for it …\n${notice}`,
    });
    expect(leftIn(made)).toEqual(['install.log']);
  });
});
