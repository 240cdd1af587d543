/** Filters and orders the lobby's tables. */
import type { LobbyTable } from '../../house/protocol/table-told.ts';

export interface WantedTables {
  /** `all`, or a game family. */
  readonly family: string;
  readonly text: string;
  readonly favouritesOnly: boolean;
  /** Only tables with a minimum stake this low; undefined for all. */
  readonly stake: number | undefined;
}

export const everything: WantedTables = { family: 'all', text: '', favouritesOnly: false, stake: undefined };

/** Favourites first, otherwise in the house's order. */
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

/** Names of the table and its game in every language. */
const namesOf = ({ name, names = {}, title, titles = {} }: LobbyTable) => [
  name,
  ...Object.values(names),
  title,
  ...Object.values(titles),
];

export const familiesOf = (tables: Iterable<LobbyTable>): readonly string[] => [
  ...new Set([...tables].map(({ family }) => family)),
];

/** Distinct minimum stakes, ascending. */
export const stakesOf = (tables: Iterable<LobbyTable>): readonly number[] =>
  [...new Set([...tables].map(({ least }) => least))].toSorted((a, b) => a - b);

/** Strips diacritics: "ruleta" finds "Ruletă", "zaidejas" finds "Žaidėjas". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
