/** Exact chances of Casino War: every class of deals counted by rank, and dealt once by the real procedure. */
import { present } from '../../base/invariant.ts';
import { compare, multiply, type Ratio, ratio, subtract, zero } from '../../base/ratio.ts';
import { type Card, deck, deckSize } from '../../cards/card.ts';
import { emptyLayout } from '../../round/layout.ts';
import { type Reply, runThrough } from '../../round/procedure.ts';
import type { Wager } from '../../round/wager.ts';
import { anyWager } from '../any-wager.ts';
import { type Chance, figuresOf, type SpotChances } from '../chances.ts';
import { always, decideAll } from '../decide-all.ts';
import type { Table } from '../game.ts';
import { betsOf } from './bets.ts';
import { dealRound, type Outcome, tiesMost } from './procedure.ts';
import type { Rules } from './rules.ts';
import { spots, warStake } from './war.ts';

/** This many ties and then a higher card for one side, or none after the last tie allowed. */
interface Class {
  readonly ties: number;
  readonly winner: Outcome['winner'];
  readonly ways: bigint;
}

type Choice = 'war' | 'surrender';

const ranks = deckSize / 4;

export function chancesWith(rules: Rules): readonly SpotChances[] {
  const classes = countClasses(rules.decks);
  return betsOf(rules).map(({ spot, pays }) => {
    const wager = anyWager(spot);
    const under = (choice: Choice) =>
      classes.map((one): Chance => {
        const outcome = dealClass(rules, one, { wager, choice });
        const raise = warStake(outcome.choices, wager) / wager.stake;
        return { weight: one.ways, pay: pays(outcome, wager), raise };
      });
    const plain = { spot, fee: undefined, otherPlay: {}, strategy: [], charts: [] };
    const [war, surrender] = [under('war'), under('surrender')];
    if (spot !== spots.main) return { ...plain, chances: war };
    const gain = gainOfWar(war, surrender, classes);
    return {
      ...plain,
      chances: compare(gain, zero) > 0 ? war : surrender,
      otherPlay: { war, surrender },
      defaultPlay: 'surrender',
      strategy: [{ when: 'the first cards tie', choose: better(gain), gain }],
    };
  });
}

/** From a full shoe the same choice is best at every tie, because a tie says nothing about who is higher next. */
export function bestPlayWith(rules: Rules): ReturnType<NonNullable<Table['bestPlay']>> {
  const main = chancesWith(rules).find(({ spot }) => spot === spots.main);
  const { choose } = present(main?.strategy[0], 'the advice at a tie');
  return () => ({ option: choose });
}

const better = (gain: Ratio): Choice => (compare(gain, zero) > 0 ? 'war' : 'surrender');

/** How much more a unit staked on war returns than surrender, at a tie. */
function gainOfWar(war: readonly Chance[], surrender: readonly Chance[], classes: readonly Class[]): Ratio {
  const all = totalOf(classes);
  const tied = totalOf(classes.filter(({ ties }) => ties > 0));
  const expected = (chances: readonly Chance[]) => figuresOf(chances, undefined).rtpInitial;
  return multiply(subtract(expected(war), expected(surrender)), ratio(all, tied));
}

const totalOf = (classes: readonly Class[]): bigint => classes.reduce((sum, { ways }) => sum + ways, 0n);

/**
 * How many orders of the eight cards that may be compared fall in each class. Burned cards are unseen, so they do not
 * change the chances of those that follow.
 */
function countClasses(decks: number): readonly Class[] {
  const left = Array<number>(ranks).fill(4 * decks);
  const ways = new Map<string, Class>();
  const count = (ties: number, winner: Outcome['winner'], more: bigint) => {
    const key = `${ties} ${winner}`;
    ways.set(key, { ties, winner, ways: (ways.get(key)?.ways ?? 0n) + more });
  };
  const follow = (ties: number, sofar: bigint): void => {
    const cardsLeft = decks * deckSize - 2 * ties;
    if (ties === tiesMost) return count(ties, undefined, sofar);
    const after = ordersOf(cardsLeft - 2, 2 * (tiesMost - ties - 1));
    const differing = (cardsLeft * (cardsLeft - 1) - left.reduce((sum, of) => sum + of * (of - 1), 0)) / 2;
    for (const winner of ['customer', 'dealer'] as const) count(ties, winner, sofar * BigInt(differing) * after);
    for (const [rank, of] of left.entries()) {
      if (of < 2) continue;
      left[rank] = of - 2;
      follow(ties + 1, sofar * BigInt(of * (of - 1)));
      left[rank] = of;
    }
  };
  follow(0, 1n);
  return [...ways.values()];
}

/** Ways to lay out this many of these cards in a row. */
function ordersOf(cards: number, taken: number): bigint {
  let ways = 1n;
  for (let at = 0; at < taken; at++) ways *= BigInt(cards - at);
  return ways;
}

/** One deal of the class, by the table's own procedure. */
function dealClass(
  rules: Rules,
  { ties, winner }: Class,
  { wager, choice }: { wager: Wager; choice: Choice },
): Outcome {
  const [low, high] = [present(deck[0], 'a deuce'), present(deck.at(-1), 'an ace')];
  const compared: Card[] = Array<Card>(2 * ties).fill(low);
  if (winner !== undefined) compared.push(...(winner === 'customer' ? [high, low] : [low, high]));
  return runThrough(dealRound(rules, [wager]), (request): Reply => {
    if (request.ask === 'window') return decideAll(request.offers, emptyLayout, always(choice));
    if (request.ask === 'burn') return { kind: 'burn', card: low };
    return { kind: 'card', card: present(compared.shift(), 'a card to compare') };
  });
}
