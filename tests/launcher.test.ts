import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../cli/source-files.ts';
import { Checkout, ended } from './testing/checkout.ts';
import { Registry } from './testing/registry.ts';

const notice = 'baize: installing the locked dependencies (about half a minute the first time) …\n';
const node = `exec "${process.execPath}" "$@"`;
/** Port 9 discards what it gets, where it answers at all: nobody serves packages there. */
const nowhere = { npm_config_registry: 'http://127.0.0.1:9' };
const nobody = 65_534;

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanup.splice(0).reverse()) clean();
});

function checkout(integrity?: string): Checkout {
  const made = new Checkout(integrity);
  cleanup.push(() => made.remove());
  return made;
}

async function withRegistry() {
  const registry = new Registry();
  cleanup.push(() => registry.close());
  const environment = { npm_config_registry: await registry.open() };
  return { registry, environment, made: checkout(registry.integrity) };
}

describe('without what it needs the launcher says one sentence', () => {
  test('no Node on the PATH', async () => {
    expect(await checkout().run([], { PATH: '/nowhere' })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'baize: Node.js was not found on the PATH; install version 20.19 or later from https://nodejs.org and run this again.\n',
    });
  });

  test.each(['8.17.0', '18.20.8', '20.18.3'])('Node %s is too old', async (version) => {
    const made = checkout().installed();
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
    writeFileSync(join(made.outside, 'old.cjs'), pretend);
    expect(await made.run([], { NODE_OPTIONS: `--require=${join(made.outside, 'old.cjs')}` })).toEqual({
      code: 1,
      stdout: '',
      stderr: `baize: Node.js 20.19 or later is needed and this is ${version}; get a newer one from https://nodejs.org and run this again.\n`,
    });
  });

  test('a folder that cannot be written', async () => {
    const made = checkout();
    chmodSync(made.folder, 0o555);
    // Root may write anywhere, so it becomes nobody for this.
    const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    expect(await made.run([], {}, user)).toEqual({
      code: 1,
      stdout: '',
      stderr: `baize: the dependencies must be installed and ${made.folder} cannot be written (EACCES); run this as a user who may write there, or use a copy of baize in a folder of your own.\n`,
    });
    expect(existsSync(join(made.folder, '.baize'))).toBe(false);
  });

  test('no package-lock.json', async () => {
    const made = checkout();
    made.write('package-lock.json/not-a-file', '');
  });

  test('no network, and what was installed stays', async () => {
    const made = checkout('sha512-AAAA').installed();
    made.write('node_modules/.baize-lock', 'of an older lock file\n');
    expect(await made.run([], nowhere)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${notice}baize: the package registry http://127.0.0.1:9 could not be reached (ECONNREFUSED); nothing was changed, run this again with a network connection.\n`,
    });
    expect(made.read('node_modules/.baize-lock')).toBe('of an older lock file\n');
    expect(readdirSync(join(made.folder, '.baize'))).toEqual(['install.log']);
  });

  test('no npm', async () => {
    const made = checkout();
    const { code, stderr } = await made.run([], { PATH: made.programs({ node }) });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${notice}baize: npm was not found on the PATH; it comes with Node.js from https://nodejs.org (Debian has it as the package npm): install it and run this again.\n`,
    });
  });

  test.each([
    ['a full disk', 'npm error code ENOSPC', /^baize: the disk is full: .* \(nothing was changed\)\.\n$/],
    ['an older npm on a full disk', 'npm ERR! code ENOSPC', /^baize: the disk is full: /],
    ['a lame name server', 'npm error code EAI_AGAIN', /^baize: the package registry could not be reached \(EAI_AGAIN\)/],
    ['a cache of another user', 'npm error code EACCES\nnpm error path /a/cache', /^baize: .* \/a\/cache cannot be written \(EACCES\)/],
    ['anything else', 'npm error code EWHAT', /^baize: npm ci failed \(EWHAT\); .* report is in .*install\.log\.\n$/],
  ])('%s', async (_, report, sentence) => {
    const made = checkout();
    const npm = `printf '%s\\n' '${report}' >&2; exit 1`;
    const { code, stderr } = await made.run([], { PATH: made.programs({ node, npm }) });
    expect(code).toBe(1);
    expect(stderr.startsWith(notice)).toBe(true);
    expect(stderr.slice(notice.length)).toMatch(sentence);
    expect(stderr.split('\n')).toHaveLength(3);
  });
});

describe('with the dependencies in place', () => {
  test('nothing is printed, arguments and exit code pass through', async () => {
    const args = ['say', '7', 'two words', '--json', ''];
    expect(await checkout().installed().run(args, nowhere)).toEqual({ code: 7, stdout: `${JSON.stringify(args)}\n`, stderr: '' });
  });

  test('a folder that cannot be written will do', async () => {
    const made = checkout().installed();
    chmodSync(made.folder, 0o555);
    const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    expect(await made.run([], {}, user)).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });

  test('it runs TypeScript through a symlink to a symlink, whatever the folder it is called from holds', async () => {
    const made = checkout().installed();
    made.write('cli/main.ts', 'const text: string = process.cwd(); console.log(text);');
    made.write('../elsewhere/tsconfig.json', 'not JSON');
    made.write('../elsewhere/node_modules/tsx/dist/loader.mjs', 'throw new Error("the wrong tsx")');
    const { symlinkTsx, elsewhere, link } = places(made);
    symlinkTsx();
    symlinkSync('checkout/baize', join(made.outside, 'first link'));
    symlinkSync('../first link', link);
    const child = made.start([], { CDPATH: made.outside }, { cwd: elsewhere, shell: false, argv0: 'sh' });
    child.kill('SIGKILL');
  });
});
