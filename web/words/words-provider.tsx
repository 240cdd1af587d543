/** Provides the player's language to the app; a newly chosen one takes effect once its messages have loaded. */
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { useSettings } from '../settings/use-settings.ts';
import type { words as english } from 'virtual:words/en';
import { type Language, localeOf } from '../settings/languages.ts';

type Sentences = typeof english;

const load: Readonly<Record<Language, () => Promise<{ readonly words: Sentences }>>> = {
  en: () => import('virtual:words/en'),
  lt: () => import('virtual:words/lt'),
  ro: () => import('virtual:words/ro'),
};

interface Spoken {
  readonly language: Language;
  readonly sentences: Sentences;
}

export async function speak(language: Language): Promise<Spoken> {
  const { words } = await load[language]();
  return { language, sentences: words };
}

export function WordsProvider({ first, children }: { readonly first: Spoken; readonly children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  const [spoken, setSpoken] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void speak(language).then((next) => isWanted && setSpoken(next));
    return () => void (isWanted = false);
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);
  return (
    <IntlProvider
      locale={localeOf[spoken.language]}
      messages={spoken.sentences}
      defaultLocale={localeOf.en}
      textComponent="span"
    >
      {children}
    </IntlProvider>
  );
}
