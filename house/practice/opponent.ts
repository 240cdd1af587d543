/** Who practice opponents are: known by their ids and by names that nobody else can take. */
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import type { Sitting } from '../tables/desk/open-table.ts';

const mark = 'practice-';

/** Nobody who joins gets such an id. */
export const isPracticeOpponent = (player: PlayerId): boolean => player.startsWith(mark);

const firstNames = (
  'Ada Basil Clara Dorian Elsa Felix Greta Hugo Irma Jonas Karla Linas Mila ' +
  'Nils Olga Pijus Rasa Sorin Tomas Urte Vlad Wanda Yann Zita Anca Bruno'
).split(' ');

/** What everyone sees is marked wherever it is written: people's names have neither spaces nor brackets. */
export const opponents: readonly Sitting[] = firstNames.map((name) => ({
  player: playerId(`${mark}${name.toLowerCase()}`),
  name: `${name} (bot)`,
}));
