/**
 * How a tournament's terms must relate to each other. Each rule is checked once all the terms it mentions are valid.
 */
import type { ClauseId } from '../../base/ids.ts';
import { type Level, levelMistakes } from './levels.ts';
import { wonMax, wrongPrice } from './prices.ts';
import type { Shape } from './terms-shape.ts';

interface Rule {
  readonly at: keyof Shape;
  /** The other terms it mentions. */
  readonly of: readonly (keyof Shape)[];
  readonly clause: ClauseId;
  readonly must: string;
  readonly holds: (terms: Shape) => boolean;
}

const isStaged = ({ format }: Pick<Shape, 'format'>): boolean => format !== 'ordinary';
export const isSitAndGo = ({ start }: Pick<Shape, 'start'>): boolean => start === 'when-full';

type Late = Pick<Shape, 'start' | 'format' | 'lateRegistration'>;
/** PT-904: Sit & Gos, shootouts and heads-up tournaments have no late registration. */
const mayEnterLate = (terms: Late): boolean => !isSitAndGo(terms) && !isStaged(terms);
export const lateLevel = (terms: Late): number | 'none' => terms.lateRegistration ?? (mayEnterLate(terms) ? 5 : 'none');

const sumOf = ({ namedBounties }: Shape): number => namedBounties.reduce((sum, { amount }) => sum + amount, 0);

