import { defineConfig } from 'vitest/config';
import { breakPlugin } from './tests/breaks/plugin.ts';

const long = process.env['BAIZE_LONG'] === '1';
const folders = '{rulebook,core,cli,bench,tests}';

export default defineConfig({
  plugins: breakPlugin(),
  test: {
    include: [`${folders}/**/*${long ? '.long' : ''}.test.ts`],
    exclude: ['node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    testTimeout: 60_000,
    maxConcurrency: 2,
  },
});
