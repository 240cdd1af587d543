/** Converts core values to the protocol: rounds, bets, offers and settlements. */
import { defined, given } from '../../../core/base/defined.ts';
import type { PlayerId, Seat } from '../../../core/base/ids.ts';
import type { Cents } from '../../../core/base/money.ts';
import type { Board } from '../../../core/games/game.ts';
import type { TablePlan } from '../../../core/games/terms.ts';
import type { Signed } from '../../../core/round/answer.ts';
import { type BettingTerms, type Change, inactiveIn, type Stakes, totalBet } from '../../../core/round/betting.ts';
import type { Decision, Made } from '../../../core/round/procedure.ts';
import type { Offer, Option, Request } from '../../../core/round/request.ts';
import { type Slip, stakesOn } from '../../../core/round/slip.ts';
import type { Gestured } from '../../../core/round/slip-gesture.ts';
import { type Line, paidTo, type Settlement } from '../../../core/round/settle.ts';
import type { OpenView } from '../../../core/round/view.ts';
import type { Wager } from '../../../core/round/wager.ts';
import type { DecisionTold, LineTold, OfferTold, OwnState, OwnTold, SettledTold } from '../../protocol/own-told.ts';
import type { ChangeTold, LaidTold, Placed, SlipTold } from '../../protocol/slip-told.ts';
import type { EndedTold, Shown, TableState } from '../../protocol/table-told.ts';
import type { PlanTold } from '../../protocol/plan.ts';
import type { ToldRefusal } from '../../protocol/refusal.ts';
import { refuseHere } from '../../protocol/refusals.ts';
import type { Refusal } from '../../../core/base/refusal.ts';

interface Named {
  readonly name: string;
  readonly names?: TableState['names'];
}

export const namesTold = ({ name, names }: Named) => ({ name, ...defined({ names }) });

/** Why a table has stopped. */
export const failure = refuseHere('table-failed');
export const closing = refuseHere('house-closing');

/** Why chips have been removed. */
export const connectionLost = refuseHere('bets-dropped');

/** Converts a refusal by the rule book or the accounts. */
export const refusalTold = ({ refused, clause, values }: Refusal | ToldRefusal): ToldRefusal => ({
  refused,
  ...defined({ clause, values: values && { ...values } }),
});

export const nothingShown: Shown = { places: {}, burned: [], drawn: [], decisions: [] };

export const shownTold = ({ places, decisions, asks, worth, ...rest }: OpenView): Shown => ({
  ...rest,
  ...defined({ worth: worth && { ...worth } }),
  places: { ...places },
  decisions: decisions.map(({ name, holder, decision }) => ({
    name,
    holder,
    option: decision.option.id,
    byDefault: decision.byDefault,
  })),
  ...defined({ asks }),
});

export const planTold = ({ places, wheel, dice }: TablePlan): PlanTold => ({
  places: places.map(({ place, name, slots, isWide }) => ({ place, name, slots, ...defined({ isWide }) })),
  ...defined({ wheel, dice }),
});

/** Chips below the minimum stay visible but don't count. */
export function laidTold(betting: BettingTerms, stakes: Stakes, seat: Seat | undefined): LaidTold {
  const inactive = inactiveIn(betting, stakes);
  return {
    ...defined({ seat }),
    stakes: Object.fromEntries(stakes),
    total: totalBet(betting, stakes),
    ...(inactive.length === 0 ? {} : { inactive }),
  };
}

/** So many gestures are told one by one; what was laid before them is told as one. */
const gesturesTold = 10;

export const slipTold = (slip: Slip, seat: Seat | undefined): SlipTold => ({
  ...defined({ seat }),
  placements: placementsTold(slip),
  ...defined({ cleared: given(slip.cleared, placementsTold) }),
});

function placementsTold({ placements }: Slip): SlipTold['placements'] {
  const early = stakesOn({ placements: placements.slice(0, -gesturesTold) });
  const oldest = [...early].map(([spot, amount]) => ({ spot, amount }));
  return [...(oldest.length === 0 ? [] : [oldest]), ...placements.slice(-gesturesTold)];
}

/** What each seat's Rebet would lay. */
export const lastTold = (last: ReadonlyMap<Seat | undefined, Stakes> = new Map()): OwnState['last'] =>
  [...last].map(([seat, stakes]) => ({ ...defined({ seat }), stakes: Object.fromEntries(stakes) }));

