/**
 * State of a navigation that changes a part of the page: the focus stays where it is, instead of
 * going to the heading.
 */
export const KEEPS_FOCUS = { keepsFocus: true } as const;

/** Whether the navigation with this state keeps the focus where it is. */
export function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state;
}
