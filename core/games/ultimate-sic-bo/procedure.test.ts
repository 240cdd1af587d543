/** Ultimate Sic Bo: multipliers first, once for every spot that can have one; then the dice. */
import { describe, expect, test } from 'vitest';
import { shuffledPack } from '../../chance/shuffle.ts';
import { streamOf } from '../../chance/stream.ts';
import { dealerAnswer } from '../../chance/virtual-dealer.ts';
import type { Request } from '../../round/request.ts';
import { tableOf } from '../game.ts';
import { litOrder, lights } from '../testing/lights.ts';
import { play } from '../testing/play.ts';
import { stoppedBefore } from '../testing/stopped.ts';
import { ultimateSicBo as game } from './index.ts';

const thrown = (dice: string, lit: Readonly<Record<string, string>> = {}) =>
  play(game, { cards: '', bets: 'small 10', dice, draws: lights(lit) });

/** The draw for a spot's multiplier as the table asks for it. */
const drawOn = (spot: string, parameters = {}): Request | undefined => {
  const { round } = play(game, { cards: '', bets: 'small 10', dice: '1 2 3', draws: lights(), parameters });
  return round.steps.map(({ request }) => request).find((one) => 'name' in one && one.name === `multiplier/${spot}`);
};

describe('the record', () => {
  test('[SB-001] catalogued as entry 1.19, Ultimate Sic Bo, by Ezugi', () => {
    expect(game.record.catalogue).toEqual({ entry: '1.19', name: 'Ultimate Sic Bo', manufacturer: 'Ezugi' });
  });

  test('[SB-002] approved on 8 December 2022 by order DIE-908', () => {
    expect(game.record.approval).toBe('supplement no. 6 to annex no. 3, approved on 8 December 2022 by order DIE-908');
  });

  test('[SB-006] betting is open for 18 seconds, or what the table sets', () => {
    expect(tableOf(game).parameters).toMatchObject({ bettingSeconds: 18 });
    expect(game.configure({ bettingSeconds: 0 })).toMatchObject({ mistakes: [expect.stringContaining('SB-006')] });
  });
});

describe('the dice', () => {
  test('[SB-007] three dice, each from 1 to 6', () => {
    for (const dice of [
      [1, 2],
      [1, 2, 3, 4],
      [0, 1, 2],
      [1, 2, 7],
      [1, 2, 2.5],
    ]) {
      expect(stoppedBefore(thrown('1 2 3'), 'dice').answer({ kind: 'dice', dice })).toMatchObject({
        refused: 'not-asked',
      });
    }
    const round = stoppedBefore(thrown('1 2 3'), 'dice');
    expect(round.asks).toEqual({ ask: 'dice', dice: 3, clause: 'SB-021' });
    expect(round.answer({ kind: 'dice', dice: [6, 1, 6] })).toBeUndefined();
    expect(tableOf(game).shoe.decks).toBe(0);
  });

  test('[SB-008] the throw decides the round', () => {
    expect(thrown('6 1 4').round.outcome).toMatchObject({ dice: [6, 1, 4] });
    expect(thrown('6 1 4').round.asks).toBeUndefined();
  });
});

describe('the order of a round', () => {
  test('[SB-020] a round opens with the bets', () => {
    expect(thrown('1 2 3').asked[0]).toBe('bets SB-020');
  });

  test('[SB-021] after betting only multipliers and then one throw', () => {
    const { asked } = thrown('1 2 3');
    expect(asked).toHaveLength(50);
    expect(asked.at(-1)).toBe('dice SB-021');
  });

  test('[SB-022] a multiplier is drawn for each of 48 spots, one by one, in a fixed order', () => {
    const drawn = thrown('1 2 3').asked.filter((text) => text.startsWith('draw'));
    expect(drawn.map((text) => text.split(' ')[1])).toEqual(litOrder.map((spot) => `multiplier/${spot}`));
    expect(litOrder).toHaveLength(48);
  });

  test('[SB-023] lit spots are in every view before the dice are thrown', () => {
    const round = stoppedBefore(thrown('1 2 3', { 'total/6': '88' }), 'dice');
    expect(round.asks).toMatchObject({ ask: 'dice' });
    expect(round.view('stranger' as never).drawn).toContainEqual({ name: 'multiplier/total/6', picked: ['88'] });
  });

  test('[SB-905] each spot is drawn independently: any of them, several, all or none may be lit', () => {
    expect(thrown('1 2 3').round.outcome).toMatchObject({ lit: new Map() });
    const lit = { 'total/6': '88', 'single/1': '20/88', 'combination/5-6': '10' };
    expect(thrown('1 2 3', lit).round.outcome).toMatchObject({ lit: new Map(Object.entries(lit)) });
  });

  test('[SB-905] the draws are the random number generator’s, never the dealer’s', () => {
    const stream = streamOf(new Uint8Array(32), 'draws');
    const answer = dealerAnswer(drawOn('any-triple') as never, shuffledPack(0, stream), stream);
    expect(answer).toMatchObject({ kind: 'draw', picked: [expect.stringMatching(/^(none|50|88)$/)] });
  });

  test('[SB-919] a rethrow is a note: the multipliers were drawn once and stay', () => {
    const round = stoppedBefore(thrown('1 2 3', { 'total/6': '88' }), 'dice');
    round.note('a die lay on another: thrown again', { clause: 'SB-046', reason: 'cocked', by: ['dealer'] });
    expect(round.asks).toMatchObject({ ask: 'dice' });
    expect(round.answer({ kind: 'draw', picked: ['none'] })).toMatchObject({ refused: 'not-asked' });
    round.answer({ kind: 'dice', dice: [2, 2, 2] });
    expect(round.outcome).toMatchObject({ dice: [2, 2, 2], lit: new Map([['total/6', '88']]) });
    expect(round.journal.filter(({ kind }) => kind === 'draw')).toHaveLength(48);
  });
});

