// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clipToPaste } from '#engine/edit/clipTool.ts';
import type { Edge } from '#engine/grid/grid.ts';
import { turnGrid } from '#engine/edit/turn.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import { EditAnnouncer } from '#ui/editor/EditAnnouncer.tsx';
import { EditedPuzzle } from './createStore.ts';

/** A board of two rows: a number, no borders, nothing joined. */
const TEXT = '0_3x2|T3:nnnnnn|C3:|Z|Snumber,x=2,y=1,number=4|R';

let puzzle: EditedPuzzle;

beforeEach(() => {
  puzzle = new EditedPuzzle(TEXT);
  render(<EditAnnouncer store={puzzle.store} />);
});
afterEach(cleanup);

function send(...events: readonly BoardEvent[]): void {
  act(() => events.forEach((event) => puzzle.store.actor.send(event)));
}

function said(): string | null {
  return screen.getByRole('status').textContent;
}

const right: Edge = { x1: 0, y1: 0, x2: 1, y2: 0 };
const rim: Edge = { x1: 0, y1: 0, x2: 0, y2: -1 };

describe('an author hears', () => {
  it('what is joined and parted', () => {
    puzzle.onEdit({ grid: { ...puzzle.grid, connections: [right] } });
    expect(said()).toBe('Merged at row 1, column 1 on its right edge');
    puzzle.undo();
    expect(said()).toBe('Split at row 1, column 1 on its right edge');
  });

  it('where borders are drawn, and of many only how many', () => {
    puzzle.onEdit({ grid: { ...puzzle.grid, zones: [right, rim] } });
    expect(said()).toBe(
      'Border at row 1, column 1 on its right edge and row 1, column 1 on its upper edge',
    );
    puzzle.undo();
    expect(said()).toMatch(/^Border removed at /);
    const left = { x1: -1, y1: 0, x2: 0, y2: 0 };
    puzzle.onEdit({ grid: { ...puzzle.grid, zones: [right, rim, left] } });
    expect(said()).toBe('Border along 3 cell edges');
  });

  it('what symbols are placed, changed and removed', () => {
    const [number] = puzzle.grid.symbols.get('number') ?? [];
    expect(number).toBeDefined();
    puzzle.onEdit({ grid: { ...puzzle.grid, symbols: new Map() } });
    expect(said()).toBe('Removed at row 2, column 3: area number 4');
    puzzle.undo();
    expect(said()).toBe('Placed at row 2, column 3: area number 4');
    const five = { id: 'number', at: { x: 2, y: 1 }, params: { number: 5 } };
    puzzle.onEdit({ grid: { ...puzzle.grid, symbols: new Map([['number', [five]]]) } });
    expect(said()).toBe('Changed at row 2, column 3: area number 5');
  });

  it('what a key took in hand, and what is shown', () => {
    send({ type: 'tool.choose', tool: 'merge' });
    expect(said()).toBe('Merge cells');
    send({ type: 'tool.choose', tool: 'symbol', template: { id: 'letter', params: null } });
    expect(said()).toBe('Letter');
    send({ type: 'editor.change', change: { layer: 'puzzle' } });
    expect(said()).toBe('Showing the puzzle');
  });

  it('how far a copy has come, and each turn of it', () => {
    send({ type: 'tool.choose', tool: 'clip' });
    const press = { type: 'key.paint', button: 'primary', fill: false } as const;
    send(press);
    expect(said()).toBe('First corner at row 1, column 1');
    send({ type: 'key.move', step: 'right' }, press);
    expect(said()).toBe('Copied: 2 by 1');

    const { held } = puzzle.store.actor.getSnapshot().context.clip;
    if (!held) throw new Error('a copy is held');
    send({ type: 'editor.change', change: { clip: clipToPaste(held) } });
    expect(said()).toBe('Ready to paste: 2 by 1');
    const upright = turnGrid(held, 'right');
    send({ type: 'editor.change', change: { clip: clipToPaste(upright) } });
    expect(said()).toBe('Ready to paste: 1 by 2');
    send({ type: 'editor.change', change: { clip: clipToPaste(turnGrid(upright, 'mirror')) } });
    expect(said()).toBe('Ready to paste: 1 by 2\u00a0');
    send({ ...press, button: 'secondary' });
    expect(said()).toBe('Nothing selected');
  });

  it('where the keyboard is between cells, but not where the focus says it', () => {
    send({ type: 'key.nudge', step: 'right' });
    expect(said()).toBe('Row 1, column 1 on its right edge');
    send({ type: 'key.nudge', step: 'down' });
    expect(said()).toBe('Row 1, column 1 on its lower-right corner');
    send({ type: 'key.nudge', step: 'up' }, { type: 'key.nudge', step: 'left' });
    expect(said()).toBe('Row 1, column 1');
    send({ type: 'key.move', step: 'right' });
    expect(said()).toBe('Row 1, column 1');
  });

  it('nothing of places when the size is another one', () => {
    const grid = { ...puzzle.grid, width: 1, height: 1, tiles: puzzle.grid.tiles.slice(0, 1) };
    puzzle.onEdit({ grid: { ...grid, symbols: new Map() } });
    expect(said()).toBe('');
  });
});
