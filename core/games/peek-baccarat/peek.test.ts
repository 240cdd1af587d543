/** Peek Baccarat: what is shown, to whom, and who may then raise by how much. */
import { describe, expect, test } from 'vitest';
import { playerId } from '../../base/ids.ts';
import { printMoney } from '../../base/money.ts';
import { drawFrom } from '../../chance/draw.ts';
import type { RequestOf } from '../../round/request.ts';
import type { Round } from '../../round/round.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, type Deal, play, wagersOf } from '../testing/play.ts';
import { stoppedBefore } from '../testing/stopped.ts';
import { peekBaccarat as game } from './index.ts';

const table = tableOf(game);
const playerWins = 'Kc Kd 7d 6h';
const oneOpen = [['1'], ['P1']];
const deal = (more: Partial<Deal> = {}) =>
  play(game, { cards: playerWins, bets: 'player 10', draws: oneOpen, ...more });

/** The round with its window open. */
const atPeek = (more: Partial<Deal> = {}) => stoppedBefore(deal(more), 'closed');

function asksFor<Ask extends 'draw' | 'window'>(round: Round<unknown>, ask: Ask): RequestOf<Ask> {
  const request = round.asks;
  if (request?.ask !== ask) throw new Error(`the table does not ask for a ${ask}`);
  return request as RequestOf<Ask>;
}

/** What ana is offered: "keep 0.00, double 10.00, triple 20.00". */
function offeredTo(round: Round<unknown>, holder = ana): string {
  const offer = asksFor(round, 'window').offers.find((one) => one.holder === holder);
  return (offer?.options ?? []).map(({ id, cost }) => `${id} ${printMoney(cost)}`).join(', ');
}

/** How often each number of cards is drawn when every number below the sum of weights comes once. */
function counts(parameters: Deal['parameters'] = {}): Readonly<Record<string, number>> {
  const request = asksFor(stoppedBefore(deal({ parameters }), 'draw'), 'draw');
  const drawn: Record<string, number> = {};
  const total = request.options.reduce((sum, { weight }) => sum + weight, 0);
  for (let mark = 0; mark < total; mark++) {
    const picked = drawFrom(request, { below: () => mark }).join();
    drawn[picked] = (drawn[picked] ?? 0) + 1;
  }
  return drawn;
}

describe('what is shown', () => {
  test.each([
    ['1', 'B2'],
    ['2', 'P1 B1'],
    ['3', 'P2 B1 B2'],
    ['4', 'P1 P2 B1 B2'],
  ])('[PB-026] between one and four of the four cards are turned up: here %s', (count, positions) => {
    const { asked } = deal({ draws: [[count], positions.split(' ')] });
    const turned = asked.slice(0, asked.indexOf('window PB-906')).filter((text) => text.startsWith('turn'));
    const names = { P: 'player', B: 'banker' } as const;
    expect(turned).toEqual(positions.split(' ').map((at) => `turn ${names[at[0] as 'P' | 'B']} ${at[1]} PB-026`));
  });

  test('[PB-026] neither zero nor five cards can be turned up', () => {
    const round = stoppedBefore(deal(), 'draw');
    for (const count of ['0', '5']) {
      expect(round.answer({ kind: 'draw', picked: [count] })).toMatchObject({ refused: 'bad-draw' });
    }
    expect(round.answer({ kind: 'draw', picked: ['4'] })).toBeUndefined();
  });

  test('[PB-901] one card in 45 rounds of a hundred, two in 30, three in 15, four in 10', () => {
    expect(counts()).toEqual({ '1': 45, '2': 30, '3': 15, '4': 10 });
  });

  test('[PB-901] a table can set other weights; a number without weight never comes', () => {
    const revealed = { '1': 1, '2': 2, '3': 3, '4': 0 };
    expect(counts({ revealed })).toEqual({ '1': 1, '2': 2, '3': 3 });
    const round = stoppedBefore(deal({ parameters: { revealed } }), 'draw');
    expect(round.answer({ kind: 'draw', picked: ['4'] })).toMatchObject({ refused: 'bad-draw', clause: 'PB-901' });
  });

  test.each([
    ['1', 4, 1],
    ['2', 6, 2],
    ['3', 4, 6],
    ['4', 1, 24],
  ])('[PB-902] %s of four positions: each of the %i subsets is equally likely', (count, subsets, orders) => {
    const round = stoppedBefore(deal(), 'draw');
    round.answer({ kind: 'draw', picked: [count] });
    const request = asksFor(round, 'draw');
    const drawn = new Map<string, number>();
    // Every way a fair generator can pick one of four, then one of the three others, and so on, once.
    const ways = [4, 12, 24, 24][Number(count) - 1] ?? 0;
    for (let way = 0; way < ways; way++) {
      let rest = way;
      const below = (limit: number) => {
        const picked = rest % limit;
        rest = Math.floor(rest / limit);
        return picked;
      };
      const subset = drawFrom(request, { below }).toSorted().join(' ');
      drawn.set(subset, (drawn.get(subset) ?? 0) + 1);
    }
    expect([...drawn.values()]).toEqual(Array<number>(subsets).fill(orders));
  });

  test('[PB-902] all customers see the same cards; the others stay face down until the window closes', () => {
    const bets = [...wagersOf(table, 'player 10', ana), ...wagersOf(table, 'banker 5', ben)];
    const round = atPeek({ bets, draws: [['2'], ['P2', 'B1']] });
    const shown = { player: ['hidden', '7d'], banker: ['Kd', 'hidden'] };
    for (const viewer of [ana, ben, playerId('onlooker')]) expect(round.view(viewer).places).toEqual(shown);
    round.answer({ kind: 'choice', holder: ana, option: 'triple' });
    expect(round.view(ana).places).toEqual(shown);
    round.answer({ kind: 'closed', unpaid: [] });
    round.answer({ kind: 'turn' });
    expect(round.view(ben).places).toEqual({ player: ['Kc', '7d'], banker: ['Kd', 'hidden'] });
    round.answer({ kind: 'turn' });
    expect(round.view(ben).places).toEqual({ player: ['Kc', '7d'], banker: ['Kd', '6h'] });
  });

  test('[PB-902] nothing a customer sees before the window closes depends on a face-down card', () => {
    const draws = [['2'], ['P2', 'B1']];
    const [one, other] = [atPeek({ draws }), atPeek({ draws, cards: '2s Kd 7d 9c' })];
    for (let mark = 0; mark <= one.steps.length; mark++) expect(one.view(ana, mark)).toEqual(other.view(ana, mark));
  });
});

