/** The ways to play a table's picture, in the order in which they are tried. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { PictureWish } from '../settings/picture-wish.ts';

export type Picture = NonNullable<TableTerms['picture']>;

export type Way =
  | { readonly by: 'whep'; readonly address: string; readonly soundOnly: boolean }
  | { readonly by: 'hls'; readonly address: string; readonly height: number | 'auto' | 'least' };

/** What comes by WebRTC is hardly late, and comes first; in so many lines only segments can be had. */
export function waysFor({ whep, hls }: Picture, wish: PictureWish): readonly Way[] {
  if (wish === 'none') return [];
  const soundOnly = wish === 'sound';
  const height = soundOnly ? 'least' : wish;
  const direct: readonly Way[] = whep === undefined ? [] : [{ by: 'whep', address: whep, soundOnly }];
  const inSegments: readonly Way[] = hls === undefined ? [] : [{ by: 'hls', address: hls, height }];
  return typeof wish === 'number' ? [...inSegments, ...direct] : [...direct, ...inSegments];
}

/** How many lines the qualities of a stream have, the best first, as its first playlist says. */
export function heightsIn(playlist: string): readonly number[] {
  const heights = [...playlist.matchAll(/^#EXT-X-STREAM-INF:.*RESOLUTION=\d+x(\d+)/gm)].map(([, lines]) =>
    Number(lines),
  );
  return [...new Set(heights)].toSorted((a, b) => b - a);
}

interface Quality {
  readonly height: number;
  readonly bitrate: number;
}

/** Which of the stream's qualities comes nearest: the best that is no higher than asked for, else the least. -1 leaves it to the line. */
export function qualityFor(levels: readonly Quality[], height: number | 'auto' | 'least'): number {
  if (height === 'auto') return -1;
  const byQuality = [...levels.entries()].toSorted(([, a], [, b]) => a.height - b.height || a.bitrate - b.bitrate);
  const [least] = byQuality;
  const best = height === 'least' ? least : (byQuality.findLast(([, level]) => level.height <= height) ?? least);
  return best?.[0] ?? -1;
}
