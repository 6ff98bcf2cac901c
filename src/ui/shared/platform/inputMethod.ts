/** `KeyboardEvent.keyCode` of keys that an input method handles. */
const PROCESSED = 229;

/**
 * Hides keys of an input method from all handlers: Enter that ends a conversion must not send, and
 * Escape not close. Safari ends the composition first, so that only `keyCode` is left to see it.
 */
export function hideInputMethodKeys(target: Window): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (isInputMethodKey(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

// oxlint-disable typescript/no-deprecated -- Safari has nothing else
/** Outside of fields nothing is composed: shortcuts go by the place of their key there. */
function isInputMethodKey({ isComposing, keyCode, target }: KeyboardEvent): boolean {
  if (!isComposing && keyCode !== PROCESSED) return false;
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}
