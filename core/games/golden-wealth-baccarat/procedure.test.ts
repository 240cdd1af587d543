/** Golden Wealth Baccarat: cards, values, the golden round, the deal and the shoe. */
import { describe, expect, test } from 'vitest';
import { defined } from '../../base/defined.ts';
import { card, cards, deck, printCard } from '../../cards/card.ts';
import { freshShoe, takeAll, type Shoe } from '../../cards/shoe.ts';
import { shuffledPack } from '../../chance/shuffle.ts';
import { type Stream, streamOf } from '../../chance/stream.ts';
import { type Asked, dealerAnswer } from '../../chance/virtual-dealer.ts';
import { runThrough } from '../../round/procedure.ts';
import type { Request, RequestOf } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import { points } from '../baccarat/presentation/hand.ts';
import { tableOf } from '../game.ts';
import { isShoeOver } from '../shoe-life.ts';
import { goldenDraws, playGolden } from '../testing/golden-round.ts';
import { tellRequest, wagersOf } from '../testing/play.ts';
import { bankerThird } from '../testing/third-cards.ts';
import { goldenWealthBaccarat as game } from './index.ts';

const pointsOf = (text: string) => points(cards(text));
const table = tableOf(game);
const draws = goldenDraws();

/** A round at its golden round: bets are closed and four cards lie face down. */
function atGoldenRound(parameters: Readonly<Record<string, unknown>> = {}) {
  const own = tableOf(game, parameters);
  const round = new Round(own, freshShoe(own.shoe.decks));
  round.answer({ kind: 'bets', wagers: wagersOf(own, 'player 10') });
  for (const dealt of cards('Kc Kd 7d 6h')) round.answer({ kind: 'card', card: dealt });
  const asks = (): RequestOf<'draw'> => {
    if (round.asks?.ask !== 'draw') throw new Error('the golden round draws');
    return round.asks;
  };
  return { round, asks, draw: (picked: string) => round.answer({ kind: 'draw', picked: picked.split(' ') }) };
}

/** The answer to one more queen of spades from a shoe that these cards have left. */
const oneMoreQueen = (parameters: Readonly<Record<string, unknown>>, gone: string) => {
  const own = tableOf(game, parameters);
  const round = new Round(own, takeAll(freshShoe(own.shoe.decks), cards(gone), 'GW-009') as Shoe);
  round.answer({ kind: 'bets', wagers: wagersOf(own, 'tie 10') });
  return round.answer({ kind: 'card', card: card('Qs') });
};

const shuffled = (seed: number) => shuffledPack(8, streamOf(new Uint8Array(32).fill(seed), 'shoe'));

/** A round as the virtual dealer plays it: the cards from the shoe, and what the golden round drew. */
function generated(pack: ReturnType<typeof shuffledPack>, stream: Stream) {
  const dealt: string[] = [];
  const drawn: { name: string; picked: readonly string[] }[] = [];
  runThrough(table.deal([]), (request: Request) => {
    const answer = dealerAnswer(request as Exclude<Request, { ask: Asked }>, pack, stream);
    if (answer.kind === 'card') dealt.push(printCard(answer.card));
    if (answer.kind === 'draw') drawn.push({ name: tellRequest(request), picked: answer.picked });
    return answer;
  });
  return { dealt, drawn };
}

