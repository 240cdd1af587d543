/** Over HTTP: tables with their terms, the exact odds of their bets, and shoes that are used up. */
import { z } from 'zod';
import { titled } from '../fields.ts';
import { lobbyTable } from '../table-told.ts';
import { tablePlan } from '../plan.ts';
import { amount, list, moment, money } from './told.ts';

export const tableList = z.strictObject({ tables: list(lobbyTable), money, at: moment });

const limit = z.strictObject({ amount, clause: z.string() });
const odds = z.strictObject({ win: z.int(), per: z.int() }).meta({ id: 'Odds' });

const win = z
  .strictObject({
    odds,
    clause: z.string(),
    on: z
      .string()
      .optional()
      .meta({ description: 'What it takes, where a bet wins in several ways: blackjack, suited-trips, margin/9.' }),
  })
  .meta({ id: 'Win' });

const clock = z.strictObject({ seconds: z.int(), clause: z.string() }).meta({ id: 'Clock' });

const spotTerms = z
  .strictObject({
    spot: z.string(),
    name: z.string(),
    kind: z.enum(['main', 'side']),
    clause: z.string(),
    least: limit,
    most: limit
      .extend({
        by: z
          .literal('largest-win')
          .optional()
          .meta({ description: 'A larger stake could win more than a round may bring.' }),
      })
      .meta({ description: 'As enforced: no stake above it is taken.' }),
    needsMain: z
      .strictObject({
        clause: z.string(),
        share: z
          .strictObject({
            part: odds,
            clause: z.string(),
            late: z
              .strictObject({ from: z.int(), part: odds, clause: z.string() })
              .meta({ description: 'Binds instead once so many cards are out of the shoe.' }),
          })
          .optional()
          .meta({ description: 'The part of all main bets that the stake may not pass.' }),
      })
      .optional()
      .meta({ description: 'Taken only beside a main bet.' }),
    fee: z.strictObject({ part: odds, clause: z.string() }).optional(),
    wins: list(win).meta({ description: 'Every way it wins, as the cloth prints it, the usual one first.' }),
    multipliedTo: odds.optional().meta({ description: 'The most that multipliers make of it.' }),
    beside: list(win).optional().meta({ description: 'What may be won beside it, on a stake of its own.' }),
  })
  .meta({ id: 'SpotTerms' });

const lays = z.strictObject({ atLimit: z.enum(['whole', 'reduce', 'skip']), clause: z.string().optional() }).meta({
  id: 'Lays',
  description:
    'Where a position would pass its limit: all chips or none; each position up to its maximum; or each as it is, in order of placement, as far as the balance goes.',
});

const bettingTerms = z
  .strictObject({
    clause: z.string().meta({ description: 'Lists the bets there are.' }),
    belowMinimum: z
      .enum(['refuse', 'inactive', 'hold'])
      .meta({ description: 'Refused at once, left as chips that do not count, or kept until the deal.' }),
    aboveMaximum: z.strictObject({ action: z.enum(['refuse', 'reduce']), clause: z.string().optional() }),
    opposite: z
      .strictObject({ spots: z.tuple([z.string(), z.string()]).readonly(), clause: z.string() })
      .optional()
      .meta({ description: 'A player may hold only one of these.' }),
    coveredClause: z.string().optional().meta({ description: 'By which the balance must cover a bet.' }),
    slip: z.strictObject({
      undo: z
        .strictObject({ clause: z.string().optional() })
        .optional()
        .meta({ description: 'Missing: no such button.' }),
      double: lays.optional().meta({ description: 'Missing: no such button.' }),
      rebet: lays,
      compound: lays,
      clear: z.strictObject({ takes: z.enum(['all', 'latest']), clause: z.string().optional() }),
    }),
  })
  .meta({
    id: 'BettingTerms',
    description: 'What becomes of chips at a limit: a client can show it before it is answered.',
  });

export const tableTerms = z
  .strictObject({
    table: z.string(),
    name: z.string(),
    isPrivate: z.boolean(),
    game: z.strictObject({
      id: z.string(),
      ...titled,
      family: z.string(),
      rulesVersion: z.string(),
      record: z.record(z.string(), z.unknown()),
    }),
    payTable: z.string(),
    parameters: z
      .record(z.string(), z.unknown())
      .meta({ description: 'As they were set, for showing; what follows from them is told beside.' }),
    clocks: z.strictObject({
      betting: clock.optional().meta({ description: 'Missing where players deal when they like.' }),
      decisions: list(clock).meta({ description: 'For choices of players.' }),
    }),
    plan: tablePlan,
    choices: list(
      z.strictObject({
        choice: z.string(),
        name: z.string(),
        options: z.record(z.string(), z.string()).meta({ description: 'Their names by their ids.' }),
      }),
    ).meta({
      description: 'Every choice a round may offer, named in English for screens that have no words of their own.',
    }),
    spots: list(spotTerms),
    betting: bettingTerms,
    compounds: list(z.string()).meta({
      description:
        'With what the names of bets of several chips begin: voisins, neighbours, finale; none where there are none.',
    }),
    neighbours: z
      .strictObject({ usual: z.int(), most: z.int() })
      .optional()
      .meta({ description: 'Pockets on each side of a number, where neighbours can be bet.' }),
    seats: list(z.string()).optional(),
    decks: z.int(),
    cap: z
      .strictObject({ on: z.enum(['winnings', 'net', 'payout']), most: amount, clause: z.string() })
      .optional()
      .meta({ description: 'The most a player may get out of one round.' }),
    failureClause: z.string().meta({ description: 'What becomes of a round that breaks off through the house.' }),
    picture: z
      .strictObject({
        whep: z.string().optional().meta({ description: 'WebRTC, by WHEP: under a second late.' }),
        hls: z.string().optional().meta({ description: 'In segments, some seconds late, in several qualities.' }),
        delay: z.number().meta({ description: 'By how many seconds it may be late at most.' }),
      })
      .optional()
      .meta({ description: 'What a camera shows of the table; what counts is what the house says.' }),
    money,
  })
  .meta({ id: 'TableTerms' });

const pay = z.strictObject({
  result: z.enum(['win', 'push', 'part', 'lose']),
  odds,
  clause: z.string(),
});

const figures = z.strictObject({
  rtp: z.number(),
  rtpInitial: z.number().optional().meta({ description: 'By the opening stake alone, where stakes can grow.' }),
  edge: z.number(),
  variance: z.number(),
  hitFrequency: z.number(),
  exact: z.boolean().meta({ description: 'Counted, not summed in floats or sampled.' }),
});

export const spotOdds = z
  .strictObject({
    spot: z.string(),
    name: z.string(),
    ...figures.shape,
    pays: list(pay).meta({ description: 'Every way it can end, the likeliest first; at most 50.' }),
  })
  .meta({ id: 'SpotOdds' });

export const tableOdds = z.strictObject({
  game: z.string(),
  rulesVersion: z.string(),
  payTable: z.string(),
  bets: list(spotOdds),
});

export const shoeList = z.strictObject({
  shoes: list(
    z.strictObject({
      number: z.int(),
      decks: z.int(),
      commitment: z.string(),
      openedAt: moment,
      endedAt: moment.optional().meta({ description: 'From then on it can be exported with its seed.' }),
    }),
  ).meta({ description: 'The newest first, at most 200.' }),
});

export type TableTerms = z.output<typeof tableTerms>;
export type Win = z.output<typeof win>;
export type SpotOdds = z.output<typeof spotOdds>;
export type TableOdds = z.output<typeof tableOdds>;
