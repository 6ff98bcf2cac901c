/** So long it is worth waiting for what was asked for. */
const PATIENCE_MS = 5000;

/** Give the focus to what a selector names, as soon as it stands in the page. */
export function focusWhenShown(selector: string): void {
  const take = () => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    return element !== null;
  };
  if (take()) return;
  const observer = new MutationObserver(() => {
    if (take()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
