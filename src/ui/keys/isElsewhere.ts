/** Whether a key was meant for a field or a dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role="dialog"]',
    ) !== null
  );
}
