/** A request for an element that is not on the page yet is dropped after this time. */
const PATIENCE_MS = 5000;

/** A place of the page that code elsewhere may move the focus to. */
export interface FocusTarget {
  /**
   * Ref callback of the element. Of several elements that are mounted at once, the last one is the
   * target.
   */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  /** The element, while it is mounted. */
  readonly current: () => HTMLElement | null;
  /**
   * Focus the element, or wait until it mounts. A request that waits is dropped after five seconds,
   * and as soon as the focus moves to another element.
   */
  readonly focus: () => void;
}

/** Make a target. It belongs to the module whose component renders the element. */
export function createFocusTarget(): FocusTarget {
  const mounted: HTMLElement[] = [];
  let request: AbortController | null = null;
  const current = () => mounted.at(-1) ?? null;
  const drop = () => {
    request?.abort();
    request = null;
  };
  const wait = () => {
    const waiting = new AbortController();
    const { signal } = waiting;
    request = waiting;
    const timer = setTimeout(drop, PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    document.addEventListener('focusin', drop, { signal });
  };
  return {
    ref: (element) => {
      if (!element) return undefined;
      mounted.push(element);
      const isRequested = request !== null;
      drop();
      if (isRequested) element.focus();
      return () => {
        mounted.splice(mounted.indexOf(element), 1);
      };
    },
    current,
    focus: () => {
      drop();
      const element = current();
      if (element) element.focus();
      else wait();
    },
  };
}

/** The element that has the focus; null while none has it. */
export function focusedElement(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

/** True if an element or one inside it has the focus. */
export function hasFocusWithin(element: Element | null | undefined): boolean {
  const focused = focusedElement();
  return focused !== null && element?.contains(focused) === true;
}

/**
 * Give the focus to the first of some elements that takes it: elements that are gone, hidden or
 * disabled do not. Returns that element; null if none does.
 */
export function focusFirst(elements: Iterable<HTMLElement | null | undefined>): HTMLElement | null {
  for (const element of elements) {
    element?.focus({ preventScroll: true });
    if (element && focusedElement() === element) return element;
  }
  return null;
}

/** The first link inside an element, or the first link or button; null if it has none. */
export function findControl(
  element: HTMLElement | null | undefined,
  kind: 'link' | 'any' = 'any',
): HTMLElement | null {
  return element?.querySelector<HTMLElement>(kind === 'link' ? 'a' : 'a, button') ?? null;
}

/** The cell of the board that is in the tab order; null on pages without a board. */
export function tabbableCell(within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
}

/**
 * State of a navigation that changes only a part of the page: the focus stays instead of moving to
 * the heading.
 */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

/** True if the navigation with this state does not move the focus. */
export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
