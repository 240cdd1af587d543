/** Royal Poker: the deal, the windows and their offers, the dealer's exchange. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { printMoney } from '../../base/money.ts';
import { cards } from '../../cards/card.ts';
import type { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { ana, ben, type Played, wagersOf } from '../testing/play.ts';
import { royal, type RoyalDeal, wordIn } from '../testing/royal.ts';
import { stoppedAfter, stoppedBefore } from '../testing/stopped.ts';
import { royalPoker as game } from './index.ts';

const table = tableOf(game);
const both = [...wagersOf(table, 'ante 10', ana), ...wagersOf(table, 'ante 5', ben)];

const pair = '9c 9d Qh Jc 5d';
const straight = '7c 8s 9d Ts Jh';
const aceKing = 'Ac Kd 6h 4s 2c';
const queenHigh = 'Qc Td 8h 4s 2c'; // does not qualify

const opening = [
  'bets RP-020',
  ...Array<string>(5).fill('card customer up RP-028'),
  ...Array<string>(4).fill('card dealer down RP-028'),
  'card dealer up RP-028',
];
const firstWindow = 'window RP-029';
const row = ['burn down RP-031', ...Array<string>(5).fill('card community up RP-031')];
const secondWindow = 'window RP-033';
const turns = [1, 2, 3, 4].map((slot) => `turn dealer ${slot} RP-034`);
const exchangeWindow = 'window RP-036';

const deal = (more: Partial<RoyalDeal> = {}) => royal({ open: pair, dealer: aceKing, ...more });

/** The round while this window is open, the n-th to close. */
function atWindow(played: Played, nth = 1): Round<unknown> {
  const ends = played.round.journal.flatMap(({ kind }, at) => (kind === 'closed' ? [at] : []));
  const round = stoppedAfter(played, ends[nth - 1] ?? -1);
  if (round.asks?.ask !== 'window') throw new Error('no window is open');
  return round;
}

/** "buy 10.00, fold 0.00, bet 20.00 …" */
function offered(round: Round<unknown>, holder = ana): string {
  const offers = round.asks?.ask === 'window' ? round.asks.offers : [];
  const options = offers.find((offer) => offer.holder === holder)?.options ?? [];
  return options
    .map(({ id, cost, costMost }) =>
      [id, printMoney(cost), ...(costMost ? ['to', printMoney(costMost)] : [])].join(' '),
    )
    .join(', ');
}

const say = (round: Round<unknown>, text: string, holder = ana) =>
  round.answer({ kind: 'choice', holder, ...wordIn(text) });

describe('the deal', () => {
  test('[RP-028] five open cards for the customers, four hidden and one open for the dealer', () => {
    const played = deal();
    expect(played.asked.slice(0, 11)).toEqual(opening);
    expect(atWindow(played).view(ana).places).toEqual({
      customer: pair.split(' '),
      dealer: ['hidden', 'hidden', 'hidden', 'hidden', '2c'],
    });
  });

  test('[RP-007] any number of customers play the same open hand, each with their own choice', () => {
    const crowd = Array.from({ length: 300 }, (_, at) => wagersOf(table, 'ante 10', playerId(`customer ${at}`))).flat();
    const says = [{ 'customer 0': 'bet', 'customer 1': 'fold', 'customer 299': 'bet' }];
    const { asked, round, settlement } = deal({ bets: crowd, says });
    expect(asked.slice(0, 12)).toEqual([...opening, firstWindow]);
    expect(round.decisions).toHaveLength(300);
    expect(settlement.lines.map(({ returns }) => returns).filter((returns) => returns > 0)).toEqual([5000, 5000]);
  });

  test('[RP-008] one deck without jokers: each card comes once', () => {
    expect(table.shoe.decks).toBe(1);
    expect(() => deal({ dealer: '9c Kd 6h 4s 2c' })).toThrow('impossible-card');
  });

  test('[RP-031] after the first decision one card is burned, then five community cards are dealt', () => {
    const played = deal();
    expect(played.asked.slice(11)).toEqual([firstWindow, ...row, ...turns]);
    expect(played.round.view(ana).burned).toEqual(['hidden']);
    // Even when nobody needs them.
    expect(deal({ says: [{ ana: 'fold' }] }).asked.slice(12, 18)).toEqual(row);
  });

  test('[RP-034] the four hidden cards are turned when the second decision is over, not before', () => {
    const played = deal({ says: [{ ana: 'buy' }, { ana: 'bet' }] });
    expect(played.asked.slice(11)).toEqual([firstWindow, ...row, secondWindow, ...turns]);
    expect(atWindow(played, 2).view(ana).places['dealer']).toEqual(['hidden', 'hidden', 'hidden', 'hidden', '2c']);
    expect(played.round.view(ana).places['dealer']).toEqual(aceKing.split(' '));
  });

  test('[RP-035] with Ace-King or better the round ends when the cards are turned', () => {
    for (const dealer of [aceKing, '2h 2d 3h 4s 6c']) {
      const { asked, round } = deal({ dealer });
      expect([asked.at(-1), round.asks]).toEqual(['turn dealer 4 RP-034', undefined]);
    }
    expect(deal({ dealer: 'Ac Qd 6h 4s 2c', says: [{ ana: 'bet' }] }).asked.at(-1)).toBe(exchangeWindow);
  });
});

