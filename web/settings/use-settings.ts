/** The player's settings as a store; every change is saved at once. */
import { createStore, useStore } from 'zustand';
import { languageFor } from './languages.ts';
import { readSettings, type SavedBets, type Settings, usualSettings } from './settings.ts';

const key = 'baize.settings';

/** Without storage (a browser may forbid it) settings last as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage may be forbidden or full: the change lasts as long as the page.
  }
}

export const settingsStore = createStore<Settings>(() =>
  readSettings(stored(), usualSettings(languageFor(undefined, navigator.languages))),
);

// Changed in another window of this browser.
window.addEventListener('storage', (event) => {
  if (event.key === key) settingsStore.setState(readSettings(event.newValue, settingsStore.getState()));
});

export const useSettings = <Part>(pick: (settings: Settings) => Part): Part => useStore(settingsStore, pick);

export function change(part: Partial<Settings>): void {
  settingsStore.setState(part);
  keep(settingsStore.getState());
}

export function toggleFavourite(table: string): void {
  const { favourites } = settingsStore.getState();
  const others = favourites.filter((one) => one !== table);
  change({ favourites: others.length === favourites.length ? [...favourites, table] : others });
}

/** Most saved bets per table: the list must stay readable. */
export const savedMost = 6;

export function saveBets(table: string, stakes: SavedBets['stakes']): void {
  change({ savedBets: [...settingsStore.getState().savedBets, { table, stakes }] });
}

export function forgetBets(bets: SavedBets): void {
  change({ savedBets: settingsStore.getState().savedBets.filter((one) => one !== bets) });
}
