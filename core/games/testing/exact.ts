/** Exact figures of a table for tests: computed once, looked up by spot. */
import { present } from '../../base/invariant.ts';
import { multiply, printRatio, ratio, toDecimal } from '../../base/ratio.ts';
import { type Figures, figuresOf, type SpotChances } from '../chances.ts';
import { type Game, tableOf } from '../game.ts';

export interface Exact {
  of(spot: string): Figures;
  chancesOf(spot: string): SpotChances;
  /** Return as printed in rule books: "98.94". */
  percent(spot: string): string;
  /** The probability that the spot returns this much per unit: "4838402/9768849". */
  chance(spot: string, returns: string): string;
  /** The returns that occur among all spots, without duplicates: "36/37". */
  returns(): readonly string[];
}

export function exact(game: Game, parameters: Readonly<Record<string, unknown>> = {}): Exact {
  // Counted on first use, so that other tests need not wait.
  let counted: readonly SpotChances[] | undefined;
  const all = () => (counted ??= tableOf(game, parameters).chances());
  const chancesOf = (spot: string) =>
    present(
      all().find((chances) => chances.spot === spot),
      `chances of ${spot}`,
    );
  const of = (spot: string) => figuresOf(chancesOf(spot).chances, chancesOf(spot).fee);
  return {
    of,
    chancesOf,
    percent: (spot) => toDecimal(multiply(of(spot).rtp, ratio(100)), 2),
    chance: (spot, returns) => {
      const outcome = of(spot)
        .outcomes()
        .find((one) => printRatio(one.returns) === returns);
      return printRatio(present(outcome, `an outcome of ${spot} that returns ${returns}`).probability);
    },
    returns: () => [...new Set(all().map(({ chances, fee }) => printRatio(figuresOf(chances, fee).rtp)))],
  };
}