describe('the first decision', () => {
  test('[RP-029] exactly one of Bet, Fold, Swap or Buy +1: the last choice counts', () => {
    const round = atWindow(deal());
    expect(offered(round)).toBe('buy 10.00, fold 0.00, bet 20.00, swap 10.00');
    for (const word of ['swap 1 2', 'fold', 'buy', 'bet']) expect(say(round, word)).toBeUndefined();
    round.answer({ kind: 'closed', unpaid: [] });
    expect(round.decisions.map(({ decision }) => decision.option.id)).toEqual(['bet']);
    expect(say(atWindow(deal()), 'double')).toMatchObject({ refused: 'not-offered' });
  });

  test.each([
    ['RP-021', 'bet', 'a Bet is staked with twice the Ante', 3000],
    ['RP-022', 'buy', 'Buy +1 costs one Ante', 2000],
    ['RP-023', 'swap 1 2', 'a Swap costs one Ante', 2000],
    ['RP-025', 'fold', 'folding costs nothing more', 1000],
  ])('[%s] %s: %s', (_id, word, _told, staked) => {
    expect(deal({ says: [{ ana: word }] }).line('ante').staked).toBe(staked);
  });

  test('[RP-025] a player who folds gets no card, no second decision and no say in the exchange', () => {
    const { asked, round } = deal({ dealer: queenHigh, says: [{ ana: 'fold' }] });
    expect(asked.slice(11)).toEqual([firstWindow, ...row, ...turns]);
    expect(round.outcome).toMatchObject({ exchanged: undefined });
  });

  test('[RP-030] a player who does not answer is folded', () => {
    const { round, line } = deal({ says: [{}] });
    expect(round.decisions).toMatchObject([{ decision: { option: { id: 'fold' }, byDefault: true } }]);
    expect(line('ante')).toMatchObject({ staked: 1000, returns: 0 });
  });

  test('[RP-024] a Swap covers two to five different cards of the hand', () => {
    const round = atWindow(deal());
    for (const word of ['swap 1', 'swap 2 2', 'swap 1 2 3 4 5 6', 'swap 0 1', 'swap 5 6', 'swap']) {
      expect(say(round, word)).toMatchObject({ refused: 'bad-cards', clause: 'RP-023' });
    }
    for (const word of ['swap 1 5', 'swap 1 3 4', 'swap 2 3 4 5', 'swap 1 2 3 4 5']) {
      expect(say(round, word)).toBeUndefined();
    }
  });

  test('[RP-922] each decision lasts 12 seconds, or what the table sets', () => {
    const seconds = (parameters: Record<string, number>) => {
      const says = [{ ana: 'buy' }, { ana: 'bet' }, { ana: 'x' }];
      const played = deal({ dealer: queenHigh, says, parameters });
      return [1, 2, 3].map((nth) => atWindow(played, nth).asks).map((asks) => asks?.ask === 'window' && asks.seconds);
    };
    expect(seconds({})).toEqual([12, 12, 12]);
    expect(seconds({ firstSeconds: 20 })).toEqual([20, 12, 12]);
    expect(seconds({ secondSeconds: 15, exchangeSeconds: 10 })).toEqual([12, 15, 10]);
  });

  test('[RP-921] Fold and X cost nothing and are always available; a player who cannot pay gets them', () => {
    const round = atWindow(deal({ dealer: queenHigh, bets: both, says: [{ ana: 'bet', ben: 'bet' }] }));
    for (const holder of [ana, ben]) {
      expect(offered(round, holder)).toContain('fold 0.00');
      say(round, 'bet', holder);
    }
    round.answer({ kind: 'closed', unpaid: [ben] });
    expect(round.decisions.map(({ decision }) => decision.option.id)).toEqual(['bet', 'fold']);
    const later = atWindow(deal({ dealer: queenHigh }), 2);
    expect(offered(later)).toContain('x 0.00');
    say(later, 'exchange');
    later.answer({ kind: 'closed', unpaid: [ana] });
    expect([later.asks, later.decisions.at(-1)?.decision.option.id]).toEqual([undefined, 'x']);
  });
});