describe('the weights', () => {
  test('[SB-906] Small, Big, Odd and Even are never lit', () => {
    for (const spot of ['small', 'big', 'odd', 'even']) expect(drawOn(spot)).toBeUndefined();
    expect(game.configure({ multipliers: { small: { '5': 1 } } })).toMatchObject({ mistakes: [expect.any(String)] });
  });

  const rows = [
    ['SB-907', 'double', ['double/1', 'double/6'], '840 15:70 25:40 50:30 88:20'],
    ['SB-908', 'triple', ['triple/1', 'triple/6'], '840 250:75 500:50 1000:35'],
    ['SB-909', 'anyTriple', ['any-triple'], '900 50:65 88:35'],
    ['SB-910', 'total4or17', ['total/4', 'total/17'], '875 100:70 200:35 500:20'],
    ['SB-911', 'total5or16', ['total/5', 'total/16'], '835 50:85 100:50 250:30'],
    ['SB-912', 'total6or15', ['total/6', 'total/15'], '840 25:80 50:50 88:30'],
    ['SB-913', 'total7or14', ['total/7', 'total/14'], '935 20:40 30:25'],
    ['SB-914', 'total8or13', ['total/8', 'total/13'], '890 12:55 18:35 25:20'],
    ['SB-915', 'total9or12', ['total/9', 'total/12'], '920 12:45 25:20 50:15'],
    ['SB-916', 'total10or11', ['total/10', 'total/11'], '910 10:50 15:25 25:15'],
    ['SB-917', 'combination', ['combination/1-2', 'combination/5-6'], '900 10:50 15:30 25:20'],
    ['SB-918', 'single', ['single/1', 'single/6'], '950 6/15:25 10/30:15 20/88:10'],
  ] as const;
  const weighed = (request: Request | undefined) =>
    request?.ask === 'draw'
      ? request.options.map(({ id, weight }) => (id === 'none' ? `${weight}` : `${id}:${weight}`)).join(' ')
      : undefined;
  test.each(rows)('[%s] %s by weights per 1,000', (clause, group, spots, weights) => {
    for (const spot of spots) {
      expect(weighed(drawOn(spot))).toBe(weights);
      expect(drawOn(spot)).toMatchObject({ ask: 'draw', take: 1, clause });
    }
    const own = group === 'single' ? { '500/900': 1 } : { '900': 1 };
    const [id] = Object.keys(own);
    expect(weighed(drawOn(spots[0], { multipliers: { [group]: own } }))).toBe(`999 ${id}:1`);
    expect(game.configure({ multipliers: { [group]: { lucky: 1 } } })).toMatchObject({
      mistakes: [expect.stringContaining('multipliers')],
    });
  });

  test('[SB-905] weights above 1,000 in total are refused; a group without any is not drawn', () => {
    expect(game.configure({ multipliers: { double: { '15': 600, '25': 401 } } })).toMatchObject({
      mistakes: [expect.stringContaining('per 1,000')],
    });
    const draws = lights().slice(0, -15);
    const none = { multipliers: { combination: {} } };
    expect(play(game, { cards: '', bets: 'small 10', dice: '1 2 3', draws, parameters: none }).asked).toHaveLength(35);
  });
});
