import { defineConfig } from 'vitest/config';
import { breakPlugin } from './tests/breaks/plugin.ts';

const long = process.env['BAIZE_LONG'] === '1';
const testsIn = (folders: string, but: readonly string[] = []) => ({
  include: [`${folders}/**/*${long ? '.long' : ''}.test.ts`],
  exclude: ['node_modules/**', ...but, ...(long ? [] : ['**/*.long.test.ts'])],
});

export default defineConfig({
  plugins: breakPlugin(),
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxConcurrency: 2,
    // One less than there are cores would be one at a time on two.
    maxWorkers: '100%',
    // Worker threads that tests start read TypeScript as the program does.
    execArgv: ['--import', new URL('cli/strip-types.mjs', import.meta.url).href],
    projects: [
      {
        extends: true,
        test: { name: 'rules', ...testsIn('{rulebook,core,client,web,cli,bench}') },
      },
      // Whole programs: a start that takes seven seconds takes a minute on a busy machine.
      {
        extends: true,
        test: {
          name: 'programs',
          ...testsIn('tests', ['tests/browser/**']),
          setupFiles: ['house/testing/watch-doors.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // Only these need databases, which are made once for all of them.
      {
        extends: true,
        test: {
          name: 'house',
          ...testsIn('house'),
          globalSetup: ['house/testing/setup.ts'],
          setupFiles: ['house/testing/repeatable-seeds.ts', 'house/testing/watch-doors.ts'],
        },
      },
      // A real browser before a real house whose dealers are scripted.
      {
        extends: true,
        test: {
          name: 'browser',
          ...testsIn('tests/browser'),
          // On a busy machine a page takes its time; nothing here waits for time to pass.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 45_000 } },
          // A page that the machine starved gets a second look; what is wrong is wrong twice.
          retry: 1,
          globalSetup: ['house/testing/setup.ts', 'tests/browser/testing/setup.ts'],
          setupFiles: [
            'house/testing/repeatable-seeds.ts',
            'house/testing/watch-doors.ts',
            'tests/browser/testing/script-dealer.ts',
          ],
        },
      },
    ],
  },
});