describe('the community cards', () => {
  const handOf = (played: Played, holder = ana) => {
    const { plays } = played.round.outcome as { plays: ReadonlyMap<string, { hand: readonly number[] }> };
    return plays.get(holder)?.hand;
  };
  const community = 'As 3s 4h 6s 8h';
  const after = (word: string) => deal({ community, says: [{ ana: word }, { ana: 'bet' }] });

  test.each([
    ['swap 1 2', 'As 3s Qh Jc 5d'],
    ['swap 2 1', 'As 3s Qh Jc 5d'],
    ['swap 1 3 5', 'As 9d 3s Jc 4h'],
    ['swap 5 2 4 3', '9c As 3s 4h 6s'],
    ['swap 1 2 3 4 5', 'As 3s 4h 6s 8h'],
    ['buy', '9c 9d Qh Jc 5d As'],
  ])('[RP-910] %s: the first cards of the row, filling places from left to right', (word, hand) => {
    const played = after(word);
    expect(handOf(played)).toEqual(cards(hand));
  });

  test('[RP-032] they replace the cards that were exchanged; others keep the open hand', () => {
    const played = deal({ bets: both, community, says: [{ ana: 'swap 1 2', ben: 'bet' }, { ana: 'bet' }] });
    expect(handOf(played)).toEqual(cards('As 3s Qh Jc 5d'));
    expect(handOf(played, ben)).toEqual(cards(pair));
    expect(played.settlement.lines.map(({ returns }) => returns)).toEqual([0, 2500]);
  });

  test('[RP-022] the sixth card is the first community card, and makes a hand of six', () => {
    const played = deal({ community: '9s', says: [{ ana: 'buy' }, { ana: 'bet' }] });
    expect(handOf(played)).toHaveLength(6);
    expect(played.line('ante').parts?.[0]).toMatchObject({ name: 'bet', pay: { clause: 'RP-049' } });
  });
});

describe('the second decision', () => {
  const says = [{ ana: 'swap 1 2', ben: 'bet' }, { ana: 'bet' }];

  test('[RP-033] after the community cards those who changed their hand act once more', () => {
    expect(deal({ says: [{ ana: 'buy' }, { ana: 'bet' }] }).asked.slice(12, 19)).toEqual([...row, secondWindow]);
  });

  test('[RP-908] only after Swap or Buy, only Bet or Fold, and no second exchange', () => {
    const round = atWindow(deal({ bets: both, says }), 2);
    expect([offered(round, ana), offered(round, ben)]).toEqual(['fold 0.00, bet 20.00', '']);
    for (const word of ['swap 1 2', 'buy']) expect(say(round, word)).toMatchObject({ refused: 'not-offered' });
    expect(say(round, 'bet', ben)).toMatchObject({ refused: 'not-a-holder' });
    expect(deal({ bets: both, says: [{ ana: 'bet', ben: 'fold' }] }).asked).not.toContain(secondWindow);
  });

  test('[RP-908] no answer folds', () => {
    const { round, line } = deal({ says: [{ ana: 'buy' }, {}] });
    expect(round.decisions.map(({ decision }) => [decision.option.id, decision.byDefault])).toEqual([
      ['buy', false],
      ['fold', true],
    ]);
    expect(line('ante')).toMatchObject({ staked: 2000, returns: 0 });
  });
});

