/** The automatic opponents and their names, which nobody else can take. */
import { practicePlayer } from '../accounts/practice-ids.ts';
import type { Sitting } from '../tables/desk/open-table.ts';

const firstNames = (
  'Ada Basil Clara Dorian Elsa Felix Greta Hugo Irma Jonas Karla Linas Mila ' +
  'Nils Olga Pijus Rasa Sorin Tomas Urte Vlad Wanda Yann Zita Anca Bruno'
).split(' ');

/** The mark is part of the name everywhere: people's names contain neither spaces nor brackets. */
export const opponents: readonly Sitting[] = firstNames.map((name) => ({
  player: practicePlayer(name.toLowerCase()),
  name: `${name} (bot)`,
}));
