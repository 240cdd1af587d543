/** The player's language in a component: words by their id, and money as this player's locale writes it. */
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

interface Named {
  readonly name: string;
  readonly names?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface Words {
  readonly language: string;
  /** The sentence with this id; `{values}` fill its places. */
  readonly say: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The same where the language has it, else this. */
  readonly sayOr: (id: string, otherwise: string) => string;
  /** Whole cents as an amount with its cents always shown: 1234 reads "12.34" or "12,34". */
  readonly money: (cents: number) => string;
  readonly number: (value: number) => string;
  /** A name that somebody of the house has given, in this player's language where it has one. */
  readonly nameOf: (named: Named) => string;
}

export function useWords(): Words {
  const intl = useIntl();
  return useMemo(
    () => ({
      language: intl.locale,
      say: (id, values) => intl.formatMessage({ id }, values),
      sayOr: (id, otherwise) => (id in intl.messages ? intl.formatMessage({ id }) : otherwise),
      money: (cents) => intl.formatNumber(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      number: (value) => intl.formatNumber(value),
      nameOf: ({ name, names }) =>
        Object.entries(names ?? {}).find(([one]) => intl.locale.startsWith(one))?.[1] ?? name,
    }),
    [intl],
  );
}