describe('the dealer’s exchange', () => {
  const exchange = (more: Partial<RoyalDeal> = {}) =>
    deal({ dealer: queenHigh, drawn: '7d', says: [{ ana: 'bet' }, { ana: 'exchange' }], ...more });

  test('[RP-036] a dealer below Ace-King: each remaining customer may have the highest card exchanged', () => {
    const bets = [...both, ...wagersOf(table, 'ante 20', playerId('cia'))];
    const says = [{ ana: 'bet', ben: 'fold', cia: 'buy' }, { cia: 'bet' }, { ana: 'x', cia: 'x' }];
    const { asks } = atWindow(deal({ dealer: queenHigh, bets, says }), 3);
    expect(asks).toMatchObject({ offers: [{ holder: 'ana' }, { holder: 'cia' }] });
  });

  test('[RP-026] it costs one Ante', () => {
    expect(offered(atWindow(exchange(), 2))).toBe('exchange 10.00, x 0.00');
    expect(exchange().line('ante').staked).toBe(4000);
  });

  test('[RP-037] a player who declines picks X, and nothing more happens', () => {
    const { asked, round } = deal({ dealer: queenHigh, says: [{ ana: 'bet' }, { ana: 'x' }] });
    expect(asked.at(-1)).toBe(exchangeWindow);
    expect(round.outcome).toMatchObject({ exchanged: undefined });
  });

  test('[RP-038] a player who does not answer has picked X', () => {
    const { round, line } = deal({ dealer: queenHigh, says: [{ ana: 'bet' }, {}] });
    expect(round.decisions.at(-1)).toMatchObject({ decision: { option: { id: 'x' }, byDefault: true } });
    expect(line('ante')).toMatchObject({ staked: 3000, returns: 4000 });
  });

  test('[RP-039] one card is burned, the next replaces the highest', () => {
    const { asked, at, round } = exchange();
    expect(asked.slice(-3)).toEqual(['burn down RP-039', 'move RP-905', 'card dealer up RP-039']);
    expect([at('dealer'), at('exchanged')]).toEqual(['Td 8h 4s 2c 7d', 'Qc']);
    expect(round.view(ana).burned).toEqual(['hidden', 'hidden']);
  });

  test.each([
    ['Qc Td 8h 4s Ac', 'Ac'],
    ['2c Td Kh 4s 3c', 'Kh'],
    ['8c Td 2h 4s 3c', 'Td'],
  ])('[RP-905] of %s the highest goes, Aces high: %s', (dealer, highest) => {
    expect(exchange({ dealer }).at('exchanged')).toBe(highest);
  });

  test('[RP-905] once, even when a card of the same rank comes, and shared by all who paid', () => {
    const says = [
      { ana: 'bet', ben: 'bet' },
      { ana: 'exchange', ben: 'exchange' },
    ];
    const { asked, at } = exchange({ drawn: 'Qd', bets: both, says });
    expect(asked.filter((text) => text === 'card dealer up RP-039')).toHaveLength(1);
    expect(at('dealer')).toBe('Td 8h 4s 2c Qd');
  });

  test('[RP-905] one customer’s payment is enough; without any there is no exchange', () => {
    const bets = { bets: both, dealer: queenHigh };
    const first = { ana: 'bet', ben: 'bet' };
    expect(deal({ ...bets, drawn: '7d', says: [first, { ben: 'exchange' }] }).at('exchanged')).toBe('Qc');
    expect(deal({ ...bets, says: [first, {}] }).at('exchanged')).toBe('');
  });
});

