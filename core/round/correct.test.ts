/** The floor's two corrections, removed cards and misread cards, and their effect on the rest of the round. */
import { describe, expect, test } from 'vitest';
import { type Card, card, cards, printCard } from '../cards/card.ts';
import { freshShoe } from '../cards/shoe.ts';
import { ezugiBaccarat } from '../games/ezugi-baccarat/index.ts';
import { tableOf } from '../games/game.ts';
import { peekBaccarat } from '../games/peek-baccarat/index.ts';
import { settleRound } from '../games/settle-round.ts';
import { type Deal, play, tellRequest, wagersOf } from '../games/testing/play.ts';
import { stoppedAfter, stoppedBefore } from '../games/testing/stopped.ts';
import type { Answer, Edit, Signed } from './answer.ts';
import { applyEdit } from './correct.ts';
import { cardIn, decisionsIn, pickedIn, type Procedure } from './procedure.ts';
import type { Request } from './request.ts';
import { Round } from './round.ts';
import {
  ana,
  ben,
  bets,
  clause,
  closed,
  gameOf,
  keep,
  offerTo,
  requests,
  say,
  scan,
  signed,
  stateOf,
} from './testing/made-up.ts';

const remove = (count: number, burned = ''): Edit => ({ edit: 'remove', cards: count, burned: cards(burned) });
const misread = (at: number, text: string): Edit => ({ edit: 'misread', at, card: card(text) });

const asked = (round: Round<unknown>) => (round.asks === undefined ? 'nothing' : tellRequest(round.asks));
const at = (round: Round<unknown>, place: string) =>
  (round.layout.places.get(place as never) ?? []).map((laid) => printCard(laid.card)).join(' ');
const hands = (round: Round<unknown>) => `${at(round, 'player')} | ${at(round, 'banker')}`;
/** The cards out of the shoe, with repetitions. */
const out = ({ shoe }: Round<unknown>) =>
  shoe.out.flatMap((copies, of) => Array<string>(copies).fill(printCard(of as Card))).toSorted();
const outAfter = (text: string) => text.split(' ').toSorted();

/** Makes a correction that must succeed. */
function corrected(round: Round<unknown>, ...edits: readonly Edit[]): Round<unknown> {
  for (const edit of edits) expect(round.correct(edit, signed)).toBeUndefined();
  return round;
}

/** The refusal of a correction, which must change nothing. */
function refusalOf(round: Round<unknown>, edit: Edit, by: Signed = signed) {
  const before = stateOf(round);
  const refusal = round.correct(edit, by);
  expect(stateOf(round)).toEqual(before);
  return refusal;
}

const baccarat = (dealt: string, more: Partial<Deal> = {}) => play(ezugiBaccarat, { cards: dealt, ...more }).round;

// Player 5 draws a nine, Banker 3 draws a five.
const six = '2c 3c 3d Kh 9s 5h';

describe('an edit of the answers', () => {
  const dealt: readonly Answer[] = [bets, scan('2c'), { kind: 'draw', picked: ['a'] }, scan('3c'), closed, scan('4c')];

  test('removes the last one or two cards and nothing else', () => {
    expect(applyEdit(dealt, remove(1, '4c'), clause)).toEqual({ answers: dealt.slice(0, 5), burned: cards('4c') });
    expect(applyEdit(dealt, remove(2), clause)).toEqual({
      answers: [bets, scan('2c'), { kind: 'draw', picked: ['a'] }, closed],
      burned: [],
    });
  });

  test('replaces a misread card in place', () => {
    const edited = { answers: dealt.with(3, scan('Kd')), burned: [] };
    expect(applyEdit(dealt, misread(1, 'Kd'), clause)).toEqual(edited);
  });

  test.each([
    ['three cards', remove(3), 'too-many-cards'],
    ['no card', remove(0), 'nothing-to-correct'],
    ['a card and a half', remove(1.5), 'nothing-to-correct'],
    ['minus one card', remove(-1), 'nothing-to-correct'],
    ['the fourth of three cards', misread(3, '2c'), 'card-not-dealt'],
    ['a card before the first', misread(-1, '2c'), 'card-not-dealt'],
  ])('is refused for %s', (_what, edit, refused) => {
    expect(applyEdit(dealt, edit, clause)).toMatchObject({ refused, clause });
  });

  test('never removes the first card', () => {
    expect(applyEdit(dealt.slice(0, 2), remove(1), clause)).toMatchObject({ refused: 'first-card', clause });
    expect(applyEdit(dealt.slice(0, 4), remove(2), clause)).toMatchObject({ refused: 'first-card', clause });
    expect(applyEdit(dealt.slice(0, 1), remove(1), clause)).toMatchObject({ refused: 'first-card', clause });
    expect(applyEdit(dealt.slice(0, 4), remove(1), clause)).not.toHaveProperty('refused');
  });
});

