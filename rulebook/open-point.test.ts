import { expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { openPointOf } from './open-point.ts';

const clause = (id: string, kind: string): Clause => ({
  id,
  page: 'a-game',
  game: 'ab',
  kind,
  levels: ['rule'],
  summary: '',
  text: '',
  source: '',
});
const markdown = `# A
## Rules
- **AB-001** One.
## Open points
### Open point 2: rounding
- *What the text says:* nothing.
- **AB-901** Half up.
| ID | Stake |
|---|---|
| AB-902 | 5 |
### Open point: limits
None in the text.
- **AB-903** None.
`;
const page = { id: 'a-game', title: 'A', lead: '', markdown, clauses: [] };

test('a resolution is found with its heading and the prose around it', () => {
  expect(openPointOf(page, clause('AB-901', 'resolution'))).toMatchObject({
    title: 'rounding',
    notes: ['*What the text says:* nothing.'],
  });
  expect(openPointOf(page, clause('AB-902', 'resolution'))?.title).toBe('rounding');
  expect(openPointOf(page, clause('AB-903', 'resolution'))).toMatchObject({
    title: 'limits',
    notes: ['None in the text.'],
  });
});

test('a clause that is not a resolution has no open point', () => {
  expect(openPointOf(page, clause('AB-001', 'limit'))).toBeUndefined();
});
