/** A whole round of any game from one seed: random legal bets, the virtual dealer's answers, random choices. */
import { defined } from '../../base/defined.ts';
import { type PlayerId, playerId, type Seat } from '../../base/ids.ts';
import { cents } from '../../base/money.ts';
import { isRefusal, printRefusal } from '../../base/refusal.ts';
import { freshShoe, type Shoe } from '../../cards/shoe.ts';
import { type Pack, shuffledPack } from '../../chance/shuffle.ts';
import { type Stream, streamOf } from '../../chance/stream.ts';
import { dealerAnswer } from '../../chance/virtual-dealer.ts';
import type { Answer } from '../../round/answer.ts';
import { closeBetting, placeChip, type Stakes } from '../../round/betting.ts';
import type { Offer, Option, Request } from '../../round/request.ts';
import { Round } from '../../round/round.ts';
import type { Wager } from '../../round/wager.ts';
import type { Table } from '../game.ts';

export const viewers: readonly PlayerId[] = ['ana', 'ben', 'stranger'].map(playerId);

export interface Dealt {
  readonly round: Round<unknown>;
  readonly shoe: Shoe;
}

const seedOf = (number: number): Uint8Array => {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
};

/** `before` sees every request before it is answered, and may end the round by returning false. */
export function randomRound(
  table: Table,
  seed: number,
  before: (round: Round<unknown>, answers: readonly Answer[]) => boolean = () => true,
  players: 'say anything' | 'say nothing' = 'say anything',
): Dealt {
  const stream = streamOf(seedOf(seed), 'draws');
  const pack = shuffledPack(table.shoe.decks, streamOf(seedOf(seed), 'shoe'));
  const shoe = freshShoe(table.shoe.decks);
  const round = new Round(table, shoe);
  for (let asks = round.asks; asks !== undefined; asks = round.asks) {
    const silent = players === 'say nothing' && asks.ask === 'choice' ? asks.offer : undefined;
    const answers = silent === undefined ? answersTo(table, asks, pack, stream) : [timedOut(silent)];
    if (!before(round, answers)) break;
    for (const answer of answers) {
      const refusal = round.answer(answer);
      if (refusal !== undefined) throw new Error(`seed ${seed}: ${printRefusal(refusal)}`);
    }
  }
  return { round, shoe };
}

function answersTo(table: Table, request: Request, pack: Pack, stream: Stream): readonly Answer[] {
  switch (request.ask) {
    case 'bets':
      return [{ kind: 'bets', wagers: randomBets(table, stream) }];
    case 'choice':
      return [wordOf(request.offer, stream)];
    case 'window':
      return [...choicesOf(request.offers, stream), { kind: 'closed', unpaid: [] }];
    default:
      return [dealerAnswer(request, pack, stream)];
  }
}

const timedOut = ({ holder, fallback }: Offer): Answer => ({
  kind: 'choice',
  holder,
  option: fallback.id,
  byDefault: true,
});

/** Some holders do not answer, others change their minds. */
const choicesOf = (offers: readonly Offer[], stream: Stream): readonly Answer[] =>
  offers.flatMap((offer) => Array.from({ length: stream.below(3) }, () => wordOf(offer, stream)));

function wordOf({ holder, options }: Offer, stream: Stream): Answer {
  const { id, cost, costMost = cost, cards } = options[stream.below(options.length)] as Option;
  return {
    kind: 'choice',
    holder,
    option: id,
    ...(costMost === cost ? {} : { amount: cents(cost + stream.below(costMost - cost + 1)) }),
    ...defined({ cards: cards && anySlots(cards, stream) }),
  };
}

/** As many distinct slots as the option takes. */
function anySlots({ least, most }: NonNullable<Option['cards']>, stream: Stream): readonly number[] {
  const slots = Array.from({ length: most }, (_, slot) => slot);
  const count = least + stream.below(most - least + 1);
  return Array.from({ length: count }, () => slots.splice(stream.below(slots.length), 1)[0] ?? 0);
}

/** Chips are tried anywhere; refused ones are not bet. */
function randomBets(table: Table, stream: Stream): readonly Wager[] {
  const spots = [...table.betting.spots.keys()];
  return seatingOf(table, stream).flatMap(({ player, seat }) => {
    let stakes: Stakes = new Map();
    for (let chip = 0; chip < 12; chip++) {
      const spot = spots[stream.below(spots.length)] as (typeof spots)[number];
      const amount = cents(1 + stream.below(2 ** stream.below(20)));
      const placed = placeChip(table.betting, stakes, { spot, amount }, 0);
      if (!isRefusal(placed)) stakes = placed.stakes;
    }
    const closed = closeBetting(table.betting, player, stakes, 0);
    if (isRefusal(closed)) return [];
    return seat === undefined ? closed.wagers : closed.wagers.map((wager) => ({ ...wager, seat }));
  });
}

/** At a table with seats Ana takes two adjacent ones, and Ben the next. */
function seatingOf({ seats }: Table, stream: Stream): readonly { player: PlayerId; seat?: Seat }[] {
  const [ana, ben] = [playerId('ana'), playerId('ben')];
  if (seats === undefined) return [{ player: ana }, { player: ben }];
  const first = stream.below(seats.length);
  return [ana, ana, ben].map((player, at) => ({ player, seat: seats[(first + at) % seats.length] as Seat }));
}
