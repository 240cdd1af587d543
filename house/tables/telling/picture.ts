/** A table's picture: where browsers play it from, its delay, and its recording's clock offset. */
export interface Picture {
  /** WebRTC: under a second late. */
  readonly whep?: string;
  /** Segments: some seconds late, in several qualities. */
  readonly hls?: string;
  /** Other origins its segments may come from. */
  readonly origins: readonly string[];
  /** Maximum delay in seconds, as told to players. */
  readonly delay: number;
  /**
   * Stream time is house time plus this many seconds: what the recorder's clock shows at that moment. Negative if the
   * recorder's clock is behind.
   */
  readonly recorderOffset: number;
}

const isAbsolute = (address: string | undefined): address is string =>
  address !== undefined && !address.startsWith('/');

/** All origins besides the house that pages may load pictures from. */
export const originsOf = (pictures: readonly Picture[]): readonly string[] => [
  ...new Set(
    pictures.flatMap(({ whep, hls, origins }) => [
      ...[whep, hls].filter(isAbsolute).map((address) => new URL(address).origin),
      ...origins,
    ]),
  ),
];
