/** Simulates many rounds with the real procedure, settlement and virtual dealer, one player per spot. */
import { playerId, type Spot } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import { broken, present } from '../base/invariant.ts';
import { type Pack, shuffledPack } from '../chance/shuffle.ts';
import { type Seed, type Stream, streamOf } from '../chance/stream.ts';
import { dealerAnswer } from '../chance/virtual-dealer.ts';
import { feeOn } from '../round/betting.ts';
import { layoutAfter, type Step } from '../round/layout.ts';
import { type Reply, runThrough } from '../round/procedure.ts';
import type { Offer, Request } from '../round/request.ts';
import type { Wager } from '../round/wager.ts';
import { type Chooser, decideAll } from './decide-all.ts';
import type { Table } from './game.ts';
import { isShoeOver } from './shoe-life.ts';

/** Sums over rounds for one spot, in cents: enough for the return and its confidence interval. */
export interface SpotTally {
  readonly spot: Spot;
  staked: number;
  returned: number;
  wins: number;
}

/** How holders decide; the default takes each offer's fallback. */
export type Strategy = 'best' | 'default';

export interface Simulation {
  readonly table: Table;
  readonly seed: Seed;
  readonly stake: Cents;
  readonly play: Strategy;
}

/** One player per spot; where the game has seats, one player alone on the first, with every bet there is. */
export const wagersOnEverySpot = (table: Table, stake: Cents): readonly Wager[] => {
  const seat = table.seats?.[0];
  return [...table.betting.spots.keys()].map((spot) => {
    const money = { spot, stake, fee: feeOn(table.betting, spot, stake) };
    return seat === undefined
      ? { player: playerId(`on ${spot}`), ...money }
      : { player: playerId(seat), seat, ...money };
  });
};

type Choose = Chooser | undefined;

/** Plays one part with its own streams of the seed, so that parts can be played in any order and on any core. */
export type PlayPart = (part: number, rounds: number) => readonly SpotTally[];

export function simulation(setup: Simulation): PlayPart {
  const { table, play, stake } = setup;
  const wagers = wagersOnEverySpot(table, stake);
  const best = play === 'best' ? table.bestPlay?.() : undefined;
  const choose: Choose = best && ((layout, offer) => best(layout, offer, wagers));
  return (part, rounds) => playPart(new SimulatedTable(setup, { wagers, choose, part }), { table, wagers }, rounds);
}

function playPart(
  dealer: SimulatedTable,
  { table, wagers }: { readonly table: Table; readonly wagers: readonly Wager[] },
  rounds: number,
): readonly SpotTally[] {
  const tallies = wagers.map(({ spot }): SpotTally => ({ spot, staked: 0, returned: 0, wins: 0 }));
  for (let round = 0; round < rounds; round++) {
    const { lines } = table.settle(dealer.playRound(), wagers);
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as (typeof lines)[number];
      const tally = tallies[at] as SpotTally;
      tally.staked += line.staked;
      tally.returned += line.returns;
      if (line.result === 'win') tally.wins += 1;
    }
  }
  return tallies;
}

/** Owns the shoe that outlives its rounds. */
class SimulatedTable {
  readonly #table: Table;
  readonly #wagers: readonly Wager[];
  readonly #shoeStream: Stream;
  readonly #draws: Stream;
  readonly #choose: Choose;
  /** Kept only where choices depend on the cards on the table. */
  readonly #steps: Step[] | undefined;
  #pack: Pack;

  constructor(
    { table, seed }: Simulation,
    { wagers, choose, part }: { readonly wagers: readonly Wager[]; readonly choose: Choose; readonly part: number },
  ) {
    this.#table = table;
    this.#wagers = wagers;
    this.#shoeStream = streamOf(seed, 'shoe', part);
    this.#draws = streamOf(seed, 'draws', part);
    this.#steps = choose && [];
    this.#choose = choose;
    this.#pack = this.#newPack();
  }

  playRound(): unknown {
    if (isShoeOver(this.#table.shoe, this.#pack.dealt)) this.#pack = this.#newPack();
    if (this.#steps !== undefined) this.#steps.length = 0;
    return runThrough(this.#table.deal(this.#wagers), this.#answer);
  }

  #newPack(): Pack {
    const pack = shuffledPack(this.#table.shoe.decks, this.#shoeStream);
    const prepare = this.#table.shoe.prepare?.();
    if (prepare !== undefined) runThrough(prepare, () => ({ kind: 'burn', card: pack.deal() }));
    return pack;
  }

  readonly #answer = (request: Request): Reply => {
    const reply = this.#replyTo(request);
    this.#steps?.push({ request, reply });
    return reply;
  };

  #replyTo(request: Request): Reply {
    switch (request.ask) {
      case 'window':
        return this.#decide(request.offers);
      case 'choice':
        return this.#decide([request.offer]);
      case 'bets':
        return broken('a deal asks for no bets');
      case 'card':
      case 'burn':
      case 'turn':
      case 'move':
      case 'pocket':
      case 'dice':
      case 'draw':
      case 'announce':
        return dealerAnswer(request, this.#pack, this.#draws);
    }
  }

  /** Builds the layout once for all deciders. */
  #decide(offers: readonly Offer[]): Reply {
    return decideAll(offers, layoutAfter(this.#steps ?? []), this.#choose ?? (() => undefined));
  }
}

export function addTallies(parts: readonly (readonly SpotTally[])[]): readonly SpotTally[] {
  const [first = []] = parts;
  return first.map(({ spot }, at) => {
    const sum: SpotTally = { spot, staked: 0, returned: 0, wins: 0 };
    for (const part of parts) {
      const tally = present(part[at], `a tally of ${spot}`);
      sum.staked += tally.staked;
      sum.returned += tally.returned;
      sum.wins += tally.wins;
    }
    return sum;
  });
}
