import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { screenMistakes } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-screens-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A repository with these files and rules. */
function checkout(forbidden: readonly object[], files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(folder, 'checkout-'));
  writeFileSync(join(root, '.dependency-cruiser.cjs'), `module.exports = ${JSON.stringify({ forbidden })};`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('a screen that imports a procedure is named, one that imports money is not', () => {
  const to = { path: '^(core|house)/', pathNot: ['^core/base/'] };
  const files = {
    'web/good.tsx': `import { money } from '../core/base/money.ts';`,
    'web/bad.tsx': `import { settle } from '../core/round/settle.ts';`,
  };
  const root = checkout([{ name: 'web-decides-nothing', from: { path: '^web/' }, to }], files);
  expect(screenMistakes(root, Object.keys(files))).toEqual(['web-decides-nothing: web/bad.tsx → core/round/settle.ts']);
});

test('`$1` lets a screen import its own folder but not its neighbours', () => {
  const rule = {
    name: 'no-game-face-imports-another',
    from: { path: '^web/games/(?!family/)([^/]+)/', pathNot: '[.]test[.]' },
    to: { path: '^web/games/[^/]+/', pathNot: ['^web/games/family/', '^web/games/$1/'] },
  };
  const files = {
    'web/games/tiger/stage.tsx': `import './stage.css';\nimport { a } from '../family/a.ts';\nimport { b } from '../lion/b.ts';`,
    'web/games/tiger/stage.test.tsx': `import { b } from '../lion/b.ts';`,
    'web/table/view.tsx': `import { b } from '../games/lion/b.ts';`,
  };
  const root = checkout([rule], files);
  expect(screenMistakes(root, Object.keys(files))).toEqual([
    'no-game-face-imports-another: web/games/tiger/stage.tsx → web/games/lion/b.ts',
  ]);
});
