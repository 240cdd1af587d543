/** Tournaments of every type, ready to schedule as they are or with other figures. */
import { broken } from '../../base/invariant.ts';
import { usualLevels } from './levels.ts';
import { type Terms, termsOf } from './terms.ts';

export interface Preset {
  readonly id: string;
  /** A one-line description. */
  readonly about: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
}

function preset(id: string, about: string, parameters: Readonly<Record<string, unknown>>): Preset {
  const terms = termsOf(parameters);
  if ('mistakes' in terms) broken(`preset ${id}: ${terms.mistakes.join('; ')}`);
  return { id, about, parameters, terms };
}

const elevenEuro = { price: 1100, fee: 100 };
/** PT-070: the default rebuy period is the first hour: six levels of ten minutes. */
const firstHour = { throughLevel: 6 };

const sitAndGos: readonly Preset[] = [
  preset('sit-and-go', 'six players, one table, starts when full', {
    name: 'Sit & Go, 6 players',
    start: 'when-full',
    entriesMax: 6,
    seats: 6,
    ...elevenEuro,
    chips: 3000,
    levels: usualLevels(6),
  }),
  preset('sit-and-go-turbo', 'nine players, three-minute levels', {
    name: 'Turbo Sit & Go, 9 players',
    start: 'when-full',
    entriesMax: 9,
    seats: 9,
    price: 550,
    fee: 50,
    chips: 2000,
    levels: usualLevels(3),
    antes: true,
  }),
  preset('sit-and-go-heads-up', 'two players, one match', {
    name: 'Heads-up Sit & Go',
    start: 'when-full',
    entriesMax: 2,
    seats: 2,
    price: 1050,
    fee: 50,
    chips: 1500,
    levels: usualLevels(5),
  }),
  preset('sit-and-go-25', 'the largest Sit & Go: 25 players at three tables', {
    name: 'Sit & Go, 25 players',
    start: 'when-full',
    entriesMax: 25,
    seats: 9,
    ...elevenEuro,
    chips: 3000,
    levels: usualLevels(6),
    antes: true,
  }),
];

const multiTable: readonly Preset[] = [
  preset('freeze-out', 'multi-table, one entry a player, late registration', {
    name: 'Daily Freeze-out',
    ...elevenEuro,
    levels: usualLevels(12),
    antes: true,
  }),
  preset('turbo', 'multi-table with five-minute levels', {
    name: 'Turbo',
    price: 550,
    fee: 50,
    chips: 5000,
    levels: usualLevels(5),
    antes: true,
  }),
  preset('re-entry', 'multi-table, two re-entries while registration is open', {
    name: 'Daily Re-entry',
    ...elevenEuro,
    levels: usualLevels(10),
    antes: true,
    reentriesMax: 2,
    lateRegistration: 8,
  }),
  preset('rebuy', 'multi-table, rebuys in the first hour and one add-on', {
    name: 'Daily Rebuy',
    ...elevenEuro,
    chips: 3000,
    levels: usualLevels(10),
    antes: true,
    rebuys: { price: 1000, fee: 0, chips: 3000, ...firstHour },
    addOns: { price: 1000, fee: 0, chips: 5000 },
    lateRegistration: 7,
  }),
  preset('bounty', 'multi-table, five euro on every head', {
    name: 'Bounty Hunt',
    ...elevenEuro,
    bounty: 500,
    levels: usualLevels(10),
    antes: true,
  }),
  preset('progressive-bounty', 'half of each bounty goes on the winner’s own head', {
    name: 'Progressive Bounty',
    ...elevenEuro,
    bounty: 500,
    progressiveBounty: true,
    levels: usualLevels(10),
    antes: true,
    reentriesMax: 1,
  }),
  preset('fastforward', 'a fold leads to the next hand at once', {
    name: 'Fastforward',
    ...elevenEuro,
    seats: 6,
    levels: usualLevels(6),
    antes: true,
    fastforward: true,
  }),
  preset('satellite', 'wins the price of a 110 euro tournament', {
    name: 'Satellite to the Sunday 110',
    ...elevenEuro,
    chips: 5000,
    levels: usualLevels(6),
    antes: true,
    satellite: { targetPrice: 11_000 },
  }),
  preset('omaha', 'pot-limit Omaha Hi, multi-table', {
    name: 'Pot-limit Omaha',
    game: 'omaha-hi',
    limit: 'pot',
    seats: 6,
    ...elevenEuro,
    levels: usualLevels(10),
  }),
  preset('omaha-hilo', 'fixed-limit Omaha Hi/Lo, multi-table', {
    name: 'Omaha Hi/Lo',
    game: 'omaha-hilo',
    limit: 'fixed',
    ...elevenEuro,
    levels: usualLevels(12),
  }),
  preset('limit-holdem', 'fixed-limit Hold’em, multi-table', {
    name: 'Limit Hold’em',
    limit: 'fixed',
    ...elevenEuro,
    levels: usualLevels(12),
  }),
];

const staged: readonly Preset[] = [
  preset('shootout', 'every table to its own winner, stage after stage', {
    name: 'Shootout',
    format: 'shootout',
    seats: 6,
    ...elevenEuro,
    chips: 3000,
    levels: usualLevels(6),
  }),
  preset('heads-up', 'pairs until one is left', {
    name: 'Heads-up Cup',
    format: 'heads-up',
    seats: 2,
    ...elevenEuro,
    chips: 2000,
    levels: usualLevels(5),
  }),
  preset('heads-up-hands', 'pairs, twenty hands a match', {
    name: 'Heads-up Sprint',
    format: 'heads-up',
    seats: 2,
    handsPerMatch: 20,
    ...elevenEuro,
    chips: 2000,
    levels: usualLevels(5),
  }),
  preset('shootout-satellite', 'a shootout whose final twenty hands are ranked by chips', {
    name: 'Shootout Satellite',
    format: 'shootout',
    seats: 6,
    ...elevenEuro,
    chips: 3000,
    levels: usualLevels(6),
    satellite: { targetPrice: 11_000 },
    finalStage: { hands: 20 },
  }),
];

/** PT-008: all the types on the page. */
export const presets: readonly Preset[] = [...multiTable, ...sitAndGos, ...staged];