describe('cards and values', () => {
  test('[GW-009] eight decks: an eighth queen of spades can come, a ninth cannot', () => {
    expect(oneMoreQueen({}, 'Qs Qs Qs Qs Qs Qs Qs')).toBeUndefined();
    expect(oneMoreQueen({}, 'Qs Qs Qs Qs Qs Qs Qs Qs')).toMatchObject({ refused: 'impossible-card', clause: 'GW-009' });
    expect(oneMoreQueen({ decks: 6 }, 'Qs Qs Qs Qs Qs Qs')).toMatchObject({ refused: 'impossible-card' });
  });

  test('[GW-010] an ace is the lowest card: it counts one, below a two and above a ten', () => {
    expect([pointsOf('Ah'), pointsOf('Kc Ad'), pointsOf('As 8c')]).toEqual([1, 1, 9]);
    // Player stands on 6 + A = 7 and beats Banker's 6.
    expect(playGolden(game, { cards: '6c Kd Ad 6h', bets: 'player 10' }).returns('player')).toBe('20.00');
  });

  test('[GW-011] two to nine count face value', () => {
    expect(['2c', '3d', '4h', '5s', '6c', '7d', '8h', '9s'].map(pointsOf)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('[GW-012] tens, jacks, queens and kings count zero', () => {
    for (const hand of ['Tc', 'Jd', 'Qh', 'Ks', 'Tc Jd Qh']) expect([hand, pointsOf(hand)]).toEqual([hand, 0]);
    for (const nought of ['T', 'J', 'Q', 'K']) expect(pointsOf(`${nought}h 6d`)).toBe(6);
  });

  test('[GW-013] suits do not matter in the main game: the same ranks draw and pay the same', () => {
    for (const suits of ['cccccc', 'dddddd', 'hsdchs', 'sshhdd']) {
      const dealt = ['2', 'K', '3', '5', '4', '3'].map((rank, at) => `${rank}${suits[at]}`).join(' ');
      const { at, returns } = playGolden(game, { cards: dealt, bets: 'player 10, banker 10, tie 10' });
      expect([at('player').length, at('banker').length]).toEqual([8, 8]); // 2 3 4 against K 5 3: nine against eight
      expect([returns('player'), returns('banker'), returns('tie')]).toEqual(['20.00', '0.00', '0.00']);
    }
  });

  test('[GW-014] the tens digit is dropped: 7 + 9 counts 6, exactly ten and twenty count zero', () => {
    expect(pointsOf('7c 9d')).toBe(6);
    expect([pointsOf('4c 6d'), pointsOf('8c 3d 9h'), pointsOf('9c 9d 9h')]).toEqual([0, 0, 7]);
    // 7 + 9 stands as a six, and Banker's seven beats it.
    expect(playGolden(game, { cards: '7c Kd 9d 7h', bets: 'banker 10' }).returns('banker')).toBe('19.50');
  });

  test('[GW-015] a picture with a nine is worth nine and beats an eight', () => {
    for (const picture of ['Jc', 'Qc', 'Kc']) {
      const { line } = playGolden(game, { cards: `${picture} Kd 9d 8h`, golden: 'Jc 2x', bets: 'player 10' });
      expect([picture, line('player').result]).toEqual([picture, 'win']);
    }
  });
});

describe('the golden round', () => {
  test('[GW-016] golden cards come from their own deck: one of each of 52 cards, whatever has left the shoe', () => {
    const { asks } = atGoldenRound();
    expect(
      asks()
        .options.map(({ id }) => id)
        .toSorted(),
    ).toEqual(deck.map(printCard).toSorted());
    // All eight aces of spades have left the shoe, yet the ace of spades can be golden.
    const withoutAces = takeAll(freshShoe(8), cards('As As As As As As As As'), 'GW-009') as Shoe;
    const { round } = playGolden(game, { cards: 'Kc Kd 7d 6h', golden: 'As 8x', shoe: withoutAces });
    expect(round.layout.drawn[0]?.picked).toContain('As');
    expect(round.shoe.dealt).toBe(8 + 4);
  });

  test('[GW-024 GW-909] betting closes, four cards lie face down, golden cards are shown, Player’s then Banker’s are turned, thirds follow', () => {
    const { asked } = playGolden(game, { cards: '2c 3c 3d Kh 9s 5h' });
    expect(asked).toEqual([
      'bets GW-017',
      'card player down GW-023',
      'card banker down GW-023',
      'card player down GW-023',
      'card banker down GW-023',
      'draw golden-cards GW-025',
      ...Array<string>(5).fill('draw multiplier GW-026'),
      'turn player 1 GW-029',
      'turn player 2 GW-029',
      'turn banker 1 GW-029',
      'turn banker 2 GW-029',
      'card player up GW-032',
      'card banker up GW-031',
    ]);
  });

  test('[GW-025] five golden cards, all different', () => {
    const { draw, asks } = atGoldenRound();
    for (const wrong of ['2c 3c 4c 5c', '2c 3c 4c 5c 6c 7c', '2c 2c 3c 4c 5c', '2c 3c 4c 5c 1c']) {
      expect([wrong, draw(wrong)]).toMatchObject([wrong, { refused: 'bad-draw', clause: 'GW-025' }]);
    }
    expect(draw('2c 3c 4c 5c 6c')).toBeUndefined();
    expect(asks().name).toBe('multiplier');
  });

  test('[GW-025] a table can draw another number of golden cards', () => {
    const { draw, round } = atGoldenRound({ goldenCards: 3 });
    expect(draw('2c 3c 4c 5c 6c')).toMatchObject({ refused: 'bad-draw' });
    for (const picked of ['2c 3c 4c', '8', '2', '3']) expect(draw(picked)).toBeUndefined();
    expect(round.asks).toMatchObject({ ask: 'turn' });
  });

  test('[GW-026] every golden card gets one of 2x, 3x, 5x and 8x, each drawn independently', () => {
    const { draw, round } = atGoldenRound();
    draw('2c 3c 4c 5c 6c');
    for (const wrong of ['1', '4', '10', '2 3']) expect(draw(wrong)).toMatchObject({ refused: 'bad-draw' });
    for (const multiplier of ['2', '3', '5', '8', '8']) expect(draw(multiplier)).toBeUndefined();
    expect(round.asks).toMatchObject({ ask: 'turn' });
    expect(draw('2')).toMatchObject({ refused: 'not-asked' });
  });

  test('[GW-902] every card is equally likely; 2x, 3x, 5x and 8x weigh 50, 42, 7 and 1, independently for each golden card', () => {
    const { draw, asks } = atGoldenRound();
    expect(new Set(asks().options.map(({ weight }) => weight)).size).toBe(1);
    draw('2c 3c 4c 5c 6c');
    for (const multiplier of ['8', '8', '2', '8', '3']) {
      const { options } = asks();
      expect(options.map(({ id, weight }) => `${id}x ${weight}`)).toEqual(['2x 50', '3x 42', '5x 7', '8x 1']);
      expect(options.reduce((sum, { id, weight }) => sum + Number(id) * weight, 0)).toBe(269); // the mean is 2.69
      draw(multiplier);
    }
  });

  test('[GW-902] other weights take effect: an 8x of weight zero never comes', () => {
    const { draw, asks } = atGoldenRound({ multipliers: { 2: 1, 3: 1, 5: 2, 8: 0 } });
    draw('2c 3c 4c 5c 6c');
    expect(asks().options.map(({ weight }) => weight)).toEqual([1, 1, 2, 0]);
    expect(draw('8')).toMatchObject({ refused: 'bad-draw' });
    const wrong = game.configure({ multipliers: { 2: 0, 3: 0, 5: 0, 8: 0 } });
    expect(wrong).toMatchObject({ mistakes: [expect.stringContaining('GW-902')] });
  });

  test('[GW-902] drawn by the generator: all 52 cards and all four multipliers as often as their weights', () => {
    const rounds = 5000;
    const often = new Map<string, number>();
    const stream = streamOf(new Uint8Array(32).fill(9), 'draws');
    for (let i = 0; i < rounds; i++) {
      for (const { picked } of generated(shuffled(1), stream).drawn) {
        for (const one of picked) often.set(one, (often.get(one) ?? 0) + 1);
      }
    }
    // Within five standard deviations; the seed is fixed, so this cannot fail by chance.
    const isNear = (name: string, chance: number, drawn: number) => {
      const off = Math.abs((often.get(name) ?? 0) - drawn * chance);
      expect([name, off < 5 * Math.sqrt(drawn * chance * (1 - chance))]).toEqual([name, true]);
    };
    for (const one of deck) isNear(printCard(one), 5 / 52, rounds);
    isNear('2', 0.5, 5 * rounds);
    isNear('3', 0.42, 5 * rounds);
    isNear('5', 0.07, 5 * rounds);
    isNear('8', 0.01, 5 * rounds);
  });

  test('[GW-909] the draw and the shoe are independent', () => {
    const [one, two] = [1, 2].map((seed) => streamOf(new Uint8Array(32).fill(seed), 'draws')) as [Stream, Stream];
    const gold = generated(shuffled(3), one);
    const otherGold = generated(shuffled(3), two);
    const otherCards = generated(shuffled(4), streamOf(new Uint8Array(32).fill(1), 'draws'));
    expect(otherGold.dealt).toEqual(gold.dealt);
    expect(otherGold.drawn).not.toEqual(gold.drawn);
    expect(otherCards.drawn).toEqual(gold.drawn);
    expect(otherCards.dealt).not.toEqual(gold.dealt);
  });
});

describe('the deal', () => {
  test('[GW-007] the dealer deals and turns every card; players are asked only for bets', () => {
    const { asked } = playGolden(game, { cards: '2c 3c 3d Kh 9s 5h' });
    const of = (ask: string) => asked.filter((request) => request.startsWith(ask)).length;
    expect([of('bets'), of('card'), of('turn'), of('draw')]).toEqual([1, 6, 4, 6]);
    expect(asked).toHaveLength(1 + 6 + 4 + 6);
  });

  test('[GW-023] the round opens with two cards to Player and two to Banker', () => {
    const { asked, at } = playGolden(game, { cards: '9c 2d Kd Kh' });
    const opening = asked.slice(1, 5).map((request) => request.split(' ')[1]);
    expect(opening).toEqual(['player', 'banker', 'player', 'banker']);
    expect([at('player'), at('banker')]).toEqual(['9c Kd', '2d Kh']);
  });

  test('[GW-029] nobody sees a card before the golden round is over; then two of Player and two of Banker are turned', () => {
    const { draw, round } = atGoldenRound();
    const seen = () => Object.values(round.view('ana' as never).places).flat();
    for (const picked of ['2c 3c 4c 5c 6c', '2', '2', '2', '2', '2']) {
      expect(seen()).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
      draw(picked);
    }
    round.answer({ kind: 'turn' });
    expect(seen()).toEqual(['Kc', 'hidden', 'hidden', 'hidden']);
    for (let i = 0; i < 3; i++) round.answer({ kind: 'turn' });
    expect(seen()).toEqual(['Kc', '7d', 'Kd', '6h']);
  });

  const withoutThirds = 1 + 4 + 6 + 4;

  test('[GW-030 GW-913] a natural eight or nine in either hand ends the deal, even where the grid would draw', () => {
    const naturals = ['8c 2d Kd Kh', '9c Ad Kd Kh', '9c Qd Kd Kh', '2c 4d Kd 4h', '5c 4d Kd 5h', '8c 9d Kd Kh'];
    for (const dealt of naturals) {
      expect([dealt, playGolden(game, { cards: dealt }).asked.length]).toEqual([dealt, withoutThirds]);
    }
    // Banker's 0 to 2 would draw against a Player who stands on six or seven.
    expect(playGolden(game, { cards: '7c 2d Kd Kh 5s' }).at('banker')).toBe('2d Kh 5s');
  });

  test('[GW-031] with 0 to 7 in both hands the third cards are dealt by the rule, Player’s before Banker’s', () => {
    const { asked, at } = playGolden(game, { cards: '2c 3c 3d Kh 9s 5h' });
    expect(asked.slice(withoutThirds)).toEqual(['card player up GW-032', 'card banker up GW-031']);
    expect([at('player'), at('banker')]).toEqual(['2c 3d 9s', '3c Kh 5h']);
    expect(playGolden(game, { cards: 'Kc Kd 7d 7h' }).asked).toHaveLength(withoutThirds);
  });

  test('[GW-032] Player draws a third card on 0 to 5', () => {
    for (const p2 of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
      expect(playGolden(game, { cards: `Kc Th ${p2} 7h 2s` }).at('player')).toBe(`Kc ${p2} 2s`);
    }
  });

  test('[GW-033] Player stands on 6 and 7', () => {
    for (const p2 of ['6d', '7d']) expect(playGolden(game, { cards: `Kc Th ${p2} 7h` }).at('player')).toBe(`Kc ${p2}`);
  });

  test('[GW-034] Player’s 8 or 9 on two cards: no third card for either hand, whatever Banker has', () => {
    for (const p2 of ['8d', '9d']) {
      for (const b2 of ['Qh', 'Ah', '2h', '3h', '4h', '5h', '6h', '7h', '8h', '9h']) {
        const { at } = playGolden(game, { cards: `Kc Th ${p2} ${b2}` });
        expect([at('player'), at('banker')]).toEqual([`Kc ${p2}`, `Th ${b2}`]);
      }
    }
  });

  // The page's grid: a Player who stood, then Player's third card from 0 to 9.
  const grid = [
    ['GW-035', 0, 'DDDDDDDDDDD'],
    ['GW-036', 1, 'DDDDDDDDDDD'],
    ['GW-037', 2, 'DDDDDDDDDDD'],
    ['GW-038', 3, 'DDDDDDDDDSD'],
    ['GW-039', 4, 'DSSDDDDDDSS'],
    ['GW-040', 5, 'DSSSSDDDDSS'],
    ['GW-041', 6, 'SSSSSSSDDSS'],
    ['GW-042', 7, 'SSSSSSSSSSS'],
  ] as const;
  test.each(grid)('[%s] Banker on %i draws or stands by Player’s third card: %s', (_clause, banker, row) => {
    const thirds = [undefined, '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const played = thirds.map((third) => bankerThird(game, { banker, draws, ...defined({ third }) }));
    expect(played.map((did) => (did === 'draws' ? 'D' : 'S')).join('')).toBe(row);
  });

  const naturals = [
    ['GW-043', 8, '8h'],
    ['GW-044', 9, '9h'],
  ] as const;
  test.each(naturals)('[%s] Banker on %i stands, and Player gets no third card against it', (_clause, _banker, b2) => {
    for (const p2 of ['Qd', 'Ad', '2d', '3d', '4d', '5d', '6d', '7d', '8d', '9d']) {
      const { at } = playGolden(game, { cards: `Kc Th ${p2} ${b2}` });
      expect([at('player'), at('banker')]).toEqual([`Kc ${p2}`, `Th ${b2}`]);
    }
  });

  test('[GW-045] when Player stood on 6 or 7, Banker draws on 3, 4 and 5 and stands on 6', () => {
    for (const p2 of ['6d', '7d']) {
      for (const b2 of ['3h', '4h', '5h']) {
        expect(playGolden(game, { cards: `Kc Th ${p2} ${b2} As` }).at('banker')).toBe(`Th ${b2} As`);
      }
      expect(playGolden(game, { cards: `Kc Th ${p2} 6h` }).at('banker')).toBe('Th 6h');
    }
  });

  test('[GW-913] a Banker on 0 to 2 draws against every Player except one with a natural', () => {
    for (const b2 of ['Qh', 'Ah', '2h']) {
      expect(playGolden(game, { cards: `Kc Th 5d ${b2} 8s 9s` }).at('banker')).toBe(`Th ${b2} 9s`);
      expect(playGolden(game, { cards: `Kc Th 7d ${b2} 9s` }).at('banker')).toBe(`Th ${b2} 9s`);
      for (const natural of ['8d', '9d']) {
        expect(playGolden(game, { cards: `Kc Th ${natural} ${b2}` }).at('banker')).toBe(`Th ${b2}`);
      }
    }
  });
});

describe('the shoe', () => {
  test('[GW-915] 416 cards are dealt up to the cut card, 52 from the end; the round in which it comes is the last', () => {
    expect(isShoeOver(table.shoe, 0)).toBe(false);
    expect(isShoeOver(table.shoe, 364)).toBe(false); // the cut card is next: it comes in the following round
    expect(isShoeOver(table.shoe, 365)).toBe(true);
  });

  test('[GW-915] the cut card may be placed elsewhere', () => {
    const deep = tableOf(game, { cutCardFromEnd: 20 });
    expect([isShoeOver(deep.shoe, 396), isShoeOver(deep.shoe, 397)]).toEqual([false, true]);
    expect(game.configure({ cutCardFromEnd: 0 })).toMatchObject({ mistakes: [expect.stringContaining('GW-915')] });
  });

  test('[GW-915] no card is burned: a new shoe starts with its first round', () => {
    expect('prepare' in table.shoe).toBe(false);
    expect(playGolden(game, { cards: '9c 2d Kd Kh' }).round.shoe.dealt).toBe(4);
  });
});
