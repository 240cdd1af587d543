/** Casino War: the deal, the choice at the first tie, and the wars that follow. */
import { describe, expect, test } from 'vitest';
import { freshShoe } from '../../cards/shoe.ts';
import { tableOf } from '../game.ts';
import { isShoeOver } from '../shoe-life.ts';
import { ana, ben, type Deal, play, wagersOf } from '../testing/play.ts';
import { stoppedAfter, stoppedBefore } from '../testing/stopped.ts';
import { casinoWar as game } from './index.ts';

const table = tableOf(game);
const war = { ana: 'war' };
const deal = (cards: string, bets: Deal['bets'] & {} = 'main 10', more: Partial<Deal> = {}) =>
  play(game, { cards, bets, ...more });

const opening = ['bets CW-903', 'card customer up CW-902', 'card dealer up CW-902'];
const window = 'window CW-006';
const oneWar = [
  'burn down CW-010',
  'burn down CW-010',
  'burn down CW-010',
  'card customer up CW-010',
  'card dealer up CW-010',
];

// Cards by name: a tie, then three burned and one card each.
const tie = '9c 9d';
const tieAgain = '2c 3c 4c 8c 8d';
const won = '2d 3d 4d Kc Qc';
const lost = '2d 3d 4d Qc Kc';

describe('the deal', () => {
  test('[CW-902] one face-up card for the customers and one for the dealer; a higher card ends the round', () => {
    const { asked, at } = deal('Kc 9d');
    expect(asked).toEqual(opening);
    expect([at('customer'), at('dealer')]).toEqual(['Kc', '9d']);
  });

  test('[CW-902] one card is shared by all customers', () => {
    const bets = [...wagersOf(table, 'main 10', ana), ...wagersOf(table, 'main 20', ben)];
    expect(deal('Kc 9d', bets).asked).toEqual(opening);
  });

  test('[CW-901] two is lowest, ace highest', () => {
    const order = [...'23456789TJQKA'];
    for (const [at, low] of order.entries()) {
      for (const high of order.slice(at + 1)) {
        expect(deal(`${high}c ${low}d`).round.outcome).toMatchObject({ ties: 0, winner: 'customer' });
        expect(deal(`${low}c ${high}d`).round.outcome).toMatchObject({ ties: 0, winner: 'dealer' });
      }
    }
  });

  test('[CW-901] eight decks: a ninth copy of a card is refused', () => {
    expect(table.shoe.decks).toBe(8);
    const shoe = { ...freshShoe(8), out: freshShoe(8).out.map(() => 8) };
    expect(() => deal('Kc 9d', 'main 10', { shoe })).toThrow('impossible-card');
  });

  test('[CW-005] equal ranks of any suits are a tie', () => {
    for (const other of ['9c', '9d', '9h', '9s']) {
      expect(deal(`9c ${other}`).round.outcome).toMatchObject({ ties: 1 });
    }
    expect(deal('Tc Jc').round.outcome).toMatchObject({ ties: 0 });
    expect(deal('Kc Qc').round.outcome).toMatchObject({ ties: 0 });
  });

  test('[CW-905] 416 cards until the cut card 52 from the end; the round in play is finished', () => {
    expect([isShoeOver(table.shoe, 416 - 52), isShoeOver(table.shoe, 416 - 51)]).toEqual([false, true]);
    const other = tableOf(game, { cutCardFromEnd: 20 }).shoe;
    expect([isShoeOver(other, 416 - 20), isShoeOver(other, 416 - 19)]).toEqual([false, true]);
    const shoe = { ...freshShoe(8), dealt: 416 - 53 };
    const { round } = deal(`${tie} ${won}`, 'main 10', { shoe, choices: war });
    expect([isShoeOver(table.shoe, shoe.dealt), isShoeOver(table.shoe, round.shoe.dealt)]).toEqual([false, true]);
    expect(round.outcome).toMatchObject({ winner: 'customer' });
  });
});

