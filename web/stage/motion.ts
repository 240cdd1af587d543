/** Durations of stage animations in milliseconds, and skipping them. */

export const slideTime = 260;
export const turnTime = 200;
export const collectTime = 300;
/** A slow squeeze before the card is turned. */
export const squeezeTime = 1500;
export const easing = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** Finishes all finite animations; endless ones, like the wheel, go on. */
export function skipMotion(root: Element): void {
  for (const motion of root.getAnimations({ subtree: true })) {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (typeof endTime === 'number' && Number.isFinite(endTime)) motion.finish();
  }
}
