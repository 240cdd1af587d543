/**
 * Settled rounds per second with all nine bets staked, against baccarat-engine dealing and judging rounds without
 * money.
 */
import { BaccaratGameEngine } from 'baccarat-engine';
import { cents } from '../core/base/money.ts';
import { shuffledPack } from '../core/chance/shuffle.ts';
import { type Stream, streamOf } from '../core/chance/stream.ts';
import { dealerAnswer } from '../core/chance/virtual-dealer.ts';
import { ezugiBaccarat } from '../core/games/ezugi-baccarat/index.ts';
import { tableOf } from '../core/games/game.ts';
import { wagersOnEverySpot } from '../core/games/simulation.ts';
import { isShoeOver } from '../core/games/shoe-life.ts';
import { type Reply, runThrough } from '../core/round/procedure.ts';
import type { Request } from '../core/round/request.ts';
import { sameChanceAsPeer } from './same-chance.ts';
import { type Batch, measureRatio, type Ratio, type Turns } from './measure.ts';

const roundsAtOnce = 1000;

export async function* benchRounds(turns?: Turns): AsyncGenerator<Ratio> {
  const peerName = 'baccarat-engine';
  const peer = peerRounds();
  yield await measureRatio(
    { name: 'settled rounds, nine bets each', peerName, goal: 'at least 0.5, aim 1' },
    { ours: settledRounds(sameChanceAsPeer), peer },
    turns,
  );
  yield await measureRatio(
    { name: 'the same, our ChaCha20 for Math.random', peerName, goal: 'none' },
    { ours: settledRounds(streamOf(new Uint8Array(32).fill(7), 'shoe')), peer },
    turns,
  );
}

/** The table's own procedure and settlement, with a stake on every spot. */
function settledRounds(stream: Stream): Batch {
  const table = tableOf(ezugiBaccarat);
  const wagers = wagersOnEverySpot(table, cents(1000));
  let pack = shuffledPack(table.shoe.decks, stream);
  const answer = (request: Request): Reply => dealerAnswer(request as Parameters<typeof dealerAnswer>[0], pack, stream);
  return () => {
    let returned = 0;
    for (let round = 0; round < roundsAtOnce; round++) {
      if (isShoeOver(table.shoe, pack.dealt)) pack = shuffledPack(table.shoe.decks, stream);
      const { lines } = table.settle(runThrough(table.deal(wagers), answer), wagers);
      for (const line of lines) returned += line.returns;
    }
    if (returned === 0) throw new Error('nothing was paid');
    return roundsAtOnce;
  };
}

/** The peer's documented loop: deal, judge, and a new shoe at the cut card. */
function peerRounds(): Batch {
  const engine = new BaccaratGameEngine();
  const newShoe = () => {
    engine.shoe.createDecks();
    engine.shoe.shuffle();
    engine.burnCards();
  };
  newShoe();
  return () => {
    let judged = 0;
    for (let round = 0; round < roundsAtOnce; round++) {
      if (engine.isBurnNeeded) newShoe();
      if (engine.resultsEngine.calculateGameResult(engine.dealGame()).outcome.length > 0) judged += 1;
    }
    return judged;
  };
}
