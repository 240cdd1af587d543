/** The games that have a face; every other game uses the plain one. */
import type { Emblem } from '../drawn/emblem.tsx';
import type { Mini } from '../drawn/mini.tsx';
import { bonusBaccarat } from './bonus-baccarat/index.ts';
import { casinoWar } from './casino-war/index.ts';
import { ezugiBaccarat } from './ezugi-baccarat/index.ts';
import { ezugiBlackjack } from './ezugi-blackjack/index.ts';
import { ezugiRoulette } from './ezugi-roulette/index.ts';
import { fortuneRoulette } from './fortune-roulette/index.ts';
import { goldenWealthBaccarat } from './golden-wealth-baccarat/index.ts';
import { peekBaccarat } from './peek-baccarat/index.ts';
import { PlainEmblem } from './plain/emblem.tsx';
import { PlainMini } from './plain/mini.tsx';
import { redEnvelopeBaccarat } from './red-envelope-baccarat/index.ts';
import { rngBaccarat } from './rng-baccarat/index.ts';
import { rouletteRacetrack } from './roulette-racetrack/index.ts';
import { royalPoker } from './royal-poker/index.ts';
import { ultimateSicBo } from './ultimate-sic-bo/index.ts';
import type { GameFace } from './face.ts';
import type { Listed } from './listed.ts';
import type { Told } from './told.ts';

const listed: Readonly<Record<string, Listed>> = {
  'ezugi-baccarat': ezugiBaccarat,
  'rng-baccarat': rngBaccarat,
  'bonus-baccarat': bonusBaccarat,
  'red-envelope-baccarat': redEnvelopeBaccarat,
  'peek-baccarat': peekBaccarat,
  'golden-wealth-baccarat': goldenWealthBaccarat,
  'ezugi-roulette': ezugiRoulette,
  'roulette-racetrack': rouletteRacetrack,
  'fortune-roulette': fortuneRoulette,
  'ultimate-sic-bo': ultimateSicBo,
  'casino-war': casinoWar,
  'ezugi-blackjack': ezugiBlackjack,
  'royal-poker': royalPoker,
};

export const miniOf = (game: string): Mini => listed[game]?.Mini ?? PlainMini;

export const emblemOf = (game: string): Emblem => listed[game]?.Emblem ?? PlainEmblem;

/** The face of a game, loaded on demand. Games without one get the plain face, with the names that the table tells. */
export async function faceOf(game: string, told: Told): Promise<GameFace> {
  const known = listed[game];
  if (known !== undefined) return (await known.load()).face;
  const { plainFace } = await import('./plain/face.ts');
  return plainFace(told);
}
