// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFocusTarget, focusedElement, hasFocusWithin } from '#ui/shared/platform/focus.ts';

function mountButton(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  return button;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a focus target', () => {
  it('focuses its element at once when it is mounted', () => {
    const target = createFocusTarget();
    const button = mountButton();
    target.ref(button);

    target.focus();

    expect(focusedElement()).toBe(button);
  });

  it('waits for an element that mounts later', () => {
    const target = createFocusTarget();
    target.focus();
    vi.advanceTimersByTime(4999);
    const button = mountButton();

    target.ref(button);

    expect(focusedElement()).toBe(button);
  });

  it('drops the request after five seconds', () => {
    const target = createFocusTarget();
    target.focus();
    vi.advanceTimersByTime(5000);

    target.ref(mountButton());

    expect(focusedElement()).toBeNull();
  });

  it('drops the request when the focus moves elsewhere', () => {
    const target = createFocusTarget();
    const other = mountButton();
    target.focus();
    other.focus();

    target.ref(mountButton());

    expect(focusedElement()).toBe(other);
  });

  it('is the element that was mounted last, and the one before when that unmounts', () => {
    const target = createFocusTarget();
    const [first, second] = [mountButton(), mountButton()];
    target.ref(first);
    const unmount = target.ref(second);

    expect(target.current()).toBe(second);
    unmount?.();
    expect(target.current()).toBe(first);
  });
});

describe('the focus', () => {
  it('is within the element that has it, and those around it', () => {
    const button = mountButton();
    expect(hasFocusWithin(document.body)).toBe(false);

    button.focus();

    expect(hasFocusWithin(button)).toBe(true);
    expect(hasFocusWithin(document.body)).toBe(true);
    expect(hasFocusWithin(mountButton())).toBe(false);
  });
});
