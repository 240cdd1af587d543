import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

test('imports are resolved from the repository root, however they are written', () => {
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
