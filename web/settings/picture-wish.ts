/** What a player wants of a table's picture. */

/** As good as the line allows, so many lines high, to be heard only, or not at all. */
export type PictureWish = 'auto' | 'sound' | 'none' | number;

export const isPictureWish = (value: unknown): value is PictureWish =>
  value === 'auto' || value === 'sound' || value === 'none' || (typeof value === 'number' && value > 0);