describe('removed cards', () => {
  test('the place of the last card is asked for again, and the burned one has left the shoe', () => {
    const round = corrected(baccarat(six), remove(1, '5h'));
    expect([asked(round), round.outcome, hands(round)]).toEqual([
      'card banker up BAC-E-036',
      undefined,
      '2c 3d 9s | 3c Kh',
    ]);
    expect(out(round)).toEqual(outAfter(six));
    expect(round.shoe.dealt).toBe(6);
    round.answer(scan('4s'));
    expect([hands(round), round.shoe.dealt]).toEqual(['2c 3d 9s | 3c Kh 4s', 7]);
    expect(round.outcome).toMatchObject({ winner: 'banker', bankerPoints: 7 });
  });

  test('after a double scan no card was burned: it is back in the shoe', () => {
    const round = corrected(baccarat(six), remove(1));
    expect([out(round), round.shoe.dealt]).toEqual([outAfter('2c 3c 3d Kh 9s'), 5]);
  });

  test('the burned card may differ from the one scanned', () => {
    const round = corrected(baccarat(six), remove(1, '6d'));
    expect(out(round)).toEqual(outAfter('2c 3c 3d Kh 9s 6d'));
  });

  test('two cards at once', () => {
    const round = corrected(baccarat(six), remove(2, '9s 5h'));
    expect([asked(round), hands(round), out(round)]).toEqual([
      'card player up BAC-E-034',
      '2c 3d | 3c Kh',
      outAfter(six),
    ]);
  });

  test('in the middle of the opening the deal continues from there, and may end differently', () => {
    const played = play(ezugiBaccarat, { cards: six });
    const round = corrected(stoppedAfter(played, 4), remove(2, '3c 3d'));
    expect([asked(round), hands(round)]).toEqual(['card banker up BAC-E-031', '2c | ']);
    for (const next of ['Kd', '6s', '8h']) round.answer(scan(next));
    expect([hands(round), asked(round)]).toEqual(['2c 6s | Kd 8h', 'nothing']);
  });

  test('two at a time, and in the end never the first', () => {
    const round = corrected(baccarat(six), remove(2, '9s 5h'), remove(2, '3d Kh'));
    expect(hands(round)).toBe('2c | 3c');
    expect(refusalOf(round, remove(2))).toMatchObject({ refused: 'first-card', clause: signed.clause });
    corrected(round, remove(1, '3c'));
    expect([hands(round), asked(round)]).toEqual(['2c | ', 'card banker up BAC-E-031']);
    expect(refusalOf(round, remove(1))).toMatchObject({ refused: 'first-card' });
    expect(out(round)).toEqual(outAfter(six));
  });

  test('more than two, none or half a card are refused', () => {
    expect(refusalOf(baccarat(six), remove(3))).toMatchObject({ refused: 'too-many-cards', clause: signed.clause });
    for (const count of [0, -1, 1.5]) {
      expect(refusalOf(baccarat(six), remove(count))).toMatchObject({ refused: 'nothing-to-correct' });
    }
  });

  test('a card that cannot have been burned is refused', () => {
    const oneDeck = () => baccarat(six, { parameters: { decks: 1 } });
    expect(refusalOf(oneDeck(), remove(1, '2c'))).toMatchObject({ refused: 'impossible-card', clause: 'BAC-E-003' });
    const round = corrected(oneDeck(), remove(1, '5h'));
    expect(round.answer(scan('5h'))).toMatchObject({ refused: 'impossible-card' });
    expect(corrected(oneDeck(), remove(1)).answer(scan('5h'))).toBeUndefined();
  });
});

