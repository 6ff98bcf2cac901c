/** First events after a window moved to another screen. */
const SIGNS = ['resize', 'focus', 'pointermove', 'pointerdown', 'keydown', 'pageshow'] as const;

/**
 * Call `onChange` after each change of the device pixel ratio: the window moved to another screen
 * or was zoomed. The media query reports it at once. Some browsers do not fire it (remote screens,
 * emulation), so the next input on the page checks the ratio, too.
 */
export function subscribeToRatio(onChange: () => void, signal: AbortSignal): void {
  let ratio = window.devicePixelRatio;
  const queryOf = () => matchMedia(`(resolution: ${String(ratio)}dppx)`);
  let query = queryOf();
  const look = () => {
    if (window.devicePixelRatio === ratio) return;
    ratio = window.devicePixelRatio;
    query.removeEventListener('change', look);
    query = queryOf();
    query.addEventListener('change', look, { signal });
    onChange();
  };
  query.addEventListener('change', look, { signal });
  for (const sign of SIGNS)
    window.addEventListener(sign, look, { signal, capture: true, passive: true });
}
