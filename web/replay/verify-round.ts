/**
 * Verifies a stored round in the browser: the seeds match their commitments, and cards and throws follow from the
 * seeds.
 */
import { printCard } from '../../core/cards/card.ts';
import { shoeOrder } from '../../core/chance/shuffle.ts';
import { type Seed, streamOf } from '../../core/chance/stream.ts';
import type { RoundTold, StepTold } from '../../house/protocol/http/rounds.ts';

export type Sha256 = (bytes: Uint8Array) => Promise<Uint8Array>;

export interface Check {
  readonly check: 'shoe-promise' | 'draws-promise' | 'cards' | 'pocket' | 'dice';
  readonly is: 'right' | 'wrong' | 'later';
  /** Cards compared, and cards that stayed face down. */
  readonly count?: number;
  readonly unseen?: number;
}

/** `later`: the seed still decides future cards and isn't revealed yet. */
export async function verifyRound(round: RoundTold, sha256: Sha256): Promise<readonly Check[]> {
  const { shoe, draws, steps } = round;
  const checks: Check[] = [];
  if (shoe !== undefined && shoe.decks > 0) {
    if (shoe.seed === undefined) checks.push({ check: 'shoe-promise', is: 'later' }, { check: 'cards', is: 'later' });
    else {
      const seed = bytesOf(shoe.seed);
      checks.push({ check: 'shoe-promise', is: await kept(seed, shoe.commitment, sha256) });
      checks.push(checkCards(steps, seed, shoe));
    }
  }
  const thrown = steps.find(({ ask }) => ask === 'pocket' || ask === 'dice' || ask === 'draw');
  if (thrown === undefined) return checks;
  if (draws.seed === undefined) return [...checks, { check: 'draws-promise', is: 'later' }];
  const seed = bytesOf(draws.seed);
  checks.push({ check: 'draws-promise', is: await kept(seed, draws.commitment, sha256) });
  const throwCheck = checkThrow(thrown, seed, round.plan?.wheel?.length);
  return throwCheck === undefined ? checks : [...checks, throwCheck];
}

async function kept(seed: Seed, commitment: string, sha256: Sha256): Promise<Check['is']> {
  return hexOf(await sha256(seed)) === commitment ? 'right' : 'wrong';
}

/** Cards leave the shoe in the seed's order, continuing after the previous round. */
function checkCards(
  steps: readonly StepTold[],
  seed: Seed,
  shoe: { readonly decks: number; readonly dealt: number },
): Check {
  const due = shoeOrder(shoe.decks, streamOf(seed, 'shoe')).map(printCard).slice(shoe.dealt);
  const dealt = dealtIn(steps);
  const isRight = dealt.every((card, at) => card === 'hidden' || card === due[at]);
  const unseen = dealt.filter((card) => card === 'hidden').length;
  return { check: 'cards', is: isRight ? 'right' : 'wrong', count: dealt.length - unseen, unseen };
}

/** All cards that left the shoe, in order, including ones turned later. */
export function dealtIn(steps: readonly StepTold[]): readonly string[] {
  const dealt: string[] = [];
  const places = new Map<string, number[]>();
  const at = (place: string) => places.get(place) ?? [];
  for (const { ask, place = '', slot = 0, to = '', card = 'hidden' } of steps) {
    if (ask === 'card') places.set(place, [...at(place), dealt.push(card) - 1]);
    else if (ask === 'burn') dealt.push(card);
    else if (ask === 'turn') dealt[at(place)[slot] ?? -1] = card;
    else if (ask === 'move') {
      const moved = at(place)[slot];
      places.set(place, at(place).toSpliced(slot, 1));
      if (moved !== undefined) places.set(to, [...at(to), moved]);
    }
  }
  return dealt;
}

/** A round's first throw is its seed's first output; weighted draws are verified by the rules instead. */
function checkThrow({ ask, pocket, dice }: StepTold, seed: Seed, pockets: number | undefined): Check | undefined {
  const stream = streamOf(seed, 'draws');
  if (ask === 'pocket' && pockets !== undefined) {
    return { check: 'pocket', is: stream.below(pockets) === pocket ? 'right' : 'wrong' };
  }
  if (ask === 'dice' && dice !== undefined) {
    const isRight = dice.every((die) => 1 + stream.below(6) === die);
    return { check: 'dice', is: isRight ? 'right' : 'wrong' };
  }
  return undefined;
}

const bytesOf = (hex: string): Seed =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
