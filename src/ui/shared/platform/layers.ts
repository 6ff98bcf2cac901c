/**
 * The layers of the document: the page, the dialogs over it, and the toasts over both. Each layer
 * registers its element by the ref callback.
 */

const pages = new Set<HTMLElement>();
const toasts = new Set<HTMLElement>();
let openDialogs = 0;

/** Ref callback of the element that becomes inert under a dialog. */
export function pageLayer(element: HTMLElement): () => void {
  pages.add(element);
  element.inert = openDialogs > 0;
  return () => pages.delete(element);
}

/** Ref callback of the element around the toasts. */
export function toastLayer(element: HTMLElement): () => void {
  toasts.add(element);
  return () => toasts.delete(element);
}

/** Whether an event happened in a toast. */
export function isInToast(target: EventTarget | null): boolean {
  return target instanceof Node && [...toasts].some((layer) => layer.contains(target));
}

/**
 * Make the page inert for as long as any dialog is open, and keep it from scrolling. The toasts
 * stay outside of it, so that screen readers still announce them. Returns the undo function.
 */
export function makePageInert(): () => void {
  setInert(++openDialogs > 0);
  return () => setInert(--openDialogs > 0);
}

/**
 * The root gets an attribute, because `:has()` on the root would recompute the styles of the whole
 * page whenever an element of it is added or removed.
 */
function setInert(isInert: boolean): void {
  document.documentElement.toggleAttribute('data-modal', isInert);
  for (const page of pages) page.inert = isInert;
}
