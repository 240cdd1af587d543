/**
 * Shows one drawing at a time with made-up rounds, for development: `?part=cards` or `?part=baccarat/felt`. Not part of
 * the build.
 */
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { isLanguage } from '../settings/languages.ts';
import { speak } from '../words/words-provider.tsx';
import { partName } from './part-name.ts';
import './gallery.css';

const parts = new Map(
  Object.entries(import.meta.glob<{ Part: ComponentType }>(['./parts/*.tsx', '../games/*/gallery/*.tsx'])).map(
    ([path, load]) => [partName(path), load],
  ),
);

const asked = new URLSearchParams(location.search);
const name = asked.get('part') ?? '';
const wanted = asked.get('language');
const { language, sentences } = await speak(isLanguage(wanted) ? wanted : 'en');

function Contents() {
  return (
    <nav className="gallery-contents">
      {[...parts.keys()].map((one) => (
        <a key={one} href={`?part=${one}`}>
          {one}
        </a>
      ))}
    </nav>
  );
}

const load = parts.get(name);
const Part = load === undefined ? Contents : (await load()).Part;
const root = document.querySelector('#gallery');
if (root === null) throw new Error('the page has no place for the gallery');
createRoot(root).render(
  <StrictMode>
    <IntlProvider locale={language} messages={sentences} defaultLocale={language}>
      <Part />
    </IntlProvider>
  </StrictMode>,
);
