import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '#texts/english.ts';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import type { Hover } from '#engine/canvas/BoardOptions.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { clueNotes, spokenNotes } from '#ui/board/access/clueNotes.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';
import { cellsRead } from '#ui/board/clueReader.ts';
import { faultSentence, showFault } from '#ui/board/boardFaults.ts';

/** Longer than a pointer has to rest. */
const LONG_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A viewpoint in the middle, a galaxy between the cells at the lower right, a wrong number. */
function setUp(): BoardStore {
  return storeOf({
    tiles: 'nwB/bbn/bnn',
    symbols: [
      { id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 4 } },
      { id: 'galaxy', at: { x: 1.5, y: 2 }, params: {} },
      { id: 'number', at: { x: 1, y: 0 }, params: { number: 9 } },
    ],
    rules: [{ id: 'connect_all', params: { color: 'dark' } }],
  });
}

const VIEWPOINT: Example = {
  tiles: 'nnn/nnn/nnn',
  symbols: [{ id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 4 } }],
};

function storeOf(example: Example, mode: WorkspaceMode = WORKSPACE_MODES.solve): BoardStore {
  const grid = exampleGrid(example);
  const document = { grid, solution: null, metadata: NEW_METADATA };
  return createBoardStore(startPlay({ document, mode }), mode);
}

const PLAIN: Omit<Hover, 'at'> = { isChord: false, isPressed: false };

function over(cell: Cell): Hover {
  return { at: { x: (cell % 3) + 0.5, y: Math.floor(cell / 3) + 0.5 }, ...PLAIN };
}

describe('a pointer over the board', () => {
  it('reads nothing under a tool that shows what it would do', () => {
    const { reader, actor } = storeOf(VIEWPOINT, WORKSPACE_MODES.create);
    reader.hover(over(4));
    actor.send({ type: 'tool.choose', tool: 'clip' });
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toBeNull();

    reader.hover(over(3));
    reader.hover(over(4));
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toBeNull();
    expect(reader.read(4, 'key')).toBe(true);

    reader.close();
    actor.send({ type: 'tool.choose', tool: 'color' });
    reader.hover(over(3));
    reader.hover(over(4));
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toEqual({ cell: 4, rule: null, by: 'rest' });
  });

  it('reads a clue once it has rested on it, until it goes', () => {
    const { reader } = setUp();

    reader.hover(over(4));
    expect(reader.current()).toBeNull();
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toEqual({ cell: 4, rule: null, by: 'rest' });

    reader.hover({ at: null, ...PLAIN });
    expect(reader.current()).toBeNull();
  });

  it('does not rest while it moves', () => {
    const { reader } = setUp();

    for (let i = 0; i < 50; i++) {
      reader.hover(over(4));
      vi.advanceTimersByTime(100);
    }

    expect(reader.current()).toBeNull();
  });

  it('goes on from clue to clue without another rest, and reads nothing between them', () => {
    const { reader } = setUp();
    reader.hover(over(4));
    vi.advanceTimersByTime(LONG_MS);

    reader.hover(over(7));
    expect(reader.current()?.cell).toBe(7);
    reader.hover(over(6));
    expect(reader.current()).toBeNull();
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toBeNull();
  });

  it('reads nothing where it paints, as long as it stays there', () => {
    const { reader } = setUp();
    reader.hover(over(4));
    vi.advanceTimersByTime(LONG_MS);

    reader.hover({ ...over(4), isPressed: true });
    expect(reader.current()).toBeNull();
    reader.hover(over(4));
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toBeNull();

    reader.hover(over(3));
    reader.hover(over(4));
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()?.cell).toBe(4);
  });
});

describe('what is read on purpose', () => {
  it('stays when the pointer rests elsewhere, and goes when it is asked for again', () => {
    const { reader } = setUp();

    expect(reader.read(4, 'key')).toBe(true);
    reader.hover(over(7));
    vi.advanceTimersByTime(LONG_MS);
    expect(reader.current()).toEqual({ cell: 4, rule: null, by: 'key' });

    expect(reader.read(4, 'key')).toBe(true);
    expect(reader.current()).toBeNull();
  });

  it('is nothing where no symbol stands', () => {
    const { reader } = setUp();

    expect(reader.read(6, 'hold')).toBe(false);
    expect(reader.current()).toBeNull();
  });
});

