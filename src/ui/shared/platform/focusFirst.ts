/**
 * Give the focus to the first of some elements that takes it: what is gone, hidden or disabled does
 * not. Returns that element; null if none does.
 */
export function focusFirst(elements: Iterable<HTMLElement | null | undefined>): HTMLElement | null {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (element && document.activeElement === element) return element;
  }
  return null;
}

/** The cell of the board that has its place in the tab order; null where there is no board. */
export function tabbableCell(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
}
