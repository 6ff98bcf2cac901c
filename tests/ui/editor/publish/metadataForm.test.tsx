// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { MetadataForm } from '#ui/editor/publish/MetadataForm.tsx';
import { useAuthorIs } from '#ui/workspace/accountAuthor.ts';
import { EditedPuzzle } from '../createStore.ts';

/** The Markdown parser is loaded on demand, which takes long on a busy machine. */
const LOADING = { timeout: 20_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Form({ puzzle }: { puzzle: EditedPuzzle }) {
  const metadata = useSelector(puzzle.store.actor, ({ context }) => context.metadata);
  return <MetadataForm metadata={metadata} onEdit={puzzle.onEdit} />;
}

function open(metadata = NEW_METADATA): EditedPuzzle {
  const puzzle = new EditedPuzzle('2x1', metadata);
  render(<Form puzzle={puzzle} />);
  return puzzle;
}

function field(name: string): HTMLInputElement {
  return screen.getByRole('textbox', { name });
}

/** Letter by letter, as it is typed. */
function type(name: string, text: string): void {
  act(() => field(name).focus());
  for (let end = 1; end <= text.length; end++)
    fireEvent.change(field(name), { target: { value: text.slice(0, end) } });
}

/** Leave the field alone for a while. */
function rest(): void {
  act(() => {
    vi.runAllTimers();
  });
}

function radio(name: RegExp): HTMLInputElement {
  return screen.getByRole('radio', { name });
}

/** The editor of a signed-in account. */
function SignedIn() {
  useAuthorIs('Ada');
  return null;
}

it('the author is the signed-in account, and cannot be changed here', () => {
  open({ ...NEW_METADATA, author: 'Ann' });
  expect(field('Author')).toMatchObject({ value: 'Ann', readOnly: false });
  const { unmount } = render(<SignedIn />);
  expect(field('Author')).toMatchObject({ value: 'Ada', readOnly: true });
  expect(screen.getByText(/^Your name, as on your profile/).id).toBe(
    field('Author').getAttribute('aria-describedby'),
  );
  unmount();
  expect(field('Author').value).toBe('Ann');
});

describe('a field about the puzzle', () => {
  it('is one edit, kept when it is left', () => {
    const puzzle = open();

    type('Title', 'Salt road');
    expect(puzzle.edits).toEqual([]);
    fireEvent.blur(field('Title'));

    expect(puzzle.edits).toEqual([{ metadata: { ...NEW_METADATA, title: 'Salt road' } }]);
    puzzle.undo();
    expect(field('Title').value).toBe('');
  });

  it('is kept on Enter, and after a pause', () => {
    const puzzle = open();

    type('Title', 'Salt');
    fireEvent.keyDown(field('Title'), { key: 'Enter' });
    expect(puzzle.document.metadata.title).toBe('Salt');
    type('Author', 'Ann');
    rest();

    expect(puzzle.document.metadata).toMatchObject({ title: 'Salt', author: 'Ann' });
    expect(puzzle.edits).toHaveLength(2);
  });

  it('is put back by Escape', () => {
    const puzzle = open({ ...NEW_METADATA, title: 'Old' });

    type('Title', 'New');
    fireEvent.keyDown(field('Title'), { key: 'Escape' });
    fireEvent.blur(field('Title'));

    expect(field('Title').value).toBe('Old');
    expect(puzzle.edits).toEqual([]);
  });

  it('is kept when the form goes, beside what others hold', () => {
    const puzzle = open();

    type('Title', 'Salt');
    type('Author', 'Ann');
    cleanup();

    expect(puzzle.document.metadata).toMatchObject({ title: 'Salt', author: 'Ann' });
  });

  it('gives way to what changes elsewhere', () => {
    const puzzle = open();
    type('Title', 'Salt');

    puzzle.onEdit({ metadata: { ...NEW_METADATA, title: 'From a script' } });
    rest();

    expect(field('Title').value).toBe('From a script');
    expect(puzzle.edits).toHaveLength(1);
  });

  it('sends nothing where nothing changed', () => {
    const puzzle = open({ ...NEW_METADATA, title: 'Salt' });

    type('Title', 'Salt');
    fireEvent.blur(field('Title'));

    expect(puzzle.edits).toEqual([]);
  });

  it.each([
    ['Title', 'Title must not be empty'],
    ['Author', 'Author must not be empty'],
  ])('says what is wrong once it was left: %s', (name, message) => {
    open();
    act(() => field(name).focus());
    expect(screen.queryByRole('alert')).toBeNull();

    fireEvent.blur(field(name));

    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    type(name, 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes 100 letters, the description 500', () => {
    open();

    expect(field('Title').maxLength).toBe(100);
    expect(field('Author').maxLength).toBe(100);
    expect(field('Description').maxLength).toBe(500);
  });
});

describe('the difficulty', () => {
  it('is one of ten marks, or unrated', () => {
    const puzzle = open();
    expect(screen.getAllByRole('radio')).toHaveLength(11);
    expect(radio(/^1 of 10/).checked).toBe(true);

    fireEvent.click(radio(/^7 of 10, hard$/));
    rest();
    expect(puzzle.document.metadata.difficulty).toBe(7);
    fireEvent.click(radio(/^Unrated$/));
    rest();

    expect(puzzle.document.metadata.difficulty).toBe(0);
    expect(screen.getByText('Not rated')).toBeDefined();
  });

  it('is one edit while the arrows go over it', () => {
    const puzzle = open();

    for (const mark of [2, 3, 4]) fireEvent.click(radio(new RegExp(`^${mark} of`)));
    fireEvent.blur(radio(/^4 of/));

    expect(puzzle.edits).toEqual([{ metadata: { ...NEW_METADATA, difficulty: 4 } }]);
  });
});

describe('the description', () => {
  it('counts its letters, and says when few are left', () => {
    open();

    fireEvent.change(field('Description'), { target: { value: 'x'.repeat(460) } });

    expect(screen.getByText('460 of 500')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('40 characters left');
  });

  it('is shown as it will be read, spoilers hidden', async () => {
    vi.useRealTimers();
    open();
    fireEvent.change(field('Description'), { target: { value: '*Mind* the ||corner||' } });

    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Preview' }), { button: 0 });

    expect((await screen.findByText('Mind', {}, LOADING)).tagName).toBe('EM');
    expect(screen.getByRole('button', { name: /^Spoiler/ })).toBeDefined();
    expect(screen.queryByText('corner')).toBeNull();
  });
});
