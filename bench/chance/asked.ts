/** What games ask a machine for besides cards. Found by playing rounds, so a new game is covered automatically. */
import { cents } from '../../core/base/money.ts';
import { broken } from '../../core/base/invariant.ts';
import { shuffledPack } from '../../core/chance/shuffle.ts';
import { streamOf } from '../../core/chance/stream.ts';
import { dealerAnswer } from '../../core/chance/virtual-dealer.ts';
import { type Game, tableOf } from '../../core/games/game.ts';
import { games } from '../../core/games/games.ts';
import { wagersOnEverySpot } from '../../core/games/simulation.ts';
import { byDefault, type Reply, runThrough } from '../../core/round/procedure.ts';
import type { Offer } from '../../core/round/request.ts';
import { type Drawn, seedOf } from './source.ts';

export interface AskedFor {
  readonly game: string;
  readonly request: Drawn;
}

/** Enough to reach draws that only follow a rare result. */
const roundsPlayed = 1500;
/** A game that has asked for nothing else after this many rounds deals cards only. */
const roundsOfCards = 20;

/** Requests with the same weights and number of picks are tried once, whatever their options are called. */
export function askedByGames(): readonly AskedFor[] {
  const found = new Map<string, AskedFor>();
  for (const game of games) collect(game, found);
  return [...found.values()];
}

function collect(game: Game, found: Map<string, AskedFor>): void {
  const table = tableOf(game);
  const wagers = wagersOnEverySpot(table, cents(1000));
  const [shoe, draws] = [streamOf(seedOf(game.id), 'shoe'), streamOf(seedOf(game.id), 'draws')];
  const own = new Set<string>();
  for (let round = 0; round < roundsPlayed && (own.size > 0 || round < roundsOfCards); round++) {
    const pack = shuffledPack(table.shoe.decks, shoe);
    runThrough(table.deal(wagers), (request): Reply => {
      switch (request.ask) {
        case 'window':
          return takeDefaults(request.offers);
        case 'choice':
          return takeDefaults([request.offer]);
        case 'bets':
          return broken('a deal asks for no bets');
        case 'pocket':
        case 'dice':
        case 'draw': {
          const key = keyOf(request);
          own.add(key);
          if (!found.has(key)) found.set(key, { game: game.id, request });
          return dealerAnswer(request, pack, draws);
        }
        case 'card':
        case 'burn':
        case 'turn':
        case 'move':
        case 'announce':
          return dealerAnswer(request, pack, draws);
      }
    });
  }
}

function keyOf(request: Drawn): string {
  if (request.ask === 'pocket') return `pocket ${request.pockets}`;
  if (request.ask === 'dice') return `dice ${request.dice}`;
  return `draw ${request.take} of ${request.options.map(({ weight }) => weight).join(' ')}`;
}

const takeDefaults = (offers: readonly Offer[]): Reply => ({
  kind: 'decisions',
  made: new Map(offers.map(({ holder, fallback }) => [holder, byDefault(fallback)])),
});
