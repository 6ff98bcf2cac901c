// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '#ui/shared/components/Dialog.tsx';

afterEach(cleanup);

/** A page with a button; its dialog leads to a second one, which takes its place. */
function Page({ isOpenerKept = true }: { isOpenerKept?: boolean }) {
  const [shown, show] = useState<'none' | 'first' | 'second'>('none');
  const close = () => show('none');
  return (
    <main id="content" tabIndex={-1}>
      {(isOpenerKept || shown === 'none') && (
        <button type="button" onClick={() => show('first')}>
          Open
        </button>
      )}
      {shown === 'first' && (
        <Dialog title="First" description="One" onClose={close}>
          <button type="button" onClick={() => show('second')}>
            Resume
          </button>
        </Dialog>
      )}
      {shown === 'second' && (
        <Dialog title="Second" description="Two" onClose={close}>
          Text
        </Dialog>
      )}
    </main>
  );
}

/** A page with a board, whose dialog disables the button that opened it. */
function BoardPage() {
  const [state, setState] = useState<'before' | 'asked' | 'done'>('before');
  return (
    <main id="content" tabIndex={-1}>
      <span role="gridcell" tabIndex={0}>
        Cell
      </span>
      <button type="button" disabled={state === 'done'} onClick={() => setState('asked')}>
        Open
      </button>
      {state === 'asked' && (
        <Dialog title="Restart?" description="One" onClose={() => setState('done')}>
          Text
        </Dialog>
      )}
    </main>
  );
}

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

it('a dialog opened from another gives the focus back to what opened the first', async () => {
  render(<Page />);
  press('Open');
  press('Resume');
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeDefined();
  press('Close');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

it('where what opened it is disabled by then, the board has the focus', async () => {
  render(<BoardPage />);
  press('Open');
  press('Close');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cell'));
});

it('where what opened it is gone, the content has the focus', async () => {
  const { rerender } = render(<Page />);
  press('Open');
  rerender(<Page isOpenerKept={false} />);
  press('Resume');
  const opener = screen.queryByRole('button', { name: 'Open', hidden: true });
  expect(opener).toBeNull();
  press('Close');
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

it('Escape belongs to a field that has a use for it, and else closes', async () => {
  const Open = () => {
    const [isOpen, setOpen] = useState(true);
    const [isEntered, setEntered] = useState(true);
    if (!isOpen) return null;
    return (
      <Dialog title="Form" description="One" onClose={() => setOpen(false)}>
        <input
          data-escape={isEntered || undefined}
          onKeyDown={({ key }) => setEntered(key !== 'Escape')}
        />
      </Dialog>
    );
  };
  render(<Open />);

  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeDefined();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
