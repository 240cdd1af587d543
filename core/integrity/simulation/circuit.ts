/** The same people over many tournaments, run by the real director, every hand stored. */
import type { PlayerId } from '../../base/ids.ts';
import { broken } from '../../base/invariant.ts';
import { SimulatedTournament, type HandToPlay } from '../../tournament/simulation/run.ts';
import type { PlayedHand } from '../../tournament/simulation/random-hand.ts';
import { type Terms, termsOf } from '../../tournament/terms/terms.ts';
import type { StoredHand } from '../stored-hand.ts';
import type { Cheat } from './cheats.ts';
import { SimulatedHand } from './game.ts';
import { Luck } from './luck.ts';
import { eightPeople, type Sitting } from './people.ts';

/** Size of the field, in eights. Each player enters this share of the tournaments; accomplices enter together. */
const eights = 3;
const entersPart = 0.6;

const levels = [50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 12_800];

/** Eighty big blinds to start with, about seven hands a level. */
const terms: Terms = soundTerms({
  name: 'Circuit',
  price: 1100,
  fee: 100,
  seats: 8,
  chips: 8000,
  lateRegistration: 'none',
  breaks: 'none',
  levels: levels.map((smallBlind) => ({ smallBlind, bigBlind: 2 * smallBlind, minutes: 8 })),
});

function soundTerms(parameters: Readonly<Record<string, unknown>>): Terms {
  const found = termsOf(parameters);
  return 'mistakes' in found ? broken(found.mistakes.join('; ')) : found;
}

export interface Circuit {
  readonly seed: string;
  /** Index of the circuit under this seed. */
  readonly number: number;
  readonly tournaments: number;
  readonly cheat: Cheat;
}

export interface PlayedCircuit {
  /** In order, each with its hands in order of play. */
  readonly tournaments: readonly (readonly StoredHand[])[];
  /** Cheats come first. */
  readonly players: readonly PlayerId[];
}

export function playCircuit({ seed, number, tournaments, cheat }: Circuit): PlayedCircuit {
  const luck = new Luck(seed, number);
  const people = Array.from({ length: eights }, (_, eight) =>
    eightPeople(`c${number}${'abc'[eight]}`, eight === 0 ? cheat : { kind: 'none' }, luck),
  ).flat();
  const played: StoredHand[][] = [];
  for (let tournament = 1; tournament <= tournaments; tournament++) {
    const entrants = entrantsOf(people, luck);
    const hands: StoredHand[] = [];
    const prefix = `c${number}T${tournament}`;
    const plays = (hand: HandToPlay): PlayedHand => {
      const one = playOne(hand, { entrants, people, cheat, prefix }, luck);
      hands.push(one.stored);
      return one.played;
    };
    const habits = { late: 0, reenter: 0, rebuy: 0, addOn: 0, vanish: 0 };
    const tournamentSeed = Uint8Array.from({ length: 32 }, () => luck.stream.below(256));
    new SimulatedTournament({ terms, players: entrants.length, seed: tournamentSeed, habits, plays }).playOut();
    played.push(hands);
  }
  return { tournaments: played, players: people.map(({ who }) => who.player) };
}

/** The first two decide together whether to enter. */
function entrantsOf(people: readonly Sitting[], luck: Luck): readonly Sitting[] {
  const doTheyCome = luck.happens(entersPart);
  const come = people.filter((_, at) => (at <= 1 ? doTheyCome : luck.happens(entersPart)));
  return come.length < 2 ? people.slice(0, 2) : come;
}

function playOne(
  { number, terms: handTerms, players }: HandToPlay,
  {
    entrants,
    people,
    cheat,
    prefix,
  }: {
    readonly entrants: readonly Sitting[];
    readonly people: readonly Sitting[];
    readonly cheat: Cheat;
    readonly prefix: string;
  },
  luck: Luck,
): { readonly stored: StoredHand; readonly played: PlayedHand } {
  const sittings = players.map((player) => (player === undefined ? undefined : entrants[numberOf(player)]));
  const seatOf = (person: Sitting | undefined) => sittings.findIndex((one) => one !== undefined && one === person);
  const game = new SimulatedHand(handTerms, sittings, { cheat, pair: [seatOf(people[0]), seatOf(people[1])] }, luck);
  const stored = game.play(`${prefix}/${number}`, number);
  return { stored, played: { hand: game.state, actions: stored.actions.length, folds: [] } };
}

/** The director numbers its players p1, p2 and so on. */
const numberOf = (player: PlayerId): number => Number(player.slice(1)) - 1;

/** The hands a player was dealt in, as the house reviews them over many tournaments. */
export const handsWith = (hands: readonly StoredHand[], player: PlayerId): readonly StoredHand[] =>
  hands.filter(({ seats }) => seats.some((seated) => seated?.player === player));
