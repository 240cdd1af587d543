/** Translation and formatting hooks: text by id, and money in the player's locale. */
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
  /** The text with this id and its `{values}` filled in; without a text, the id in words. */
  readonly say: (id: string, values?: Values) => string;
  /** Like `say`, with a fallback text. */
  readonly sayOr: (id: string, otherwise: string | undefined, values?: Values) => string;
  /** Cents as an amount, always with two decimals: 1234 is "12.34" or "12,34". */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** A name given by the house's staff, in this player's language if available. */
  readonly nameOf: (named: Named) => string;
}

/** A game without words of its own names its spots, places and options by their ids. */
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
      sayOr: (id, otherwise, values) =>
        Object.hasOwn(intl.messages, id) || otherwise === undefined ? said(intl, id, values) : otherwise,
      money: (cents) => intl.formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      number: (value) => intl.formatNumber(value),
      nameOf: ({ name, names }) =>
        Object.entries(names ?? {}).find(([one]) => intl.locale.startsWith(one))?.[1] ?? name,
    }),
    [intl],
  );
}
