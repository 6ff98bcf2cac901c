import { describe, expect, it } from 'vitest';
import { CellState, type CellScene, type Change } from '#engine/canvas/cells/CellState.ts';
import { DURATION_S, easePaint, easeErase } from '#engine/canvas/motion/cellMotion.ts';
import { FLOATS, Mark, packEntry } from '#engine/canvas/cells/cellTexel.ts';
import { hasSamePlaces, PlaceMap } from '#engine/canvas/cells/PlaceMap.ts';
import { exampleGrid, type Example } from '#engine/clues/Example.ts';
import type { Topology } from '#engine/grid/board.ts';
import { noteChange } from '#engine/grid/changes.ts';
import { internedTile, type Grid, type Tile } from '#engine/grid/grid.ts';
import { FLAT } from '#engine/grid/wrap.ts';
import { ghostDepth } from '#engine/picture/lattice.ts';

const cut: Change = { nowS: 0, isAnimated: false, contact: null };
const moving = (nowS: number): Change => ({ nowS, isAnimated: true, contact: null });

/** A board as the cell shader gets it, asked the way the shader asks. */
class TestCells {
  readonly map: PlaceMap;
  readonly state: CellState;
  #scene: CellScene;

  constructor(example: Example, topology: Topology = FLAT, separateTiles = false) {
    this.#scene = {
      grid: exampleGrid(example),
      topology,
      depth: ghostDepth(topology),
      separateTiles,
      givens: null,
      errors: [],
      highlight: [],
      clues: [],
    };
    this.map = new PlaceMap(this.#scene);
    this.state = new CellState(this.map, this.#scene);
    this.state.takeDirty();
  }

  show(change: Partial<CellScene>, how: Change): ReadonlySet<number> | 'all' {
    this.#scene = { ...this.#scene, ...change };
    return this.state.update(this.#scene, how);
  }

  paint(tiles: string, how: Change): ReadonlySet<number> | 'all' {
    const { tiles: painted } = exampleGrid({ tiles });
    return this.show({ grid: { ...this.#scene.grid, tiles: painted } }, how);
  }

  float(x: number, y: number, at: number): number {
    return this.state.data[this.map.indexAt(x, y) * FLOATS + at] ?? NaN;
  }

  has(x: number, y: number, mark: number): boolean {
    return (this.float(x, y, 0) & mark) !== 0;
  }

  /** Color above and color below: 0 gray, 1 dark, 2 light. */
  colors(x: number, y: number): readonly [number, number] {
    const marks = this.float(x, y, 0);
    return [marks & 3, (marks >> 2) & 3];
  }
}

describe('cells that flow together', () => {
  it('are neighbors of one solid color, not gray ones, not diagonal ones', () => {
    const cells = new TestCells({ tiles: 'bbn/wbn' });

    expect(cells.has(0, 0, Mark.joinRight)).toBe(true);
    expect(cells.has(1, 0, Mark.joinDown)).toBe(true);
    expect(cells.has(0, 0, Mark.joinDown)).toBe(false);
    expect(cells.has(2, 0, Mark.joinDown)).toBe(false);
  });

  it('are merged tiles in every color, without a seam', () => {
    const cells = new TestCells({ tiles: 'nnbb', connections: 'aabb' }, FLAT, true);

    expect([0, 2].map((x) => cells.has(x, 0, Mark.joinRight))).toEqual([true, true]);
    expect([0, 2].map((x) => cells.has(x, 0, Mark.seamRight))).toEqual([false, false]);
    expect(cells.has(1, 0, Mark.joinRight)).toBe(false);
  });

  it.each([
    ['left', 'bnn/nnn', 'bbn/nnn', [0, 0], Mark.joinRight],
    ['above', 'nbn/nnn', 'nbn/nbn', [1, 0], Mark.joinDown],
    ['right', 'nbn/nnn', 'bbn/nnn', [0, 0], Mark.joinRight],
    ['below', 'nnn/nbn', 'nbn/nbn', [1, 0], Mark.joinDown],
  ] as const)('take in a cell that is painted beside the one %s', (_, before, after, at, mark) => {
    const cells = new TestCells({ tiles: before });
    const [x, y] = at;
    expect(cells.has(x, y, mark)).toBe(false);

    cells.paint(after, cut);

    expect(cells.has(x, y, mark)).toBe(true);
    cells.paint(before, cut);
    expect(cells.has(x, y, mark)).toBe(false);
  });

  it('stay apart when tiles are kept separate', () => {
    const cells = new TestCells({ tiles: 'bb' }, FLAT, true);

    expect(cells.has(0, 0, Mark.joinRight)).toBe(false);
  });

  it('join through a wrapped rim, and the ghost shows the same', () => {
    const cells = new TestCells({ tiles: 'bnnb' }, { horizontal: 'wrap', vertical: 'none' });

    expect(cells.has(3, 0, Mark.joinRight)).toBe(true);
    expect(cells.has(-1, 0, Mark.joinRight)).toBe(true);
    expect(cells.has(-1, 0, Mark.ghost)).toBe(true);
    expect(cells.colors(4, 0)).toEqual(cells.colors(0, 0));
  });
});

describe('the tray', () => {
  it('lies under holes inside the board, not under holes at its rim', () => {
    const cells = new TestCells({ tiles: 'nnnn/n.n./nnnn' });

    expect(cells.has(1, 1, Mark.plate)).toBe(true);
    expect(cells.has(3, 1, Mark.plate)).toBe(false);
    expect(cells.has(-1, 0, Mark.plate)).toBe(false);
  });
});

describe('a change of color', () => {
  it('grows over what was there, and touches only the places that link to it', () => {
    const cells = new TestCells({ tiles: 'nnnn/nnnn/nnnn' });

    const touched = cells.paint('nnnn/nbnn/nnnn', moving(5));

    expect(cells.colors(1, 1)).toEqual([1, 0]);
    expect(cells.has(1, 1, Mark.grows)).toBe(true);
    expect(cells.float(1, 1, 1)).toBe(5);
    const { map } = cells;
    expect(touched).toEqual(new Set([map.indexAt(1, 1), map.indexAt(0, 1), map.indexAt(1, 0)]));
  });

  it('turns back from where it is when it is taken back in mid-motion', () => {
    const cells = new TestCells({ tiles: 'n' });
    cells.paint('b', moving(5));

    cells.paint('n', moving(5.05));

    expect(cells.colors(0, 0)).toEqual([1, 0]);
    expect(cells.has(0, 0, Mark.grows)).toBe(false);
    expect(cells.float(0, 0, 2)).toBeGreaterThan(0.5);
    expect(cells.float(0, 0, 2)).toBeLessThan(0.9);
  });

  it('goes on from what is seen when a third color comes in mid-motion', () => {
    const cells = new TestCells({ tiles: 'b' });
    cells.paint('w', { ...moving(5), contact: { x: 0.25, y: 0.5 } });

    cells.paint('n', moving(5.05));

    expect(cells.colors(0, 0)).toEqual([0, 2]);
    expect(cells.has(0, 0, Mark.grows)).toBe(true);
    expect(cells.has(0, 0, Mark.layered)).toBe(true);
    expect(cells.float(0, 0, 2)).toBe(0);
    const below = cells.float(0, 0, 10);
    expect(Math.floor(below)).toBe(1);
    expect(below - 1).toBeCloseTo(easePaint(0.05 / DURATION_S.paint));
    expect(cells.float(0, 0, 11)).toBe(packEntry({ x: 0.25, y: 0.5 }));
  });

  it('keeps what lies below when the second color was drawing back', () => {
    const cells = new TestCells({ tiles: 'b' });
    cells.paint('n', moving(5));

    cells.paint('w', moving(5.06));

    expect(cells.colors(0, 0)).toEqual([2, 1]);
    const below = cells.float(0, 0, 10);
    expect(below).toBeCloseTo(1 - easeErase(0.06 / DURATION_S.erase));
  });

  it('comes to rest as one color after three', () => {
    const cells = new TestCells({ tiles: 'b' });
    cells.paint('w', moving(5));
    cells.paint('n', moving(5.05));

    cells.state.settle(9);

    expect(cells.state.data).toEqual(new TestCells({ tiles: 'n' }).state.data);
  });

  it('is a cut without animation, also in mid-motion', () => {
    const cells = new TestCells({ tiles: 'b' });
    cells.paint('w', moving(5));

    cells.paint('n', { ...cut, nowS: 5.05 });

    expect(cells.colors(0, 0)).toEqual([0, 0]);
    expect(cells.has(0, 0, Mark.layered)).toBe(false);
  });

  it('is a cut without animation', () => {
    const cells = new TestCells({ tiles: 'nn' });

    cells.paint('bb', cut);

    expect(cells.colors(0, 0)).toEqual([1, 1]);
    expect(cells.has(0, 0, Mark.moving)).toBe(false);
    expect(cells.state.busyUntilS).toBeLessThan(0);
  });

  it('comes to rest, and then costs no more than a cell that never moved', () => {
    const cells = new TestCells({ tiles: 'nn' });
    cells.paint('bb', moving(5));
    const painted = new TestCells({ tiles: 'bb' });
    expect(cells.state.settle(5.01)).toBe(false);

    expect(cells.state.settle(6)).toBe(true);

    expect(cells.state.data).toEqual(painted.state.data);
    expect(cells.state.settle(7)).toBe(false);
  });

  it('comes to rest in time after its clock began anew', () => {
    const cells = new TestCells({ tiles: 'nn' });
    cells.paint('bn', moving(90_000));
    cells.state.settle(90_001);

    cells.paint('bb', moving(0));

    expect(cells.state.settle(1)).toBe(true);
    expect(cells.state.data).toEqual(new TestCells({ tiles: 'bb' }).state.data);
  });

  it('writes only what it changed', () => {
    const cells = new TestCells({ tiles: 'nnnnnnnn/nnnnnnnn' });
    cells.paint('nnnnnnnn/nnnnnbnn', cut);

    const dirty = cells.state.takeDirty();

    expect(dirty).toEqual([cells.map.indexAt(5, 0), cells.map.indexAt(5, 1) + 1]);
    expect(cells.state.takeDirty()).toBeNull();
  });
});

describe('a noted change of a large board', () => {
  it('costs cells and places no more than the cells around it', () => {
    const painted = 5050;
    const row = 'n'.repeat(100);
    const gray = exampleGrid({ tiles: Array.from({ length: 100 }, () => row).join('/') });
    let reads = 0;
    const counting = (tiles: readonly Tile[]): Grid => ({
      ...gray,
      tiles: new Proxy(tiles, {
        get(target, key, receiver): unknown {
          reads += 1;
          return Reflect.get(target, key, receiver);
        },
      }),
    });
    const before = counting(gray.tiles);
    const dark = internedTile(true, false, 'dark');
    const after = counting(gray.tiles.map((tile, cell) => (cell === painted ? dark : tile)));
    noteChange(before, after, [painted]);
    const scene = { topology: FLAT, depth: ghostDepth(FLAT), separateTiles: false };
    const marks = { givens: null, errors: [], highlight: [], clues: [] };
    const map = new PlaceMap({ ...scene, grid: before });
    const state = new CellState(map, { ...scene, ...marks, grid: before });
    reads = 0;

    expect(hasSamePlaces({ ...scene, grid: before }, { ...scene, grid: after })).toBe(true);
    state.update({ ...scene, ...marks, grid: after }, moving(5));

    expect(reads).toBeLessThan(60);
    expect(state.data[map.indexAt(50, 50) * FLOATS]).toBeGreaterThan(0);
  });
});

describe('marks', () => {
  it('show errors on the board, not on its ghosts', () => {
    const cells = new TestCells({ tiles: 'bnnb' }, { horizontal: 'wrap', vertical: 'none' });

    cells.show({ errors: [0] }, moving(1));

    expect(cells.has(0, 0, Mark.error)).toBe(true);
    expect(cells.has(4, 0, Mark.error)).toBe(false);
    cells.show({ errors: [] }, moving(1.1));
    expect(cells.has(0, 0, Mark.error)).toBe(true);
    cells.state.settle(9);
    expect(cells.has(0, 0, Mark.error)).toBe(false);
  });

  it('ask for the full shader around them', () => {
    const cells = new TestCells({ tiles: 'nnnnn/nnnnn/nnnnn' });
    const { busy } = cells.state;
    expect(busy.runs()).toEqual([]);

    cells.show({ errors: [6] }, cut);

    expect(busy.runs()).toEqual([1, 2, 3].map((row) => ({ row, from: 1, to: 4 })));
  });
});

describe('the frame of a given', () => {
  it('is that of the author alone: a cell that became final in play has none', () => {
    const cells = new TestCells({ tiles: 'Bnn' });
    cells.show({ givens: exampleGrid({ tiles: 'Bnn' }).tiles }, cut);

    cells.paint('BWn', cut);

    expect(cells.has(0, 0, Mark.given)).toBe(true);
    expect(cells.has(1, 0, Mark.given)).toBe(false);
  });
});
