// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { onNotice, type Notice } from '#ui/shared/platform/notices.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

let notices: Notice[];
let stop: () => void;
beforeEach(() => {
  notices = [];
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  cleanup();
  stop();
});

function Help(): string {
  return 'Keys of the board';
}

/** A page whose button opens a dialog that is loaded by `load`. */
function openBy(load: () => Promise<Dialog>): void {
  const Lazy = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Help
        </button>
        <Suspense>{isOpen && <Lazy onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  }
  render(<Page />);
}

it('closes and says so if its module can’t be loaded, and is loaded anew when opened again', async () => {
  const load = vi
    .fn<() => Promise<Dialog>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Help);
  openBy(load);
  const button = screen.getByRole('button', { name: 'Help' });

  for (const tries of [1, 2]) {
    button.click();
    await vi.waitFor(() => expect(notices).toHaveLength(tries));
    expect(load).toHaveBeenCalledTimes(tries);
    await screen.findByRole('button', { name: 'Help', expanded: false });
  }
  expect(notices[0]?.kind).toBe('error');

  button.click();
  await screen.findByText('Keys of the board');
  expect(load).toHaveBeenCalledTimes(3);
  expect(notices).toHaveLength(2);
});

it('is loaded once, however often it is opened', async () => {
  const load = vi.fn<() => Promise<Dialog>>().mockResolvedValue(({ onClose }) => (
    <button type="button" onClick={onClose}>
      Close
    </button>
  ));
  openBy(load);
  for (let opened = 0; opened < 2; opened++) {
    screen.getByRole('button', { name: 'Help' }).click();
    (await screen.findByRole('button', { name: 'Close' })).click();
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  }
  expect(load).toHaveBeenCalledOnce();
  expect(notices).toEqual([]);
});
