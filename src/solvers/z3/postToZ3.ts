import type { PuzzleData, Rule } from 'logic-pad-solver-core';
import { boardOf } from '#engine/judging/boardOf.ts';
import { findGroups } from '#engine/grid/connections.ts';
import { emptyGrid, type Grid, type Point, type SolidColor } from '#engine/grid/grid.ts';
import { eachPlacement, patternVariants } from '#engine/shapes/match.ts';
import { SOLID } from '#engine/solver/model/SolverModel.ts';
import { squareLattice, type Lattice } from '../toolkit/lattice.ts';
import { Regions } from '../toolkit/Regions.ts';
import { countTrue, sightAlong } from '../toolkit/sightLine.ts';
import { SymbolGrid } from '../toolkit/SymbolGrid.ts';
import type { Z3Boolean, Z3Context, Z3Solver } from './z3.ts';

type RuleOf<T extends Rule['type']> = Extract<Rule, { type: T }>;

/** A number at a cell. */
interface Numbered extends Point {
  readonly number: number;
}

/** A puzzle as constraints of the prover. */
class Z3Puzzle {
  readonly colors: SymbolGrid<SolidColor>;
  readonly #context: Z3Context;
  readonly #solver: Z3Solver;
  readonly #grid: Grid;
  readonly #lattice: Lattice;
  #cachedRegions: Regions | null = null;

  constructor(context: Z3Context, solver: Z3Solver, grid: Grid) {
    this.#context = context;
    this.#solver = solver;
    this.#grid = grid;
    this.#lattice = squareLattice(
      grid.tiles.flatMap(({ exists }, cell) => (exists ? [this.#pointOf(cell)] : [])),
    );
    this.colors = new SymbolGrid(context, solver, this.#lattice, SOLID);
    for (const [cell, { exists, fixed, color }] of grid.tiles.entries()) {
      if (exists && fixed && color !== 'gray') solver.add(this.#is(this.#pointOf(cell), color));
    }
    for (const [first, ...others] of findGroups(grid)) {
      for (const other of others) this.#merge(this.#pointOf(first ?? 0), this.#pointOf(other));
    }
  }

  add(rule: Rule): void {
    switch (rule.type) {
      case 'connectAll':
        return this.#connect(solid(rule.color));
      case 'forbiddenPattern':
        return this.#forbid(rule);
      case 'regionArea':
        return this.#everyRegion(solid(rule.color), rule.size);
      case 'cellCount':
        return this.#solver.add(
          this.#count(this.#lattice.points, solid(rule.color)).eq(rule.count),
        );
      case 'number':
        return rule.tiles.forEach((at) =>
          this.#solver.add(this.#regions().sizeAt(at).eq(at.number)),
        );
      case 'minesweeper':
        return rule.tiles.forEach((at) => this.#addCount(at, this.#lattice.cornerNeighbors(at)));
      case 'dart':
        return rule.tiles.forEach((at) => this.#addCount(at, this.#ahead(at, at.orientation)));
      case 'viewpoint':
        return rule.tiles.forEach((at) => this.#addSight(at));
      case 'galaxy':
      case 'letter':
      case 'lotus':
      case 'offByX':
      case 'sameShape':
      case 'symbolCount':
      case 'uniqueShape':
        throw new Error(`Not supported: ${rule.type}`);
    }
  }

  #pointOf(cell: number): Point {
    return { x: cell % this.#grid.width, y: Math.floor(cell / this.#grid.width) };
  }

  #is(point: Point, color: SolidColor): Z3Boolean {
    return this.colors.is(point, color);
  }

  #count(points: readonly Point[], color: SolidColor) {
    return countTrue(
      this.#context,
      points.map((point) => this.#is(point, color)),
    );
  }

  #merge(a: Point, b: Point): void {
    const areBoth = [a, b].every((point) => this.#lattice.numberOf(point) !== undefined);
    if (areBoth) this.#solver.add(this.colors.isSame(a, b));
  }

  /** Regions of both colors, added when first needed. */
  #regions(): Regions {
    if (this.#cachedRegions) return this.#cachedRegions;
    const regions = new Regions(this.#context, this.#solver, this.#lattice);
    for (const point of this.#lattice.points) {
      for (const next of this.#lattice.edgeNeighbors(point)) {
        const { colors } = this;
        this.#solver.add(this.#context.Eq(regions.isSame(point, next), colors.isSame(point, next)));
      }
    }
    this.#cachedRegions = regions;
    return regions;
  }

  #everyRegion(color: SolidColor, size: number): void {
    for (const point of this.#lattice.points) {
      const isRight = this.#regions().sizeAt(point).eq(size);
      this.#solver.add(this.#context.Implies(this.#is(point, color), isRight));
    }
  }

  #connect(color: SolidColor): void {
    const all = this.#count(this.#lattice.points, color);
    for (const point of this.#lattice.points) {
      const isAll = this.#regions().sizeAt(point).eq(all);
      this.#solver.add(this.#context.Implies(this.#is(point, color), isAll));
    }
  }

  #forbid({ pattern }: RuleOf<'forbiddenPattern'>): void {
    const { And, Not } = this.#context;
    const [first = []] = pattern;
    const drawn = { ...emptyGrid(first.length, pattern.length), tiles: pattern.flat() };
    for (const shape of patternVariants(drawn)) {
      for (const cells of eachPlacement(shape, boardOf(this.#grid))) {
        const colored = shape.cells.flatMap(({ color }, i) =>
          color === 'gray' ? [] : [this.#is(this.#pointOf(cells[i] ?? -1), color)],
        );
        this.#solver.add(Not(And(...colored)));
      }
    }
  }

  /** All cells in the direction of a dart, also behind holes. */
  #ahead(at: Point, orientation: string): readonly Point[] {
    const dx = orientation.includes('left') ? -1 : orientation.includes('right') ? 1 : 0;
    const dy = orientation.includes('up') ? -1 : orientation.includes('down') ? 1 : 0;
    const most = Math.max(this.#grid.width, this.#grid.height);
    return Array.from({ length: most }, (_, i) => ({
      x: at.x + (i + 1) * dx,
      y: at.y + (i + 1) * dy,
    })).filter((point) => this.#lattice.numberOf(point) !== undefined);
  }

  #addCount(at: Numbered, points: readonly Point[]): void {
    const { Implies } = this.#context;
    const right = (color: SolidColor) => this.#count(points, color).eq(at.number);
    this.#solver.add(Implies(this.#is(at, 'dark'), right('light')));
    this.#solver.add(Implies(this.#is(at, 'light'), right('dark')));
  }

  #addSight(at: Numbered): void {
    const { Implies, Int, Sum } = this.#context;
    for (const color of SOLID) {
      const arms = this.#lattice.edges.map((to) =>
        sightAlong(this.#context, this.#lattice.line(at, to), (point) => this.#is(point, color)),
      );
      const isRight = Sum(Int.val(1), ...arms).eq(at.number);
      this.#solver.add(Implies(this.#is(at, color), isRight));
    }
  }
}

function solid(color: 'dark' | 'light' | 'gray'): SolidColor {
  return color === 'dark' ? 'dark' : 'light';
}

/** Add the constraints of a puzzle to a prover. The result reads colors from a model of it. */
export function postToZ3(
  context: Z3Context,
  solver: Z3Solver,
  grid: Grid,
  { rules }: PuzzleData,
): SymbolGrid<SolidColor> {
  const puzzle = new Z3Puzzle(context, solver, grid);
  for (const rule of rules) puzzle.add(rule);
  return puzzle.colors;
}