describe('the raise', () => {
  test('[PB-024] after the peek the initial stake may be kept, doubled or tripled', () => {
    expect(offeredTo(atPeek())).toBe('keep 0.00, double 10.00, triple 20.00');
    expect(offeredTo(atPeek({ bets: 'banker 7.50' }))).toBe('keep 0.00, double 7.50, triple 15.00');
  });

  test.each([
    ['keep', '12.00', '20.00'],
    ['double', '22.00', '40.00'],
    ['triple', '32.00', '60.00'],
  ])('[PB-904] %s: the whole stake without the fee is settled at the table’s payout', (option, staked, returns) => {
    const { line } = deal({ choices: { ana: option } });
    expect([line('player').staked, line('player').returns].map(printMoney)).toEqual([staked, returns]);
  });

  test('[PB-904] a raise that would bring the stake above 5,000 is neither offered nor accepted', () => {
    expect(offeredTo(atPeek({ bets: 'player 1666.66' }))).toBe('keep 0.00, double 1666.66, triple 3333.32');
    expect(offeredTo(atPeek({ bets: 'player 1666.67' }))).toBe('keep 0.00, double 1666.67');
    expect(offeredTo(atPeek({ bets: 'player 2500' }))).toBe('keep 0.00, double 2500.00');
    const large = atPeek({ bets: 'player 2500.01' });
    expect(offeredTo(large)).toBe('keep 0.00');
    expect(large.answer({ kind: 'choice', holder: ana, option: 'double' })).toMatchObject({ refused: 'not-offered' });
    const lower = { bets: 'player 10', parameters: { stakeMax: 2500 } };
    expect(offeredTo(atPeek(lower))).toBe('keep 0.00, double 10.00');
  });

  test('[PB-904] a customer who cannot pay for the raise plays on with the initial stake', () => {
    const round = atPeek({ bets: [...wagersOf(table, 'player 10', ana), ...wagersOf(table, 'player 10', ben)] });
    for (const holder of [ana, ben]) round.answer({ kind: 'choice', holder, option: 'triple' });
    round.answer({ kind: 'closed', unpaid: [ben] });
    for (let turned = 0; turned < 3; turned++) round.answer({ kind: 'turn' });
    expect(settleRound(table, round).lines.map(({ staked, returns }) => [staked, returns])).toEqual([
      [3200, 6000],
      [1200, 2000],
    ]);
  });

  test('[PB-905] Tie and pair bets cannot be raised', () => {
    const sideBets = 'tie 10, player-pair 10, banker-pair 10';
    const none = atPeek({ bets: sideBets });
    expect(asksFor(none, 'window').offers).toEqual([]);
    expect(none.answer({ kind: 'choice', holder: ana, option: 'double' })).toMatchObject({ refused: 'not-a-holder' });
    const { settlement } = deal({ bets: `${sideBets}, player 10`, choices: { ana: 'triple' } });
    expect(settlement.lines.map(({ staked }) => staked)).toEqual([1000, 1000, 1000, 3200]);
  });

  test('[PB-905] a stake is raised once per round: the last choice counts, and after the window there is none', () => {
    const round = atPeek();
    for (const option of ['double', 'triple', 'double']) round.answer({ kind: 'choice', holder: ana, option });
    round.answer({ kind: 'closed', unpaid: [] });
    for (let turned = 0; turned < 3; turned++) {
      expect(round.answer({ kind: 'choice', holder: ana, option: 'double' })).toMatchObject({ refused: 'not-asked' });
      round.answer({ kind: 'turn' });
    }
    expect(settleRound(table, round).lines).toMatchObject([{ staked: 2200, returns: 4000 }]);
  });

  test('[PB-906] the window lasts ten seconds, or what the table sets', () => {
    expect(asksFor(atPeek(), 'window').seconds).toBe(10);
    expect(asksFor(atPeek({ parameters: { peekSeconds: 25 } }), 'window').seconds).toBe(25);
  });

  test('[PB-906] no choice means continue with the initial stake', () => {
    const silent = deal();
    expect(silent.round.decisions).toMatchObject([
      { holder: ana, decision: { option: { id: 'keep' }, cost: 0, byDefault: true } },
    ]);
    expect(silent.line('player')).toMatchObject({ staked: 1200, returns: 2000 });
  });

  test('[PB-907] a holder of both sides says which one is raised, and only one is', () => {
    const both = { bets: 'player 10, banker 5', parameters: { allowOpposite: true } };
    expect(offeredTo(atPeek(both))).toBe(
      'keep 0.00, double/player 10.00, triple/player 20.00, double/banker 5.00, triple/banker 10.00',
    );
    const { settlement } = deal({ ...both, choices: { ana: 'triple/banker' } });
    expect(settlement.lines.map(({ staked, returns }) => [staked, returns])).toEqual([
      [1200, 2000],
      [1600, 0],
    ]);
  });
});