const rules: readonly Rule[] = [
  {
    at: 'limit',
    of: ['game'],
    clause: 'PP-059',
    must: 'be fixed or pot for Omaha',
    holds: ({ game, limit }) => game === 'holdem' || limit !== 'none',
  },
  {
    at: 'antes',
    of: ['game'],
    clause: 'PP-909',
    must: 'be off for Omaha',
    holds: ({ game, antes }) => game === 'holdem' || !antes,
  },
  {
    at: 'straddle',
    of: ['game'],
    clause: 'PP-911',
    must: 'be off but in Hold’em',
    holds: ({ game, straddle }) => game === 'holdem' || !straddle,
  },
  {
    at: 'runItTwice',
    of: ['game'],
    clause: 'PP-930',
    must: 'be never in Omaha Hi/Lo',
    holds: ({ game, runItTwice }) => game !== 'omaha-hilo' || runItTwice === 'never',
  },
  {
    at: 'entriesMax',
    of: ['start'],
    clause: 'PT-901',
    must: 'be the number of players of a Sit & Go, 2 to 25',
    holds: (terms) => !isSitAndGo(terms) || (terms.entriesMax !== undefined && terms.entriesMax <= 25),
  },
  {
    at: 'entriesMin',
    of: ['entriesMax'],
    clause: 'PT-958',
    must: 'not be above entriesMax',
    holds: ({ entriesMin, entriesMax }) => entriesMax === undefined || entriesMin <= entriesMax,
  },
  {
    at: 'bounty',
    of: ['price', 'fee'],
    clause: 'PT-947',
    must: 'leave something of the price for the places',
    holds: ({ bounty, price, fee }) => bounty === 0 || bounty < price - fee,
  },
  {
    at: 'namedBounties',
    of: ['bounty', 'entriesMin', 'price', 'fee'],
    clause: 'PT-947',
    must: 'stand instead of a bounty on every head, and be covered by the fewest entries',
    holds: (terms) =>
      terms.namedBounties.length === 0 ||
      (terms.bounty === 0 && sumOf(terms) < terms.entriesMin * (terms.price - terms.fee)),
  },
  {
    at: 'progressiveBounty',
    of: ['bounty'],
    clause: 'PT-950',
    must: 'have a bounty to begin with',
    holds: ({ progressiveBounty, bounty }) => !progressiveBounty || bounty > 0,
  },
  {
    at: 'registrationOpens',
    of: ['start'],
    clause: 'PT-902',
    must: 'be left out in a Sit & Go, which is open from the beginning',
    holds: (terms) => terms.registrationOpens === undefined || !isSitAndGo(terms),
  },
  {
    at: 'lateRegistration',
    of: ['start', 'format'],
    clause: 'PT-904',
    must: 'be none in Sit & Gos and staged tournaments',
    holds: (terms) => (terms.lateRegistration ?? 'none') === 'none' || mayEnterLate(terms),
  },
  {
    at: 'reentriesMax',
    of: ['lateRegistration', 'start', 'format'],
    clause: 'PT-933',
    must: 'be 0 without late registration',
    holds: (terms) => terms.reentriesMax === 0 || lateLevel(terms) !== 'none',
  },
  {
    at: 'rebuys',
    of: ['format'],
    clause: 'PT-939',
    must: 'not be offered in staged tournaments',
    holds: (terms) => !isStaged(terms) || terms.rebuys === undefined,
  },
  {
    at: 'addOns',
    of: ['format'],
    clause: 'PT-939',
    must: 'not be offered in staged tournaments',
    holds: (terms) => !isStaged(terms) || terms.addOns === undefined,
  },
  {
    at: 'addOns',
    of: ['rebuys'],
    clause: 'PT-074',
    must: 'follow a rebuy period',
    holds: ({ addOns, rebuys }) => addOns === undefined || rebuys !== undefined,
  },
  {
    at: 'fastforward',
    of: ['format'],
    clause: 'PP-941',
    must: 'be off in staged tournaments',
    holds: (terms) => !isStaged(terms) || !terms.fastforward,
  },
  {
    at: 'satellite',
    of: [],
    clause: 'PT-944',
    must: 'name its target to register winners there',
    holds: ({ satellite }) => satellite?.registersWinners !== true || satellite.target !== undefined,
  },
  {
    at: 'deals',
    of: ['satellite'],
    clause: 'PT-918',
    must: 'be off in satellites',
    holds: ({ deals, satellite }) => satellite === undefined || !deals,
  },
  {
    at: 'handsPerMatch',
    of: ['format'],
    clause: 'PT-941',
    must: 'be until-bust but for heads-up',
    holds: ({ handsPerMatch, format }) => handsPerMatch === 'until-bust' || format === 'heads-up',
  },
  {
    at: 'finalStage',
    of: ['format', 'satellite'],
    clause: 'PT-943',
    must: 'be winner but in shootout satellites',
    holds: ({ finalStage, format, satellite }) =>
      finalStage === 'winner' || (format === 'shootout' && satellite !== undefined),
  },
  {
    at: 'guarantee',
    of: ['entriesMin'],
    clause: 'PT-913',
    must: 'be within what the fewest entries may win',
    holds: ({ guarantee, entriesMin }) => guarantee <= entriesMin * wonMax,
  },
];

/** Every broken rule among the terms that are valid on their own. */
export function brokenRules(terms: Partial<Shape>): readonly string[] {
  const areSound = (...names: readonly (keyof Shape)[]) => names.every((name) => name in terms);
  const all = terms as Shape;
  return [
    ...rules.flatMap(({ at, of, clause, must, holds }) =>
      areSound(at, ...of) && !holds(all) ? [`${at}: must ${must} (${clause})`] : [],
    ),
    ...(['rebuys', 'addOns'] as const).flatMap((at) => priceMistake(at, terms[at])),
    ...(areSound('price', 'fee') ? priceMistake('price', all) : []),
    ...(areSound('levels', 'game', 'limit', 'antes') ? mistakesIn(all.levels, all) : []),
  ];
}

function priceMistake(at: keyof Shape, price: Pick<Shape, 'price' | 'fee'> | undefined): readonly string[] {
  const wrong = price && wrongPrice(price);
  return wrong === undefined ? [] : [`${at}: ${wrong.reason} (${wrong.clause})`];
}

const mistakesIn = (levels: readonly Level[], terms: Shape): readonly string[] =>
  levelMistakes(levels, terms).map(({ level, clause, reason }) => `levels.${level}: ${reason} (${clause})`);
