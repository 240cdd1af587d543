/** The languages of the house, and which of them a player gets. */

export const languages = ['en', 'lt', 'ro'] as const;
export type Language = (typeof languages)[number];

/** How numbers, dates and plurals go. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-GB', lt: 'lt-LT', ro: 'ro-RO' };

/** Each in its own words, so that it is found by whoever needs it. */
export const nameOf: Readonly<Record<Language, string>> = { en: 'English', lt: 'Lietuvių', ro: 'Română' };

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/** What was chosen before, else the first that the browser asks for and the house has. */
export function languageFor(chosen: unknown, asked: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  for (const one of asked) {
    const language = one.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
