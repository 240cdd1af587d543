/** The languages of the house, and the choice of one for a player. */

export const languages = ['en', 'lt', 'ro'] as const;
export type Language = (typeof languages)[number];

/** Locales for numbers, dates and plurals. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', lt: 'lt-LT', ro: 'ro-RO' };

/** Each in its own language, so that its speakers recognise it. */
export const nameOf: Readonly<Record<Language, string>> = { en: 'English', lt: 'Lietuvių', ro: 'Română' };

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/** The stored choice, otherwise the first of the browser's languages that the house has. */
export function languageFor(chosen: unknown, asked: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  for (const one of asked) {
    const language = one.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
