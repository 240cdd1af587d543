/**
 * Settled blackjack rounds per second, one seat, against engine-blackjack: both hit below 17 and stand on 17 and above.
 */
import blackjack from 'engine-blackjack';
import { playerId, type Spot } from '../core/base/ids.ts';
import { present } from '../core/base/invariant.ts';
import { cents, nothing } from '../core/base/money.ts';
import type { Card } from '../core/cards/card.ts';
import { shuffledPack } from '../core/chance/shuffle.ts';
import { type Stream, streamOf } from '../core/chance/stream.ts';
import { cardAnswer, dealerAnswer } from '../core/chance/virtual-dealer.ts';
import { totalOf } from '../core/games/ezugi-blackjack/hand.ts';
import { ezugiBlackjack } from '../core/games/ezugi-blackjack/index.ts';
import { handPlace } from '../core/games/ezugi-blackjack/seats.ts';
import { tableOf } from '../core/games/game.ts';
import { isShoeOver } from '../core/games/shoe-life.ts';
import { byDefault, type Reply, runThrough } from '../core/round/procedure.ts';
import type { Offer, Request } from '../core/round/request.ts';
import { sameChanceAsPeer } from './same-chance.ts';
import { type Batch, measureRatio, type Ratio, type Turns } from './measure.ts';

const roundsAtOnce = 500;
const standsOn = 17;

export async function* benchBlackjack(turns?: Turns): AsyncGenerator<Ratio> {
  const what = { peerName: 'engine-blackjack', goal: 'at least 10' };
  const ours = settledRounds(sameChanceAsPeer);
  yield await measureRatio({ name: 'settled blackjack rounds', ...what }, { ours, peer: peerRounds() }, turns);
  yield await measureRatio(
    { name: 'the same, our ChaCha20 for Math.random', ...what, goal: 'none' },
    { ours: settledRounds(streamOf(new Uint8Array(32).fill(7), 'shoe')), peer: peerRounds() },
    turns,
  );
}

/** The table's own procedure and settlement, eight decks dealt to the cut card. */
function settledRounds(stream: Stream): Batch {
  const table = tableOf(ezugiBlackjack);
  const seat = present(table.seats?.[0], 'a seat');
  const wagers = [{ player: playerId('one'), seat, spot: 'main' as Spot, stake: cents(1000), fee: nothing }];
  const hand: Card[] = [];
  let pack = shuffledPack(table.shoe.decks, stream);
  const decided = (offers: readonly Offer[], id: string): Reply => {
    const made = offers.map(({ holder, options, fallback }) => {
      const option = options.find((one) => one.id === id) ?? fallback;
      return [holder, byDefault(option)] as const;
    });
    return { kind: 'decisions', made: new Map(made) };
  };
  const answer = (request: Request): Reply => {
    if (request.ask === 'card') {
      const card = pack.deal();
      if (request.place === handPlace(seat)) hand.push(card);
      return cardAnswer(card);
    }
    if (request.ask === 'choice') return decided([request.offer], totalOf(hand) < standsOn ? 'hit' : 'stand');
    if (request.ask === 'window') return decided(request.offers, 'no');
    return dealerAnswer(request as Parameters<typeof dealerAnswer>[0], pack, stream);
  };
  return () => {
    let returned = 0;
    for (let round = 0; round < roundsAtOnce; round++) {
      if (isShoeOver(table.shoe, pack.dealt)) pack = shuffledPack(table.shoe.decks, stream);
      hand.length = 0;
      const { lines } = table.settle(runThrough(table.deal(wagers), answer), wagers);
      for (const line of lines) returned += line.returns;
    }
    if (returned === 0) throw new Error('nothing was paid');
    return roundsAtOnce;
  };
}

/**
 * The peer's documented loop. It would shuffle before every round, so it is handed back its shoe until half is used.
 */
function peerRounds(): Batch {
  const { Game, actions, presets, engine } = blackjack;
  const rules = presets.getRules({ decks: 8 });
  const fresh = () => presets.defaultState(rules);
  const opening = fresh();
  let state = opening;
  return () => {
    let won = 0;
    for (let round = 0; round < roundsAtOnce; round++) {
      const game = new Game(state, rules);
      game.dispatch(actions.deal({ bet: 10, sideBets: { luckyLucky: 0, perfectPairs: 0 } }));
      let after = game.getState();
      while (after.stage === 'player-turn-right') {
        const { playerValue, availableActions } = after.handInfo.right;
        const hits = engine.getHigherValidValue(playerValue) < standsOn;
        const move = availableActions.insurance ? actions.insurance : hits ? actions.hit : actions.stand;
        game.dispatch(move({ position: 'right', bet: 0 }));
        after = game.getState();
      }
      if (after.stage !== 'done') throw new Error(`the peer stopped at ${after.stage}`);
      won += after.wonOnRight ?? 0;
      state = after.deck.length < 208 ? fresh() : { ...opening, deck: after.deck };
    }
    if (won === 0) throw new Error('nothing was paid');
    return roundsAtOnce;
  };
}
