/** A round: what it accepts, what it refuses, what it shows, and that its journal replays to the same round. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../base/ids.ts';
import { isRefusal } from '../base/refusal.ts';
import { card, printCard } from '../cards/card.ts';
import { freshShoe } from '../cards/shoe.ts';
import { ezugiBaccarat } from '../games/ezugi-baccarat/index.ts';
import { tableOf } from '../games/game.ts';
import { peekBaccarat } from '../games/peek-baccarat/index.ts';
import { settleRound } from '../games/settle-round.ts';
import { play, wagersOf } from '../games/testing/play.ts';
import { stoppedBefore } from '../games/testing/stopped.ts';
import type { Answer, Entry } from './answer.ts';
import { decisionsIn, type Procedure } from './procedure.ts';
import { Round } from './round.ts';
import {
  ana,
  answers,
  ben,
  bets,
  clause,
  closed,
  gameOf,
  keep,
  option,
  requests,
  roundOf,
  say,
  scan,
  signed,
  stateOf,
  wager,
} from './testing/made-up.ts';
import type { Wager } from './wager.ts';

/** The refusal of this answer, which must change nothing. */
function refusalOf(round: Round<unknown>, answer: Answer) {
  const before = stateOf(round);
  const refusal = round.answer(answer);
  expect(stateOf(round)).toEqual(before);
  return refusal;
}

describe('nothing is accepted that was not asked for', () => {
  test.each(Object.entries(requests))('when the table asks for a %s', (ask, request) => {
    const right: readonly string[] = ask === 'window' ? ['choice', 'closed'] : [ask];
    for (const answer of answers.filter(({ kind }) => !right.includes(kind))) {
      expect(refusalOf(roundOf(request), answer)).toMatchObject({ refused: 'not-asked', clause });
    }
    for (const answer of answers.filter(({ kind }) => right.includes(kind))) {
      const round = roundOf(request);
      expect(round.answer(answer)).toBeUndefined();
      expect(round.outcome).toBe(answer.kind === 'choice' && ask === 'window' ? undefined : 'done');
      expect(round.journal).toEqual([bets, answer]);
    }
  });

  test('bets come first, as the table takes them', () => {
    const dealt: (readonly Wager[])[] = [];
    const game = gameOf(function* (wagers) {
      dealt.push(wagers);
      yield requests.turn;
    });
    const round = new Round(game, freshShoe(1));
    expect(round.asks).toEqual({ ask: 'bets', clause: 'BAC-E-002' });
    for (const answer of answers.slice(1)) {
      expect(refusalOf(round, answer)).toMatchObject({ refused: 'not-asked', clause: 'BAC-E-002' });
    }
    expect(refusalOf(round, { kind: 'bets', wagers: [] })).toMatchObject({ refused: 'no-bet' });
    expect(round.answer(bets)).toBeUndefined();
    expect([round.wagers, dealt]).toEqual([[wager(ana), wager(ben)], [[wager(ana), wager(ben)]]]);
  });

  test.each<[string, Answer]>([
    ['a pocket beyond the last', { kind: 'pocket', pocket: 37 }],
    ['a pocket below zero', { kind: 'pocket', pocket: -1 }],
    ['half a pocket', { kind: 'pocket', pocket: 1.5 }],
    ['no number at all', { kind: 'pocket', pocket: Number.NaN }],
    ['one die too few', { kind: 'dice', dice: [1, 2] }],
    ['one die too many', { kind: 'dice', dice: [1, 2, 3, 4] }],
    ['a seven', { kind: 'dice', dice: [1, 2, 7] }],
    ['a zero', { kind: 'dice', dice: [0, 2, 3] }],
    ['half a pip', { kind: 'dice', dice: [1.5, 2, 3] }],
  ])('%s', (_what, answer) => {
    expect(refusalOf(roundOf(answer.kind === 'dice' ? requests.dice : requests.pocket), answer)).toMatchObject({
      refused: 'not-asked',
      clause,
    });
  });

  test.each([
    ['too few', ['a']],
    ['too many', ['a', 'b', 'b']],
    ['the same twice', ['a', 'a']],
    ['an option that the draw does not have', ['a', 'd']],
    ['an option without weight', ['a', 'c']],
    ['none', []],
  ])('a draw of %s', (_what, picked) => {
    expect(refusalOf(roundOf(requests.draw), { kind: 'draw', picked })).toMatchObject({ refused: 'bad-draw', clause });
  });

  test('a card that has left the shoe', () => {
    const round = roundOf(requests.card, requests.burn, requests.card);
    round.answer(scan('9h'));
    expect(refusalOf(round, { kind: 'burn', card: card('9h') })).toMatchObject({
      refused: 'impossible-card',
      clause: 'BAC-E-003',
    });
  });

  test('another holder’s turn, and an option that is not offered', () => {
    expect(refusalOf(roundOf(requests.choice), say(ben, 'double'))).toMatchObject({ refused: 'not-a-holder', clause });
    expect(refusalOf(roundOf(requests.choice), say(ana, 'split'))).toMatchObject({ refused: 'not-offered', clause });
    expect(refusalOf(roundOf(requests.window), say(playerId('stranger'), 'double'))).toMatchObject({
      refused: 'not-a-holder',
      clause,
    });
    expect(refusalOf(roundOf(requests.window), say(ben, 'split'))).toMatchObject({ refused: 'not-offered', clause });
  });

  test('anything once the round is over', () => {
    const round = roundOf(requests.turn);
    round.answer({ kind: 'turn' });
    for (const answer of answers) {
      expect(refusalOf(round, answer)).toMatchObject({ refused: 'round-over', clause });
    }
    expect([round.asks, round.outcome]).toEqual([undefined, 'done']);
  });
});

