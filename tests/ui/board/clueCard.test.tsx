// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { BoardGrid } from '#ui/board/access/BoardGrid.tsx';
import { ClueCard } from '#ui/board/ClueCard.tsx';
import ConflictLine from '#ui/board/clues/ConflictLine.tsx';
import { FaultList } from '#ui/board/clues/FaultLine.tsx';
import { createBoardViewport } from '#ui/board/boardViewport.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';

afterEach(cleanup);

const viewport = createBoardViewport();

function Board({ store }: { store: BoardStore }) {
  const reading = useSyncExternalStore(store.reader.subscribe, store.reader.current);
  return (
    <div className="stage">
      <BoardGrid store={store} label="Salt road" viewport={viewport} />
      {reading && <ClueCard store={store} reading={reading} viewport={viewport} />}
    </div>
  );
}

/** A board with a number on its first cell, which is empty, and one on the last, a given. */
function show(tiles = 'nnwB'): BoardStore {
  const number = (x: number, count: number) => ({
    id: 'number',
    at: { x, y: 0 },
    params: { number: count },
  });
  const grid = exampleGrid({
    tiles,
    symbols: [number(0, 2), number(tiles.length - 1, 1)],
    rules: [{ id: 'cell_count', params: { color: 'dark', count: 1 } }],
  });
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  const store = createBoardStore(play, WORKSPACE_MODES.solve);
  render(<Board store={store} />);
  return store;
}

function cell(column: number): HTMLElement {
  return screen.getByRole('gridcell', { name: new RegExp(`^row 1, column ${column},`) });
}

const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

describe('the key that reads', () => {
  function read(column: number) {
    act(() => cell(column).focus());
    fireEvent.keyDown(cell(column), { key: 'w' });
  }

  it('shows sentence and counts, describes the cell by them, and says them', async () => {
    show('bnwB');
    read(1);

    const card = screen.getByRole('tooltip');
    expect(card.textContent).toContain('Area number 2');
    expect(card.textContent).toContain('how many cells its area has');
    expect(card.textContent).toContain('So far 1, at most 2.');
    expect(cell(1).getAttribute('aria-describedby')).toBe(card.id);
    expect(await screen.findByText(/^Area number 2\. Shows how many/)).toBeTruthy();
  });

  it('counts again when the board changes', () => {
    const { actor } = show('bnwB');
    act(() => cell(2).focus());
    fireEvent.keyDown(cell(2), { key: ' ' });
    read(1);
    expect(screen.getByRole('tooltip').textContent).toContain('So far 2.');

    act(() => actor.send({ type: 'history.undo' }));

    expect(screen.getByRole('tooltip').textContent).toContain('So far 1, at most 2.');
  });

  it('stops at Escape, at a press elsewhere, and where the cursor goes on', () => {
    const { actor } = show();
    read(1);
    escape();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(cell(1).hasAttribute('aria-describedby')).toBe(false);

    read(1);
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();

    read(1);
    act(() => actor.send({ type: 'key.move', step: 'right' }));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('says where there is nothing to read', async () => {
    show();
    read(2);

    expect(await screen.findByText('No symbol here')).toBeTruthy();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('a finger that rests on a clue', () => {
  it('gets a menu with the other color', () => {
    const { actor, reader } = show();
    act(() => void reader.read(0, 'hold'));
    const menu = screen.getByRole('dialog', { name: 'Symbols at row 1, column 1' });
    expect(menu.contains(document.activeElement)).toBe(true);

    fireEvent.click(within(menu).getByRole('button', { name: 'Paint light' }));

    expect(actor.getSnapshot().context.grid.tiles[0]?.color).toBe('light');
    expect(actor.getSnapshot().matches({ stroke: 'idle' })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can take the other color back, and cannot paint a given', () => {
    const { actor, reader } = show('wnwB');
    act(() => void reader.read(0, 'hold'));
    fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(actor.getSnapshot().context.grid.tiles[0]?.color).toBe('gray');

    act(() => void reader.read(3, 'hold'));
    expect(within(screen.getByRole('dialog')).queryByRole('button')).toBeNull();
  });

  it('closes the menu by the next touch, which does nothing else', () => {
    const { reader } = show();
    act(() => void reader.read(0, 'hold'));
    const shield = screen.getByRole('dialog').previousElementSibling;

    if (shield) fireEvent.pointerDown(shield);

    expect(shield).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is wrong', () => {
  const opened: string[] = [];
  const onRow = (key: string) => opened.push(key);

  it('is listed beside the board with its places; a press shows it there', () => {
    const store = show('bbwB');
    render(<FaultList store={store} onRow={onRow} />);
    const list = screen.getByRole('list', { name: '1 mistake' });
    expect(within(list).getByRole('button').textContent).toBe(
      '1 dark cell: the board has 3 dark cells but needs 1',
    );
  });

  it('gives the focus to the cell and describes it by what is wrong', () => {
    const store = show('bwwB');
    render(<FaultList store={store} onRow={onRow} />);

    fireEvent.click(
      screen.getByRole('button', { name: 'Area number 2 at row 1, column 1: has 1, not 2' }),
    );

    expect(document.activeElement).toBe(cell(1));
    const card = screen.getByRole('tooltip');
    expect(cell(1).getAttribute('aria-describedby')).toBe(card.id);
    expect(card.textContent).toContain('This area has 1 cell but needs 2.');
  });

  it('opens the row of a rule that has no place', () => {
    const store = show('bbwB');
    render(<FaultList store={store} onRow={onRow} />);

    fireEvent.click(screen.getByRole('button', { name: /^1 dark cell/ }));

    expect(opened).toEqual(['rule 0']);
    expect(store.reader.current()).toBeNull();
  });

  it('is counted where there is one line, and listed on demand', () => {
    const store = show('bwwB');
    render(<ConflictLine store={store} onRow={onRow} />);
    const all = screen.getByRole('button', { name: 'All 2 mistakes' });
    expect(screen.queryByRole('list')).toBeNull();

    fireEvent.click(all);
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(2);
    escape();
    expect(screen.queryByRole('list')).toBeNull();

    fireEvent.click(all);
    fireEvent.click(
      within(screen.getByRole('list')).getByRole('button', { name: /^Area number 2/ }),
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(cell(1));
  });

  it('lists a few of many beside the board, and all on demand', () => {
    const symbols = Array.from({ length: 7 }, (_, x) => ({
      id: 'number',
      at: { x, y: 0 },
      params: { number: 9 },
    }));
    const grid = exampleGrid({ tiles: 'bbbbbbb', symbols });
    const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
    const store = createBoardStore(play, WORKSPACE_MODES.solve);
    render(<FaultList store={store} onRow={onRow} />);
    const list = screen.getByRole('list', { name: '7 mistakes' });
    expect(within(list).getAllByRole('button')).toHaveLength(3);

    fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));

    expect(within(list).getAllByRole('button')).toHaveLength(7);
  });
});
