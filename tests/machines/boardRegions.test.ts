import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Mode } from '#engine/clues/mode.ts';
import { resizeGrid } from '#engine/edit/resize.ts';
import type { Cell, Grid, Tile } from '#engine/grid/grid.ts';
import { gridForPerfection } from '#engine/puzzle/modes.ts';
import { NEW_METADATA, type Metadata } from '#engine/puzzle/metadata.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import { boardMachine } from '#machines/boardMachine.ts';
import type { CursorStep } from '#machines/cursor.ts';
import type { Document } from '#machines/document.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import type { State } from '#engine/clues/verdict.ts';
import { english } from '#texts/english.ts';

/** A board alone: nobody judges it but who says so. */
class TestDocument {
  readonly #actor;

  constructor(drawing: string, mode: Mode = 'create') {
    const plain = exampleGrid({ tiles: drawing });
    const grid = mode === 'perfection' ? gridForPerfection(plain) : plain;
    this.#actor = createActor(boardMachine, {
      input: {
        document: { grid, solution: null, metadata: NEW_METADATA },
        mode: WORKSPACE_MODES[mode],
      },
    }).start();
  }

  send(event: BoardEvent): this {
    this.#actor.send(event);
    return this;
  }

  /** A stroke of the primary button. */
  stroke(...cells: readonly [Cell, ...Cell[]]): this {
    const [cell] = cells;
    const contact = { x: 0, y: 0 };
    this.send({ type: 'stroke.start', cell, button: 'primary', fill: false, contact });
    for (const next of cells.slice(1)) this.send({ type: 'stroke.move', cells: [next], contact });
    return this.send({ type: 'stroke.end' });
  }

  edit(change: Partial<Document>): this {
    return this.send({ type: 'document.edit', change });
  }

  resize(width: number, height: number): this {
    return this.edit({ grid: resized(this.grid, width, height) });
  }

  title(title: string): this {
    return this.edit({ metadata: { ...this.context.metadata, title } });
  }

  undo(): this {
    return this.send({ type: 'history.undo' });
  }

  redo(): this {
    return this.send({ type: 'history.redo' });
  }

  jump(step: number): this {
    return this.send({ type: 'history.jump', step });
  }

  move(...steps: readonly CursorStep[]): this {
    for (const step of steps) this.send({ type: 'key.move', step });
    return this;
  }

  /** Sends a verdict about the present board, or about another grid. */
  verdict(final: State, grid = this.grid): this {
    return this.send({ type: 'verdict.found', grid, final });
  }

  get context(): BoardContext {
    return this.#actor.getSnapshot().context;
  }

  get grid(): Grid {
    return this.context.grid;
  }

  /** States of all regions but the stroke. */
  expect(regions: { history?: string; finality?: string; trial?: string }): this {
    expect(this.#actor.getSnapshot().value).toMatchObject(regions);
    return this;
  }

  /** The board, and the title it has. */
  expectBoard(drawing: string, title = ''): this {
    expect(drawingOf(this.grid)).toBe(drawing);
    expect(this.context.metadata.title).toBe(title);
    return this;
  }

  expectSteps(past: number, future = 0): this {
    const { history } = this.context;
    expect([history.past.length, history.future.length]).toEqual([past, future]);
    return this;
  }
}

const LETTERS = { dark: 'b', light: 'w', gray: 'n' } as const;

function letterOf({ exists, fixed, color }: Tile): string {
  if (!exists) return '.';
  return fixed ? LETTERS[color].toUpperCase() : LETTERS[color];
}

function drawingOf({ tiles, width, height }: Grid): string {
  const row = (y: number) => tiles.slice(y * width, (y + 1) * width).map(letterOf);
  return Array.from({ length: height }, (_, y) => row(y).join('')).join('/');
}

function resized(grid: Grid, width: number, height: number): Grid {
  const result = resizeGrid(grid, width, height);
  if (!result.ok) throw new Error(english.say(result.error));
  return result.value;
}

describe('the history of a board', () => {
  it('is fresh, then can be undone, redone, or both', () => {
    const board = new TestDocument('nnn', 'solve').expect({ history: 'fresh' });

    board.stroke(0).stroke(1).expect({ history: 'canUndo' });
    board.undo().expect({ history: 'both' });
    board.undo().expect({ history: 'canRedo' });
    board.redo().expect({ history: 'both' });
    board.redo().expect({ history: 'canUndo' });
  });

  it('forgets what could be redone with a new step', () => {
    new TestDocument('nnn', 'solve')
      .stroke(0)
      .undo()
      .expect({ history: 'canRedo' })
      .stroke(1)
      .expect({ history: 'canUndo' })
      .redo()
      .expectBoard('nbn');
  });

  it('does not change while a stroke is under way', () => {
    const contact = { x: 0, y: 0 };
    const board = new TestDocument('nnn', 'solve').stroke(0);
    board.send({ type: 'stroke.start', cell: 1, button: 'primary', fill: false, contact });

    board.undo().jump(0).expectBoard('bbn').expectSteps(1);
    board.send({ type: 'stroke.end' }).undo().expectBoard('bnn');
  });

  it('stays fresh when a stroke is canceled', () => {
    const contact = { x: 0, y: 0 };
    new TestDocument('nn', 'solve')
      .send({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact })
      .expectBoard('bn')
      .send({ type: 'stroke.cancel' })
      .expectBoard('nn')
      .expect({ history: 'fresh' });
  });
});

