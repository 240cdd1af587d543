/** Which tables of the lobby a player wants to see, and in which order. */
import type { LobbyTable } from '../../house/protocol/frames.ts';

export interface WantedTables {
  /** `all`, or a family of games. */
  readonly family: string;
  readonly text: string;
  readonly favouritesOnly: boolean;
  /** Only tables that take so small a stake; nothing for all. */
  readonly stake: number | undefined;
}

export const everything: WantedTables = { family: 'all', text: '', favouritesOnly: false, stake: undefined };

/** Favourites first, else in the house's order. */
export function wantedTables(
  tables: Iterable<LobbyTable>,
  wanted: WantedTables,
  favourites: readonly string[],
): readonly LobbyTable[] {
  const text = plain(wanted.text);
  const isFavourite = ({ table }: LobbyTable) => favourites.includes(table);
  return [...tables]
    .filter(
      (one) =>
        (wanted.family === 'all' || one.family === wanted.family) &&
        (!wanted.favouritesOnly || isFavourite(one)) &&
        (wanted.stake === undefined || (one.least <= wanted.stake && wanted.stake <= one.most)) &&
        plain(namesOf(one).join(' ')).includes(text),
    )
    .toSorted((a, b) => Number(isFavourite(b)) - Number(isFavourite(a)));
}

/** The table's own names and its game's, in every language. */
const namesOf = ({ name, names = {}, title, titles = {} }: LobbyTable) => [
  name,
  ...Object.values(names),
  title,
  ...Object.values(titles),
];

export const familiesOf = (tables: Iterable<LobbyTable>): readonly string[] => [
  ...new Set([...tables].map(({ family }) => family)),
];

/** The smallest stakes of the tables, each once. */
export const stakesOf = (tables: Iterable<LobbyTable>): readonly number[] =>
  [...new Set([...tables].map(({ least }) => least))].toSorted((a, b) => a - b);

/** Whoever types "ruleta" or "zaidejas" finds "Ruletă" and "Žaidėjas". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
