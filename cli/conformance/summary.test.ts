import { expect, test } from 'vitest';
import type { Clause, Rulebook } from '../../rulebook/clause.ts';
import type { Level } from '../../rulebook/levels.ts';
import { conformanceOf, summarize } from './summary.ts';

const clause = (id: string, page: string, levels: readonly Level[]): Clause => ({
  id,
  page,
  game: page,
  kind: 'bet',
  levels,
  summary: '',
  text: '',
  source: '',
});
const page = (id: string, ...clauses: readonly Clause[]) => ({ id, title: id, lead: '', markdown: '', clauses });
const pages = [
  page('a-game', clause('AB-001', 'a-game', ['rule']), clause('AB-002', 'a-game', ['rule', 'table'])),
  page('b-game', clause('CD-001', 'b-game', ['operations'])),
];
const rulebook: Rulebook = {
  pages,
  clauses: pages.flatMap(({ clauses }) => clauses),
  compliance: [{ id: 'GLI-901', section: '', requirement: '', where: '' }],
  pending: [],
  operations: [{ id: 'CD-001', reminder: 'dealer console' }],
  replaced: [],
  examples: [],
};
const proven = [
  { clause: 'AB-001', file: 'core/x.test.ts', door: 'rule' },
  { clause: 'AB-002', file: 'core/x.test.ts', door: 'rule' },
] as const;
const none = { tested: 0, replaced: 0, operations: 0, pending: 0 };
const nothing = { needed: 0, proven: 0 };
const noLevels = {
  rule: nothing,
  table: nothing,
  studio: nothing,
  screen: nothing,
  money: nothing,
  operations: nothing,
};

test('clauses are counted by status and by level: per page, for compliance separately, and in total', () => {
  const ofA = { rule: { needed: 2, proven: 2 }, table: { needed: 1, proven: 0 } };
  const ofB = { operations: { needed: 1, proven: 1 } };
  expect(summarize(rulebook, conformanceOf(rulebook, proven))).toEqual({
    games: {
      'a-game': { ...none, clauses: 2, tested: 1, pending: 1, pendingIds: ['AB-002'], levels: { ...noLevels, ...ofA } },
      'b-game': { ...none, clauses: 1, operations: 1, pendingIds: [], levels: { ...noLevels, ...ofB } },
    },
    compliance: { ...none, clauses: 1, pending: 1, pendingIds: ['GLI-901'] },
    total: { ...none, clauses: 3, tested: 1, operations: 1, pending: 1, levels: { ...noLevels, ...ofA, ...ofB } },
  });
});

test('one page is counted alone', () => {
  const { games, compliance, total } = summarize(rulebook, conformanceOf(rulebook, proven), 'b-game');
  expect(Object.keys(games)).toEqual(['b-game']);
  expect(compliance).toBeUndefined();
  expect(total).toMatchObject({ clauses: 1, operations: 1, tested: 0 });
});
