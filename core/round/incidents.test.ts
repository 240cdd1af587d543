import { describe, expect, test } from 'vitest';
import { ask, atLeast, burn, goOn, removeLast, restore, row, trigger, voidRound } from './incident-rows.ts';
import { type Answers, progressOf, questionsOf, type Situation, triggersAt } from './incidents.ts';

const fell = trigger(
  'cards-fell',
  ['dealing'],
  [ask.cards, ask.allSeen],
  [
    row(['BAC-E-073'], { cards: atLeast(3) }, 'dealer', [voidRound], 'refund'),
    row(['BAC-E-071'], { allSeen: true }, 'dealer', [restore, goOn], 'stand'),
    row(['BAC-E-072', 'BAC-E-919'], {}, 'dealer', [restore, voidRound], 'refund'),
  ],
);
const dealing = (known: Answers = {}): Situation => ({ phase: 'dealing', dealer: 'people', known });

describe('questions', () => {
  test('are asked one after another, and only while the answer matters', () => {
    expect(progressOf(fell, dealing(), {})).toMatchObject({ is: 'asking', next: { id: 'cards' } });
    expect(progressOf(fell, dealing(), { cards: 2 })).toMatchObject({ is: 'asking', next: { id: 'allSeen' } });
    expect(progressOf(fell, dealing(), { cards: 3 })).toMatchObject({
      is: 'resolved',
      resolution: { clause: 'BAC-E-073' },
    });
  });

  test('lead to the first row whose conditions all hold', () => {
    expect(progressOf(fell, dealing(), { cards: 2, allSeen: true })).toMatchObject({
      resolution: { clause: 'BAC-E-071', bets: 'stand', needsSecond: false },
    });
    expect(progressOf(fell, dealing(), { cards: 1, allSeen: false })).toMatchObject({
      resolution: { clause: 'BAC-E-072', also: ['BAC-E-919'], bets: 'refund', needsSecond: true },
    });
  });

  test('that the journal answers are not asked, and nobody can answer otherwise', () => {
    const situation = dealing({ cards: 3 });
    expect(questionsOf(fell, situation).map(({ id }) => id)).toEqual(['allSeen']);
    expect(progressOf(fell, situation, { cards: 1 })).toMatchObject({ resolution: { clause: 'BAC-E-073' } });
  });

  test('are asked for whatever an operation needs to know', () => {
    const removing = trigger(
      'misread',
      ['dealing'],
      [ask.remove, ask.burned],
      [row(['BAC-E-090'], {}, 'floor', [removeLast, goOn], 'stand')],
    );
    expect(progressOf(removing, dealing(), {})).toMatchObject({
      next: { id: 'remove' },
      remaining: [{ id: 'remove' }, { id: 'burned' }],
    });
    expect(progressOf(removing, dealing(), { remove: 1, burned: ['9h'] })).toMatchObject({ is: 'resolved' });
  });

  test.each<[string, Answers]>([
    ['a count below the least', { cards: 0 }],
    ['a count that is none', { cards: 1.5 }],
    ['yes for a number', { cards: true }],
    ['a number for yes', { cards: 1, allSeen: 1 }],
  ])('%s is not an answer', (_, said) => {
    expect(progressOf(fell, dealing(), said)).toMatchObject({ refused: 'bad-answer' });
  });

  test('a card that no deck has is not an answer', () => {
    const burning = trigger('burn', ['dealing'], [ask.burned], [row(['BAC-E-069'], {}, 'dealer', [burn], 'stand')]);
    expect(progressOf(burning, dealing(), { burned: ['1x'] })).toMatchObject({ refused: 'bad-answer' });
    expect(progressOf(burning, dealing(), { burned: '9h' })).toMatchObject({ refused: 'bad-answer' });
  });

  test('a case the page does not mention is refused', () => {
    const only = trigger('x', ['dealing'], [ask.seen], [row(['BAC-E-069'], { seen: true }, 'dealer', [goOn], 'stand')]);
    expect(progressOf(only, dealing(), { seen: false })).toMatchObject({ refused: 'no-resolution' });
  });
});

test('a trigger applies in its phases, and where people deal', () => {
  expect(triggersAt([fell], dealing())).toEqual([fell]);
  expect(triggersAt([fell], { ...dealing(), phase: 'betting' })).toEqual([]);
  expect(triggersAt([fell], { ...dealing(), dealer: 'machine' })).toEqual([]);
  expect(triggersAt([{ ...fell, byPeople: false }], { ...dealing(), dealer: 'machine' })).toHaveLength(1);
});
