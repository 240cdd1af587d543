/** What a number may return: the figures that no table can change. */

/** Multipliers are multiples of this, so that every inside bet is paid in whole units. */
export const unit = 12;
/** What a plain number returns. */
export const multiplierLeast = 24;
export const multiplierMost = 9000;

/** The limits of what is drawn before the ball: of one Fortune number, and of the Chest's total. */
export interface DrawLimits {
  readonly fortune: number;
  readonly chest: number;
}

/** FR-918 */
export const drawLimits: DrawLimits = { fortune: 540, chest: 3240 };
