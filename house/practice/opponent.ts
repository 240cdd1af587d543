/** The practice opponents' ids and names, which nobody else can take. */
import { type PlayerId, playerId } from '../../core/base/ids.ts';
import type { Sitting } from '../tables/desk/open-table.ts';

const mark = 'practice-';

/** No player who signs up gets such an id. */
export const isPracticeOpponent = (player: PlayerId): boolean => player.startsWith(mark);

const firstNames = (
  'Ada Basil Clara Dorian Elsa Felix Greta Hugo Irma Jonas Karla Linas Mila ' +
  'Nils Olga Pijus Rasa Sorin Tomas Urte Vlad Wanda Yann Zita Anca Bruno'
).split(' ');

/** The mark is part of the name everywhere: people's names contain neither spaces nor brackets. */
export const opponents: readonly Sitting[] = firstNames.map((name) => ({
  player: playerId(`${mark}${name.toLowerCase()}`),
  name: `${name} (bot)`,
}));
