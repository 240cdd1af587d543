/** Refusals in the player's language, falling back to the house's English sentence. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Fact } from '../../core/base/fact.ts';
import { momentFormat } from './moment-format.ts';

interface Told {
  readonly refused: string;
  readonly reason: string;
  readonly values?: Fact['values'] | undefined;
  readonly waitSeconds?: number | undefined;
  readonly notBefore?: string | undefined;
}

export function useRefusalWords(): (told: Told) => string {
  const intl = useIntl();
  return useCallback(
    ({ refused, reason, values, waitSeconds, notBefore }: Told) => {
      const id = [`refused.${refused}`, `fact.${refused}`].find((one) => Object.hasOwn(intl.messages, one));
      if (id === undefined) return asSentence(reason);
      const moment = notBefore === undefined ? '' : intl.formatDate(notBefore, momentFormat);
      return intl.formatMessage({ id }, { seconds: waitSeconds ?? 0, moment, ...values });
    },
    [intl],
  );
}

/** Capitalises and ends a reason that the house writes as a phrase. */
export const asSentence = (text: string): string => {
  const whole = /[.!?]$/.test(text) ? text : `${text}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
};
