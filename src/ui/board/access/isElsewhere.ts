import type { RefObject } from 'react';

/**
 * The dialog, or the element with `data-keys`, that key handlers are limited to; null for the page.
 */
export type KeyScopeValue = RefObject<HTMLElement | null> | null;

const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

const SCOPES = '[role="dialog"], [data-keys]';

/** Returns whether the target of a key is a field, or in another key scope. */
export function isElsewhere(target: EventTarget | null, scope: KeyScopeValue = null): boolean {
  if (!(target instanceof Element)) return false;
  const home = scope?.current ?? null;
  return target.closest(FIELDS) !== null || target.closest(SCOPES) !== home;
}
