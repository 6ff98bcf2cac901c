/** The delay in browsers without `requestIdleCallback`. */
const LATER_MS = 300;

/**
 * Run a callback once the page is loaded and idle: for work that must not delay rendering. Returns
 * the cancel function.
 */
export function whenIdle(act: () => void): () => void {
  const life = new AbortController();
  const run = () => {
    if (!life.signal.aborted) act();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, LATER_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: life.signal });
  return () => life.abort();
}
