/** A refusal in the player's language; where there is no sentence for its name, the house's own English one. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

interface Told {
  readonly refused: string;
  readonly reason: string;
  readonly waitSeconds?: number | undefined;
}

export function useRefusalWords(): (told: Told) => string {
  const intl = useIntl();
  return useCallback(
    ({ refused, reason, waitSeconds }: Told) => {
      const id = `refused.${refused}`;
      if (!Object.hasOwn(intl.messages, id)) return capitalised(reason);
      return intl.formatMessage({ id }, { seconds: waitSeconds ?? 0 });
    },
    [intl],
  );
}

/** The house's reasons are written as parts of a sentence. */
const capitalised = (text: string): string => {
  const whole = /[.!?]$/.test(text) ? text : `${text}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
};
