/** A time of the shift, to the second. */
import { useWords } from '../words/use-words.ts';

export function Moment({ at, hasDate = false }: { readonly at: string; readonly hasDate?: boolean }) {
  const { language } = useWords();
  const moment = new Date(at);
  return (
    <time className="figures" dateTime={at}>
      {hasDate
        ? moment.toLocaleString(language, { dateStyle: 'short', timeStyle: 'medium' })
        : moment.toLocaleTimeString(language)}
    </time>
  );
}
