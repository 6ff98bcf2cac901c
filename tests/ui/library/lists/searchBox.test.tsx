// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FilterChange } from '#ui/library/lists/searchFilters.ts';
import { useSearchBox } from '#ui/library/lists/useSearchBox.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A box that asks, and an address that follows when the test says so. */
class Box {
  readonly asked: unknown[] = [];
  readonly #hook = renderHook(
    ({ q }) =>
      useSearchBox({
        q,
        clues: [],
        input: { current: null },
        onChange: (change) => this.asked.push(change.q),
      }),
    { initialProps: { q: '' } },
  );

  get text(): string {
    return this.#hook.result.current.text;
  }

  type(text: string): void {
    act(() => this.#hook.result.current.type(text));
  }

  choose(change: FilterChange): void {
    act(() => this.#hook.result.current.choose(change));
  }

  wait(): void {
    act(() => void vi.advanceTimersByTime(500));
  }

  follow(q: string): void {
    this.#hook.rerender({ q });
  }
}

it('keeps what is typed while the address is behind', () => {
  const box = new Box();
  box.type('lan');
  box.wait();
  box.type('lant');
  box.wait();
  box.type('lantern');
  box.follow('lan');
  expect(box.text).toBe('lantern');
  box.follow('lant');
  expect(box.text).toBe('lantern');

  box.wait();
  expect(box.asked).toEqual(['lan', 'lant', 'lantern']);
});

it('shows what the address asks for on the way back and forth', () => {
  const box = new Box();
  box.type('lantern');
  box.wait();
  box.follow('lantern');
  expect(box.text).toBe('lantern');
  box.follow('');
  expect(box.text).toBe('');
  box.follow('lantern');
  expect(box.text).toBe('lantern');
});

it('is empty after a choice, and does not ask for the words any more', () => {
  const box = new Box();
  box.type('lantern');
  box.wait();
  box.follow('lantern');
  box.type('lantern by');
  box.choose({ clue: ['number'] });
  expect(box.text).toBe('');
  box.follow('');
  box.wait();
  expect(box.text).toBe('');
  expect(box.asked).toEqual(['lantern', '']);
});

it('takes an author that was typed out of the words', () => {
  const box = new Box();
  box.type('creator=7 lantern');
  box.wait();
  box.follow('creator=7 lantern');
  expect(box.text).toBe('lantern');
});