describe('insurance', () => {
  test('[RP-027] a hand of Three of a Kind + Ace-King or better may be insured, with the Bet', () => {
    expect(offered(atWindow(deal({ open: '8s 8d 8c As Kh' })))).toContain('bet-insured 30.00 to 60.00');
    expect(offered(atWindow(deal({ open: '8s 8d 8c As Qh' })))).not.toContain('bet-insured');
  });

  test.each([
    ['Straight', straight, true],
    ['Flush', '3h 5h 7h 9h Jh', true],
    ['Three of a Kind + Ace-King', '8s 8d 8c As Kh', true],
    ['plain Three of a Kind', '8s 8d 8c As Qh', false],
    ['Two Pairs + Ace-King', '8s 8d As Ah Kh', false],
    ['Pair', pair, false],
  ])('[RP-916] %s: %s may be insured: %s', (_name, open, may) => {
    expect(offered(atWindow(deal({ open }))).includes('bet-insured')).toBe(may);
  });

  test('[RP-916] a table may admit plain Three of a Kind', () => {
    const parameters = { insuranceFrom: '3' };
    expect(offered(atWindow(deal({ open: '8s 8d 8c As Qh', parameters })))).toContain('bet-insured 30.00 to 50.00');
    expect(offered(atWindow(deal({ open: pair, parameters })))).not.toContain('bet-insured');
  });

  test('[RP-917] in the first window a dealt hand that is bet, even after the Bet was made', () => {
    const round = atWindow(deal({ open: straight }));
    expect(say(round, 'bet')).toBeUndefined();
    expect(say(round, 'bet-insured 60')).toBeUndefined();
    round.answer({ kind: 'closed', unpaid: [] });
    expect(round.decisions).toMatchObject([{ decision: { option: { id: 'bet-insured' }, cost: 6000 } }]);
    // After that nobody is asked again: the hidden cards are turned next.
    const later = deal({ open: straight }).asked.slice(12);
    expect(later).toEqual([...row, ...turns]);
  });

  test('[RP-917] in the second window the hand after Swap or Buy, by what it then pays', () => {
    const says = [{ ana: 'swap 4 5' }, { ana: 'bet' }];
    const round = atWindow(deal({ open: '9c 9d Qh Jc 5d', community: 'Qs Qd', says }), 2);
    expect(offered(round)).toBe('fold 0.00, bet 20.00, bet-insured 30.00 to 90.00'); // a Full House, 7 to 1
    const spoilt = atWindow(deal({ open: straight, dealer: 'Ac Kd 6h 4s 2c', community: '3h 3s', says }), 2);
    expect(offered(spoilt)).toBe('fold 0.00, bet 20.00');
  });

  test('[RP-918] from one Ante to half of the Bet payout: a Straight and an Ante of 10 make 40', () => {
    const round = atWindow(deal({ open: straight }));
    // The Bet of 20 and insurance of 10 to 40.
    for (const amount of ['29.99', '60.01', '20']) {
      expect(say(round, `bet-insured ${amount}`)).toMatchObject({ refused: 'bad-amount', clause: 'RP-027' });
    }
    for (const amount of ['30', '45.55', '60']) expect(say(round, `bet-insured ${amount}`)).toBeUndefined();
  });

  test('[RP-918] for a hand after Buy the double payout counts: Straight + Pair, 5 to 1', () => {
    const round = atWindow(deal({ open: straight, community: '7d', says: [{ ana: 'buy' }, { ana: 'bet' }] }), 2);
    expect(offered(round)).toContain('bet-insured 30.00 to 70.00');
  });
});

describe('what others see', () => {
  const dealt = () => deal({ bets: both, says: [{ ana: 'swap 1 2', ben: 'bet' }, { ana: 'bet' }] });

  test('[RP-023] only the customer who swapped sees what was swapped', () => {
    const round = atWindow(dealt(), 2);
    expect(round.view(ana).decisions).toMatchObject([{ decision: { option: { id: 'swap' }, cards: [0, 1] } }]);
    expect(round.view(ben).decisions).toMatchObject([{ decision: { option: { id: 'bet' } } }]);
    const same = atWindow(deal({ bets: both, says: [{ ana: 'swap 3 4 5', ben: 'bet' }, { ana: 'bet' }] }), 2);
    for (let mark = 0; mark <= round.steps.length; mark++) expect(round.view(ben, mark)).toEqual(same.view(ben, mark));
  });

  test('[RP-034] until they are turned the hidden cards affect nothing that anyone sees', () => {
    const other = deal({
      bets: both,
      dealer: '3c 3d 6c 4d 2c',
      says: [{ ana: 'swap 1 2', ben: 'bet' }, { ana: 'bet' }],
    });
    const [one, twin] = [stoppedBefore(dealt(), 'turn'), stoppedBefore(other, 'turn')];
    for (let mark = 0; mark <= one.steps.length; mark++) {
      expect(one.view(ana, mark).places['dealer']).toEqual(twin.view(ana, mark).places['dealer']);
    }
  });
});