/** What was taken from one player, seat by seat. */
export function takenTold(own: readonly Wager[]): readonly LaidTold[] {
  const bySeat = new Map<Seat | undefined, readonly Wager[]>();
  for (const wager of own) bySeat.set(wager.seat, [...(bySeat.get(wager.seat) ?? []), wager]);
  return [...bySeat].map(([seat, wagers]) => ({
    ...defined({ seat }),
    stakes: Object.fromEntries(wagers.map(({ spot, stake }) => [spot, stake])),
    total: wagers.reduce((sum, { stake, fee }) => sum + stake + fee, 0),
  }));
}

export const changesTold = (changes: readonly Change[]): Extract<OwnTold, { said: 'changed' }> => ({
  said: 'changed',
  changes: changes.map(changeTold),
});

const changeTold = ({ spot, from, to, told }: Change): ChangeTold => ({ spot, from, to, told: refusalTold(told) });

/** The outcome of a gesture, with what was not placed and why. */
export const gesturedTold = ({ placed, told, changes }: Gestured): Omit<Placed, 'laid'> => ({
  placed,
  ...defined({ told: given(told, refusalTold), changes: changes?.map(changeTold) }),
});

export interface AskedOf {
  readonly name: string;
  readonly until: Date;
  readonly balance: Cents;
  /** The holder's choice so far, if it can still be replaced. */
  readonly said: Decision | undefined;
}

export const offerTold = (
  { holder, options, fallback }: Offer,
  { name, until, balance, said }: AskedOf,
): OfferTold => ({
  holder,
  name,
  options: options.map((option) => optionTold(option, balance)),
  fallback: fallback.id,
  until: until.toISOString(),
  ...defined({ said: given(said, choiceTold) }),
});

const optionTold = (
  { id, cost, costMost, cards, on, clause }: Option,
  balance: Cents,
): OfferTold['options'][number] => ({
  id,
  cost,
  ...defined({ costMost, cards, on }),
  clause,
  covered: cost <= balance,
});

const choiceTold = ({ option, cost, cards }: Decision): NonNullable<OfferTold['said']> => ({
  option: option.id,
  ...(option.costMost === undefined ? {} : { amount: cost }),
  ...(cards.length === 0 ? {} : { cards }),
});

/** All offers in a request, to one holder or to many. */
export function offersIn(request: Request): readonly Offer[] {
  if (request.ask === 'window') return request.offers;
  return request.ask === 'choice' ? [request.offer] : [];
}

export const decisionTold = ({ name, holder, decision: { option, cost, cards, byDefault } }: Made): DecisionTold => ({
  name,
  holder,
  option: option.id,
  cost,
  ...(cards.length === 0 ? {} : { cards }),
  byDefault,
});

/** One player's part of a settlement; `balance` is their balance after it. */
export function settledTold(
  settlement: Settlement,
  player: PlayerId,
  { round, balance }: { readonly round: string; readonly balance: Cents },
): SettledTold {
  const own = settlement.lines.filter(({ wager }) => wager.player === player);
  return {
    round,
    lines: own.map(lineTold),
    cuts: settlement.cuts.filter((cut) => cut.player === player).map(({ amount, clause }) => ({ amount, clause })),
    staked: own.reduce((sum, { staked }) => sum + staked, 0),
    paid: paidTo(settlement, player),
    balance,
  };
}

const lineTold = ({ wager: { seat, spot, stake, fee }, parts, ...line }: Line): LineTold => ({
  ...defined({ seat }),
  spot,
  stake,
  fee,
  result: line.result,
  staked: line.staked,
  returns: line.returns,
  clause: line.clause,
  ...defined({
    parts: parts?.map(({ name, stake: partStake, pay, returns }) => ({
      name,
      stake: partStake,
      result: pay.result,
      returns,
      clause: pay.clause,
    })),
  }),
});

export const endedTold = (round: string, at: Date, board: Board): EndedTold => ({
  round,
  at: at.toISOString(),
  board: { ...board },
});

/** What the house has done by itself says its clause alone. */
export const voidFact = ({ clause, reason, by }: Signed): NonNullable<EndedTold['void']> =>
  by.every((one) => one === 'system') ? { clause } : { clause, reason };

/** A void round's entry on the board. */
export const voidTold = (round: string, at: Date, signed: Signed): EndedTold => ({
  round,
  at: at.toISOString(),
  board: null,
  void: voidFact(signed),
});
