import { describe, expect, test } from 'vitest';
import { acts, holes, outcome, phh } from './testing/phh.ts';

const board = ['d db 2c3d4h', 'd db 7s', 'd db 9c'];

describe('the showdown', () => {
  const checked = ['p3 f', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'p1 cc', 'p2 cc', 'd db 7s', 'p1 cc', 'p2 cc', 'd db 9c'];
  const toEnd = [...checked, 'p1 cc', 'p2 cc'];
  const kings = [900, 1100, 1000];

  test('a record that stops there is shown down with the cards it names', () => {
    expect(outcome(phh([1000, 1000, 1000], [...holes('QsQh KsKh AsAh'), ...toEnd]))).toMatchObject({
      finished: true,
      finishingStacks: kings,
    });
    expect(outcome(phh([1000, 1000, 1000], [...holes('???? KsKh ????'), ...toEnd]))).toMatchObject({
      finished: true,
      finishingStacks: kings,
    });
  });

  test('hands are shown in any order, as they were dealt, or for the first time', () => {
    for (const shown of [
      ['p1 sm QsQh', 'p2 sm KsKh'],
      ['p2 sm -', 'p1 sm'],
      ['p2 sm KhKs', 'p1 sm -'],
    ]) {
      expect(outcome(phh([1000, 1000, 1000], [...holes('QsQh KsKh AsAh'), ...toEnd, ...shown]))).toMatchObject({
        ok: true,
        finishingStacks: kings,
      });
    }
    expect(
      outcome(phh([1000, 1000, 1000], [...holes('???? Ks?? ????'), ...toEnd, 'p2 sm KsKh', 'p1 sm QsQh'])),
    ).toMatchObject({ ok: true, finishingStacks: kings });
  });

  test('hands shown before the board is complete wait for it', () => {
    const hand = phh(
      [1000, 1000, 1000],
      [...holes('???? ???? ????'), 'p3 f', 'p1 cbr 1000', 'p2 cc', 'p1 sm QsQh', 'p2 sm KsKh', ...board],
    );
    expect(outcome(hand)).toMatchObject({ ok: true, finished: true, finishingStacks: [0, 2000, 1000] });
  });

  test('a hand once shown stays shown, however often the record repeats it', () => {
    const actions = acts(
      'p3 f, p1 cbr 1000, p2 cc, p1 sm ????, p2 sm KsKh, d db 2c3d4h, p1 sm ????, p2 sm ????, d db 7s, d db 9c',
    );
    const hand = phh([1000, 1000, 1000], [...holes('???? ???? ????'), ...actions]);
    expect(outcome(hand)).toMatchObject({ ok: true, finished: true, finishingStacks: [0, 2000, 1000] });
  });

  test('if nobody shows, the winner is unknown', () => {
    const hand = phh([1000, 1000, 1000], [...holes('???? ???? ????'), ...toEnd, 'p1 sm ????', 'p2 sm ????']);
    expect(outcome(hand)).toMatchObject({
      ok: true,
      finished: false,
      undecided: true,
      finishingStacks: [900, 900, 1000],
    });
  });

  test.each([
    ['cards that were not dealt', ['p1 sm QsJh'], 'p1 sm QsJh', 'not-their-card'],
    ['a hand that was folded', ['p3 sm AsAh'], 'p3 sm AsAh', 'no-live-cards'],
    ['the winning hand is mucked', ['p1 sm QsQh', 'p2 sm'], 'p2 sm', 'winner-mucks'],
  ])('is refused: %s', (_, shown, action, refused) => {
    const { ok, error } = outcome(phh([1000, 1000, 1000], [...holes('QsQh KsKh AsAh'), ...toEnd, ...shown]));
    expect({ ok, action: error?.action, refused: error?.refused }).toEqual({ ok: false, action, refused });
  });

  test('is refused: showing before the betting is done', () => {
    const { error } = outcome(phh([1000, 1000, 1000], [...holes('QsQh KsKh AsAh'), 'p3 f', 'p1 sm QsQh']));
    expect(error).toMatchObject({ index: 4, refused: 'betting-unfinished', clause: 'PP-108' });
  });

  test('a card cannot be both on the board and in a hand shown later', () => {
    const { error } = outcome(phh([1000, 1000, 1000], [...holes('???? KsKh ????'), ...toEnd, 'p1 sm 2cQh']));
    expect(error).toMatchObject({ action: 'p1 sm 2cQh', refused: 'impossible-card' });
  });
});
