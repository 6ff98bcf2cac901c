import type { Step } from '#engine/explain/Step.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { opposite, type Cell, type Color, type Grid, type SolidColor } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { FoundStep } from '../hintSteps.ts';
import { cellsIn } from '../parseHint.ts';

/** A symbol among the clues of a step. */
export interface Printed {
  readonly id: string;
  readonly home: Cell;
  readonly x: number;
  readonly y: number;
  /** Its number or letter, or its name if nothing is printed on it. */
  readonly value: string;
  /** The count that it needs; NaN for none. */
  readonly number: number;
  readonly params: Readonly<Record<string, unknown>>;
}

type Colors = ReadonlyMap<Cell, Color>;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, -1],
  'up-right': [1, -1],
  right: [1, 0],
  'down-right': [1, 1],
  down: [0, 1],
  'down-left': [-1, 1],
  left: [-1, 0],
  'up-left': [-1, -1],
};
const SIDES = ['up', 'down', 'left', 'right'];

/** The board of a step, with counts that do not use those of the engine. */
export class SentenceBoard {
  readonly step: Step;
  readonly grid: Grid;
  readonly cells: readonly Cell[];
  readonly color: SolidColor;
  readonly other: SolidColor;
  readonly printed: readonly Printed[];
  /** All colors that the board shows. */
  readonly shown: Colors;
  /** The facts of the step alone. */
  readonly known: Colors;
  readonly #neighbors: (cell: Cell) => readonly Cell[];
  readonly #cellAt: (x: number, y: number) => Cell | undefined;

