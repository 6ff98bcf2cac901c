/** Asked before the page is left: whether it is held, by a question that is then on the screen. */
type Hold = () => boolean;

const holds = new Set<Hold>();

/**
 * Keep the page from being left while work inside that of the page would be lost with it. Returns
 * the way to stop.
 */
export function holdPage(hold: Hold): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hold()) event.preventDefault();
  };
  holds.add(hold);
  window.addEventListener('beforeunload', ask);
  return () => {
    holds.delete(hold);
    window.removeEventListener('beforeunload', ask);
  };
}

/** Whether work inside that of the page holds it. The innermost one is asked first, and alone. */
export function isPageHeld(): boolean {
  return [...holds].reverse().some((hold) => hold());
}
