import { createStore } from '#base/store.ts';

/**
 * The layers of the document: the page, the dialogs over it, and the toasts over both. Each layer
 * registers its element by the ref callback.
 */

const pages = new Set<HTMLElement>();
const toasts = new Set<HTMLElement>();

/** Number of open dialogs. The page is inert while there are any. */
export const openDialogs = createStore(0);

/** Ref callback of the element that becomes inert under a dialog. */
export function pageLayer(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  pages.add(element);
  element.inert = openDialogs.current() > 0;
  return () => pages.delete(element);
}

/** Ref callback of the element around the toasts. */
export function toastLayer(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
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
  addOpenDialogs(1);
  return () => addOpenDialogs(-1);
}

function addOpenDialogs(change: 1 | -1): void {
  openDialogs.set(openDialogs.current() + change);
  setInert(openDialogs.current() > 0);
}

/**
 * The root gets an attribute, because `:has()` on the root would recompute the styles of the whole
 * page whenever an element of it is added or removed.
 */
function setInert(isInert: boolean): void {
  document.documentElement.toggleAttribute('data-modal', isInert);
  for (const page of pages) page.inert = isInert;
}
