/** Entry point: styles, words, the link to the house, and the app. */
import './style/base.css';
import './style/tokens.css';
import './style/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { browserSurroundings } from './app/browser-surroundings.ts';
import { ClientProvider } from './client/client-context.tsx';
import { isAble, sayUnable } from './app/unable.ts';
import { settingsStore } from './settings/use-settings.ts';
import { Client } from '../client/store/room.ts';
import { speak, WordsProvider } from './words/words-provider.tsx';

const room = document.querySelector('#room');
if (room === null) throw new Error('the page has no room');

if (isAble()) await open(room);
else sayUnable(room);

async function open(place: Element): Promise<void> {
  // After an update the chunks of the old page may be gone: load the new page.
  window.addEventListener('vite:preloadError', () => location.reload());
  const client = new Client(browserSurroundings);
  client.link.open();
  window.addEventListener('online', () => client.link.hurry());
  window.addEventListener('offline', () => client.link.doubt());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return;
    // A phone that was asleep may have lost its connection silently.
    client.link.hurry();
    client.link.doubt();
  });
  const first = await speak(settingsStore.getState().language);
  createRoot(place).render(
    <ClientProvider value={client}>
      <WordsProvider first={first}>
        <App />
      </WordsProvider>
    </ClientProvider>,
  );
}