describe('a trial', () => {
  it('is none until one begins, and none again when it was kept or dropped', () => {
    const board = new TestDocument('nn', 'solve').expect({ trial: 'none' });

    board.send({ type: 'trial.start' }).expect({ trial: 'trying' });
    board.send({ type: 'trial.keep' }).expect({ trial: 'none' });
    board.send({ type: 'trial.start' }).stroke(0).send({ type: 'trial.drop' });
    board.expect({ trial: 'none' }).expectBoard('nn');
  });

  it('goes on until the outermost is kept', () => {
    new TestDocument('nn', 'solve')
      .send({ type: 'trial.start' })
      .send({ type: 'trial.start' })
      .send({ type: 'trial.keep' })
      .expect({ trial: 'trying' })
      .send({ type: 'trial.keep' })
      .expect({ trial: 'none' });
  });

  it('comes and goes with undo and redo', () => {
    new TestDocument('nn', 'solve')
      .send({ type: 'trial.start' })
      .undo()
      .expect({ trial: 'none', history: 'canRedo' })
      .redo()
      .expect({ trial: 'trying', history: 'canUndo' });
  });

  it.each<Mode>(['create', 'perfection'])('does not begin in the mode %s', (mode) => {
    new TestDocument('nn', mode)
      .send({ type: 'trial.start' })
      .expect({ trial: 'none', history: 'fresh' });
  });
});

describe('final colors', () => {
  it.each<Mode>(['solve', 'create'])('are none in the mode %s, whatever the verdict', (mode) => {
    new TestDocument('nn', mode)
      .expect({ finality: 'free' })
      .stroke(0)
      .verdict('error')
      .expect({ finality: 'free' })
      .undo()
      .expectBoard('nn');
  });

  it('can be taken back after a mistake alone, one step', () => {
    const board = new TestDocument('nnn', 'perfection').expect({ finality: 'playing' });

    board.stroke(0).stroke(1).undo().expectBoard('BBn');
    board.verdict('error').expect({ finality: 'mistaken' }).undo().expectBoard('Bnn');
    board.expect({ finality: 'playing' }).undo().expectBoard('Bnn');
    board.verdict('error').expect({ finality: 'mistaken' }).undo().expectBoard('nnn');
  });

  it('are never jumped over nor done again', () => {
    new TestDocument('nnn', 'perfection')
      .stroke(0)
      .verdict('error')
      .jump(0)
      .expectBoard('Bnn')
      .undo()
      .redo()
      .expectBoard('nnn');
  });

  it('are done when everything holds', () => {
    new TestDocument('n', 'perfection')
      .stroke(0)
      .verdict('satisfied')
      .expect({ finality: 'done' })
      .undo()
      .expectBoard('B');
  });

  it('do not listen to what is said of another grid', () => {
    const board = new TestDocument('nn', 'perfection');
    const { grid: before } = board;

    board.stroke(0).verdict('error', before).expect({ finality: 'playing' });
    board.verdict('satisfied', before).expect({ finality: 'playing' });
    board.verdict('error').verdict('incomplete', before).expect({ finality: 'mistaken' });
    board.verdict('incomplete').expect({ finality: 'playing' });
  });

  it('begin anew after a restart, which leaves nothing to undo', () => {
    new TestDocument('nn', 'perfection')
      .stroke(0)
      .verdict('error')
      .send({ type: 'history.restart' })
      .expect({ finality: 'playing', history: 'fresh' })
      .expectBoard('nn');
  });
});

