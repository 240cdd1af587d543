/** A refusal in the reader's language: the words that belong to its name, filled with its values. */
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { ValueKind } from '../../core/base/refusal.ts';
import type { ToldRefusal } from '../../house/protocol/refusal.ts';
import { everyRefusal } from '../../house/protocol/refusals.ts';
import { momentFormat } from './moment-format.ts';
import { readable } from './readable.ts';

export function useRefusalWords(): (told: ToldRefusal) => string {
  const intl = useIntl();
  return useCallback(
    ({ refused, values = {} }: ToldRefusal) => {
      const id = [`refused.${refused}`, `fact.${refused}`].find((one) => Object.hasOwn(intl.messages, one));
      if (id === undefined) return readable(refused);
      const kinds = everyRefusal[refused] ?? {};
      const shown = Object.entries(values).map(([name, value]) => [name, shownAs(intl, kinds[name], value)]);
      return intl.formatMessage({ id }, Object.fromEntries(shown) as Readonly<Record<string, string | number>>);
    },
    [intl],
  );
}

function shownAs(intl: IntlShape, kind: ValueKind | undefined, value: string | number): string | number {
  if (kind === 'moment') return intl.formatDate(value, momentFormat);
  if (kind !== 'cents') return value;
  return intl.formatNumber(Number(value) / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
