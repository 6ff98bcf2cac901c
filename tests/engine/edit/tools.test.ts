import { describe, expect, it } from 'vitest';
import { exampleGrid, type Example } from '#engine/clues/Example.ts';
import { colorTool } from '#engine/edit/colorTool.ts';
import { tileTool } from '#engine/edit/tileTool.ts';
import { EMPTY_EDITOR_STATE, type Tool, type PressButton } from '#engine/edit/Tool.ts';
import { EMPTY_TILE, HOLE, type Cell, type Grid, type Tile } from '#engine/grid/grid.ts';

const LETTERS = { dark: 'b', light: 'w', gray: 'n' } as const;

function letterOf({ exists, fixed, color }: Tile): string {
  if (!exists) return '.';
  return fixed ? LETTERS[color].toUpperCase() : LETTERS[color];
}

/** A grid in the hands of an author, one tool at work. */
class TestTool {
  #grid: Grid;
  readonly #tool: Tool;

  constructor(example: string | Example, tool: Tool = tileTool) {
    this.#grid = exampleGrid(typeof example === 'string' ? { tiles: example } : example);
    this.#tool = tool;
  }

  /** A stroke over cells, the first of which settles what it does. */
  stroke(button: PressButton, first: Cell, ...others: readonly Cell[]): this {
    const work = { ...EMPTY_EDITOR_STATE, grid: this.#grid };
    const at = { x: 0, y: 0 };
    const press = { cell: first, at, button, color: 'dark', template: null } as const;
    const begun = this.#tool.press(work, press, { replaceFixed: true });
    const { grid = this.#grid } = begun?.change ?? {};
    const track = { cells: [first, ...others], from: at, to: at };
    this.#grid = begun?.follow?.({ ...work, grid }, track).grid ?? grid;
    return this;
  }

  get grid(): Grid {
    return this.#grid;
  }

  get drawing(): string {
    return this.#grid.tiles.map(letterOf).join('');
  }
}

describe('the tile tool', () => {
  it('fixes a cell in its color, and releases it again', () => {
    const tool = new TestTool('bwn').stroke('primary', 0).stroke('primary', 2);

    expect(tool.drawing).toBe('BwN');
    expect(tool.stroke('primary', 0).drawing).toBe('bwN');
  });

  it('removes a cell whatever it was, and brings it back empty', () => {
    const tool = new TestTool('bWn').stroke('secondary', 0).stroke('secondary', 1);

    expect(tool.drawing).toBe('..n');
    expect(tool.grid.tiles[1]).toBe(HOLE);
    expect(tool.stroke('secondary', 1).drawing).toBe('.nn');
    expect(tool.grid.tiles[1]).toBe(EMPTY_TILE);
  });

  it.each<[string, PressButton, string, string]>([
    ['fixes all', 'primary', 'bBw.n', 'BBW.N'],
    ['releases all', 'primary', 'Bbw.W', 'bbw.w'],
    ['removes all', 'secondary', 'bBw.n', '.....'],
    ['brings all back', 'secondary', '.Bw.n', 'nBwnn'],
  ])('%s like the first cell of the stroke', (_, button, before, after) => {
    expect(new TestTool(before).stroke(button, 0, 1, 2, 3, 4).drawing).toBe(after);
  });

  it('does not undo a cell that the stroke crosses twice', () => {
    expect(new TestTool('bw').stroke('primary', 0, 1, 0).drawing).toBe('BW');
    expect(new TestTool('bw').stroke('secondary', 0, 1, 0).drawing).toBe('..');
  });

  it('does not fix what is no cell, nor begins a stroke there', () => {
    const tool = new TestTool('.bw');
    const { grid } = tool;

    expect(tool.stroke('primary', 0, 1, 2).grid).toBe(grid);
  });

  it('begins nothing beside the grid', () => {
    const tool = new TestTool('bw');
    const { grid } = tool;

    expect(tool.stroke('primary', 2, 0).stroke('secondary', -1, 0).grid).toBe(grid);
  });

  it('keeps the same grid when the whole stroke changes nothing', () => {
    const tool = new TestTool('nw');
    const { grid } = tool;

    expect(tool.stroke('secondary', 0).stroke('secondary', 0).drawing).toBe('nw');
    expect(new TestTool('.b').stroke('primary', 0, 1).drawing).toBe('.b');
    expect(grid.tiles[0]).toBe(EMPTY_TILE);
  });

  it('leaves what a fixed cell is connected with as it is', () => {
    const tool = new TestTool({ tiles: 'bbn', connections: 'aa.' });
    const { connections } = tool.grid;

    expect(tool.stroke('primary', 0).drawing).toBe('Bbn');
    expect(tool.grid.connections).toEqual(connections);
    expect(tool.stroke('primary', 0).drawing).toBe('bbn');
  });

  it('leaves the colors of cells that a removed one was connected with', () => {
    expect(new TestTool({ tiles: 'bbn', connections: 'aa.' }).stroke('secondary', 0).drawing).toBe(
      '.bn',
    );
  });
});

describe('the color tool of an author', () => {
  it('paints givens too, and they stay given', () => {
    expect(new TestTool('WBn', colorTool).stroke('primary', 0).drawing).toBe('BBn');
    expect(new TestTool('WBn', colorTool).stroke('primary', 1).drawing).toBe('WNn');
  });

  it('begins nothing where no cell is', () => {
    const tool = new TestTool('.w', colorTool);
    const { grid } = tool;

    expect(tool.stroke('primary', 0, 1).grid).toBe(grid);
  });

  it('takes connected cells along', () => {
    expect(
      new TestTool({ tiles: 'nnn', connections: 'aa.' }, colorTool).stroke('primary', 0).drawing,
    ).toBe('bbn');
  });
});