describe('cards and the shoe', () => {
  test('dealt and burned cards leave the shoe; a refused one does not', () => {
    const round = roundOf(requests.card, requests.burn, requests.card);
    round.answer(scan('9h'));
    round.answer({ kind: 'burn', card: card('2c') });
    for (const gone of ['9h', '2c']) {
      expect(round.answer(scan(gone))).toMatchObject({ refused: 'impossible-card', clause: 'BAC-E-003' });
    }
    expect(round.shoe.dealt).toBe(2);
    expect(round.answer(scan('9d'))).toBeUndefined();
    const out = round.shoe.out.flatMap((copies, at) => (copies > 0 ? [printCard(at as never)] : []));
    expect([round.shoe.dealt, out]).toEqual([3, ['2c', '9d', '9h']]);
  });
});

describe('a window', () => {
  /** Two windows, one after the other, and the result of each. */
  const twoWindows = gameOf(function* () {
    const first = decisionsIn(yield requests.window);
    const second = decisionsIn(yield requests.window);
    return [first, second].map((made) =>
      [...made].map(([holder, { option, byDefault }]) => `${holder} ${option.id}${byDefault ? ' by default' : ''}`),
    );
  });
  const opened = () => {
    const round = new Round(twoWindows, freshShoe(1));
    round.answer(bets);
    return round;
  };

  test('the last choice of each holder counts when it closes', () => {
    const round = opened();
    for (const [holder, word] of [
      [ana, 'double'],
      [ben, 'keep'],
      [ana, 'keep'],
      [ben, 'double'],
    ] as const) {
      expect(round.answer(say(holder, word))).toBeUndefined();
      expect(round.asks).toBe(requests.window);
    }
    round.answer(closed);
    round.answer(closed);
    expect(round.outcome).toEqual([
      ['ana keep', 'ben double'],
      ['ana keep by default', 'ben keep by default'], // choices do not carry over into the next window
    ]);
  });

  test('a refused choice leaves the earlier one in place', () => {
    const round = opened();
    round.answer(say(ana, 'double'));
    round.answer(say(ana, 'triple'));
    round.answer(closed);
    expect(round.decisions[0]).toMatchObject({ holder: ana, decision: { option: { id: 'double' }, byDefault: false } });
  });

  test('a holder who could not pay gets the default, even after choosing', () => {
    const round = opened();
    round.answer(say(ana, 'double'));
    round.answer(say(ben, 'double'));
    round.answer({ kind: 'closed', unpaid: [ana] });
    expect(round.decisions.map(({ decision }) => decision)).toEqual([
      { option: keep, cost: 0, cards: [], byDefault: true },
      { option: option('double', 100), cost: 100, cards: [], byDefault: false },
    ]);
  });

  test('a holder’s choice in a turn reaches the procedure unchanged', () => {
    const told = gameOf(function* (): Procedure<string | undefined> {
      return decisionsIn(yield requests.choice).get(ana)?.option.id;
    });
    const round = new Round(told, freshShoe(1));
    round.answer(bets);
    round.answer(say(ana, 'double'));
    expect(round.outcome).toBe('double');
  });
});

