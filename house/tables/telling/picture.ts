/** The picture of a table: where browsers play it from, how late it may come, and how its recording’s clock stands to the house’s. */
export interface Picture {
  /** WebRTC: under a second late. */
  readonly whep?: string;
  /** In segments: some seconds late, in several qualities. */
  readonly hls?: string;
  /** Where else its segments may lie. */
  readonly origins: readonly string[];
  /** The most that it is late, in seconds, as players are told. */
  readonly delay: number;
  /**
   * Stream time is the moment by the house's clock plus this many seconds: what the recorder's clock shows in that
   * picture. Below zero where the recorder's clock is behind.
   */
  readonly recorderOffset: number;
}

const isAbsolute = (address: string | undefined): address is string =>
  address !== undefined && !address.startsWith('/');

/** Everything besides the house itself that pages may load pictures from. */
export const originsOf = (pictures: readonly Picture[]): readonly string[] => [
  ...new Set(
    pictures.flatMap(({ whep, hls, origins }) => [
      ...[whep, hls].filter(isAbsolute).map((address) => new URL(address).origin),
      ...origins,
    ]),
  ),
];
