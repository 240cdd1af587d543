/** The amounts of a recorded hand, all in chips of one size. */
import { chipsIn, decimalsIn, decimalsOf, unknownStack } from './amounts.ts';
import { amountIn, amountsIn, type Reading, wrongField } from './fields.ts';
import { wordsOf } from './notation.ts';

const none: readonly number[] = [];

/** Uses as many decimals as any of them has, and at least two if any has some. */
export function readAmounts(reading: Reading, actions: readonly string[]) {
  const antes = amountsIn(reading, 'antes') ?? none;
  const blinds = amountsIn(reading, 'blinds_or_straddles') ?? none;
  const stacks = amountsIn(reading, 'starting_stacks') ?? none;
  const [minBet, smallBet] = [amountIn(reading, 'min_bet'), amountIn(reading, 'small_bet')];
  const bigBet = amountIn(reading, 'big_bet');
  const finishing = amountsIn(reading, 'finishing_stacks');
  const winnings = amountsIn(reading, 'winnings');
  if (stacks.length === 0) wrongField(reading, 'starting_stacks', 'is missing');
  for (const [field, list] of [['antes', antes] as const, ['blinds_or_straddles', blinds] as const]) {
    if (list.length > stacks.length) wrongField(reading, field, `has ${list.length} for ${stacks.length} players`);
  }
  const most = Math.max(
    decimalsAmong(antes),
    decimalsAmong(blinds),
    decimalsAmong(stacks),
    decimalsAmong([minBet ?? 0, smallBet ?? 0, bigBet ?? 0]),
    decimalsAmong(finishing ?? none),
    decimalsAmong(winnings ?? none),
    decimalsOfRaises(actions),
  );
  const decimals = most === 0 ? 0 : Math.max(2, most);
  const one = (field: string, value: number): number => {
    if (field === 'starting_stacks' && value === Infinity) return unknownStack;
    // A negative blind is a post.
    const chips = chipsIn(field === 'blinds_or_straddles' ? Math.abs(value) : value, decimals);
    if (chips === undefined) wrongField(reading, field, `has ${value}, which is no amount`);
    return Math.sign(value) * (chips ?? 0);
  };
  const all = (field: string, values: readonly number[]) => values.map((value) => one(field, value));
  return {
    decimals,
    antes: all('antes', antes),
    areAntesTrimmed: reading.fields['ante_trimming_status'] === true,
    blinds: all('blinds_or_straddles', blinds),
    stacks: all('starting_stacks', stacks),
    minBet: minBet === undefined ? undefined : one('min_bet', minBet),
    smallBet: smallBet === undefined ? undefined : one('small_bet', smallBet),
    bigBet: bigBet === undefined ? undefined : one('big_bet', bigBet),
    stated: {
      finishingStacks: finishing && statedIn(finishing, decimals),
      winnings: winnings && statedIn(winnings, decimals),
    },
  };
}

/** Stated results do not affect play: one that is not an amount is ignored. */
function statedIn(values: readonly number[], decimals: number): readonly number[] | undefined {
  const chips = values.map((value) => (value === Infinity ? unknownStack : chipsIn(value, decimals)));
  return chips.every((amount) => amount !== undefined) ? chips : undefined;
}

function decimalsAmong(values: readonly number[]): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, decimalsOf(values[at] as number));
  return most;
}

function decimalsOfRaises(actions: readonly string[]): number {
  let most = 0;
  for (const action of actions) {
    if (!action.includes('.') || !action.includes('cbr')) continue;
    most = Math.max(most, decimalsIn(wordsOf(action)[2] ?? '') ?? 0);
  }
  return most;
}