describe('the choice', () => {
  test('[CW-006] at a tie each holder of a main bet chooses between surrender and war', () => {
    const bets = [...wagersOf(table, 'main 10', ana), ...wagersOf(table, 'tie 5', ben)];
    const { asks } = stoppedBefore(deal(`${tie} ${won}`, bets), 'closed');
    expect(asks).toMatchObject({
      ask: 'window',
      offers: [
        {
          holder: 'ana',
          options: [
            { id: 'surrender', cost: 0 },
            { id: 'war', cost: 1000, on: 'main' },
          ],
        },
      ],
    });
  });

  test('[CW-007] the round ends for a customer who surrenders', () => {
    const { asked, round } = deal(tie, 'main 10', { choices: { ana: 'surrender' } });
    expect(asked).toEqual([...opening, window]);
    expect(round.asks).toBeUndefined();
  });

  test('[CW-008] war doubles the main stake, and the round goes on', () => {
    const { asked, line } = deal(`${tie} ${won}`, 'main 12.50', { choices: war });
    expect(asked).toEqual([...opening, window, ...oneWar]);
    expect(line('main').staked).toBe(2500);
  });

  test('[CW-009] a customer who does not answer surrenders', () => {
    const { round } = deal(tie);
    expect(round.decisions).toMatchObject([
      { holder: 'ana', decision: { option: { id: 'surrender' }, byDefault: true } },
    ]);
  });

  test('[CW-910] a customer who cannot pay for the war surrenders', () => {
    const round = stoppedBefore(deal(tie), 'closed');
    round.answer({ kind: 'choice', holder: ana, option: 'war' });
    round.answer({ kind: 'closed', unpaid: [ana] });
    expect([round.asks, round.decisions[0]?.decision.option.id]).toEqual([undefined, 'surrender']);
  });

  test('[CW-913] at a tie an absent customer surrenders; the stakes stay in play until then', () => {
    const { line } = deal('Kc 9d', 'main 10');
    expect(line('main')).toMatchObject({ result: 'win' });
    expect(deal(tie, 'main 10').line('main')).toMatchObject({ result: 'part', returns: 500 });
  });

  test('[CW-904] the decision takes 8 seconds, or what the table sets', () => {
    const asks = (parameters = {}) => stoppedBefore(deal(tie, 'main 10', { parameters }), 'closed').asks;
    expect(asks()).toMatchObject({ seconds: 8 });
    expect(asks({ warSeconds: 12 })).toMatchObject({ seconds: 12 });
  });
});

describe('war', () => {
  test('[CW-010] three cards are burned face down, then one card each for the customers and the dealer', () => {
    const { asked, at, round } = deal(`${tie} ${won}`, 'main 10', { choices: war });
    expect(asked.slice(4)).toEqual(oneWar);
    expect([at('customer'), at('dealer')]).toEqual(['9c Kc', '9d Qc']);
    expect(round.view(ana).burned).toEqual(['hidden', 'hidden', 'hidden']);
  });

  test('[CW-013] wars continue until there is a winner', () => {
    for (const more of [1, 2]) {
      const again = Array<string>(more).fill(tieAgain).join(' ');
      const { asked, round } = deal(`${tie} ${again} ${lost}`, 'main 10', { choices: war });
      expect(asked).toEqual([...opening, window, ...Array.from({ length: more + 1 }, () => oneWar).flat()]);
      expect(round.outcome).toMatchObject({ ties: 1 + more, winner: 'dealer' });
    }
  });

  const fourTies = `${tie} ${tieAgain} ${tieAgain} ${tieAgain}`;

  test('[CW-003] the fourth tie in a row is the last', () => {
    const { asked, round } = deal(fourTies, 'main 10', { choices: war });
    expect(asked).toEqual([...opening, window, ...oneWar, ...oneWar, ...oneWar]);
    expect(round.outcome).toMatchObject({ ties: 4, winner: undefined });
  });

  test('[CW-014] the choice comes once in a round, at the first tie', () => {
    expect(deal(fourTies, 'main 10', { choices: war }).asked.filter((text) => text === window)).toHaveLength(1);
  });

  test('[CW-015] at a further tie a new war starts at once', () => {
    const { asked } = deal(`${tie} ${tieAgain} ${won}`, 'main 10', { choices: war });
    expect(asked.slice(4)).toEqual([...oneWar, ...oneWar]);
  });

  test('[CW-004] after ties the stake stays doubled, and no bets are taken', () => {
    const played = deal(fourTies, 'main 10', { choices: war });
    expect(played.line('main').staked).toBe(2000);
    for (let entries = 1; entries < played.round.journal.length; entries++) {
      const round = stoppedAfter(played, entries);
      const wagers = wagersOf(table, 'tie 5');
      expect(round.answer({ kind: 'bets', wagers })).toMatchObject({ refused: 'not-asked' });
    }
  });

  test('[CW-909] a tie bet alone has the war played out, and nobody is asked', () => {
    expect(deal(`${tie} ${won}`, 'tie 10').asked).toEqual([...opening, ...oneWar]);
  });

  test('[CW-909] a tie bet has the war played out after a surrender, its holder’s or another’s', () => {
    expect(deal(`${tie} ${won}`, 'main 10, tie 10').asked).toEqual([...opening, window, ...oneWar]);
    const bets = [...wagersOf(table, 'main 10', ana), ...wagersOf(table, 'tie 5', ben)];
    expect(deal(`${tie} ${won}`, bets).asked).toEqual([...opening, window, ...oneWar]);
  });

  test('[CW-909] one customer’s war is enough; without a war stake or tie bet the round is over', () => {
    const bets = [...wagersOf(table, 'main 10', ana), ...wagersOf(table, 'main 5', ben)];
    expect(deal(`${tie} ${won}`, bets, { choices: { ben: 'war' } }).asked).toEqual([...opening, window, ...oneWar]);
    expect(deal(tie, bets).asked).toEqual([...opening, window]);
  });
});
