const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** Whether a key was meant for a field, or for another dialog than `home`; null is the page. */
export function isElsewhere(target: EventTarget | null, home: Element | null = null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null || target.closest('[role="dialog"]') !== home;
}
