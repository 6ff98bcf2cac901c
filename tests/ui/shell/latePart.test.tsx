// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules(); // which page is the first one is known once for all
});
afterEach(cleanup);

/** A frame with a late part, around what stands for the page. */
async function frame() {
  const { FirstPagePending, useFirstPage } = await import('#ui/shell/FirstPage.tsx');
  const { latePart } = await import('#ui/shell/FirstPage.tsx');
  const load = vi.fn(async () => Promise.resolve(() => <p>Late</p>));
  const Late = latePart(load);
  function Frame({ isPending }: { isPending: boolean }) {
    useFirstPage();
    return (
      <>
        {isPending ? <FirstPagePending /> : <h1>Page</h1>}
        <Suspense>
          <Late />
        </Suspense>
      </>
    );
  }
  return { Frame, load };
}

describe('a late part of the frame', () => {
  it('does not begin to load before the first page has come', async () => {
    const { Frame, load } = await frame();
    const { rerender } = render(<Frame isPending />);
    await act(async () => Promise.resolve()); // it would begin in the first render
    expect(load).not.toHaveBeenCalled();

    rerender(<Frame isPending={false} />);

    expect(await screen.findByText('Late')).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads at once where nothing stood for the page', async () => {
    const { Frame } = await frame();

    render(<Frame isPending={false} />);

    expect(await screen.findByText('Late')).toBeDefined();
  });
});
