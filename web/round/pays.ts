/** A spot's payout as printed on the cloth. */
import type { Win } from '../../house/protocol/http/tables.ts';

/** "8:1", or the lowest and highest of several: "1:1 – 30:1". */
export function printedPays(odds: readonly Win['odds'][], number: (value: number) => string): string | undefined {
  if (odds.length === 0) return undefined;
  const pays = odds.map(({ win, per }) => win / per);
  const [least, most] = [Math.min(...pays), Math.max(...pays)];
  return least === most ? `${number(most)}:1` : `${number(least)}:1 – ${number(most)}:1`;
}