describe('replay', () => {
  const peek = tableOf(peekBaccarat);
  const wagers = [...wagersOf(peek, 'player 10, tie 5', ana), ...wagersOf(peek, 'banker 20', ben)];
  const played = () =>
    play(peekBaccarat, {
      cards: '2c 3c 3d Kh 9s 5h',
      draws: [['2'], ['P1', 'B2']],
      bets: wagers,
      choices: { ana: 'triple', ben: 'keep' },
    });

  /** A round with every kind of journal entry except a void; `seen` is called after every entry. */
  function eventful(seen: (round: Round<unknown>) => void): Round<unknown> {
    const round = new Round(peek, freshShoe(8));
    const events = [
      ...played().round.journal.map((entry) => () => round.answer(entry as Answer)),
      () => round.note('the dealer was changed', signed),
      () => round.correct({ edit: 'remove', cards: 2, burned: [card('9s')] }, signed),
      () => round.answer(scan('9s')),
      () => round.annul(ben, 'BAC-E-090'),
      () => round.correct({ edit: 'misread', at: 0, card: card('Ac') }, signed),
      () => round.answer(scan('Ad')),
    ];
    for (const happen of events) {
      expect(happen()).toBeUndefined();
      seen(round);
    }
    return round;
  }

  test('the journal gives the same round again, wherever it is cut off', () => {
    const lived: ReturnType<typeof stateOf>[] = [];
    const round = eventful((sofar) => lived.push(stateOf(sofar)));
    expect(round.outcome).toBeDefined();
    const replayed = lived.map(({ journal }) => Round.replay(peek, freshShoe(8), journal));
    expect(replayed.map((again) => (isRefusal(again) ? again : stateOf(again)))).toEqual(lived);
    const again = replayed.at(-1) as Round<unknown>;
    expect([again.annulled, again.decisions, again.view(ana)]).toEqual([
      round.annulled,
      round.decisions,
      round.view(ana),
    ]);
  });

  test('a void round replays as a void one', () => {
    const { round } = played();
    round.void(signed);
    const again = Round.replay(peek, freshShoe(8), round.journal) as Round<unknown>;
    expect([again.voided, again.outcome, again.asks]).toEqual([signed, undefined, undefined]);
    expect(settleRound(peek, again)).toEqual(settleRound(peek, round));
  });

  test('a journal with a foreign entry is refused, wherever it is', () => {
    const { round } = played();
    const foreign: Entry = { kind: 'pocket', pocket: 17 };
    for (let at = 0; at < round.journal.length; at++) {
      const journal = round.journal.toSpliced(at, 0, foreign);
      expect(Round.replay(peek, freshShoe(8), journal)).toMatchObject({ refused: 'not-asked' });
    }
    const longer = [...round.journal, foreign];
    expect(Round.replay(peek, freshShoe(8), longer)).toMatchObject({ refused: 'round-over' });
    const afterVoid: Entry[] = [{ kind: 'void', signed }, bets];
    expect(Round.replay(peek, freshShoe(8), afterVoid)).toMatchObject({ refused: 'round-void' });
  });

  test('so is one of another table, and one with an impossible correction', () => {
    const { journal } = played().round;
    expect(Round.replay(tableOf(ezugiBaccarat), freshShoe(8), journal)).toHaveProperty('refused');
    expect(Round.replay(tableOf(peekBaccarat, { feePercent: 10 }), freshShoe(8), journal)).toMatchObject({
      refused: 'wrong-fee',
    });
    const change = { edit: 'remove', cards: 3, burned: [] } as const;
    const edited: Entry[] = [...journal, { kind: 'edit', change, signed }];
    expect(Round.replay(peek, freshShoe(8), edited)).toMatchObject({ refused: 'too-many-cards' });
  });
});

describe('void, annulment and notes', () => {
  const peek = tableOf(peekBaccarat);
  const played = () =>
    play(peekBaccarat, {
      cards: 'Kc Kd 7d 6h',
      draws: [['1'], ['P1']],
      bets: [...wagersOf(peek, 'player 10', ana), ...wagersOf(peek, 'player 10', ben)],
      choices: { ana: 'triple' },
    });

  test('a void round has no outcome and takes no more answers or corrections', () => {
    const round = stoppedBefore(played(), 'turn');
    round.void(signed);
    expect([round.asks, round.outcome, round.voided]).toEqual([undefined, undefined, signed]);
    const before = stateOf(round);
    expect(round.answer({ kind: 'turn' })).toMatchObject({ refused: 'round-void', clause: signed.clause });
    const misread = { edit: 'misread', at: 0, card: card('2c') } as const;
    expect(round.correct(misread, signed)).toMatchObject({ refused: 'round-void', clause: signed.clause });
    expect(stateOf(round)).toEqual(before);
    expect(round.view(ana)).toMatchObject({ places: { player: ['hidden', 'hidden'] } });
    expect(round.view(ana).asks).toBeUndefined();
  });

  test('a finished round can still be void', () => {
    const { round } = played();
    round.void(signed);
    expect([round.outcome, round.journal.at(-1)]).toEqual([undefined, { kind: 'void', signed }]);
  });

  test('an annulled player gets everything back, fee and raise too; the others play on', () => {
    const whole = played();
    const round = stoppedBefore(whole, 'turn');
    round.annul(ana, 'BAC-E-090');
    for (const entry of whole.round.journal.slice(round.journal.length - 1)) round.answer(entry as Answer);
    expect(round.outcome).toEqual(whole.round.outcome);
    expect(settleRound(peek, round).lines.map(({ result, returns, clause }) => [result, returns, clause])).toEqual([
      ['refund', 3200, 'BAC-E-090'],
      ['win', 2000, 'PB-047'],
    ]);
  });

  test('a note is kept in the journal and changes nothing else', () => {
    const { round } = played();
    const { journal, ...rest } = stateOf(round);
    round.note('the card was moved to its place', signed);
    const entry = { kind: 'note', text: 'the card was moved to its place', signed };
    expect(stateOf(round)).toEqual({ ...rest, journal: [...journal, entry] });
  });
});
