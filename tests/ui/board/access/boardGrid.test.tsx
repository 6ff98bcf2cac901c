// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GERMAN as german } from '#tests/support/germanTexts.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import { exampleGrid, type Example } from '#engine/clues/Example.ts';
import { listenForPointers } from '#engine/canvas/listenForPointers.ts';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { createPlay, startPlay } from '#tests/support/startPlay.ts';
import { BoardGrid } from '#ui/board/access/BoardGrid.tsx';
import { createBoardViewport } from '#ui/board/boardViewport.ts';
import { createBoardStore, type BoardActor, type PlayActor } from '#ui/board/boardStore.ts';
import { provideTexts } from '#ui/shared/texts/texts.ts';

afterEach(cleanup);

/** A board in the page, as players without a canvas have it. */
function showBoard(grid: Grid): BoardActor {
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  return showBoardOf(play);
}

function showBoardOf(play: PlayActor): BoardActor {
  const { board } = play.getSnapshot().children;
  invariant(board, 'a play has a board');
  const store = createBoardStore(play, WORKSPACE_MODES.solve);
  render(<BoardGrid store={store} label="Salt road" viewport={createBoardViewport()} />);
  return board;
}

function show(example: Example): BoardActor {
  return showBoard(exampleGrid(example));
}

function cellAt(place: string): HTMLElement {
  return screen.getByRole('gridcell', { name: new RegExp(`^${place}(,|$)`) });
}

function names(): readonly (string | null)[] {
  return screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label'));
}

/** Press a key on whatever has the focus. Returns whether the browser may act on it too. */
function press(key: string, modifiers: { shiftKey?: boolean; ctrlKey?: boolean } = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}

function focus(place: string): void {
  act(() => cellAt(place).focus());
}

/** Cells that the Tab key stops at. */
function tabStops(): readonly (string | null)[] {
  return screen
    .getAllByRole('gridcell')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((cell) => cell.getAttribute('aria-label'));
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}

describe('the table of a board', () => {
  it('has its name and size', () => {
    show({ tiles: 'nn/nn/nn' });
    const grid = screen.getByRole('grid', { name: 'Salt road' });

    expect(grid.getAttribute('aria-rowcount')).toBe('3');
    expect(grid.getAttribute('aria-colcount')).toBe('2');
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('names every cell by place, color, and what stands on it', () => {
    show({
      tiles: 'nB/w.',
      symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 2 } }],
    });

    expect(names()).toEqual([
      'row 1, column 1, empty, area number 2: not done yet',
      'row 1, column 2, dark, given',
      'row 2, column 1, light',
      'row 2, column 2, no cell',
    ]);
  });

  it('says which cells cannot be changed', () => {
    show({ tiles: 'nB.' });

    expect(
      screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-readonly')),
    ).toEqual([null, 'true', 'true']);
  });
});

describe('the cursor', () => {
  it('is the only stop of the Tab key, and takes the focus along', () => {
    show({ tiles: 'nn/nn' });
    expect(tabStops()).toEqual(['row 1, column 1, empty']);

    focus('row 1, column 1');
    press('ArrowRight');
    press('ArrowDown');

    expect(tabStops()).toEqual(['row 2, column 2, empty']);
    expect(focused()).toBe('row 2, column 2, empty');
  });

  it('comes to the last of the cells that had the focus before the play began', () => {
    const play = createPlay({
      document: { grid: emptyGrid(3, 1), solution: null, metadata: NEW_METADATA },
    });
    showBoardOf(play);
    focus('row 1, column 2');
    focus('row 1, column 3');
    act(() => void play.start());

    expect(focused()).toBe('row 1, column 3, empty');
    expect(tabStops()).toEqual(['row 1, column 3, empty']);
  });

  it('leaves the focus where it is when it moves while the focus is elsewhere', () => {
    const actor = show({ tiles: 'nn' });

    act(() => actor.send({ type: 'key.move', step: 'right' }));

    expect(tabStops()).toEqual(['row 1, column 2, empty']);
    expect(document.activeElement).toBe(document.body);
  });

  it('is hidden when the focus leaves the board', () => {
    const actor = show({ tiles: 'nn' });
    focus('row 1, column 1');
    press('ArrowRight');
    expect(actor.getSnapshot().context.cursor.isShown).toBe(true);

    act(() => cellAt('row 1, column 2').blur());

    expect(actor.getSnapshot().context.cursor.isShown).toBe(false);
  });

  it('goes to the next empty cell, and says when there is none', () => {
    show({ tiles: 'nbn' });
    focus('row 1, column 1');

    press('g');
    expect(focused()).toBe('row 1, column 3, empty');
    press(' ');
    press('g');
    press(' ');
    press('g');

    expect(screen.getByRole('status').textContent).toBe('No empty cells left');
  });
});

