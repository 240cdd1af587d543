/** Refusals, pauses and announcements in English, from the words of the screens: the terminal has none of its own. */
import { IntlMessageFormat } from 'intl-messageformat';
import { join } from 'node:path';
import type { Fact } from '../../core/base/fact.ts';
import type { ValueKind } from '../../core/base/refusal.ts';
import { cents, printMoney } from '../../core/base/money.ts';
import type { PauseTold } from '../../house/protocol/pause.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { everyRefusal } from '../../house/protocol/refusals.ts';
import { allWords } from '../word-files.ts';

type Values = NonNullable<ToldRefusal['values']>;

let words: Readonly<Record<string, string>> | undefined;

const sentenceOf = (id: string): string | undefined => {
  words ??= allWords(join(import.meta.dirname, '../..'), 'en');
  return words[id];
};

function filled(sentence: string, values: Values, kinds: Readonly<Record<string, ValueKind>>): string {
  const shown = Object.entries(values).map(([name, value]) => [name, shownAs(kinds[name], value)]);
  return String(new IntlMessageFormat(sentence, 'en').format(Object.fromEntries(shown) as Values));
}

const shownAs = (kind: ValueKind | undefined, value: string | number): string | number =>
  kind === 'cents' ? printMoney(cents(Number(value))) : kind === 'moment' ? new Date(value).toISOString() : value;

/** A sentence of the screens with its clause, then what the sentence doesn't say, such as the choices there are. */
export function refusalText({ refused, clause, values = {} }: ToldRefusal): string {
  const kinds = everyRefusal[refused] ?? {};
  const sentence = sentenceOf(`refused.${refused}`) ?? sentenceOf(`fact.${refused}`) ?? refused;
  const unsaid = Object.entries(values)
    .filter(([name, value]) => !sentence.includes(`{${name}`) && value !== '')
    .map(([name, value]) => `${name} ${shownAs(kinds[name], value)}`);
  const beside = [clause, ...unsaid].filter((one) => one !== undefined);
  return `${filled(sentence, values, kinds)}${beside.length === 0 ? '' : ` (${beside.join('; ')})`}`;
}

/** A chat line as written, or the words of a ready-made announcement. */
export const lineText = ({ text, fact }: { readonly text?: string | undefined; readonly fact?: Fact | undefined }) =>
  fact === undefined ? (text ?? '') : filled(sentenceOf(`announced.${fact.kind}`) ?? fact.kind, fact.values, {});

export const pauseText = ({ why, clause, values = {} }: PauseTold): string =>
  `${filled(sentenceOf(`pause.${why}`) ?? why, values, {})}${clause === undefined ? '' : ` (${clause})`}`;