  constructor({ step, grid }: FoundStep) {
    const board = boardOf(grid);
    this.step = step;
    this.grid = grid;
    this.cells = step.cells.map(({ cell }) => cell);
    this.color = step.cells[0]?.color ?? 'dark';
    this.other = opposite(this.color);
    this.#neighbors = (cell) => board.neighbors(cell).filter((it) => board.exists(it));
    this.#cellAt = (x, y) => board.cellAt(x, y);
    this.printed = step.clues.flatMap((clue): Printed[] => {
      const symbol = clue.type === 'symbol' ? board.symbols(clue.id)[clue.index] : undefined;
      if (!symbol) return [];
      const { id, at, params } = symbol;
      const number = typeof params['number'] === 'number' ? params['number'] : Number.NaN;
      const { deadEnd, letter } = params;
      const text = typeof letter === 'string' ? letter : String(number);
      const value = deadEnd === true ? 'dead end' : text;
      const home = board.cellAt(Math.floor(at.x), Math.floor(at.y)) ?? -1;
      return [{ id, home, ...at, value, number, params }];
    });
    const exists = (cell: Cell) => board.exists(cell);
    const entries = grid.tiles.map((tile, cell): [Cell, Color] => [cell, tile.color]);
    this.shown = new Map(entries.filter(([cell]) => exists(cell)));
    this.known = this.#painted(
      new Map([...this.shown.keys()].map((cell) => [cell, 'gray'])),
      step.facts,
    );
  }

  #painted(colors: Colors, painted: readonly { cell: Cell; color: Color }[]): Colors {
    const changed = new Map(colors);
    for (const { cell, color } of painted)
      for (const it of findGroup(this.grid, cell)) if (changed.has(it)) changed.set(it, color);
    return changed;
  }

  /** The facts, with the other color in a cell that follows. */
  supposed(cell: Cell, colors: Colors = this.known): Colors {
    return this.#painted(colors, [{ cell, color: this.other }]);
  }

  /** The rules of the step with an id. */
  rules(id: string): readonly Readonly<Record<string, unknown>>[] {
    return this.step.clues.flatMap((clue) => {
      const rule = clue.type === 'rule' ? this.grid.rules[clue.index] : undefined;
      return rule?.id === id ? [rule.params] : [];
    });
  }

  /** The cells of places in words. */
  cellsIn(places: string): readonly Cell[] {
    return cellsIn(places, this.grid.width);
  }

  /** The symbols of the step that print a value, at a place if one is given. */
  printing(value: string, place?: string): readonly Printed[] {
    const at = place === undefined ? undefined : this.cellsIn(place)[0];
    return this.printed.filter(
      (it) => it.value === value && (at === undefined || this.#touches(it, at)),
    );
  }

  #touches({ x, y }: Printed, cell: Cell): boolean {
    const { width } = this.grid;
    return Math.abs((cell % width) - x) < 1 && Math.abs(Math.floor(cell / width) - y) < 1;
  }

  neighbors(cell: Cell): readonly Cell[] {
    return this.#neighbors(cell);
  }

  cellAt(x: number, y: number): Cell | undefined {
    const cell = this.#cellAt(x, y);
    return cell !== undefined && this.shown.has(cell) ? cell : undefined;
  }

  /** All cells connected with some cells through cells that pass. */
  flood(from: Iterable<Cell>, passes: (cell: Cell) => boolean): ReadonlySet<Cell> {
    const found = new Set(from);
    for (const cell of found)
      for (const next of this.#neighbors(cell)) if (passes(next)) found.add(next);
    return found;
  }

  /** The area of a cell. */
  area(cell: Cell, colors: Colors): ReadonlySet<Cell> {
    const color = colors.get(cell);
    return this.flood([cell], (it) => colors.get(it) === color);
  }

  /** The empty cells next to some cells. */
  openAround(cells: ReadonlySet<Cell>): ReadonlySet<Cell> {
    const around = [...cells].flatMap((it) => this.#neighbors(it));
    return new Set(around.filter((it) => !cells.has(it) && this.shown.get(it) === 'gray'));
  }

  /** The cells that a dart, minesweeper or focus counts. */
  counted({ id, x, y, home, params }: Printed): readonly Cell[] {
    const { orientation } = params;
    if (id === 'dart')
      return this.#ray(x, y, String(orientation), home).filter((it) => it !== home);
    const steps = id === 'focus' ? SIDES : Object.keys(STEPS);
    const around = steps.flatMap((side) => {
      const [dx, dy] = STEPS[side] ?? [0, 0];
      return this.cellAt(x + dx, y + dy) ?? [];
    });
    return [...new Set(around)];
  }

  #ray(x: number, y: number, side: string, home: Cell): readonly Cell[] {
    const [dx, dy] = STEPS[side] ?? [0, 0];
    const cells = new Set<Cell>();
    for (let step = 1; step <= 4 * this.shown.size; step++) {
      const cell = this.#cellAt(x + step * dx, y + step * dy);
      if (cell === undefined || cells.has(cell)) break;
      if (cell === home) break;
      cells.add(cell);
    }
    return [...cells].filter((it) => this.shown.has(it));
  }

  /** The color that a symbol counts; undefined if its own cell has no color. */
  countedColor({ id, home }: Printed, colors: Colors): SolidColor | undefined {
    const own = colors.get(home) ?? 'gray';
    if (own === 'gray') return undefined;
    return id === 'dart' || id === 'minesweeper' ? opposite(own) : own;
  }

  /** The least and most of a color that a symbol can count. */
  countOf(symbol: Printed, colors: Colors): readonly [least: number, most: number] {
    if (symbol.id === 'viewpoint') return this.#seen(symbol, colors);
    const of = this.countedColor(symbol, colors);
    const cells = this.counted(symbol).map((it) => colors.get(it));
    const least = cells.filter((it) => it === of).length;
    return [least, least + cells.filter((it) => it === 'gray').length];
  }

  /** The empty cells at which the view of a viewpoint ends. */
  viewEnds({ x, y, home }: Printed): ReadonlySet<Cell> {
    const own = this.shown.get(home);
    const ends = SIDES.flatMap((side) => {
      const [dx, dy] = STEPS[side] ?? [0, 0];
      for (let step = 1; step <= this.shown.size; step++) {
        const cell = this.cellAt(x + step * dx, y + step * dy);
        if (cell === undefined || cell === home) return [];
        const color = this.shown.get(cell);
        if (color !== own) return color === 'gray' ? [cell] : [];
      }
      return [];
    });
    return new Set(ends);
  }

  #seen(symbol: Printed, colors: Colors): readonly [least: number, most: number] {
    const own = colors.get(symbol.home) ?? 'gray';
    if (own !== 'gray') return this.#seenIn(own, symbol, colors);
    const both = (['dark', 'light'] as const).map((it) => this.#seenIn(it, symbol, colors));
    return [Math.min(...both.map(([least]) => least)), Math.max(...both.map(([, most]) => most))];
  }

  #seenIn(
    own: SolidColor,
    { x, y, home }: Printed,
    colors: Colors,
  ): readonly [least: number, most: number] {
    const along = (passes: (color: Color | undefined) => boolean) => {
      const seen = new Set([home]);
      for (const side of SIDES) {
        const [dx, dy] = STEPS[side] ?? [0, 0];
        for (let step = 1; ; step++) {
          const cell = this.cellAt(x + step * dx, y + step * dy);
          if (cell === undefined || seen.has(cell) || !passes(colors.get(cell))) break;
          seen.add(cell);
        }
      }
      return seen.size;
    };
    return [along((it) => it === own), along((it) => it === own || it === 'gray')];
  }
}
