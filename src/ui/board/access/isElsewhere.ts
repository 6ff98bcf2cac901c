import type { RefObject } from 'react';

/**
 * The dialog, or the part marked by `data-keys`, whose keys something listens to; null for the page
 * itself.
 */
export type KeyScopeValue = RefObject<HTMLElement | null> | null;

const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

const SCOPES = '[role="dialog"], [data-keys]';

/** Whether a key was meant for a field, or for another scope than this one. */
export function isElsewhere(target: EventTarget | null, scope: KeyScopeValue = null): boolean {
  if (!(target instanceof Element)) return false;
  const home = scope?.current ?? null;
  return target.closest(FIELDS) !== null || target.closest(SCOPES) !== home;
}
