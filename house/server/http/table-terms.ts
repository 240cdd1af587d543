/** A table's terms as they are told: spots, limits, clocks, slip rules, and what a screen needs to draw it. */
import { defined, given } from '../../../core/base/defined.ts';
import type { Table } from '../../../core/games/game.ts';
import type { Clock } from '../../../core/games/terms.ts';
import type { Win, Wins } from '../../../core/games/wins.ts';
import type { BettingTerms, SpotTerms } from '../../../core/round/betting.ts';
import type { TableTerms } from '../../protocol/http/tables.ts';
import type { Picture } from '../../tables/telling/picture.ts';
import { planTold } from '../../tables/telling/told.ts';
import type { OfferedTable } from '../offered.ts';
import { payTableOf } from '../pay-table.ts';

export function termsOf({ open, game, rules, picture }: OfferedTable): Omit<TableTerms, 'money'> {
  const table: Table = rules();
  const { parameters, clocks, plan, choices, betting, compound, seats, shoe, cap, failureClause } = table;
  const { neighbours } = compound ?? {};
  const { id, title, titles, family, rulesVersion, record } = game;
  return {
    table: open.id,
    name: open.lobby().name,
    isPrivate: open.isPrivate,
    game: { id, title, titles, family, rulesVersion, record: { ...record } },
    payTable: payTableOf({ game: id, rulesVersion, parameters }),
    parameters: { ...parameters },
    clocks: {
      ...defined({ betting: clocks.betting && clockTold(clocks.betting) }),
      decisions: clocks.decisions.map(clockTold),
    },
    plan: planTold(plan),
    choices: choices.map(({ choice, name, options }) => ({ choice, name, options: { ...options } })),
    spots: [...betting.spots.values()].map((terms) => spotTold(terms, table.winsOn(terms.spot))),
    betting: bettingTold(betting),
    compounds: compound?.names ?? [],
    ...defined({ neighbours: neighbours && { usual: neighbours.usual, most: neighbours.most } }),
    ...defined({ seats }),
    decks: shoe.decks,
    ...defined({ cap }),
    failureClause,
    ...(picture && { picture: pictureTold(picture) }),
  };
}

const clockTold = ({ seconds, clause }: Clock) => ({ seconds, clause });

const pictureTold = ({ whep, hls, delay }: Picture): NonNullable<TableTerms['picture']> => ({
  ...defined({ whep, hls }),
  delay,
});

const bettingTold = ({
  betsClause,
  belowMinimum,
  aboveMaximum,
  opposite,
  covered,
  slip,
}: BettingTerms): TableTerms['betting'] => ({
  clause: betsClause,
  belowMinimum,
  aboveMaximum,
  ...defined({
    opposite: given(opposite, ({ spots: [one, other], clause }) => ({ spots: [one, other] as const, clause })),
  }),
  ...defined({ coveredClause: covered }),
  slip,
});

const spotTold = (
  { spot, name, kind, clause, least, most, needsMain, fee }: SpotTerms,
  { wins, multipliedTo, beside }: Wins,
): TableTerms['spots'][number] => ({
  spot,
  name,
  kind,
  clause,
  least,
  most,
  ...defined({ needsMain, fee }),
  wins: wins.map(winTold),
  ...defined({ multipliedTo, beside: beside?.map(winTold) }),
});

const winTold = ({ odds, clause, on }: Win): TableTerms['spots'][number]['wins'][number] => ({
  odds,
  clause,
  ...defined({ on }),
});
