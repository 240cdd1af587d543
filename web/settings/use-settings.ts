/** The player's settings in components; every change is remembered at once. */
import { createStore, useStore } from 'zustand';
import { languageFor } from './languages.ts';
import { readSettings, type SavedBets, type Settings, usualSettings } from './settings.ts';

const key = 'baize.settings';

/** A browser may forbid storage: then settings last as long as the page. */
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
    // Nothing is lost but the memory of it.
  }
}

export const settingsStore = createStore<Settings>(() =>
  readSettings(stored(), usualSettings(languageFor(undefined, navigator.languages))),
);

// Another window of the same browser has changed them.
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

/** So many are kept at a table; the list stays one that can be read. */
export const savedMost = 6;

export function saveBets(table: string, stakes: SavedBets['stakes']): void {
  change({ savedBets: [...settingsStore.getState().savedBets, { table, stakes }] });
}

export function forgetBets(bets: SavedBets): void {
  change({ savedBets: settingsStore.getState().savedBets.filter((one) => one !== bets) });
}
