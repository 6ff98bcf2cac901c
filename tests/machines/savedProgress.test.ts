import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { writeGridText } from '#engine/codec/gridText.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { resizeGrid } from '#engine/edit/resize.ts';
import { emptyGrid, type Cell, type Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import { boardMachine } from '#machines/boardMachine.ts';
import type { Document } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import { english } from '#texts/english.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { TestBoard } from '#tests/support/TestBoard.ts';

const DRAWING = 'nnWn/nn.n';
const puzzle = {
  grid: exampleGrid({ tiles: DRAWING }),
  solution: null,
  metadata: NEW_METADATA,
};
const { create, solve } = WORKSPACE_MODES;

/** A board with a history to either side, in a trial within a trial. */
function played(): TestBoard {
  return new TestBoard(DRAWING)
    .drag('dark', [0, 0], [1, 0])
    .release()
    .startTrial()
    .drag('light', [0, 1])
    .release()
    .mark('dot', [0, 0])
    .mark('cross', [1, 0])
    .startTrial()
    .mark('cross', [0, 0])
    .drag('light', [1, 1])
    .release()
    .undo();
}

/** The value after a round trip through the disk. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('progress that was saved', () => {
  it('comes back with board, history, trials and path', () => {
    const { grid, solution, metadata, marks, history, trials } = played().progress();
    expect([...marks], 'a trial began with marks').toHaveLength(2);
    const kept = { path: [1, 0], mistakes: 2, hints: 3 };
    const progress = { grid, solution, metadata, marks, history, trials, ...kept };

    const saved = stored(encodeProgress(progress, solve));

    expect(readProgress(saved, puzzle)).toEqual(progress);
  });

  it('takes a few bytes a changed cell', () => {
    const board = new TestBoard(`${'n'.repeat(100)}/`.repeat(99) + 'n'.repeat(100));
    board.press('dark', [0, 0], { fill: true }).release();
    const before = JSON.stringify(encodeProgress(board.progress(), solve)).length;

    for (let y = 0; y < 100; y++) board.drag('light', [y, y], [y, 0]).release();

    expect(JSON.stringify(encodeProgress(board.progress(), solve)).length - before).toBeLessThan(
      100 * 60,
    );
  });

  it('is refused when its colors do not fit the puzzle', () => {
    const saved = encodeProgress(played().progress(), solve);
    const other = (tiles: unknown) => readProgress({ ...saved, tiles }, puzzle);

    expect(other('bbWnnn.n')).not.toBeNull();
    expect(other('bbBnnn.n')).toBeNull();
    expect(other('bbWnnn.')).toBeNull();
    expect(other('bbWxnn.n')).toBeNull();
    expect(other(7)).toBeNull();
    expect(readProgress(null, puzzle)).toBeNull();
    expect(readProgress('bbWnnn.n', puzzle)).toBeNull();
  });

  it('comes back without what makes no sense', () => {
    const saved = encodeProgress(played().progress(), solve);
    const { grid } = played().progress();
    const empty = { past: [], future: [] };

    for (const past of [7, [[[99], 'n', 'b']], [[[0], 'nn', 'b']], [{ before: [] }], [null]])
      expect(readProgress({ ...saved, past }, puzzle)).toMatchObject({ grid, history: empty });
    expect(readProgress({ ...saved, trials: ['n'] }, puzzle)).toMatchObject({
      trials: [],
      history: empty,
    });
    expect(readProgress({ ...saved, path: [6] }, puzzle)).toMatchObject({ path: [] });
    for (const marks of [7, [[99], 'd'], [[0], 'dd'], [[6], 'd'], [[0], 7], 'd'])
      expect(readProgress({ ...saved, marks }, puzzle)).toMatchObject({ grid, marks: new Map() });
    expect(readProgress({ ...saved, mistakes: 'many' }, puzzle)).toMatchObject({ mistakes: 0 });
  });
});

const BLANK: Document = { grid: emptyGrid(3, 2), solution: null, metadata: NEW_METADATA };

/** A board in the hands of its author. */
class TestDraft {
  readonly #actor: Actor<typeof boardMachine>;

  constructor(progress: BoardProgress | null = null) {
    const input = { document: BLANK, mode: create, progress };
    this.#actor = createActor(boardMachine, { input }).start();
  }

  send(event: BoardEvent): this {
    this.#actor.send(event);
    return this;
  }

  tile(button: 'primary' | 'secondary', cell: Cell): this {
    this.send({ type: 'tool.choose', tool: 'tile' });
    const press = { type: 'stroke.start', cell, button, fill: false } as const;
    this.send({ ...press, contact: { x: 0, y: 0 } });
    return this.send({ type: 'stroke.end' });
  }

  edit(change: Partial<Document>): this {
    return this.send({ type: 'document.edit', change });
  }

  resize(width: number, height: number): this {
    const resized = resizeGrid(this.progress.grid, width, height);
    if (!resized.ok) throw new Error(english.say(resized.error));
    return this.edit({ grid: resized.value });
  }

  jump(step: number): this {
    return this.send({ type: 'history.jump', step });
  }

  get progress(): BoardProgress {
    const { grid, solution, metadata, marks, trials, history, path, mistakes, hints } =
      this.#actor.getSnapshot().context;
    return { grid, solution, metadata, marks, trials, history, path, mistakes, hints };
  }

  get steps(): number {
    const { past, future } = this.progress.history;
    return past.length + future.length;
  }

  /** The document after each number of steps. */
  everyDocument(): readonly Document[] {
    return Array.from({ length: this.steps + 1 }, (_, step) => {
      const { grid, solution, metadata } = this.jump(step).progress;
      return { grid, solution, metadata };
    });
  }
}

/** Tiles, size, clues, solution and metadata changed, and two steps taken back. */
function drafted(): TestDraft {
  const clues = exampleGrid({
    tiles: 'nnnn/nBnn/nnnn',
    connections: '..../..../.aa.',
    zones: 'aabb/aabb/bbbb',
    symbols: [{ id: 'number', at: { x: 1, y: 1 }, params: { number: 4 } }],
    rules: [{ id: 'underclued', params: {} }],
  });
  return new TestDraft()
    .tile('primary', 0)
    .tile('secondary', 4)
    .resize(4, 3)
    .tile('secondary', 11)
    .edit({ grid: clues })
    .edit({ solution: exampleGrid({ tiles: 'bbww/bBww/wwww' }) })
    .edit({ metadata: { title: 'Bora', author: 'Nives', description: '*', difficulty: 7 } })
    .tile('secondary', 3)
    .resize(2, 2)
    .tile('primary', 1)
    .jump(8);
}

function reread(progress: BoardProgress): BoardProgress {
  const read = readProgress(stored(encodeProgress(progress, create)), BLANK);
  if (!read) throw new Error('the saved draft cannot be read');
  return read;
}

describe('a draft that was saved', () => {
  it('comes back with tiles, size, clues, solution and metadata', () => {
    const { progress } = drafted();

    expect(reread(progress)).toEqual(progress);
    expect(progress.grid).toMatchObject({ width: 4, height: 3 });
    expect(progress.metadata.title).toBe('Bora');
  });

  it('is undone and redone through every step as before', () => {
    const draft = drafted();
    const again = new TestDraft(reread(draft.progress));

    expect(again.steps).toBe(10);
    expect(again.everyDocument()).toEqual(draft.everyDocument());
  });

  it('comes back from each of its steps', () => {
    const draft = drafted();

    for (let step = 0; step <= 10; step++) {
      const { progress } = draft.jump(step);
      expect(reread(progress)).toEqual(progress);
    }
  });

  it('is refused when its grid cannot be read', () => {
    const saved = encodeProgress(drafted().progress, create);
    const document = { ...saved.document, grid: 'garbage' };

    expect(readProgress({ ...saved, document }, BLANK)).toBeNull();
  });

  const BIG = '0|4x3'; // no grid text: the version is missing
  const TEXT = writeGridText(emptyGrid(2, 1));
  const OTHER = writeGridText(emptyGrid(9, 9));
  it.each<[string, unknown]>([
    ['cells outside of a smaller grid', [[12], 'n', 'b']],
    ['letters for other cells', [[0, 1], 'n', 'b']],
    ['a frame of another size', { tiles: [[], '', ''], frame: [TEXT, OTHER] }],
    ['a frame that cannot be read', { tiles: [[], '', ''], frame: [BIG, BIG] }],
    ['a whole grid that cannot be read', { whole: [BIG, TEXT] }],
    ['whole grids that are not the present one', { whole: [TEXT, OTHER] }],
    ['a whole grid alone', { whole: [TEXT] }],
    ['a document without its grid', { metadata: null, solution: null }],
    ['a solution that cannot be read', { grid: null, solution: [null, BIG], metadata: null }],
    ['a solution alone', { grid: null, solution: [null], metadata: null }],
    ['metadata that are none', { grid: null, solution: null, metadata: 'Bora' }],
  ])('loses its history when a step has %s', (_, step) => {
    const { progress } = drafted();
    const saved = encodeProgress(progress, create);

    for (const damage of [{ past: [step] }, { future: [step] }]) {
      const read = readProgress(stored({ ...saved, ...damage }), BLANK);
      expect(read).toMatchObject({ grid: progress.grid, history: { past: [], future: [] } });
    }
  });
});

describe('a saved value of any kind', () => {
  /** Parts of steps, valid and damaged. */
  const text = fc.oneof(
    fc.constantFrom('', 'n', 'bB', '.w', 'garbage'),
    fc.constantFrom(...[1, 2, 3].map((width) => writeGridText(emptyGrid(width, 2)))),
    fc.string(),
  );
  const cells = fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 2 });
  const letters = fc.constantFrom('', 'n', 'bB', '.w', 'x');
  const tiles = fc.tuple(cells, letters, letters);
  const pair = fc.tuple(text, text);
  const change = fc.oneof(
    tiles,
    fc.record({ tiles, frame: pair }),
    fc.record({ whole: pair }),
    fc.jsonValue(),
  );
  const step = fc.oneof(
    change,
    fc.record({ before: fc.array(text), after: fc.array(text), change, marks: fc.jsonValue() }),
    fc.record({ grid: fc.option(change), solution: fc.option(pair), metadata: fc.jsonValue() }),
  );
  const steps = fc.array(step, { maxLength: 4 });
  const damaged = fc.record(
    {
      tiles: text,
      document: fc.record({ grid: text, solution: fc.option(text), metadata: fc.jsonValue() }),
      past: steps,
      future: steps,
      trials: fc.array(text, { maxLength: 2 }),
      path: cells,
      marks: fc.oneof(fc.tuple(cells, fc.string({ unit: fc.constantFrom('d', 'x', '.') })), text),
      mistakes: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );

  it('is read or refused, and never leads off the board', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (saved) => {
        const progress = readProgress(saved, BLANK);
        if (!progress) return;
        for (const { grid, solution } of new TestDraft(progress).everyDocument())
          for (const board of [grid, ...(solution ? [solution] : [])]) expectWhole(board);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read with part of a true draft in it', () => {
    const { past, future, ...present } = encodeProgress(drafted().progress, create);
    const true_ = fc.constantFrom(...past, ...future);
    const mixed = fc.array(fc.oneof(true_, step), { maxLength: 6 });

    fc.assert(
      fc.property(mixed, mixed, (before, after) => {
        const saved = stored({ ...present, past: before, future: after });
        const progress = readProgress(saved, BLANK);
        expect(progress?.grid).toEqual(drafted().progress.grid);
        for (const { grid } of new TestDraft(progress).everyDocument()) expectWhole(grid);
      }),
      { numRuns: 500 },
    );
  });

  function expectWhole({ tiles, width, height }: Grid): void {
    expect(tiles).toHaveLength(width * height);
    expect(tiles.every((tile) => typeof tile.exists === 'boolean')).toBe(true);
  }
});
