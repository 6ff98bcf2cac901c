// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { hideInputMethodKeys } from '#ui/shared/platform/inputMethod.ts';

hideInputMethodKeys(window);

/** Returns whether a handler hears a key that is pressed in an element. */
function isHeard(tag: 'textarea' | 'div', init: KeyboardEventInit): boolean {
  const element = document.body.appendChild(document.createElement(tag));
  const handler = vi.fn();
  document.addEventListener('keydown', handler);
  element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  document.removeEventListener('keydown', handler);
  element.remove();
  return handler.mock.calls.length > 0;
}

// oxlint-disable typescript/no-deprecated -- what Safari sends
describe('a key of an input method', () => {
  it.each([
    ['in Chrome and Firefox', { key: 'Enter', isComposing: true }],
    ['in Safari', { key: 'Enter', isComposing: false, keyCode: 229 }],
    ['that closes the list of an input method', { key: 'Escape', isComposing: true }],
  ])('is heard by no handler of a field %s', (_, init) => {
    expect(isHeard('textarea', init)).toBe(false);
  });

  it.each<['textarea' | 'div', KeyboardEventInit]>([
    ['textarea', { key: 'Enter', keyCode: 13 }],
    ['div', { key: 'Process', code: 'KeyZ', keyCode: 229 }],
  ])('is heard in a %s otherwise', (tag, init) => {
    expect(isHeard(tag, init)).toBe(true);
  });
});
