// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { OpenTextDialog } from '#ui/saved/OpenTextDialog.tsx';

afterEach(cleanup);

/** The dialog, and what was opened with it. */
function showDialog(): readonly Puzzle[] {
  const opened: Puzzle[] = [];
  render(<OpenTextDialog onOpen={(puzzle) => opened.push(puzzle)} onClose={() => undefined} />);
  return opened;
}

function field(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: 'Link or text' });
}

function enter(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
}

describe('opening a text or a link', () => {
  it('gives the puzzle', async () => {
    const opened = showDialog();

    enter('https://puzz.link/p?nurikabe/4/4/1k2k2i');

    await expect.poll(() => opened.map(({ title }) => title)).toEqual(['Nurikabe']);
  });

  it('says in one sentence what is wrong, and keeps the text', async () => {
    const opened = showDialog();

    enter('https://puzz.link/p?slither/4/4/a');

    expect((await screen.findByText(/Slitherlink/)).textContent).toBe(
      'Slitherlink can’t be played with light and dark cells.',
    );
    expect(field().value).toBe('https://puzz.link/p?slither/4/4/a');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(opened).toEqual([]);
  });

  it('forgets the sentence once the text changes', async () => {
    showDialog();
    enter('x');
    await screen.findByText(/neither a puzzle link/);

    fireEvent.change(field(), { target: { value: 'xy' } });

    expect(screen.queryByText(/neither a puzzle link/)).toBe(null);
  });
});
