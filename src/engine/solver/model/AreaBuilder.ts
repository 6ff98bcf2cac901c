import type { ClueRef } from '../sat/Cause.ts';
import type { Cell, Point, SolidColor } from '../../grid/grid.ts';
import { AreaConstraint, type Seed } from '../constraints/AreaConstraint.ts';
import { AreaLabels } from '../constraints/AreaLabels.ts';
import { ConnectedConstraint } from '../constraints/ConnectedConstraint.ts';
import { ContainsConstraint } from '../constraints/ContainsConstraint.ts';
import { ForestConstraint } from '../constraints/ForestConstraint.ts';
import { graphOf, type Graph } from '../constraints/Graph.ts';
import { ShapeConstraint, type ShapeDemand } from '../constraints/ShapeConstraint.ts';
import { TouchConstraint } from '../constraints/TouchConstraint.ts';
import { canonicalShape, shapeOfPoints } from '../../shapes/shape.ts';
import { everyCell } from './everyCell.ts';
import type { Literal } from '../sat/Propagator.ts';
import { NONE, type AreaModel, type SolverModel } from './SolverModel.ts';

/** A model that knows which clues are being stated. */
export interface StatedModel extends SolverModel {
  readonly clues: readonly ClueRef[];
  /** State something in the name of clues. */
  inNameOf(clues: readonly ClueRef[], state: () => void): void;
}

/** Collects what is stated about the areas of one color, for one scan of them to answer. */
export class AreaBuilder implements AreaModel {
  readonly #model: StatedModel;
  readonly #color: SolidColor;
  readonly #seeds: Seed[] = [];
  readonly #labels = new AreaLabels();

  constructor(model: StatedModel, color: SolidColor) {
    this.#model = model;
    this.#color = color;
  }

  seed(place: Cell, sizes: readonly number[], when: Literal): void {
    const own = this.#model.is(place, this.#color);
    if (own === NONE) return;
    const possible = sizes.filter((size) => size >= 1 && size <= this.#model.board.size);
    if (possible.length > 0)
      this.#seeds.push({ place, sizes: possible, when, clues: this.#model.clues });
    else this.#model.clause([own ^ 1, when === NONE ? NONE : when ^ 1]);
  }

  everySize(size: number): void {
    for (let cell = 0; cell < this.#model.board.size; cell++) this.seed(cell, [size], NONE);
  }

  label(cell: Cell, kind: string, label: string): void {
    this.#labels.add(cell, kind, label, this.#model.clues);
  }

  together(cells: readonly Cell[]): void {
    const terminals = new Set(cells);
    const graph = graphOfColor(this.#model, this.#color);
    this.#model.add((search) => new ConnectedConstraint(search, graph, (it) => terminals.has(it)));
  }

  touches(sets: readonly (readonly Cell[])[], least: number, most: number, at?: Cell): void {
    const graph = graphOfColor(this.#model, this.#color);
    this.#model.add(
      (search) => new TouchConstraint(search, graph, { sets, least, most, at: at ?? NONE }),
    );
  }

  withoutLoops(): void {
    const { board } = this.#model;
    const graph = graphOfColor(this.#model, this.#color);
    for (let cell = 0; cell < board.size; cell++) {
      const own = this.#model.is(cell, this.#color);
      if (own === NONE) continue;
      const neighbors = board.neighbors(cell);
      if (neighbors.includes(cell)) this.#model.clause([own ^ 1]);
      for (const next of neighbors) {
        const isTwice = neighbors.indexOf(next) !== neighbors.lastIndexOf(next);
        const other = this.#model.is(next, this.#color);
        if (isTwice && other !== NONE) this.#model.clause([own ^ 1, other ^ 1]);
      }
    }
    this.#model.add((search) => new ForestConstraint(search, graph));
  }

  shapes(demand: ShapeDemand): void {
    const { width } = this.#model.board;
    const color = this.#color;
    const graph = graphOfColor(this.#model, color);
    const nameOf = (cells: readonly Cell[]) => {
      const { cells: places } = canonicalShape(shapeOfPoints(pointsOf(cells, width), color));
      return places.map(({ x, y }) => `${x},${y}`).join(' ');
    };
    this.#model.add((search) => new ShapeConstraint(search, graph, demand, nameOf));
  }

  each(passes: (cells: readonly Cell[]) => boolean): void {
    const graph = graphOfColor(this.#model, this.#color);
    this.#model.add((search) => new ContainsConstraint(search, graph, passes));
  }

  /** State what was collected; `connecting` are the clues by which all cells of the color hang together. */
  build(connecting: readonly ClueRef[]): void {
    for (const { place, sizes, when, clues } of this.#seeds) {
      if (when === NONE) this.#labels.addSizes(place, sizes, clues);
    }
    if (connecting.length > 0) this.#stateTotals(connecting);
    this.#denyImpossible();
    if (this.#seeds.length === 0 && this.#labels.isEmpty) return;
    const graph = graphOfColor(this.#model, this.#color);
    const [seeds, labels] = [this.#seeds, this.#labels];
    this.#model.add((search) => new AreaConstraint(search, graph, { seeds, labels }));
  }

  /** Places whose own labels exclude each other have the other color. */
  #denyImpossible(): void {
    for (const cell of this.#labels.impossiblePlaces()) {
      this.#model.inNameOf(this.#labels.cluesAt([cell]), () =>
        this.#model.clause([this.#model.is(cell, this.#color) ^ 1]),
      );
    }
  }

  /** With only one area, its size is the number of all cells of the color, and it has one label of each kind. */
  #stateTotals(connecting: readonly ClueRef[]): void {
    const cells = everyCell(this.#model.board).map((cell) => this.#model.is(cell, this.#color));
    const totals = new Map<
      string,
      { readonly sizes: readonly number[]; readonly holds: Literal }
    >();
    for (const { place, sizes, when, clues } of this.#seeds) {
      const key = sizes.join(' ');
      const total = totals.get(key) ?? { sizes, holds: this.#model.newLiteral() };
      if (!totals.has(key)) {
        totals.set(key, total);
        this.#model.inNameOf([], () =>
          this.#model.count(cells, (count) => sizes.includes(count), [total.holds]),
        );
      }
      const unless = when === NONE ? NONE : when ^ 1;
      this.#model.inNameOf([...clues, ...connecting], () =>
        this.#model.clause([total.holds, this.#model.is(place, this.#color) ^ 1, unless]),
      );
    }
    for (const [a, b] of this.#labels.enemyCells()) {
      const clues = this.#labels.cluesAt([a, b]);
      this.#model.inNameOf([...clues, ...connecting], () =>
        this.#model.clause([
          this.#model.is(a, this.#color) ^ 1,
          this.#model.is(b, this.#color) ^ 1,
        ]),
      );
    }
  }
}

/** Existing cells next to each other, true when they have the color; only those of `within`, if given. */
export function graphOfColor(
  model: Pick<SolverModel, 'board' | 'is'>,
  color: SolidColor,
  within?: ReadonlySet<Cell>,
): Graph {
  const { board } = model;
  const literals = Array.from({ length: board.size }, (_, cell) =>
    within?.has(cell) === false ? NONE : model.is(cell, color),
  );
  return graphOf(literals, (cell: number): readonly Cell[] => board.neighbors(cell));
}

function pointsOf(cells: readonly Cell[], width: number): readonly Point[] {
  return cells.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}
