/** The list of games: the one place besides its own folder and page that a new game touches. */
import { bonusBaccarat } from './bonus-baccarat/index.ts';
import { casinoWar } from './casino-war/index.ts';
import { examples } from './examples/examples.ts';
import { ezugiBaccarat } from './ezugi-baccarat/index.ts';
import { ezugiBlackjack } from './ezugi-blackjack/index.ts';
import { ezugiRoulette } from './ezugi-roulette/index.ts';
import { fortuneRoulette } from './fortune-roulette/index.ts';
import type { Game } from './game.ts';
import { goldenWealthBaccarat } from './golden-wealth-baccarat/index.ts';
import { peekBaccarat } from './peek-baccarat/index.ts';
import { redEnvelopeBaccarat } from './red-envelope-baccarat/index.ts';
import { rngBaccarat } from './rng-baccarat/index.ts';
import { rouletteRacetrack } from './roulette-racetrack/index.ts';
import { royalPoker } from './royal-poker/index.ts';
import { ultimateSicBo } from './ultimate-sic-bo/index.ts';

/** The approved games. */
export const games: readonly Game[] = [
  ezugiBaccarat,
  rngBaccarat,
  bonusBaccarat,
  redEnvelopeBaccarat,
  peekBaccarat,
  goldenWealthBaccarat,
  ezugiRoulette,
  rouletteRacetrack,
  fortuneRoulette,
  ultimateSicBo,
  casinoWar,
  ezugiBlackjack,
  royalPoker,
];

/** Including the examples: all that this program can deal, replay and verify. */
export const everyGame: readonly Game[] = [...games, ...examples];

export const gameOf = (id: string): Game | undefined => everyGame.find((game) => game.id === id);
