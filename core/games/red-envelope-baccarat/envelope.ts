/** The Red Envelope: whether one appears, which bet it boosts, and what that bet then pays. */
import type { ClauseId, Spot } from '../../base/ids.ts';
import { broken, present } from '../../base/invariant.ts';
import { parseOdds } from '../../base/odds.ts';
import { pickedIn, type Procedure } from '../../round/procedure.ts';
import type { RequestOf, Weighted } from '../../round/request.ts';
import { type Pay, win } from '../../round/settle.ts';
import { spots } from '../baccarat/spots.ts';
import type { Rules } from './rules.ts';

/** The boosted pay replaces the normal one for this round only. */
export interface Envelope {
  readonly spot: Spot;
  readonly pay: Pay;
}

type Draw = RequestOf<'draw'>;

interface Boost {
  readonly spot: Spot;
  readonly values: Readonly<Record<string, number>>;
  readonly clause: ClauseId;
}

/** One table's draws: whether it appears, on which spot, at which payout. */
export interface EnvelopeDraws {
  readonly appears: Draw;
  readonly spot: Draw;
  readonly payouts: ReadonlyMap<string, Draw>;
  readonly boosted: (spot: Spot, payout: string) => Envelope;
}

export function envelopeDraws({ envelope }: Rules): EnvelopeDraws {
  const boosts: readonly Boost[] = [
    { spot: spots.tie, values: envelope.tie, clause: 'RE-915' },
    { spot: spots.playerPair, values: envelope.pair, clause: 'RE-916' },
    { spot: spots.bankerPair, values: envelope.pair, clause: 'RE-916' },
  ];
  const { tie, playerPair, bankerPair } = envelope.shares;
  const appears = { none: 100 - envelope.percent, envelope: envelope.percent };
  const shares = { [spots.tie]: tie, [spots.playerPair]: playerPair, [spots.bankerPair]: bankerPair };
  const boostOn = (spot: Spot) =>
    present(
      boosts.find((boost) => boost.spot === spot),
      `a boost of ${spot}`,
    );
  return {
    appears: draw('envelope', appears, 'RE-914'),
    spot: draw('envelope-spot', shares, 'RE-914'),
    payouts: new Map(boosts.map(({ spot, values, clause }) => [spot, draw('envelope-payout', values, clause)])),
    boosted: (spot, payout) => ({ spot, pay: win(parseOdds(payout), boostOn(spot).clause) }),
  };
}

/** Drawn after betting closes and shown before the cards. */
export function* openEnvelope(draws: EnvelopeDraws): Procedure<Envelope | undefined> {
  const [appears] = pickedIn(yield draws.appears);
  if (appears === 'none') return undefined;
  const spot = present(pickedIn(yield draws.spot)[0], 'a boosted spot') as Spot;
  const payout = pickedIn(yield draws.payouts.get(spot) ?? broken(`no payouts of ${spot}`))[0];
  return draws.boosted(spot, present(payout, 'a boosted payout'));
}

/** Every combination of draws for one spot, with its weight: an unboosted round has no envelope. */
export function envelopesOn(spot: Spot, draws: EnvelopeDraws): readonly { envelope?: Envelope; weight: bigint }[] {
  const payouts = draws.payouts.get(spot);
  const all = totalOf(draws.appears) * totalOf(draws.spot);
  if (payouts === undefined) return [{ weight: all }];
  const boosted = weightOf(draws.appears, 'envelope') * weightOf(draws.spot, spot);
  return [
    { weight: (all - boosted) * totalOf(payouts) },
    ...payouts.options.map(({ id, weight }) => ({
      envelope: draws.boosted(spot, id),
      weight: boosted * BigInt(weight),
    })),
  ];
}

const draw = (name: string, weights: Readonly<Record<string, number>>, clause: ClauseId): Draw => ({
  ask: 'draw',
  name,
  options: Object.entries(weights).map(([id, weight]): Weighted => ({ id, weight })),
  take: 1,
  clause,
});

const totalOf = ({ options }: Draw): bigint => BigInt(options.reduce((sum, { weight }) => sum + weight, 0));

const weightOf = ({ options }: Draw, wanted: string): bigint =>
  BigInt(options.find(({ id }) => id === wanted)?.weight ?? 0);
