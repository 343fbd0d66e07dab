/**
 * Vibrate, where a device can. A page that nobody has touched may not, and its browser would complain.
 * @param {VibratePattern} pattern milliseconds, or how long it buzzes and rests by turns
 */
export const vibrate = (pattern) => {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern);
};
