/**
 * Every decision a game may ask of a player, derived from its procedure: what is offered, what it costs, the default.
 */
import { defined } from '../base/defined.ts';
import type { ClauseId, Holder } from '../base/ids.ts';
import { broken } from '../base/invariant.ts';
import { cents } from '../base/money.ts';
import { compare, type Ratio, ratio } from '../base/ratio.ts';
import { isRefusal, printRefusal } from '../base/refusal.ts';
import { shuffledPack } from '../chance/shuffle.ts';
import { type Stream, streamOf } from '../chance/stream.ts';
import { dealerAnswer } from '../chance/virtual-dealer.ts';
import { decide } from '../round/decide.ts';
import { type Decision, type Reply, runThrough } from '../round/procedure.ts';
import type { Offer, Option, Request } from '../round/request.ts';
import type { Table } from './game.ts';
import { wagersOnEverySpot } from './simulation.ts';

export interface DecisionHelp {
  readonly name: string;
  /** A turn is one holder's; in a window all holders decide at once. */
  readonly asked: 'turn' | 'window';
  readonly seconds: number;
  readonly clause: ClauseId;
  readonly options: readonly OptionHelp[];
}

export interface OptionHelp {
  readonly id: string;
  readonly clause: ClauseId;
  /** Taken when the holder does not answer. */
  readonly isDefault: boolean;
  /** Some holders who are asked may not take it. */
  readonly isConditional: boolean;
  /** In opening stakes, from the least to the most it has cost. */
  readonly cost: { readonly least: Ratio; readonly most: Ratio };
  readonly cards?: { readonly least: number; readonly most: number };
}

/** Enough rounds to meet a decision that comes once in a few hundred many times; the same rounds every time. */
const rounds = 4000;
const stake = cents(10_000);

/** Plays rounds of the real procedure with random choices and records what is offered. */
export function decisionsOf(table: Table): readonly DecisionHelp[] {
  const stream = streamOf(new Uint8Array(32), 'draws');
  const wagers = wagersOnEverySpot(table, stake);
  const met = new Map<string, Met>();
  for (let round = 0; round < rounds; round++) {
    const pack = shuffledPack(table.shoe.decks, stream);
    runThrough(table.deal(wagers), (request): Reply => {
      if (request.ask === 'bets') return broken('a deal asks for no bets');
      if (request.ask !== 'choice' && request.ask !== 'window') return dealerAnswer(request, pack, stream);
      const offers = request.ask === 'choice' ? [request.offer] : request.offers;
      note(met, request, offers);
      return { kind: 'decisions', made: new Map(offers.map((offer) => anyWord(offer, stream))) };
    });
    if (round === 99 && met.size === 0) break;
  }
  return [...met.values()].map(helpOf);
}

interface Met {
  readonly request: Extract<Request, { readonly ask: 'choice' | 'window' }>;
  readonly options: Map<string, OptionHelp>;
  /** How often it was asked, and how often each option was offered. */
  readonly times: Map<string, number>;
  asked: number;
}

function note(met: Map<string, Met>, request: Met['request'], offers: readonly Offer[]): void {
  const of: Met = met.get(request.name) ?? { request, options: new Map(), times: new Map(), asked: 0 };
  met.set(request.name, of);
  for (const { options, fallback } of offers) {
    of.asked += 1;
    for (const option of options) {
      of.times.set(option.id, (of.times.get(option.id) ?? 0) + 1);
      of.options.set(option.id, widened(of.options.get(option.id), option, fallback));
    }
  }
}

function widened(known: OptionHelp | undefined, option: Option, fallback: Option): OptionHelp {
  const [least, most] = [ratio(option.cost, stake), ratio(option.costMost ?? option.cost, stake)];
  const cost = known?.cost ?? { least, most };
  return {
    id: option.id,
    clause: option.clause,
    isDefault: option.id === fallback.id,
    isConditional: false,
    cost: {
      least: compare(least, cost.least) < 0 ? least : cost.least,
      most: compare(most, cost.most) > 0 ? most : cost.most,
    },
    ...defined({ cards: option.cards && { least: option.cards.least, most: option.cards.most } }),
  };
}

const helpOf = ({ request, options, times, asked }: Met): DecisionHelp => ({
  name: request.name,
  asked: request.ask === 'choice' ? 'turn' : 'window',
  seconds: request.seconds,
  clause: request.clause,
  options: [...options.values()].map((option) => ({ ...option, isConditional: (times.get(option.id) ?? 0) < asked })),
});

function anyWord(offer: Offer, stream: Stream): [Holder, Decision] {
  const option = offer.options[stream.below(offer.options.length)] ?? offer.fallback;
  const cards = Array.from({ length: option.cards?.least ?? 0 }, (_, slot) => slot);
  const decision = decide(offer, { option: option.id, cards }, option.clause);
  return [offer.holder, isRefusal(decision) ? broken(printRefusal(decision)) : decision];
}
