/** The sources of a table's video, in the order they are tried. */
import type { TableTerms } from '../../house/protocol/http/tables.ts';
import type { PictureWish } from '../settings/picture-wish.ts';

export type Picture = NonNullable<TableTerms['picture']>;

export type Way =
  | { readonly by: 'whep'; readonly address: string; readonly soundOnly: boolean }
  | { readonly by: 'hls'; readonly address: string; readonly height: number | 'auto' | 'least' };

/** WebRTC first, for its low delay; a fixed height is available only as segments (HLS). */
export function waysFor({ whep, hls }: Picture, wish: PictureWish): readonly Way[] {
  if (wish === 'none') return [];
  const soundOnly = wish === 'sound';
  const height = soundOnly ? 'least' : wish;
  const direct: readonly Way[] = whep === undefined ? [] : [{ by: 'whep', address: whep, soundOnly }];
  const inSegments: readonly Way[] = hls === undefined ? [] : [{ by: 'hls', address: hls, height }];
  return typeof wish === 'number' ? [...inSegments, ...direct] : [...direct, ...inSegments];
}

/** Heights of the stream's qualities from its master playlist, best first. */
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

/** The nearest quality: the best that isn't higher than requested, otherwise the lowest. -1 is automatic. */
export function qualityFor(levels: readonly Quality[], height: number | 'auto' | 'least'): number {
  if (height === 'auto') return -1;
  const byQuality = [...levels.entries()].toSorted(([, a], [, b]) => a.height - b.height || a.bitrate - b.bitrate);
  const [least] = byQuality;
  const best = height === 'least' ? least : (byQuality.findLast(([, level]) => level.height <= height) ?? least);
  return best?.[0] ?? -1;
}
