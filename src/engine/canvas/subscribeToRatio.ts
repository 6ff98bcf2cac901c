/** What players do first after a window came to another screen. */
const SIGNS = ['resize', 'focus', 'pointermove', 'pointerdown', 'keydown', 'pageshow'] as const;

/**
 * Call `onChange` when there are more or fewer device pixels to a CSS pixel: the window moved to
 * another screen, or was zoomed. The media query tells of it at once. Browsers do not always (a
 * remote screen, an emulated one), so what comes next on the page is taken as an occasion to look.
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
