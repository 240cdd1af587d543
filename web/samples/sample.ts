/** Made-up felts for the gallery: spots with limits and payouts, chips on some of them. */
import type { FeltProps, FeltSpot } from '../felt/felt.ts';
import type { Shown } from '../../house/protocol/table-told.ts';

const asked = new URLSearchParams(location.search);

export const nothingShown: Shown = { places: {}, burned: [], drawn: [], decisions: [] };

/** Reads "player 1:1"; a main bet unless it says `side`. */
export const spotsFrom = (lines: readonly string[]): ReadonlyMap<string, FeltSpot> =>
  new Map(
    lines.map((line) => {
      const [spot = '', pays = '', kind = 'main', ...name] = line.split(' ');
      const printed = name.length > 0 ? name.join(' ') : titled(spot);
      return [
        spot,
        { spot, kind: kind === 'side' ? 'side' : 'main', name: printed, pays, least: 100, most: 100_000, bounds: [] },
      ];
    }),
  );

const titled = (spot: string): string => spot.replaceAll(/[-/]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());

export function sampleFelt(spots: ReadonlyMap<string, FeltSpot>, more: Partial<FeltProps> = {}): FeltProps {
  return {
    spots,
    chips: { stakes: {}, inactive: new Set() },
    chip: 500,
    isOpen: true,
    won: new Set(),
    marks: new Map(),
    shown: nothingShown,
    isUpright: window.innerHeight > window.innerWidth,
    isSmall: window.innerWidth < 760 || window.innerHeight < 560,
    isStill: asked.has('still'),
    describe: (spot) =>
      `${spot.replaceAll('/', ' ')}, ${spots.get(spot)?.name ?? ''}, pays ${spots.get(spot)?.pays ?? ''}`,
    onPlace: () => undefined,
    onCompound: () => undefined,
    onExplain: () => undefined,
    onSit: () => undefined,
    onStand: () => undefined,
    ...more,
  };
}