describe('keys', () => {
  it('paint, paint with the other color, and take a color back', () => {
    show({ tiles: 'nn' });
    focus('row 1, column 1');

    press(' ');
    expect(names()).toEqual(['row 1, column 1, dark', 'row 1, column 2, empty']);
    press(' ', { shiftKey: true });
    expect(names()[0]).toBe('row 1, column 1, light');
    press('Delete');
    expect(names()[0]).toBe('row 1, column 1, empty');
  });

  it('paint all that Space is held over, in one step', () => {
    const actor = show({ tiles: 'nnn' });
    focus('row 1, column 1');

    press(' ');
    press('ArrowRight');
    press('ArrowRight');
    expect(names()).toEqual([1, 2, 3].map((column) => `row 1, column ${column}, dark`));
    expect(actor.getSnapshot().context.history.past).toHaveLength(0);

    fireEvent.keyUp(document.body, { key: ' ' });
    press('ArrowLeft');
    act(() => actor.send({ type: 'history.undo' }));
    expect(names()).toEqual([1, 2, 3].map((column) => `row 1, column ${column}, empty`));
  });

  it('paint nothing where Space was held to move the board', () => {
    show({ tiles: 'nn' });
    focus('row 1, column 1');
    // The canvas comes after the table of cells.
    const canvas = new AbortController();
    const ignore = () => undefined;
    listenForPointers(document.createElement('div'), {
      signal: canvas.signal,
      onDown: ignore,
      onMove: ignore,
      onUp: ignore,
      onLost: ignore,
      onLeave: ignore,
      onSpace: (isHeld) => !isHeld,
      onElsewhere: ignore,
    });

    press(' ');
    fireEvent.keyUp(document.body, { key: ' ' });
    canvas.abort();

    expect(names()[0]).toBe('row 1, column 1, empty');
  });

  it('mark a cell, which says so', () => {
    const actor = show({ tiles: 'nn' });
    focus('row 1, column 1');

    press('.');
    press('ArrowRight');
    press('x');
    const marked = ['row 1, column 1, empty, marked with a dot'];
    expect(names()).toEqual([...marked, 'row 1, column 2, empty, marked with a cross']);
    act(() => actor.send({ type: 'history.undo' }));
    expect(names()).toEqual([...marked, 'row 1, column 2, empty']);
  });

  it('fill an area while Ctrl is held', () => {
    show({ tiles: 'nnb' });
    focus('row 1, column 1');

    press(' ', { ctrlKey: true });

    expect(names()).toEqual([
      'row 1, column 1, dark',
      'row 1, column 2, dark',
      'row 1, column 3, dark',
    ]);
  });

  it('that mean something are kept from the browser, others are not', () => {
    show({ tiles: 'nn' });
    focus('row 1, column 1');

    expect(press('ArrowRight')).toBe(false);
    expect(press(' ')).toBe(false);
    expect(press('Tab')).toBe(true);
    expect(press('q')).toBe(true);
  });

  it('answer questions, also when the answer is the last one again', async () => {
    show({ tiles: 'nB', rules: [{ id: 'connect_all', params: { color: 'dark' } }] });
    focus('row 1, column 1');
    const status = screen.getByRole('status');

    press('b');
    await waitFor(() =>
      expect(status.textContent).toMatch(/^2 by 1, 1 empty cell left, no mistakes, rules: /),
    );
    const first = status.textContent;
    press('b');

    await waitFor(() => expect(status.textContent).not.toBe(first));
    expect(status.textContent.trim()).toBe(first);
    press('i');
    await waitFor(() => expect(status.textContent).toBe('Empty area of 1 cell'));
  });
});

describe('a change of the board', () => {
  it('renames the cells it concerns, and no others', () => {
    const actor = show({
      tiles: 'nnn/nnn',
      symbols: [{ id: 'number', at: { x: 2, y: 1 }, params: { number: 1 } }],
    });
    const observer = new MutationObserver(() => undefined);
    observer.observe(screen.getByRole('grid'), { attributeFilter: ['aria-label'], subtree: true });

    act(() => actor.send({ type: 'cursor.show', cell: 0 }));
    act(() => actor.send({ type: 'key.paint', button: 'primary', fill: false }));

    const renamed = observer.takeRecords().map(({ target }) => target);
    expect(renamed).toEqual([cellAt('row 1, column 1')]);
    expect(cellAt('row 1, column 1').getAttribute('aria-label')).toBe('row 1, column 1, dark');
  });

  it('tells of a symbol that is met, where the symbol stands', () => {
    const actor = show({
      tiles: 'nw',
      symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 1 } }],
    });

    act(() => actor.send({ type: 'key.paint', button: 'primary', fill: false }));

    expect(names()[0]).toBe('row 1, column 1, dark, area number 1: satisfied');
  });
});

describe('a large board', () => {
  const LARGE = emptyGrid(60, 50);

  it('stands in the page only around the cursor, with its true size', () => {
    showBoard(LARGE);

    expect(screen.getAllByRole('gridcell').length).toBeLessThan(600);
    expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('60');
    expect(cellAt('row 1, column 1').getAttribute('aria-colindex')).toBe('1');
  });

  it('comes along with the cursor, which keeps the focus', () => {
    showBoard(LARGE);
    focus('row 1, column 1');

    press('End', { ctrlKey: true });

    expect(focused()).toBe('row 50, column 60, empty');
    expect(screen.queryByRole('gridcell', { name: /^row 1, column 1,/ })).toBeNull();
    press(' ');
    expect(focused()).toBe('row 50, column 60, dark');
  });
});

describe('another language', () => {
  afterEach(() => provideTexts('en', ENGLISH));

  it('names every cell anew, and moves nothing', () => {
    show({ tiles: 'Bn' });
    focus('row 1, column 2');

    act(() => provideTexts('de', german));

    expect(names()).toEqual(['Zeile 1, Spalte 1, dunkel, vorgegeben', 'Zeile 1, Spalte 2, leer']);
    expect(focused()).toBe('Zeile 1, Spalte 2, leer');
  });
});