describe('a misread card', () => {
  test('if the course does not change, only the card does', () => {
    const round = corrected(baccarat(six), misread(5, '6h'));
    expect([hands(round), out(round)]).toEqual(['2c 3d 9s | 3c Kh 6h', outAfter('2c 3c 3d Kh 9s 6h')]);
    expect(round.outcome).toMatchObject({ bankerPoints: 9, winner: 'banker' });
    expect(round.surplus).toEqual([]);
  });

  test('a natural appears: the third cards are surplus, and stay out of the shoe', () => {
    const round = corrected(baccarat(six), misread(0, '5c'));
    expect([hands(round), asked(round)]).toEqual(['5c 3d | 3c Kh', 'nothing']);
    expect(round.outcome).toMatchObject({ playerPoints: 8, winner: 'player' });
    expect(round.surplus).toEqual(cards('9s 5h'));
    expect([out(round), round.shoe.dealt]).toEqual([outAfter('5c 3c 3d Kh 9s 5h'), 6]);
  });

  test('a third card becomes due: it is asked for', () => {
    const round = corrected(baccarat('Kc Kd 7d 6h'), misread(2, '5d'));
    expect([asked(round), round.outcome, hands(round)]).toEqual([
      'card player up BAC-E-034',
      undefined,
      'Kc 5d | Kd 6h',
    ]);
    round.answer(scan('6s')); // Banker draws with 6 against a 6
    expect(asked(round)).toBe('card banker up BAC-E-036');
  });

  test('the order of scans is the truth: Banker’s third card becomes Player’s when Player has to draw', () => {
    const round = corrected(baccarat('6c 2d Kd 3h 4s'), misread(0, '5c'));
    expect([hands(round), asked(round)]).toEqual(['5c Kd 4s | 2d 3h', 'card banker up BAC-E-036']);
    const back = corrected(baccarat('5c 2d Kd 3h 4s 6s'), misread(0, '6c'));
    expect([hands(back), asked(back)]).toEqual(['6c Kd | 2d 3h 4s', 'nothing']);
    expect(back.surplus).toEqual(cards('6s'));
  });

  test('an impossible card is refused', () => {
    const oneDeck = () => baccarat(six, { parameters: { decks: 1 } });
    expect(refusalOf(oneDeck(), misread(0, 'Kh'))).toMatchObject({ refused: 'impossible-card', clause: 'BAC-E-003' });
    expect(refusalOf(corrected(oneDeck(), remove(1, '8d')), misread(0, '8d'))).toMatchObject({
      refused: 'impossible-card',
    });
    expect(refusalOf(corrected(oneDeck(), misread(0, '5c')), misread(1, '9s'))).toMatchObject({
      refused: 'impossible-card', // the nine is surplus, but out of the shoe
    });
    expect(corrected(oneDeck(), misread(0, '2c'))).toBeInstanceOf(Round);
  });

  test('a card that was never dealt is refused', () => {
    expect(refusalOf(baccarat(six), misread(6, '2c'))).toMatchObject({ refused: 'card-not-dealt' });
    const fresh = new Round(tableOf(ezugiBaccarat), freshShoe(8));
    expect(refusalOf(fresh, misread(0, '2c'))).toMatchObject({ refused: 'card-not-dealt' });
  });

  test('a card that the round burned before its first one is also refused', () => {
    const round = baccarat('5s 9c 2d Kd Kh', { parameters: { decks: 1, burnPerRound: 1 } });
    expect(refusalOf(round, misread(0, '5s'))).toMatchObject({ refused: 'impossible-card' });
  });
});

describe('the journal', () => {
  test('records what was corrected, who did it, and why', () => {
    const round = baccarat(six);
    const before = [...round.journal];
    const why: Signed = { clause: 'BAC-E-090', reason: 'two cards stuck', by: ['floor', 'shift'] };
    round.correct(remove(1, '5h'), why);
    round.answer(scan('4s'));
    expect(round.journal).toEqual([
      ...before,
      { kind: 'edit', change: { edit: 'remove', cards: 1, burned: cards('5h') }, signed: why },
      scan('4s'),
    ]);
  });

  test('several corrections one after another', () => {
    const round = corrected(baccarat(six), misread(0, '5c')); // a natural; 9s and 5h are surplus
    corrected(round, misread(0, '4c')); // it was a four: no natural, and the burned cards do not come back
    expect([hands(round), asked(round), round.surplus]).toEqual(['4c 3d | 3c Kh', 'card banker up BAC-E-036', []]);
    expect(out(round)).toEqual(outAfter('4c 3c 3d Kh 9s 5h'));
    round.answer(scan('2h'));
    corrected(round, remove(1, '2h'), misread(3, 'Qh'));
    expect([hands(round), asked(round)]).toEqual(['4c 3d | 3c Qh', 'card banker up BAC-E-036']);
    expect(out(round)).toEqual(outAfter('4c 3c 3d Qh 9s 5h 2h'));
    round.answer(scan('7c'));
    expect(round.outcome).toMatchObject({ playerPoints: 7, bankerPoints: 0, winner: 'player' });
  });
});

