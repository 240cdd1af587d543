/** How long a simulated player takes: people of all kinds, and bots in several disguises. */
import type { Luck } from './luck.ts';

export type Pace = (isHard: boolean, luck: Luck) => number | undefined;

/** People: log-normal, longer for hard decisions; now and then the answer was ready before the turn. */
export function humanPace(luck: Luck): Pace {
  const isQuick = luck.happens(0.2);
  const mean = isQuick ? luck.between(6.6, 7) : luck.between(7.2, 8.2);
  const spread = isQuick ? luck.between(0.5, 0.65) : luck.between(0.5, 0.9);
  const lean = isQuick ? luck.between(0.2, 0.4) : luck.between(0.3, 0.8);
  const readyChance = luck.between(0, 0.25);
  return (isHard, now) => {
    if (!isHard && now.happens(readyChance)) return undefined;
    return limited(Math.exp(mean + (isHard ? lean : 0) + spread * now.bell()));
  };
}

export const disguises = ['none', 'jitter', 'drawn', 'studied'] as const;
export type Disguise = (typeof disguises)[number];

/** None: as fast as possible. Jitter: a random second or two. Drawn: people's curve. Studied: also longer when hard. */
export function programPace(disguise: Disguise): Pace {
  switch (disguise) {
    case 'none':
      return (_, luck) => limited(luck.between(90, 240));
    case 'jitter':
      return (_, luck) => limited(luck.between(900, 2600));
    case 'drawn':
      return (_, luck) => limited(Math.exp(7.6 + 0.65 * luck.bell()));
    case 'studied':
      return (isHard, luck) => limited(Math.exp(7.5 + (isHard ? 0.4 : 0) + 0.65 * luck.bell()));
  }
}

/** Bounded by the turn's clock above and by the network's latency below. */
const limited = (millis: number): number => Math.round(Math.min(19_000, Math.max(40, millis)));
