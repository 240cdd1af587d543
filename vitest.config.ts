import { defineConfig } from 'vitest/config';
import { breakPlugin } from './tests/breaks/plugin.ts';

const long = process.env['BAIZE_LONG'] === '1';
const testsIn = (folders: string) => ({
  include: [`${folders}/**/*${long ? '.long' : ''}.test.ts`],
  exclude: ['node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
});

export default defineConfig({
  plugins: breakPlugin(),
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxConcurrency: 2,
    // Worker threads that tests start read TypeScript as the program does.
    execArgv: ['--import', new URL('cli/strip-types.mjs', import.meta.url).href],
    projects: [
      { extends: true, test: { name: 'rules', ...testsIn('{rulebook,core,cli,bench,tests}') } },
      // Only these need databases, which are made once for all of them.
      { extends: true, test: { name: 'house', ...testsIn('house'), globalSetup: ['house/testing/setup.ts'] } },
    ],
  },
});
