/** Simulated people: each has a style, a pace, a device and an address. The first two may be cheats. */
import { playerId } from '../../base/ids.ts';
import type { WhoSat } from '../stored-hand.ts';
import type { Cheat } from './cheats.ts';
import type { Luck } from './luck.ts';
import { humanPace, type Pace, programPace } from './paces.ts';
import { type Style, styles } from './styles.ts';

export interface Sitting {
  readonly who: WhoSat;
  readonly style: Style;
  readonly pace: Pace;
}

/** Some honest people share a home, and some share a mobile carrier's address. */
export function eightPeople(name: string, cheat: Cheat, luck: Luck): readonly Sitting[] {
  const household = luck.happens(0.08) ? [4, 5] : [];
  const isCrowded = cheat.kind === 'same-origin' && cheat.shares === 'crowded-address';
  const company = isCrowded || luck.happens(0.25) ? [5, 6, 7] : [];
  return Array.from({ length: 8 }, (_, at) => {
    const own = `${name}-${at}`;
    const isCheat = cheat.kind === 'same-origin' && at <= 1;
    const address = household.includes(at) ? `${name}-home` : company.includes(at) ? `${name}-company` : own;
    const isProgram = cheat.kind === 'automatic-play' && at === 0;
    return {
      who: {
        player: playerId(`${name}p${at + 1}`),
        operator: at % 2 === 0 ? 'here' : 'elsewhere',
        device: isCheat && cheat.shares === 'device' ? `${name}-both` : own,
        address: isCheat ? `${name}-${isCrowded ? 'company' : 'both'}` : address,
      },
      style: luck.oneOf(isProgram ? styles.slice(1, 3) : styles),
      pace: isProgram ? programPace(cheat.disguise) : humanPace(luck),
    };
  });
}
