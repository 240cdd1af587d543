/** What a number may return: the figures that no table changes. */

/** A multiplier is a multiple of this, so that every inside bet is paid in whole units. */
export const unit = 12;
/** What a plain number returns. */
export const multiplierLeast = 24;
export const multiplierMost = 9000;
