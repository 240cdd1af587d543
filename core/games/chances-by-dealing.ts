/**
 * Exact chances of a small game: runs its own deal for every outcome of cards, dice or ball, and applies its own
 * prices.
 */
import { broken } from '../base/invariant.ts';
import { type Cents, nothing } from '../base/money.ts';
import { type Card, deck } from '../cards/card.ts';
import { layoutAfter, type Step } from '../round/layout.ts';
import type { Procedure, Reply } from '../round/procedure.ts';
import type { Request } from '../round/request.ts';
import type { Wager } from '../round/wager.ts';
import { anyWager } from './any-wager.ts';
import type { Chance, SpotChances } from './chances.ts';
import { type Chooser, decideAll } from './decide-all.ts';
import type { PayingSpot } from './table.ts';

export interface SmallGame<Outcome> {
  /** Undefined if the game uses no cards. */
  readonly decks: number;
  readonly spots: readonly PayingSpot<Outcome>[];
  readonly deal: (wagers: readonly Wager[]) => Procedure<Outcome>;
  readonly raisedOn?: (outcome: Outcome, wager: Wager) => Cents;
  /** The only property of a card the game sees, such as its rank: equivalent cards are dealt once. */
  readonly alike?: (card: Card) => number;
  /** How holders play; by default every fallback is taken. */
  readonly choose?: Chooser;
}

/** The chances of each spot, in the order of the spots. */
export function chancesByDealing<Outcome>(game: SmallGame<Outcome>): readonly SpotChances[] {
  const { raisedOn = () => nothing } = game;
  const ends = endsOf(game);
  const common = ends.reduce((below, { of }) => (below % of === 0n ? below : below * of), 1n);
  return game.spots.map(({ spot, fee, pays }) => {
    const wager = anyWager(spot);
    const chances = ends.map(({ outcome, ways, of }): Chance => ({
      weight: ways * (common / of),
      pay: pays(outcome, wager),
      raise: raisedOn(outcome, wager) / wager.stake,
    }));
    return { spot, fee: fee?.part, chances: merged(chances), otherPlay: {}, strategy: [], charts: [] };
  });
}

/** One way the round may end, `ways` times in `of`. */
interface End<Outcome> {
  readonly outcome: Outcome;
  readonly ways: bigint;
  readonly of: bigint;
}

/** More ends than this is too many to enumerate. */
const endsMost = 400_000;

function endsOf<Outcome>({ decks, spots, deal, alike, choose }: SmallGame<Outcome>): readonly End<Outcome>[] {
  const wagers = spots.map(({ spot }) => anyWager(spot));
  const ends: End<Outcome>[] = [];
  const follow = (replies: readonly Reply[], left: Left, { ways, of }: { ways: bigint; of: bigint }): void => {
    const { steps, asked, outcome } = dealAgain(deal(wagers), replies);
    if (asked === undefined) {
      ends.push({ outcome, ways, of });
      if (ends.length > endsMost)
        broken('too many deals to run each of them: say which cards are alike, or count them');
      return;
    }
    const branches = branchesOf(asked, { left, steps, choose });
    const all = branches.reduce((sum, branch) => sum + branch.ways, 0);
    for (const branch of branches) {
      const further = { ways: ways * BigInt(branch.ways), of: of * BigInt(all) };
      follow([...replies, branch.reply], branch.left ?? left, further);
    }
  };
  follow([], fullShoe(decks, alike), { ways: 1n, of: 1n });
  return ends;
}

/** A generator cannot be copied half-way, so it is run again from the start. */
function dealAgain<Outcome>(script: Procedure<Outcome>, replies: readonly Reply[]) {
  const steps: Step[] = [];
  let step = script.next();
  for (const reply of replies) {
    if (step.done === true) break;
    steps.push({ request: step.value, reply });
    step = script.next(reply);
  }
  return step.done === true
    ? { steps, asked: undefined, outcome: step.value }
    : { steps, asked: step.value, outcome: undefined };
}

/** Cards left of each kind, keyed by one card that stands for its kind. */
type Left = ReadonlyMap<Card, number>;

function fullShoe(decks: number, alike: (card: Card) => number = (card) => card): Left {
  const left = new Map<Card, number>();
  const standsFor = new Map<number, Card>();
  for (const card of deck) {
    const one = standsFor.get(alike(card)) ?? card;
    standsFor.set(alike(card), one);
    left.set(one, (left.get(one) ?? 0) + decks);
  }
  return left;
}

interface Branch {
  readonly reply: Reply;
  readonly ways: number;
  /** The cards left afterwards, if it took one. */
  readonly left?: Left;
}

function branchesOf(
  request: Request,
  { left, steps, choose }: { left: Left; steps: readonly Step[]; choose: Chooser | undefined },
): readonly Branch[] {
  const once = (reply: Reply): readonly Branch[] => [{ reply, ways: 1 }];
  switch (request.ask) {
    case 'card':
      return eachCard(left, (card) => ({ kind: 'card', card }));
    case 'burn':
      // A card burned unseen does not change the chances of those that follow.
      if (request.face === 'down') return once({ kind: 'burn', card: deck[0] as Card });
      return eachCard(left, (card) => ({ kind: 'burn', card }));
    case 'pocket':
      return Array.from({ length: request.pockets }, (_, pocket) => ({ reply: { kind: 'pocket', pocket }, ways: 1 }));
    case 'dice':
      return throwsOf(request.dice).map((dice) => ({ reply: { kind: 'dice', dice }, ways: 1 }));
    case 'draw':
      if (request.take !== 1) broken('a draw of several at once is counted by the game itself');
      return request.options.map(({ id, weight }) => ({ reply: { kind: 'draw', picked: [id] }, ways: weight }));
    case 'choice':
    case 'window': {
      const offers = request.ask === 'window' ? request.offers : [request.offer];
      return once(decideAll(offers, layoutAfter(steps), choose ?? (() => undefined)));
    }
    case 'turn':
    case 'move':
    case 'announce':
      return once({ kind: request.ask });
    case 'bets':
      return broken('a deal asks for no bets');
  }
}

function eachCard(left: Left, reply: (card: Card) => Reply): readonly Branch[] {
  return [...left]
    .filter(([, ways]) => ways > 0)
    .map(([card, ways]) => ({ reply: reply(card), ways, left: new Map(left).set(card, ways - 1) }));
}

function throwsOf(dice: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < dice; die++) all = all.flatMap((sofar) => [1, 2, 3, 4, 5, 6].map((pips) => [...sofar, pips]));
  return all;
}

/** Merges ends that pay alike. */
function merged(chances: readonly Chance[]): readonly Chance[] {
  const alike = new Map<string, Chance>();
  for (const chance of chances) {
    const { pay, raise, weight } = chance;
    const key = `${pay.result} ${pay.odds.win}/${pay.odds.per} ${pay.clause} ${raise}`;
    alike.set(key, { ...chance, weight: weight + (alike.get(key)?.weight ?? 0n) });
  }
  return [...alike.values()];
}