describe('what there is to read of a clue', () => {
  const at = (cell: Cell) => ({ cell, rule: null, by: 'key' }) as const;

  it('is its sentence, what it counts now, and its cells', () => {
    const { current } = setUp();
    const [note] = clueNotes(english, current(), at(4));

    expect(note).toMatchObject({
      title: 'Viewpoint 4',
      counts: 'So far 2, at most 4: down 0 to 1, left 1, right 0 to 1.',
      fault: '',
    });
    expect(note?.sentence).toContain('in the four directions');
    expect(cellsRead(current(), at(4))).toEqual([4, 7, 3, 5]);
  });

  it('marks the area of a number as it is, not all it can grow into', () => {
    const { current } = storeOf({
      tiles: 'nnnn/nbbn/nnnn',
      symbols: [{ id: 'number', at: { x: 1, y: 1 }, params: { number: 5 } }],
    });

    expect(cellsRead(current(), at(5))).toEqual([5, 6]);
  });

  it('marks the cells of a broken rule that are too many, not their whole zone', () => {
    const { current } = storeOf({
      tiles: 'wbww/bbww',
      zones: 'aabb/aabb',
      rules: [{ id: 'zone_exact_count', params: { color: 'dark', count: 2 } }],
    });

    expect(cellsRead(current(), { cell: 1, rule: 0, by: 'fault' })).toEqual([1, 4, 5]);
  });

  it('is live: it counts again after a stroke', () => {
    const { actor, current } = setUp();
    actor.send({ type: 'cursor.show', cell: 5 });
    actor.send({ type: 'key.paint', button: 'primary', fill: false });

    expect(clueNotes(english, current(), at(4))[0]?.counts).toBe(
      'So far 3, at most 4: down 0 to 1, left 1, right 1.',
    );
  });

  it('counts nothing where nothing is counted', () => {
    const { current } = setUp();

    expect(clueNotes(english, current(), at(6))).toEqual([]);
    expect(clueNotes(english, current(), at(7))).toMatchObject([{ title: 'Galaxy', counts: '' }]);
  });

  it('is spoken in one breath', () => {
    const { current } = setUp();

    expect(spokenNotes(clueNotes(english, current(), at(1)))).toBe(
      'Area number 9. Shows how many cells its area has. So far 1, at most 2. ' +
        'This area can reach only 2 cells but needs 9.',
    );
  });
});

describe('a broken clue', () => {
  it('is named with its place, also on an edge', () => {
    const { current } = setUp();
    const snapshot = current();

    expect(snapshot.faults.map((fault) => faultSentence(english, fault, snapshot))).toEqual([
      'Area number 9 at row 1, column 2: has at most 2',
    ]);
    const galaxy = { key: '', kind: 'symbol', id: 'galaxy', index: 0 } as const;
    expect(faultSentence(english, galaxy, snapshot)).toContain(
      'Galaxy at row 3, column 2 on its right edge: ',
    );
  });

  it('is shown on the board by the cell of the keyboard and by what is read', () => {
    const store = setUp();
    const [fault] = store.current().faults;

    expect(fault && showFault(store, fault)).toBe(true);

    expect(store.actor.getSnapshot().context.cursor).toMatchObject({ cell: 1, isShown: true });
    expect(store.reader.current()).toEqual({ cell: 1, rule: null, by: 'fault' });
  });

  it('stays the same list while the same clues are broken', () => {
    const { actor, current } = setUp();
    const before = current().faults;
    actor.send({ type: 'cursor.show', cell: 8 });
    actor.send({ type: 'key.paint', button: 'primary', fill: false });

    expect(current().board.color(8)).toBe('dark');
    expect(current().faults).toBe(before);
  });
});
