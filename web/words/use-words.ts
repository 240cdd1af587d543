/** The player's language in a component: words by their id, and money as this player's locale writes it. */
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { readable } from './readable.ts';

interface Named {
  readonly name: string;
  readonly names?: Readonly<Record<string, string | undefined>> | undefined;
}

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  readonly language: string;
  /** The sentence with this id; `{values}` fill its places. Without one the id is said in words. */
  readonly say: (id: string, values?: Values) => string;
  /** The same where the language has it, else this. */
  readonly sayOr: (id: string, otherwise: string | undefined) => string;
  /** Whole cents as an amount with its cents always shown: 1234 reads "12.34" or "12,34". */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** A name that somebody of the house has given, in this player's language where it has one. */
  readonly nameOf: (named: Named) => string;
}

/** A game that nobody has written words for names its spots, places and options by their ids alone. */
function said(intl: IntlShape, id: string, values: Values = {}): string {
  if (Object.hasOwn(intl.messages, id)) return intl.formatMessage({ id }, values);
  const { which = '' } = values;
  return which === '' ? readable(id) : `${readable(id)} ${which}`;
}

export function useWords(): Words {
  const intl = useIntl();
  return useMemo(
    () => ({
      language: intl.locale,
      say: (id, values) => said(intl, id, values),
      sayOr: (id, otherwise) =>
        Object.hasOwn(intl.messages, id) || otherwise === undefined ? said(intl, id) : otherwise,
      money: (cents) => intl.formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      number: (value) => intl.formatNumber(value),
      nameOf: ({ name, names }) =>
        Object.entries(names ?? {}).find(([one]) => intl.locale.startsWith(one))?.[1] ?? name,
    }),
    [intl],
  );
}
