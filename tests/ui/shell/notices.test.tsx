// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Music } from 'lucide-react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '#ui/shell/Notices.tsx';
import { notify, type Notice } from '#ui/shared/platform/notices.ts';

/** How long a toast takes to go once its time is over. */
const LEAVING_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => void toast.dismiss());
  act(() => void vi.runOnlyPendingTimers());
  cleanup();
  vi.useRealTimers();
});

/** Let time pass, and what happens in it. */
function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

/** Give a notice to the toast area, which is there. Returns the way to change it. */
function show(notice: Notice): (next: Notice) => void {
  let change: (next: Notice) => void = () => undefined;
  act(() => {
    change = notify(notice);
  });
  pass(0);
  return (next) => {
    act(() => change(next));
    pass(0);
  };
}

const isShown = (words: string) => screen.queryByText(words) !== null;

describe('notices', () => {
  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['custom', 4000],
    ['success', 2000],
  ] as const)('that are %s stay for %i ms', (kind, ms) => {
    render(<Notices />);
    show({ kind, message: 'Words' });
    pass(ms - 1);
    expect(isShown('Words')).toBe(true);
    pass(1 + LEAVING_MS);
    expect(isShown('Words')).toBe(false);
  });

  it('of what is loading stay, until it becomes a success or an error', () => {
    render(<Notices />);
    const change = show({ kind: 'loading', message: 'Loading…' });
    pass(3_600_000);
    expect(isShown('Loading…')).toBe(true);

    change({ kind: 'success', message: 'It is here' });
    expect(isShown('Loading…')).toBe(false);
    expect(isShown('It is here')).toBe(true);
    pass(2000 + LEAVING_MS);
    expect(isShown('It is here')).toBe(false);
  });

  it('wait for the toast area, and are shown as they are by then', () => {
    const change = notify({ kind: 'loading', message: 'Loading…' });
    change({ kind: 'error', message: 'It did not come' });
    render(<Notices />);
    pass(0);
    expect(isShown('Loading…')).toBe(false);
    expect(isShown('It did not come')).toBe(true);
  });

  it('may have an icon and something to do', () => {
    render(<Notices />);
    const run = vi.fn();
    show({ kind: 'custom', message: 'Cleared', icon: Music, action: { label: 'Undo', run } });
    const row = screen.getByText('Cleared').closest('li');
    expect(row?.querySelector('[data-icon] svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('that must be answered stay until they are', () => {
    render(<Notices />);
    show({ kind: 'error', message: 'Lost', action: { label: 'Again', run: () => undefined } });
    pass(3_600_000);
    expect(isShown('Lost')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    pass(LEAVING_MS);
    expect(isShown('Lost')).toBe(false);
  });

  it('are twenty at most', () => {
    render(<Notices />);
    for (let i = 1; i <= 21; i++) show({ kind: 'loading', message: `Notice ${String(i)}` });
    const visible = document.querySelectorAll('li[data-visible="true"]');
    expect(visible).toHaveLength(20);
    expect(screen.getByText('Notice 1').closest('li')?.dataset['visible']).toBe('false');
  });
});
