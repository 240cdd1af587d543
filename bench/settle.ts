/** Settles a full house on one number or one throw, against writing the same wagers as JSON. */
import { playerId } from '../core/base/ids.ts';
import { cents } from '../core/base/money.ts';
import { shuffledPack } from '../core/chance/shuffle.ts';
import { streamOf } from '../core/chance/stream.ts';
import { dealerAnswer } from '../core/chance/virtual-dealer.ts';
import { ezugiRoulette } from '../core/games/ezugi-roulette/index.ts';
import { type Table, tableOf } from '../core/games/game.ts';
import { ultimateSicBo } from '../core/games/ultimate-sic-bo/index.ts';
import { runThrough } from '../core/round/procedure.ts';
import type { Wager } from '../core/round/wager.ts';
import { measureRatio, type Ratio, type Turns } from './measure.ts';

const wagersAtOnce = 100_000;

export async function* benchSettle(turns?: Turns): AsyncGenerator<Ratio> {
  for (const game of [ezugiRoulette, ultimateSicBo]) yield await settledBeside(tableOf(game), game.title, turns);
}

/** One round of the real procedure, then its settlement repeatedly. */
function settledBeside(table: Table, title: string, turns: Turns | undefined): Promise<Ratio> {
  const wagers = mixedWagers(table);
  const stream = streamOf(new Uint8Array(32).fill(7), 'draws');
  const pack = shuffledPack(table.shoe.decks, stream);
  const outcome = runThrough(table.deal(wagers), (request) =>
    dealerAnswer(request as Parameters<typeof dealerAnswer>[0], pack, stream),
  );
  return measureRatio(
    {
      name: `settled wagers, ${title}, 100,000 in one round`,
      peerName: 'JSON.stringify of them',
      goal: 'at least 1',
    },
    {
      ours: () => {
        const { lines } = table.settle(outcome, wagers);
        let returned = 0;
        for (const line of lines) returned += line.returns;
        if (returned === 0) throw new Error('nothing was paid');
        return lines.length;
      },
      peer: () => {
        if (JSON.stringify(wagers).length < wagersAtOnce) throw new Error('nothing was written');
        return wagers.length;
      },
    },
    turns,
  );
}

/** Ten bets per player, across all spots of the table. */
function mixedWagers({ betting }: Table): readonly Wager[] {
  const spots = [...betting.spots.values()];
  return Array.from({ length: wagersAtOnce }, (_, at) => {
    const terms = spots[(at * 31) % spots.length];
    if (terms === undefined) throw new Error('the table has no spots');
    const stake = cents(terms.least.amount + (at % 7) * 10);
    return { player: playerId(`player ${Math.floor(at / 10)}`), spot: terms.spot, stake, fee: cents(0) };
  });
}
