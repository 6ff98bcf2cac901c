// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { useMusicKeys } from '#ui/board/music/musicKeys.ts';

afterEach(cleanup);

function Player({ name, onToggle }: { name: string; onToggle: () => void }) {
  useMusicKeys({ toggleMain: onToggle });
  return <p tabIndex={-1}>{name}</p>;
}

/** A play over the page, as a preview is. */
function Over({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <div ref={dialog} role="dialog">
      <KeyScope value={dialog}>{children}</KeyScope>
    </div>
  );
}

it('plays the music of the dialog the key is pressed in, or that of the page', () => {
  const [onPage, onPreview] = [vi.fn(), vi.fn()];
  render(
    <>
      <Player name="page" onToggle={onPage} />
      <Over>
        <Player name="preview" onToggle={onPreview} />
      </Over>
    </>,
  );

  fireEvent.keyDown(screen.getByText('preview'), { key: ' ', code: 'Space' });
  expect([onPage, onPreview].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);

  fireEvent.keyDown(screen.getByText('page'), { key: ' ', code: 'Space' });
  expect([onPage, onPreview].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
