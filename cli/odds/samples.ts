/** `--samples`: continues the sampling of bets that are not counted exactly, with a bar on a terminal. */
import type { SpotChances } from '../../core/games/chances.ts';
import type { Game } from '../../core/games/game.ts';
import { UsageError } from '../fail.ts';
import { counting, progressBar } from '../terminal/progress.ts';

export function sampleFurther(
  { id }: Game,
  wanted: readonly SpotChances[],
  { samples, quiet }: { readonly samples: string; readonly quiet: boolean },
): readonly SpotChances[] {
  const deals = Number(samples.replaceAll(/[_,]/g, ''));
  if (!Number.isSafeInteger(deals) || deals <= 0) {
    throw new UsageError(`samples '${samples}' is not a whole number above zero, such as 5000`);
  }
  if (wanted.every(({ sampled }) => sampled === undefined)) {
    throw new UsageError(`${id} is counted exactly: there is nothing to sample`);
  }
  return wanted.map((chances) => {
    const bar = chances.sampled && progressBar({ total: deals, format: counting('deals'), quiet });
    const further = chances.sampled?.goOn(deals, (done) => bar?.update(done)) ?? chances;
    bar?.stop();
    return further;
  });
}

/** The standard error of a sampled bet, as a sentence. */
export function tellSample({ spot, sampled }: SpotChances): readonly string[] {
  if (sampled === undefined) return [];
  const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
  const { rtp, rtpInitial } = sampled.standardError;
  return [
    `${spot}: sampled over ${sampled.deals.toLocaleString('en')} deals; standard error ${percent(rtp)} of the return, ` +
      `${percent(rtpInitial)} of the opening stake. --samples ${sampled.deals * 10} goes on.`,
  ];
}
