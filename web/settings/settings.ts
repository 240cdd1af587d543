/** The player's settings on this device. Reading tolerates missing, invalid and outdated values. */
import { isPictureWish, type PictureWish } from './picture-wish.ts';
import { isLanguage, type Language } from './languages.ts';

export const soundKinds = ['cards', 'chips', 'ball', 'bell', 'voice', 'picture'] as const;
export type SoundKind = (typeof soundKinds)[number];

export const cloths = ['green', 'red', 'blue'] as const;
export type Cloth = (typeof cloths)[number];

/** Stakes by spot at one table, saved to bet again. */
export interface SavedBets {
  readonly table: string;
  readonly stakes: Readonly<Record<string, number>>;
}

export interface Settings {
  readonly language: Language;
  /** The master switch; it leaves the settings below unchanged. */
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volumes: Readonly<Record<SoundKind, number>>;
  /** Read announcements aloud. */
  readonly voice: boolean;
  /** `system` follows the device's reduced-motion preference. */
  readonly motion: 'system' | 'full' | 'reduced';
  readonly cloth: Cloth;
  readonly fourColour: boolean;
  /** Off: old cards vanish when a new round begins (RB-063). */
  readonly collects: boolean;
  /** Third cards are squeezed. */
  readonly squeezes: boolean;
  /** Shows roads and history at the table (RB-064). */
  readonly handHistory: boolean;
  /** At tables with video. */
  readonly picture: PictureWish;
  readonly pictureSound: boolean;
  readonly favourites: readonly string[];
  readonly savedBets: readonly SavedBets[];
}

export const usualSettings = (language: Language): Settings => ({
  language,
  sound: true,
  volumes: { cards: 70, chips: 70, ball: 60, bell: 60, voice: 80, picture: 80 },
  voice: false,
  motion: 'system',
  cloth: 'green',
  fourColour: false,
  collects: true,
  squeezes: true,
  handHistory: true,
  picture: 'auto',
  pictureSound: true,
  favourites: [],
  savedBets: [],
});

/** Every valid stored setting; the default for all others. */
export function readSettings(stored: string | null, usual: Settings): Settings {
  const read = asRecord(parsed(stored));
  const volumes = asRecord(read['volumes']);
  const flag = (name: 'sound' | 'voice' | 'fourColour' | 'collects' | 'squeezes' | 'handHistory' | 'pictureSound') => {
    const value = read[name];
    return typeof value === 'boolean' ? value : usual[name];
  };
  const { language, motion, cloth, picture, favourites, savedBets } = read;
  return {
    language: isLanguage(language) ? language : usual.language,
    sound: flag('sound'),
    volumes: Object.fromEntries(
      soundKinds.map((kind) => [kind, volume(volumes[kind]) ?? usual.volumes[kind]]),
    ) as Settings['volumes'],
    voice: flag('voice'),
    motion: motion === 'full' || motion === 'reduced' ? motion : usual.motion,
    cloth: cloths.find((one) => one === cloth) ?? usual.cloth,
    fourColour: flag('fourColour'),
    collects: flag('collects'),
    squeezes: flag('squeezes'),
    handHistory: flag('handHistory'),
    picture: isPictureWish(picture) ? picture : usual.picture,
    pictureSound: flag('pictureSound'),
    favourites: Array.isArray(favourites) ? favourites.filter((one) => typeof one === 'string') : usual.favourites,
    savedBets: Array.isArray(savedBets) ? savedBets.filter(isSavedBets) : usual.savedBets,
  };
}

function isSavedBets(value: unknown): value is SavedBets {
  const { table, stakes } = asRecord(value);
  const amounts = Object.values(asRecord(stakes));
  return typeof table === 'string' && amounts.length > 0 && amounts.every((one) => Number.isInteger(one));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const volume = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : undefined;
