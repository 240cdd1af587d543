import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importsOf, screenMistakes } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('imports are read from the repository’s root, however they are written', () => {
  const text = `import { a } from './a.ts';
import type {
  B,
} from '../../core/base/b.ts';
import '../style.css';
export { c } from './c.tsx';
const late = () => import('../wall/wall.tsx');
import { useState } from 'react';`;
  expect(importsOf('web/table/view.tsx', text)).toEqual([
    'web/table/a.ts',
    'core/base/b.ts',
    'web/style.css',
    'web/table/c.tsx',
    'web/wall/wall.tsx',
  ]);
});

test('a screen that reaches for a procedure is named, one that reads money is not', () => {
  const to = { path: '^(core|house)/', pathNot: ['^core/base/'] };
  const config = { forbidden: [{ name: 'web-decides-nothing', to }] };
  writeFileSync(join(folder, '.dependency-cruiser.cjs'), `module.exports = ${JSON.stringify(config)};`);
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/good.tsx'), `import { money } from '../core/base/money.ts';`);
  writeFileSync(join(folder, 'web/bad.tsx'), `import { settle } from '../core/round/settle.ts';`);
  expect(screenMistakes(folder, ['web/good.tsx', 'web/bad.tsx'])).toEqual([
    'web-decides-nothing: web/bad.tsx → core/round/settle.ts',
  ]);
});
