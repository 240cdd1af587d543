import { defineConfig } from 'vitest/config';

const long = process.env['BAIZE_LONG'] === '1';

export default defineConfig({
  test: {
    include: [long ? '{rulebook,core,cli,bench,tests}/**/*.long.test.ts' : '{rulebook,core,cli,bench,tests}/**/*.test.ts'],
    exclude: long ? ['node_modules/**'] : ['node_modules/**', '**/*.long.test.ts'],
    testTimeout: 60_000,
  },
});
