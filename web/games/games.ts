/** The faces of the games: what the lobby shows of each at once, and what its table page loads on demand. */
import {
  BaccaratEmblem,
  BlackjackEmblem,
  BonusEmblem,
  DiceEmblem,
  type Emblem,
  EnvelopeEmblem,
  FortuneEmblem,
  GoldenEmblem,
  PeekEmblem,
  PokerEmblem,
  TrackEmblem,
  WarEmblem,
  WheelEmblem,
} from './emblems.tsx';
import type { GameFace } from './face.ts';
import type { Mini } from './mini.ts';
import { BlackjackMini, DealerHandMini, NumbersMini, RoadMini, ThrowsMini, WarMini } from './minis.tsx';

interface Listed {
  readonly Mini: Mini;
  readonly Emblem: Emblem;
  readonly load: () => Promise<{ readonly face: GameFace }>;
}

const listed: Readonly<Record<string, Listed>> = {
  'ezugi-baccarat': { Mini: RoadMini, Emblem: BaccaratEmblem, load: () => import('./ezugi-baccarat/face.ts') },
  'rng-baccarat': { Mini: RoadMini, Emblem: BaccaratEmblem, load: () => import('./rng-baccarat/face.ts') },
  'bonus-baccarat': { Mini: RoadMini, Emblem: BonusEmblem, load: () => import('./bonus-baccarat/face.ts') },
  'red-envelope-baccarat': {
    Mini: RoadMini,
    Emblem: EnvelopeEmblem,
    load: () => import('./red-envelope-baccarat/face.ts'),
  },
  'peek-baccarat': { Mini: RoadMini, Emblem: PeekEmblem, load: () => import('./peek-baccarat/face.ts') },
  'golden-wealth-baccarat': {
    Mini: RoadMini,
    Emblem: GoldenEmblem,
    load: () => import('./golden-wealth-baccarat/face.ts'),
  },
  'ezugi-roulette': { Mini: NumbersMini, Emblem: WheelEmblem, load: () => import('./ezugi-roulette/face.ts') },
  'roulette-racetrack': { Mini: NumbersMini, Emblem: TrackEmblem, load: () => import('./roulette-racetrack/face.ts') },
  'fortune-roulette': { Mini: NumbersMini, Emblem: FortuneEmblem, load: () => import('./fortune-roulette/face.ts') },
  'ultimate-sic-bo': { Mini: ThrowsMini, Emblem: DiceEmblem, load: () => import('./ultimate-sic-bo/face.ts') },
  'casino-war': { Mini: WarMini, Emblem: WarEmblem, load: () => import('./casino-war/face.ts') },
  'ezugi-blackjack': { Mini: BlackjackMini, Emblem: BlackjackEmblem, load: () => import('./ezugi-blackjack/face.ts') },
  'royal-poker': { Mini: DealerHandMini, Emblem: PokerEmblem, load: () => import('./royal-poker/face.ts') },
};

export const miniOf = (game: string): Mini | undefined => listed[game]?.Mini;

export const emblemOf = (game: string): Emblem | undefined => listed[game]?.Emblem;

/** A game that has no face yet is played on a plain one: its spots in a list, its cards where they lie. */
export async function faceOf(game: string): Promise<GameFace> {
  const { face } = await (listed[game]?.load ?? (() => import('./plain/face.ts')))();
  return face;
}
