/** The player's choice of video. */

/** Best for the connection, a height in lines, sound only, or off. */
export type PictureWish = 'auto' | 'sound' | 'none' | number;

export const isPictureWish = (value: unknown): value is PictureWish =>
  value === 'auto' || value === 'sound' || value === 'none' || (typeof value === 'number' && value > 0);