describe('draws and choices are kept', () => {
  const peek = tableOf(peekBaccarat);
  const played = () =>
    play(peekBaccarat, {
      cards: '2c 3c 3d Kh 9s 5h',
      draws: [['2'], ['P1', 'B2']],
      bets: [...wagersOf(peek, 'player 10', ana), ...wagersOf(peek, 'banker 10', ben)],
      choices: { ana: 'triple', ben: 'double' },
    });
  const turn: Answer = { kind: 'turn' };
  const made = ({ decisions }: Round<unknown>) =>
    decisions.map(({ holder, decision }) => `${holder} ${decision.option.id}`);

  test('one card of the opening: the same positions are turned, and nobody is asked again', () => {
    const round = corrected(played().round, remove(2, '9s 5h'), remove(1, 'Kh'));
    expect([asked(round), hands(round)]).toEqual(['card banker down PB-025', '2c 3d | 3c']);
    round.answer(scan('4h'));
    expect(asked(round)).toBe('turn player 1 PB-026');
    expect(round.view(ana).places).toEqual({ player: ['hidden', 'hidden'], banker: ['hidden', 'hidden'] });
    round.answer(turn);
    expect(asked(round)).toBe('turn banker 2 PB-026');
    round.answer(turn);
    expect([asked(round), made(round)]).toEqual(['turn player 2 PB-026', ['ana triple', 'ben double']]);
    for (const answer of [turn, turn, scan('2s')]) round.answer(answer);
    expect(round.outcome).toMatchObject({ coup: { playerPoints: 7, bankerPoints: 7, winner: 'tie' } });
    expect(settleRound(peek, round).lines.map(({ staked, returns }) => [staked, returns])).toEqual([
      [3200, 3000],
      [2200, 2000],
    ]);
  });

  test('a misread card during the window keeps the choices already made', () => {
    const round = stoppedBefore(played(), 'closed');
    corrected(round, misread(0, '7c'));
    expect([asked(round), round.view(ana).places['player']]).toEqual(['window PB-906', ['7c', 'hidden']]);
    round.answer(say(ben, 'keep'));
    round.answer(closed);
    expect(made(round)).toEqual(['ana triple', 'ben keep']);
  });

  test('a misread card after the window changes the course, not the decisions', () => {
    const round = corrected(played().round, misread(2, '7d')); // 2 and 7: a natural
    expect(made(round)).toEqual(['ana triple', 'ben double']);
    expect([asked(round), round.surplus]).toEqual(['nothing', cards('9s 5h')]);
    expect(settleRound(peek, round).lines.map(({ returns }) => returns)).toEqual([6000, 0]);
  });

  test('through a second correction before the first new card', () => {
    const round = corrected(stoppedAfter(played(), 14), remove(1, 'Kh'), misread(0, '4c'));
    for (const answer of [scan('4h'), turn, turn]) round.answer(answer);
    expect(made(round)).toEqual(['ana triple', 'ben double']);
  });

  test('and refunded with the rest when the round is voided before they are used again', () => {
    const round = corrected(stoppedAfter(played(), 14), remove(1, 'Kh'));
    round.void(signed);
    expect(settleRound(peek, round).lines.map(({ returns }) => returns)).toEqual([3200, 2200]);
  });

  test('one choice that is no longer offered does not discard the others', () => {
    const game = gameOf(function* (): Procedure<string> {
      const first = cardIn(yield requests.card);
      const offer = first === card('2c') ? offerTo(ana) : { holder: ana, options: [keep], fallback: keep };
      const window: Request = { ask: 'window', name: 'raise', offers: [offer, offerTo(ben)], seconds: 5, clause };
      const [anas, bens] = [...decisionsIn(yield window).values()];
      return `${anas?.option.id} ${bens?.option.id}`;
    });
    const round = new Round(game, freshShoe(1));
    for (const answer of [bets, scan('2c'), say(ana, 'double'), say(ben, 'double')]) round.answer(answer);
    corrected(round, misread(0, '3c'));
    round.answer(closed);
    expect(round.outcome).toBe('keep double');
  });

  test('a draw is reused for the same draw only, not for another of its kind', () => {
    const draw = (name: string): Request => ({ ...requests.draw, name, take: 1 }) as Request;
    const game = gameOf(function* (): Procedure<string> {
      const first = cardIn(yield requests.card);
      const bonus = first === card('2c') ? pickedIn(yield draw('bonus')) : ['none'];
      return `${bonus.join()} ${pickedIn(yield draw('multiplier')).join()}`;
    });
    const round = new Round(game, freshShoe(1));
    const picks: Answer[] = [
      { kind: 'draw', picked: ['a'] },
      { kind: 'draw', picked: ['b'] },
    ];
    for (const answer of [bets, scan('2c'), ...picks]) round.answer(answer);
    expect(round.outcome).toBe('a b');
    corrected(round, misread(0, '3c'));
    expect(round.outcome).toBe('none b');
  });
});

describe('void rounds', () => {
  test('take no correction', () => {
    const round = baccarat(six);
    round.void(signed);
    expect(refusalOf(round, remove(1))).toMatchObject({ refused: 'round-void', clause: signed.clause });
  });

  test('a corrected round can be void', () => {
    const round = corrected(baccarat(six), remove(1, '5h'));
    round.void(signed);
    expect([asked(round), round.outcome]).toEqual(['nothing', undefined]);
    expect(round.answer(scan('2h'))).toMatchObject({ refused: 'round-void' });
    expect(out(round)).toEqual(outAfter(six));
  });
});
