/** Tables as defined in settings: a game with fixed parameters, a name, a pace, languages. */
import { defined } from '../../core/base/defined.ts';
import type { Game, Table } from '../../core/games/game.ts';
import { everyGame, gameOf } from '../../core/games/games.ts';
import type { Language } from '../accounts/person.ts';
import { isPrivate, type PrivateWay } from '../tables/private/terms.ts';
import type { Picture } from '../tables/telling/picture.ts';
import type { Pace } from '../tables/desk/setup.ts';
import { meant, mistakeAt, valueAt } from './mistakes.ts';
import { pictureOf } from './picture-settings.ts';
import { parametersAlone, wayOf } from './private-settings.ts';
import { type TableInFile, tableInFile } from './schema.ts';

export interface TableSettings {
  readonly id: string;
  readonly game: Game;
  readonly names: TableNames;
  /** As given; the game's defaults fill the rest. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly rules: Table;
  readonly pace: Pace;
  readonly languages: readonly Language[];
  /** Set if each player has the table to themselves; undefined if it is shared or the game is always private. */
  readonly way: PrivateWay | undefined;
  /** A random number generator, or people and devices. */
  readonly dealer: 'virtual' | 'studio';
  /** For training dealers: no money moves, and no player sees it. */
  readonly isRehearsal: boolean;
  /** Continues while no floor manager is on duty. */
  readonly isUnsupervised: boolean;
  /** If given, it must be the house's own. */
  readonly currency: 'PLAY' | 'EUR' | undefined;
  /** Whether players may chat here, if the house allows chat. */
  readonly chat: boolean;
  /** The camera picture; undefined for a drawn table. */
  readonly picture: Picture | undefined;
}

/** By language; English is the fallback. */
export type TableNames = Readonly<Partial<Record<Language, string>> & { en: string }>;

interface ReadTables {
  readonly tables: readonly TableSettings[];
  readonly mistakes: readonly string[];
}

export const allLanguages: readonly Language[] = ['en', 'lt', 'ro'];

/** `mistakes` excludes those that the schema reports. */
export function tablesOf(file: unknown, pace: Pace): ReadTables {
  const given = valueAt(file, ['tables']);
  if (!Array.isArray(given)) return { tables: [], mistakes: [] };
  const tables: TableSettings[] = [];
  const mistakes: string[] = [];
  const ids = new Set<unknown>();
  for (const [at, one] of given.entries()) {
    const place = ['tables', at] as const;
    const id = valueAt(one, ['id']);
    if (id !== undefined && ids.has(id))
      mistakes.push(mistakeAt([...place, 'id'], file, 'must be another table’s than those before'));
    ids.add(id);
    const made = tableIn(file, place, pace);
    if ('mistakes' in made) mistakes.push(...made.mistakes);
    else tables.push(made);
  }
  return { tables, mistakes };
}

function tableIn(
  file: unknown,
  place: readonly ['tables', number],
  pace: Pace,
): TableSettings | { readonly mistakes: readonly string[] } {
  const at = (...path: readonly string[]) => [...place, ...path];
  const id = valueAt(file, at('game'));
  const game = typeof id === 'string' ? gameOf(id) : undefined;
  if (game === undefined) {
    // The schema reports anything but a string.
    if (typeof id !== 'string') return { mistakes: [] };
    const known = everyGame.map((one) => one.id);
    return { mistakes: [mistakeAt(at('game'), file, `is no game${meant(id, known)} (games: ${known.join(', ')})`)] };
  }
  const [parameters, limits] = [sectionAt(file, at('parameters')), sectionAt(file, at('limits'))];
  const twice = Object.keys(limits).filter((name) => name in parameters);
  if (twice.length > 0) {
    return {
      mistakes: twice.map((name) =>
        mistakeAt(at('limits', name), file, 'is given among the parameters too; give it once'),
      ),
    };
  }
  const read = tableInFile.safeParse(valueAt(file, place));
  const given = { ...parametersAlone(read.data?.private, game), ...parameters, ...limits };
  const rules = game.configure(given);
  if ('mistakes' in rules) {
    return { mistakes: rules.mistakes.map((mistake) => placed(mistake, file, { at, limits })) };
  }
  // The schema has reported it.
  if (!read.success) return { mistakes: [] };
  const { dealer = 'virtual', rehearsal = false, unsupervised = false, picture } = read.data;
  const way = wayOf(read.data.private, game, rules);
  if (typeof way === 'string') return { mistakes: [mistakeAt(at('private'), file, way)] };
  if (dealer === 'studio' && isPrivate({ table: rules, way })) {
    return { mistakes: [mistakeAt(at('dealer'), file, 'must be virtual: each player has this table to themselves')] };
  }
  if (rehearsal && dealer === 'virtual') {
    return { mistakes: [mistakeAt(at('rehearsal'), file, 'needs dealer: studio, for nobody learns from a machine')] };
  }
  if (unsupervised && !rehearsal) {
    const why = 'needs rehearsal: true, for where money is staked a floor manager is on duty (GLI-97)';
    return { mistakes: [mistakeAt(at('unsupervised'), file, why)] };
  }
  if (picture !== undefined && dealer === 'virtual') {
    return { mistakes: [mistakeAt(at('picture'), file, 'needs dealer: studio, for no camera sees a machine deal')] };
  }
  return tableOf(read.data, { game, rules, parameters: given, pace, way });
}

function tableOf(
  { dealer = 'virtual', rehearsal, unsupervised, id, name, pace: own, languages, currency, chat, picture }: TableInFile,
  { game, rules, parameters, pace, way }: Pick<TableSettings, 'game' | 'rules' | 'parameters' | 'pace' | 'way'>,
): TableSettings {
  const ball = own?.ball ?? pace.ball;
  const names = typeof name === 'string' ? { en: name } : (name ?? { ...game.titles, en: game.title });
  return {
    id,
    game,
    names: Object.fromEntries(Object.entries(names).filter(([, one]) => one !== undefined)) as TableNames,
    parameters,
    rules,
    pace: {
      step: own?.step ?? pace.step,
      ...defined({ ball }),
      warning: own?.warning ?? pace.warning,
      result: own?.result ?? pace.result,
    },
    languages: languages ?? allLanguages,
    way,
    dealer,
    isRehearsal: rehearsal ?? false,
    isUnsupervised: unsupervised ?? false,
    currency,
    chat: chat ?? true,
    picture: picture && pictureOf(picture),
  };
}

const sectionAt = (file: unknown, path: readonly PropertyKey[]): Readonly<Record<string, unknown>> => {
  const value = valueAt(file, path);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
};

/** A game names its own limits; in the file they are among the table's parameters or limits. */
function placed(
  mistake: string,
  file: unknown,
  { at, limits }: { readonly at: (...path: string[]) => readonly PropertyKey[]; readonly limits: object },
): string {
  const [, name = '', sentence = mistake] = /^(\S+): (.*)$/.exec(mistake) ?? [];
  const path = name.split('.');
  return mistakeAt(at((path[0] ?? '') in limits ? 'limits' : 'parameters', ...path), file, sentence);
}
