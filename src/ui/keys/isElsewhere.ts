import type { RefObject } from 'react';

/** The dialog whose keys a part of the page listens to; null for the page itself. */
export type KeyScopeValue = RefObject<HTMLElement | null> | null;

const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** Whether a key was meant for a field, or for another dialog than that of its scope. */
export function isElsewhere(target: EventTarget | null, scope: KeyScopeValue = null): boolean {
  if (!(target instanceof Element)) return false;
  const home = scope?.current ?? null;
  return target.closest(FIELDS) !== null || target.closest('[role="dialog"]') !== home;
}
