/** `baize dev`: house and client for development: pages reload in place, the house restarts on changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { repositoryRoot } from './source-files.ts';

const root = repositoryRoot;

interface Options {
  readonly port: number;
  readonly housePort: number;
  readonly data: string;
}

export function registerDev(program: Command): void {
  program
    .command('dev')
    .description('house and client for development: both follow your changes; Ctrl-C stops both')
    .option('--port <port>', 'where the browser finds the client', portOf, 5173)
    .option('--house-port <port>', 'where the house behind it listens', portOf, 8401)
    .option('--data <folder>', 'data folder of its play-money house', join(root, '.baize/dev'))
    .action(develop);
}

async function develop(options: Options): Promise<void> {
  const { createServer } = await import('vite');
  const house = new RestartedHouse(options);
  const client = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { port: options.port, strictPort: true, host: '127.0.0.1', proxy: proxyTo(options.housePort) },
  });
  await client.listen();
  house.start();
  for (const folder of ['rulebook', 'core', 'house', 'cli'])
    watch(join(root, folder), { recursive: true }, house.changed);
  console.log(`client  http://127.0.0.1:${options.port}   changes in web/ and client/ appear at once`);
  console.log(`house   http://127.0.0.1:${options.housePort}   restarts when core/, house/, rulebook/ or cli/ change`);
  console.log('Ctrl-C stops both.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      house.stop();
      process.exit(0);
    });
  }
}

/** What the house answers itself; the rest is the client's. The house accepts only requests from its own origin. */
function proxyTo(port: number) {
  const target = `http://127.0.0.1:${port}`;
  const headers = { origin: target };
  // The consoles' socket has the same path as a page.
  const sockets = (request: {
    readonly headers: { readonly upgrade?: string | undefined };
    readonly url?: string | undefined;
  }) => (request.headers.upgrade === undefined ? request.url : undefined);
  return {
    '/api': { target, headers },
    '^/(ws|device)$': { target, headers, ws: true },
    '^/studio$': { target, headers, ws: true, bypass: sockets },
  };
}

/** A house in its own process, stopped and started again after each burst of changes. */
class RestartedHouse {
  readonly #arguments: readonly string[];
  #process: ChildProcess | undefined;
  #pending: NodeJS.Timeout | undefined;

  constructor({ data, housePort }: Options) {
    const start = [join(root, 'cli/main.ts'), 'start', '--data', data, '--port', String(housePort), '--with-examples'];
    this.#arguments = ['--import', join(root, 'cli/strip-types.mjs'), ...start];
  }

  start(): void {
    const child = spawn(process.execPath, this.#arguments, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#process = child;
    child.on('exit', (code) => {
      if (this.#process === child) console.log(`house   exited with code ${code}; the next change starts it again`);
    });
  }

  /** Killing it loses nothing: everything that matters is on disk, and the next process takes the folder over. */
  stop(): void {
    clearTimeout(this.#pending);
    const child = this.#process;
    this.#process = undefined;
    child?.kill('SIGKILL');
  }

  readonly changed = (_event: string, file: string | null): void => {
    if (file === null || !/\.(ts|md|tsv|sql|json)$/.test(file) || file.endsWith('.test.ts')) return;
    clearTimeout(this.#pending);
    this.#pending = setTimeout(() => {
      console.log(`house   restarting: ${file}`);
      this.stop();
      this.start();
    }, 300);
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('It must be a port from 1 to 65535.');
  return port;
}
