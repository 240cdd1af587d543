/** The texts of the house's emails, in each language. */
import type { Language, Person } from './person.ts';
import type { Letter } from './outbox.ts';

interface Words {
  readonly subject: string;
  readonly text: (said: { readonly name: string; readonly link: string; readonly minutes: number }) => string;
}

const resetWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Choose a password',
    text: ({ name, link, minutes }) => `Hello ${name},

choose a password here, once, within ${minutes} minutes:

${link}

You will be signed out everywhere. If you did not ask for this letter, leave it: nothing has changed.`,
  },
  lt: {
    subject: 'Pasirinkite slaptažodį',
    text: ({ name, link, minutes }) => `Sveiki, ${name},

pasirinkite slaptažodį čia, vieną kartą, per ${minutes} min.:

${link}

Būsite atjungti visur. Jei šio laiško neprašėte, nieko nedarykite: niekas nepasikeitė.`,
  },
  ro: {
    subject: 'Alegeți o parolă',
    text: ({ name, link, minutes }) => `Bună ziua, ${name},

alegeți o parolă aici, o singură dată, în ${minutes} de minute:

${link}

Veți fi deconectat de peste tot. Dacă nu ați cerut acest e-mail, ignorați-l: nu s-a schimbat nimic.`,
  },
};

export function resetLetter(
  { name, email, language }: Person,
  { link, minutes, at }: { readonly link: string; readonly minutes: number; readonly at: Date },
): Letter {
  const { subject, text } = resetWords[language];
  return { to: email, subject, text: text({ name, link, minutes }), at };
}
