/** How long things take on a stage, in milliseconds, and how to bring all of it to its end at once. */

export const slideTime = 260;
export const turnTime = 200;
export const collectTime = 300;
/** A card that is bent open slowly before it is turned. */
export const squeezeTime = 1500;
export const easing = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** Whatever moves inside goes to its end; what goes on for ever, like the wheel, goes on. */
export function skipMotion(root: Element): void {
  for (const motion of root.getAnimations({ subtree: true })) {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (typeof endTime === 'number' && Number.isFinite(endTime)) motion.finish();
  }
}
