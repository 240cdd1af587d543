import { describe, expect, test } from 'vitest';
import { loadRulebook } from '../../rulebook/load.ts';
import { present } from '../base/invariant.ts';
import { type Answers, progressOf, type Situation } from '../round/incidents.ts';
import { casinoWar } from './casino-war/index.ts';
import { ezugiBlackjack } from './ezugi-blackjack/index.ts';
import { tableOf } from './game.ts';
import { games } from './games.ts';

const { pages } = loadRulebook();
/** Players are told of every incident; this clause has no row of its own. */
const told = new Set(['BAC-E-062', 'BJ-E-085', 'RO-E-078']);

/** As the pages' incident tables write them; a line that only refers to others adds nothing. */
const actors: Readonly<Record<string, string>> = {
  System: 'system',
  'System / staff': 'system',
  'Dealer / staff': 'floor',
  Staff: 'floor',
  'Shift manager': 'floor',
  Customer: 'customer',
  Dealer: 'dealer',
  'Dealer / shuffler': 'dealer',
  'Dealer / shift manager': 'dealer-or-floor',
  'Technical staff': 'technicians',
};
const effectOf = (text: string): string | undefined => {
  if (text.startsWith('See ')) return undefined;
  if (text.includes('returned')) return 'refund';
  // Stakes stand once it is decided that play continues.
  if (text.startsWith('Stakes stand') || text === 'Frozen until decided') return 'stand';
  return text === 'Frozen' ? 'frozen' : 'none';
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { triggers } = tableOf(game).incidents;
  const rows = triggers.flatMap((trigger) => trigger.rows);
  const clauses = new Set<string>(rows.flatMap(({ clause, also }) => [clause, ...also]));
  const page = pages.find((one) => one.id === id)?.clauses ?? [];

  test('has every incident row of its page, and none of another', () => {
    const incidents = page.filter(({ kind }) => kind === 'incident').map((clause) => clause.id);
    expect(incidents.filter((one) => !clauses.has(one) && !told.has(one))).toEqual([]);
    expect(page.length).toBeGreaterThan(0);
    const own = new Set(page.map((clause) => clause.id));
    expect([...clauses].filter((one) => !own.has(one))).toEqual([]);
  });

  test('asks for everything its rows and operations need, and for nothing else', () => {
    for (const trigger of triggers) {
      const asked = new Set<string>(trigger.questions.map((question) => question.id));
      const conditions = trigger.rows.flatMap(({ when }) => Object.keys(when));
      expect([trigger.id, conditions.filter((one) => !asked.has(one))]).toEqual([trigger.id, []]);
      const operations = new Set(trigger.rows.flatMap((row) => row.operations.map((operation) => operation.do)));
      expect([trigger.id, asked.has('burned')]).toEqual([
        trigger.id,
        operations.has('burn') || operations.has('remove-last'),
      ]);
      expect([trigger.id, asked.has('number')]).toEqual([
        trigger.id,
        ['manual-result', 'corrected-result', 'result-stands'].some((one) => operations.has(one as never)),
      ]);
    }
  });

  test('who acts and what happens to the bets match the line of the page', () => {
    const texts = new Map(page.map((clause) => [clause.id, clause.text]));
    for (const { clause, actor, bets } of rows) {
      const [, who, effect] = /Actor: ([^;]+);.* Effect on bets: (.+)$/.exec(texts.get(clause) ?? '') ?? [];
      if (who === undefined || effect === undefined) continue;
      expect([clause, actor, bets]).toEqual([clause, actors[who], effectOf(effect) ?? bets]);
    }
  });

  test('names each trigger once', () => {
    expect(new Set(triggers.map((trigger) => trigger.id)).size).toBe(triggers.length);
  });

  test('refunds where it voids, and stakes stand where it does not', () => {
    for (const { clause, operations, bets } of rows) {
      const isVoid = operations.some((operation) => operation.do === 'void');
      expect([clause, bets === 'refund']).toEqual([clause, isVoid]);
    }
  });
});

test('[CW-912 CW-914] war: the shift manager decides every error; one that affects the result ends the round, otherwise stakes stand', () => {
  const { triggers } = tableOf(casinoWar).incidents;
  const outcomes = triggers.map(({ id, rows }) => [
    id,
    ...rows.map(
      ({ clause, actor, operations, bets }) => `${clause} ${actor} ${operations.map((one) => one.do).join()} ${bets}`,
    ),
  ]);
  const cardError = ['CW-914 floor void refund', 'CW-912 floor continue stand'];
  expect(outcomes).toEqual([
    ['wrong-burn-count', ...cardError],
    ['card-exposed', ...cardError],
    ['scan-fault', ...cardError],
    ['obstacle', 'CW-912 floor continue stand', 'CW-912 floor void refund'],
  ]);
});

test('[BJ-E-933] a claim is checked against the log: its seat is asked for first, and nobody is asked whether it holds', () => {
  const claim = present(
    tableOf(ezugiBlackjack).incidents.triggers.find(({ id }) => id === 'missed-turn'),
    'a trigger',
  );
  const at = (known: Answers): Situation => ({ phase: 'result', dealer: 'people', known });
  expect(progressOf(claim, at({}), {})).toMatchObject({ is: 'asking', next: { id: 'seat' } });
  const said = { seat: 'seat-1' };
  expect(progressOf(claim, at({ claimHolds: true }), said)).toMatchObject({ resolution: { clause: 'BJ-E-118' } });
  expect(progressOf(claim, at({ claimHolds: false }), said)).toMatchObject({ resolution: { clause: 'BJ-E-933' } });
});
