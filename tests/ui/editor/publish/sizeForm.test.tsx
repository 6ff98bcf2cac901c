// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardPreview } from '#engine/picture/preview.ts';
import { textOf } from '#tests/support/texts.ts';
import { SizeForm } from '#ui/editor/publish/SizeForm.tsx';
import { EditedPuzzle } from '../createStore.ts';

afterEach(cleanup);

/** The last preview of the board. */
let preview: BoardPreview | null = null;
const onPreview = (next: BoardPreview | null) => {
  preview = next;
};

function Form({ puzzle }: { puzzle: EditedPuzzle }) {
  const document = useSelector(puzzle.store.actor, ({ context }) => context);
  return <SizeForm document={document} onPreview={onPreview} onEdit={puzzle.onEdit} />;
}

function open(text: string): EditedPuzzle {
  const puzzle = new EditedPuzzle(text);
  render(<Form puzzle={puzzle} />);
  return puzzle;
}

function side(name: 'Width' | 'Height'): HTMLInputElement {
  return screen.getByRole('spinbutton', { name });
}

function enter(name: 'Width' | 'Height', value: string): void {
  fireEvent.change(side(name), { target: { value } });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

describe('the size of the board', () => {
  it('is shown on the board before it is applied, as one step', () => {
    const puzzle = open('2x1|T2:bw');

    enter('Width', '4');
    expect(preview).toEqual({
      kind: 'size',
      width: 4,
      height: 1,
      anchor: { x: 'start', y: 'start' },
    });
    expect(screen.getByRole('status').textContent).toBe('Adds 2 columns.');
    expect(puzzle.edits).toEqual([]);
    press('Apply');

    expect(textOf(puzzle.grid)).toBe('4x1|T4:bwnn');
    expect(puzzle.edits).toHaveLength(1);
    expect(preview).toBeNull();
    puzzle.undo();
    expect(textOf(puzzle.grid)).toBe('2x1|T2:bw');
    expect(side('Width').value).toBe('2');
  });

  it('keeps the side that is chosen', () => {
    const puzzle = open('2x2|T2:bwwb');
    fireEvent.click(screen.getByRole('radio', { name: 'Bottom right' }));

    enter('Width', '3');
    enter('Height', '1');
    expect(preview).toMatchObject({ width: 3, height: 1, anchor: { x: 'end', y: 'end' } });
    expect(screen.getByRole('status').textContent).toBe('Adds 1 column, removes 1 row.');
    press('Apply');

    expect(textOf(puzzle.grid)).toBe('3x1|T3:nwb');
  });

  it('takes the solution along', () => {
    const puzzle = open('2x1|T2:nn');
    puzzle.onEdit({ solution: puzzle.grid });
    enter('Width', '3');

    press('Apply');

    expect(puzzle.document.solution?.width).toBe(3);
  });

  it('may be nothing, but not less', () => {
    const puzzle = open('2x1|T2:bw');

    enter('Width', '-1');
    expect(screen.getByRole('status').textContent).toBe('Invalid grid size: -1x1');
    expect(side('Width').getAttribute('aria-invalid')).toBe('true');
    expect(preview).toBeNull();
    press('Apply');
    expect(puzzle.edits).toEqual([]);

    enter('Width', '0');
    press('Apply');
    expect(puzzle.grid).toMatchObject({ width: 0, height: 1 });
  });

  it.each([
    ['20000', 'A grid can’t have that many cells: 20000x1'],
    ['99999999', 'Width and height must be whole numbers, 0 or more.'],
    ['2.5', 'Width and height must be whole numbers, 0 or more.'],
    ['', 'Width and height must be whole numbers, 0 or more.'],
  ])('is refused with a sentence: "%s"', (value, message) => {
    const puzzle = open('2x1|T2:bw');

    enter('Width', value);
    press('Apply');

    expect(screen.getByRole('status').textContent).toBe(message);
    expect(puzzle.edits).toEqual([]);
  });

  it('is put back by Escape and by its button', () => {
    open('2x1|T2:bw');
    enter('Width', '7');

    fireEvent.keyDown(side('Width'), { key: 'Escape' });
    expect(side('Width').value).toBe('2');
    expect(preview).toBeNull();

    enter('Height', '7');
    press('Reset');
    expect(side('Height').value).toBe('1');
    expect(document.activeElement).toBe(side('Width'));
  });

  it('shows nothing on the board once the form is gone', () => {
    open('2x1|T2:bw');
    enter('Width', '7');

    cleanup();

    expect(preview).toBeNull();
  });

  it('sends nothing where nothing changes', () => {
    const puzzle = open('2x1|T2:bw');
    fireEvent.click(screen.getByRole('radio', { name: 'Center' }));

    press('Apply');

    expect(puzzle.edits).toEqual([]);
  });
});

describe('the pad of what stays', () => {
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true });
  const go = (key: string) => fireEvent.keyDown(chosen(), { key });

  it('is one of nine places, the arrows go over it', () => {
    open('2x1');
    act(() => chosen().focus());
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    expect(chosen().getAttribute('aria-label')).toBe('Top left');

    go('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Top');
    go('ArrowDown');
    expect(chosen().getAttribute('aria-label')).toBe('Center');
    go('ArrowDown');
    go('ArrowDown');
    expect(chosen().getAttribute('aria-label')).toBe('Bottom');
    go('ArrowLeft');
    go('ArrowLeft');
    expect(chosen().getAttribute('aria-label')).toBe('Bottom left');
  });
});

describe('the buttons on the sides of the board', () => {
  it.each([
    ['Add a row at the top', '2x3|T2:nnbwwb'],
    ['Add a row at the bottom', '2x3|T2:bwwbnn'],
    ['Add a column on the left', '3x2|T3:nbwnwb'],
    ['Add a column on the right', '3x2|T3:bwnwbn'],
    ['Remove the top row', '2x1|T2:wb'],
    ['Remove the bottom row', '2x1|T2:bw'],
    ['Remove the left column', '1x2|T1:wb'],
    ['Remove the right column', '1x2|T1:bw'],
  ])('%s, as one step', async (name, text) => {
    const puzzle = open('2x2|T2:bwwb');
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(textOf(puzzle.grid)).toBe(text);
    puzzle.undo();
    expect(textOf(puzzle.grid)).toBe('2x2|T2:bwwb');
  });

  it('leave at least one row and one column', async () => {
    open('1x2|T1:bw');
    const left = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Remove the left column',
    });
    expect(left.disabled).toBe(true);
  });
});
