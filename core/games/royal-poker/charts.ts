/** Two charts for a reader: how many deals pay what, and the best first decision on the hands of a sample. */
import type { Chart } from '../chances.ts';
import { dealsByPrice } from './deals.ts';
import { pricesWith } from './prices.ts';
import type { Rules } from './rules.ts';
import type { SampledDeals, Valued } from './sampled-deals.ts';

/** Exact: every deal of five and of six cards, by the payout line that pays it. */
export function payingDeals(rules: Rules): Chart {
  const prices = pricesWith(rules);
  const [five, six] = [dealsByPrice(5, prices), dealsByPrice(6, prices)];
  const rows = [
    ...prices.all.map(({ name, odds }) => ({ name, pays: `${odds.win / odds.per}:1` })),
    { name: 'High Card', pays: '' },
  ];
  return {
    title: 'How many deals pay what',
    columns: ['pays', 'of 2,598,960 with five cards', 'of 20,358,520 with six'],
    rows: rows.map(({ name, pays }) => ({
      name,
      cells: [pays, ...[five, six].map((deals) => (deals.get(name) ?? 0).toLocaleString('en'))],
    })),
  };
}

const words = ['fold', 'bet', 'buy', 'swap 2', 'swap 3', 'swap 4', 'swap 5'] as const;

export function firstWords({ valued, deals }: SampledDeals): Chart {
  return {
    title: `First decision by what is dealt, in percent of ${deals} sampled deals`,
    columns: words,
    rows: Object.entries(valued).map(([name, sampled]) => ({
      name,
      cells: words.map((word) => {
        const chosen = sampled.filter((one) => wordOf(one) === word).length;
        return chosen === 0 ? '' : `${Math.round((100 * chosen) / sampled.length)} %`;
      }),
    })),
    legend: 'Four of a Kind stands for all that is as rare or rarer.',
  };
}

const wordOf = ({ word: { option, cards = [] } }: Valued): string =>
  option === 'swap' ? `swap ${cards.length}` : option;