describe('an edit of the document', () => {
  it('changes the size of the grid in one step', () => {
    new TestDocument('bw')
      .resize(3, 2)
      .expectBoard('bwn/nnn')
      .expectSteps(1)
      .undo()
      .expectBoard('bw')
      .redo()
      .expectBoard('bwn/nnn');
  });

  it('changes grid, solution and metadata in one step, back and forth', () => {
    const metadata: Metadata = { ...NEW_METADATA, title: 'Two', difficulty: 4 };
    const grid = exampleGrid({ tiles: 'nB/nn', rules: [{ id: 'underclued', params: {} }] });
    const solution = exampleGrid({ tiles: 'bB/ww' });
    const board = new TestDocument('n').edit({ grid, solution, metadata }).expectSteps(1);

    expect(board.context).toMatchObject({ grid, solution, metadata });
    board.undo().expectBoard('n');
    expect(board.context).toMatchObject({ solution: null, metadata: NEW_METADATA });
    expect(board.grid.rules).toEqual([]);
    board.redo();
    expect(board.context).toMatchObject({ grid, solution, metadata });
  });

  it('keeps the colors when only what is said of the puzzle changes', () => {
    const board = new TestDocument('nn').stroke(0);
    const { grid } = board;

    expect(board.title('Bora').grid).toBe(grid);
    board.expectSteps(2).undo().expectBoard('bn');
  });

  it('is no step when nothing changes', () => {
    const board = new TestDocument('bn');
    const { grid, solution, metadata } = board.context;

    board.edit({}).edit({ grid, solution, metadata }).expect({ history: 'fresh' }).expectSteps(0);
  });

  it('waits for the end of a stroke, and never happens where colors are final', () => {
    const contact = { x: 0, y: 0 };
    new TestDocument('nn')
      .send({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact })
      .title('Bora')
      .send({ type: 'stroke.end' })
      .expectBoard('bn', 'Bora');
    new TestDocument('nn', 'perfection').title('Bora').expectBoard('nn').expectSteps(0);
  });

  it('can be followed by strokes, each undone on the grid it was made on', () => {
    new TestDocument('nn')
      .stroke(0)
      .resize(2, 2)
      .stroke(3)
      .resize(1, 2)
      .stroke(1)
      .expectBoard('b/b')
      .undo()
      .expectBoard('b/n')
      .undo()
      .expectBoard('bn/nb')
      .undo()
      .expectBoard('bn/nn')
      .undo()
      .undo()
      .expectBoard('nn');
  });

  it('is passed by a jump in either direction', () => {
    const board = new TestDocument('nn')
      .stroke(0)
      .resize(3, 1)
      .title('Bora')
      .stroke(2)
      .resize(1, 1);

    board.jump(0).expectBoard('nn').expectSteps(0, 5);
    board.jump(4).expectBoard('bnb', 'Bora').expectSteps(4, 1);
    board.jump(2).expectBoard('bnn').expectSteps(2, 3);
    board.jump(99).expectBoard('b', 'Bora').expectSteps(5);
  });

  it('waits for the end of a stroke it comes into, as from a field that a press leaves', () => {
    const board = new TestDocument('nnn');
    const contact = { x: 0.5, y: 0.5 };
    board.send({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact });
    board.title('Mistral');
    board.send({ type: 'stroke.move', cells: [1], contact });
    expect(board.context.metadata.title).toBe('');

    board.send({ type: 'stroke.end' }).expectBoard('bbn', 'Mistral');
    board.undo().expectBoard('bbn');
    board.undo().expectBoard('nnn');
  });

  it('keeps the grid of a stroke that changed it meanwhile', () => {
    const board = new TestDocument('nn');
    const contact = { x: 0.5, y: 0.5 };
    const older = board.grid;
    board.send({ type: 'stroke.start', cell: 0, button: 'primary', fill: false, contact });
    board.send({ type: 'document.edit', change: { grid: { ...older, rules: [] } } });
    board.send({ type: 'stroke.move', cells: [1], contact }).send({ type: 'stroke.end' });

    board.expectBoard('bb');
  });

  it('stays when the solution is cleared, in one step', () => {
    new TestDocument('nn')
      .resize(3, 1)
      .stroke(2)
      .send({ type: 'history.restart' })
      .expectBoard('nnn')
      .undo()
      .expectBoard('nnb');
  });
});

describe('the cursor of a board that changes its size', () => {
  it('stays on the board when it shrinks, and when it shrinks by undo', () => {
    const board = new TestDocument('nn/nn').move('boardEnd').resize(2, 1);
    expect(board.grid.tiles[board.context.cursor.cell]?.exists).toBe(true);

    board.resize(4, 4).move('boardEnd').undo();
    expect(board.grid.tiles[board.context.cursor.cell]?.exists).toBe(true);
    board.send({ type: 'key.paint', button: 'primary', fill: false }).expectBoard('nb');
  });

  it('goes to a cell that exists', () => {
    const board = new TestDocument('nnn').move('boardEnd').edit({
      grid: exampleGrid({ tiles: '.n' }),
    });

    expect(board.context.cursor.cell).toBe(1);
  });

  it('stays where it is when the size does', () => {
    const board = new TestDocument('nnn').move('right').title('Bora');

    expect(board.context.cursor.cell).toBe(1);
  });

  it('leaves the cell that was painted last behind', () => {
    const board = new TestDocument('nnn').stroke(2).resize(1, 1);

    expect(board.context.lastCell).toBeNull();
  });
});

describe('the cursor at a hole', () => {
  it('is reached by an author, who can bring the cell back', () => {
    new TestDocument('n.n')
      .send({ type: 'tool.choose', tool: 'tile' })
      .move('right')
      .send({ type: 'key.paint', button: 'secondary', fill: false })
      .expectBoard('nnn');
    expect(new TestDocument('.n.').move('rowEnd').context.cursor.cell).toBe(2);
  });

  it('passes it in play', () => {
    expect(new TestDocument('n.n', 'solve').move('right').context.cursor.cell).toBe(2);
    expect(new TestDocument('nn.', 'solve').move('boardEnd').context.cursor.cell).toBe(1);
  });
});
