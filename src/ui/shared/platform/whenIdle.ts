/** Browsers without idle time get to it after a while. */
const LATER_MS = 300;

/**
 * Do something once the page is loaded and has nothing else to do: what is wanted soon, but must
 * not delay what is on the screen. Returns the way not to.
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
