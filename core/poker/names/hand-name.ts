/** The name of a hand as a person says it: "two pair, aces and nines, king kicker". */
import { broken } from '../../base/invariant.ts';
import { categoryOf, decidingRanksOf, type HandRank } from '../evaluate/classes.ts';
import { type LowRank, ranksOfLow } from '../evaluate/low.ts';
import type { Dictionary } from './dictionary.ts';
import { english } from './english.ts';
import { lithuanian } from './lithuanian.ts';
import { romanian } from './romanian.ts';

export const languages = ['en', 'lt', 'ro'] as const;
export type Language = (typeof languages)[number];

const dictionaries: Readonly<Record<Language, Dictionary>> = { en: english, lt: lithuanian, ro: romanian };

export function handName(rank: HandRank, language: Language): string {
  const dictionary = dictionaries[language];
  const ranks = decidingRanksOf(rank);
  const sentence = dictionary.hands[categoryOf(rank)];
  const named = ranks.filter((_, at) => sentence.includes(`{${at}.`)).length;
  const kickers = ranks.slice(named);
  const aside = kickers.length === 1 ? dictionary.kicker : dictionary.kickers;
  return said(sentence.replace('{kickers}', aside.replace('{ranks}', listed(kickers, dictionary))), ranks, dictionary);
}

/** Without kickers: "two pair, aces and nines". */
export function briefName(rank: HandRank, language: Language): string {
  const dictionary = dictionaries[language];
  const ranks = decidingRanksOf(rank);
  const sentence = dictionary.hands[categoryOf(rank)].replace(', {kickers}', '');
  return said(sentence.replace('{ranks}', '{0.one}'), ranks, dictionary);
}

export function lowName(low: LowRank, language: Language): string {
  const dictionary = dictionaries[language];
  const ranks = ranksOfLow(low);
  const cards = ranks.map((rank) => (rank === 1 ? 'A' : rank)).join('-');
  const [highest = 0] = ranks;
  const sentence = highest === 5 ? dictionary.wheel : dictionary.low; // PH-044
  return said(sentence.replace('{cards}', cards), [highest - 2], dictionary);
}

function said(sentence: string, ranks: readonly number[], dictionary: Dictionary): string {
  return sentence
    .replace('{ranks}', () => listed(ranks, dictionary))
    .replaceAll(/\{(\d)\.(\w+)\}/g, (_, at: string, form: string) => wordFor(ranks[Number(at)], form, dictionary));
}

/** "queen, nine and three" */
function listed(ranks: readonly number[], dictionary: Dictionary): string {
  const words = ranks.map((rank) => wordFor(rank, 'one', dictionary));
  const last = words.pop() ?? '';
  return words.length === 0 ? last : `${words.join(', ')} ${dictionary.and} ${last}`;
}

const wordFor = (rank: number | undefined, form: string, { forms }: Dictionary): string =>
  forms[form]?.[rank ?? -1] ?? broken(`no word '${form}' for rank ${rank}`);
