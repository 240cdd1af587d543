/** Fortune Roulette: one whole round, step by step. */
import { expect, test } from 'vitest';
import { spotId } from '../../base/ids.ts';
import { printMoney } from '../../base/money.ts';
import { freshShoe } from '../../cards/shoe.ts';
import type { Answer, Entry } from '../../round/answer.ts';
import {
  type Chip,
  type Closed,
  closeBetting,
  placeChip,
  placeChips,
  type Placed,
  type Stakes,
} from '../../round/betting.ts';
import { Round } from '../../round/round.ts';
import { paidTo } from '../../round/settle.ts';
import { tableOf } from '../game.ts';
import { settleRound } from '../settle-round.ts';
import { ana, ben, eur, tellRequest } from '../testing/play.ts';
import { fortuneRoulette as game } from './index.ts';

const table = tableOf(game);
const put = (held: Stakes, spot: string, amount: string): Stakes =>
  (placeChip(table.betting, held, { spot: spotId(spot), amount: eur(amount) }, 0) as Placed).stakes;

test('[FR-021 FR-908 FR-910] Ana plays Orphelins and Ben the second dozen; the ball falls on 17, which is the Bonus number', () => {
  // Betting: five chips of 2.00 with one gesture, and ten on black.
  const orphelins = table.compound?.chips('orphelins', eur('2')) as readonly Chip[];
  const anas = put(placeChips(table.betting, new Map(), orphelins, 0) as Stakes, 'black', '10');
  const bens = put(put(new Map(), 'dozen/2', '6'), 'corner/16-17-19-20', '1');
  const wagers = [closeBetting(table.betting, ana, anas, 0), closeBetting(table.betting, ben, bens, 0)].flatMap(
    (closed) => (closed as Closed).wagers,
  );

  const round = new Round(table, freshShoe(0));
  const step = (answer: Answer): [string, unknown] => {
    const asked = round.asks === undefined ? 'nothing' : tellRequest(round.asks);
    return [asked, round.answer(answer)];
  };
  const draw = (...picked: readonly string[]) => step({ kind: 'draw', picked });
  expect(step({ kind: 'bets', wagers })).toEqual(['bets FR-901', undefined]);

  // Six Fortune numbers with their multipliers, then the Bonus on 17: visible to all before the ball drops.
  expect(draw('1', '8', '14', '20', '29', '36')).toEqual(['draw fortune-numbers FR-905', undefined]);
  for (const multiplier of ['36', '48', '36', '60', '540', '48']) {
    expect(draw(multiplier)).toEqual(['draw fortune-multiplier FR-906', undefined]);
  }
  expect(draw('bonus')).toEqual(['draw special FR-905', undefined]);
  expect(draw('17')).toEqual(['draw special-number FR-905', undefined]);
  expect(round.view(ben).drawn.at(-1)).toEqual({ name: 'special-number', picked: ['17'] });
  expect(step({ kind: 'pocket', pocket: 17 })).toEqual(['pocket FR-901', undefined]);

  // The bonus game, reel by reel. Spin 1: one Chest collects 12 + 48 = 60.
  const spin = (...reels: readonly string[]) => {
    for (const reel of reels) expect(draw(reel)).toEqual(['draw bonus-reel FR-909', undefined]);
  };
  const empty = Array<string>(5).fill('blank blank blank');
  spin('blank 12 blank', 'chest blank blank', 'blank blank blank', 'blank blank 48', 'blank blank blank');
  expect(round.view(ana)).toMatchObject({ pocket: 17, asks: { ask: 'draw', clause: 'FR-909' } });
  // Spin 2: 240 and no Chest. Spin 3: two Chests collect 2 × 24, and make three: five more spins at 2x.
  spin('240 blank blank', ...empty.slice(1));
  spin('chest 24 chest', ...empty.slice(1));
  for (let at = 4; at <= 9; at++) spin(...empty);
  // Spin 10, the last: one Chest collects 2 × 120. In total 60 + 48 + 240 = 348.
  spin('chest 120 blank', ...empty.slice(1));
  expect(round.outcome).toMatchObject({ pocket: 17, multiplier: 348, bonus: { spins: 10, chests: 4, total: 348 } });
  expect(draw('blank blank blank')).toEqual(['nothing', expect.objectContaining({ refused: 'round-over' })]);

  // Ana holds 17 with two splits: 2.00 × 348 / 2 each. Ben's corner: 1.00 × 348 / 4; his dozen pays the usual 2 to 1.
  const settlement = settleRound(table, round);
  expect(
    settlement.lines.map(
      ({ wager, returns, clause }) => `${wager.player} ${wager.spot}: ${printMoney(returns)} by ${clause}`,
    ),
  ).toEqual([
    'ana straight/1: 0.00 by FR-901',
    'ana split/6-9: 0.00 by FR-901',
    'ana split/14-17: 348.00 by FR-047',
    'ana split/17-20: 348.00 by FR-047',
    'ana split/31-34: 0.00 by FR-901',
    'ana black: 20.00 by FR-052',
    'ben dozen/2: 18.00 by FR-051',
    'ben corner/16-17-19-20: 87.00 by FR-049',
  ]);
  expect([printMoney(paidTo(settlement, ana)), printMoney(paidTo(settlement, ben))]).toEqual(['716.00', '105.00']);

  // The journal alone restores all of it.
  const again = Round.replay(
    table,
    freshShoe(0),
    JSON.parse(JSON.stringify(round.journal)) as Entry[],
  ) as Round<unknown>;
  expect(again.outcome).toEqual(round.outcome);
  expect(round.journal).toHaveLength(1 + 1 + 6 + 2 + 1 + 50);
});
