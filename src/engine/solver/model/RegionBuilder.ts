import type { ClueRef, Literal } from '../sat/Reason.ts';
import type { Cell, Point, SolidColor } from '../../grid/grid.ts';
import { RimReachConstraint } from '../constraints/RimReachConstraint.ts';
import { RegionConstraint } from '../constraints/RegionConstraint.ts';
import { largestSize, type SizeDemand } from '../constraints/SizeDemand.ts';
import { ImageReachConstraint } from '../constraints/ImageReachConstraint.ts';
import { ReachConstraint } from '../constraints/ReachConstraint.ts';
import { RegionLabels } from '../constraints/RegionLabels.ts';
import { ContainsConstraint } from '../constraints/ContainsConstraint.ts';
import { ForestConstraint } from '../constraints/ForestConstraint.ts';
import { RegionChoices } from '../constraints/ways/RegionChoices.ts';
import type { ChoiceSource } from '../constraints/ways/WayChoice.ts';
import { createGraph, type Graph } from '../constraints/Graph.ts';
import { ShapeConstraint, type ShapeDemand } from '../constraints/ShapeConstraint.ts';
import { TouchConstraint, type TouchedSet } from '../constraints/TouchConstraint.ts';
import { canonicalShape, shapeOfPoints } from '../../shapes/shape.ts';
import type { SizedCell } from './sizePacking.ts';
import { everyCell } from './boardQueries.ts';
import { NONE, type CountedSet, type RegionModel, type SolverModel } from './SolverModel.ts';

/** A model that records which clues its constraints come from. */
export interface AttributedModel extends SolverModel {
  readonly clues: readonly ClueRef[];
  /** True if the model is restricted to chosen clues, to find their consequences. */
  readonly isPartial: boolean;
  /** Record a condition that can be satisfied in a few ways. Used in models of chosen clues. */
  choose(source: ChoiceSource): void;
  /** Call `state`. Everything that it adds to the model comes from these clues. */
  withClues(clues: readonly ClueRef[], state: () => void): void;
}

/** Sets of which every region has one, or exactly one. */
interface NeededSets {
  readonly sets: readonly TouchedSet[];
  readonly isExclusive: boolean;
  readonly clues: readonly ClueRef[];
}

/** The rim of a flat board, and the clues that connect the cells of one color. */
interface Outside {
  /** Its cells in cyclic order. */
  readonly rim: readonly Cell[];
  readonly clues: readonly ClueRef[];
}

/** Cells with which a region is its own image. */
interface OwnImage {
  readonly cells: readonly Cell[];
  readonly image: Int32Array;
  readonly clues: readonly ClueRef[];
}

/**
 * Collects the statements of clues about the regions of one color, so that one constraint scans
 * them.
 */
export class RegionBuilder implements RegionModel {
  readonly #model: AttributedModel;
  readonly #color: SolidColor;
  readonly #demands: SizeDemand[] = [];
  readonly #labels = new RegionLabels();
  /** Sets of which every region has one, each with the clues that state it. */
  readonly #needed: NeededSets[] = [];
  readonly #images: OwnImage[] = [];

  constructor(model: AttributedModel, color: SolidColor) {
    this.#model = model;
    this.#color = color;
  }

  sizeAt(cell: Cell, sizes: readonly number[], when: Literal): void {
    const own = this.#model.is(cell, this.#color);
    if (own === NONE) return;
    const possible = sizes.filter((size) => size >= 1 && size <= this.#model.board.size);
    if (possible.length > 0)
      this.#demands.push({ cell, sizes: possible, when, clues: this.#model.clues });
    else this.#model.clause([own ^ 1, when === NONE ? NONE : when ^ 1]);
  }

  everySize(size: number): void {
    for (let cell = 0; cell < this.#model.board.size; cell++) this.sizeAt(cell, [size], NONE);
  }

  label(cell: Cell, kind: string, label: string): void {
    this.#labels.add(cell, kind, label, this.#model.clues);
  }

  touches(sets: readonly CountedSet[], least: number, most: number, at?: Cell): void {
    const graph = graphOfColor(this.#model, this.#color);
    const { clues } = this.#model;
    const counted = sets.map((set) => ({ ...set, isCertain: this.#model.isChosen(set.clue) }));
    const demand = { sets: counted, least, most, at: at ?? NONE, clues };
    this.#model.add((search) => new TouchConstraint(search, graph, demand));
    if (at === undefined && least >= 1) {
      this.#needed.push({ sets: counted, isExclusive: most === 1, clues });
    }
  }

  images(cells: readonly Cell[], image: Int32Array): void {
    this.#images.push({ cells, image, clues: this.#model.clues });
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
    const shapeKeyOf = (cells: readonly Cell[]) => {
      const shape = canonicalShape(shapeOfPoints(pointsOf(cells, width), color));
      return shape.cells.map(({ x, y }) => `${x},${y}`).join(' ');
    };
    this.#model.add((search) => new ShapeConstraint(search, graph, demand, shapeKeyOf));
  }

  each(passes: (cells: readonly Cell[]) => boolean): void {
    const graph = graphOfColor(this.#model, this.#color);
    this.#model.add((search) => new ContainsConstraint(search, graph, passes));
  }

  /** By cell: the sizes that its region can have if it has the color. */
  sizedCells(): ReadonlyMap<Cell, SizedCell> {
    const found = new Map<Cell, SizedCell>();
    for (const { cell, sizes, when, clues } of this.#demands) {
      if (when !== NONE) continue;
      const before = found.get(cell);
      const both = before ? before.sizes.filter((size) => sizes.includes(size)) : sizes;
      found.set(cell, { cell, sizes: both, clues: [...(before?.clues ?? []), ...clues] });
    }
    return found;
  }

  /**
   * Add the collected statements. `connecting` are the clues that connect all cells of the color.
   * `outside` is the rim of the board if the cells of the other color are connected.
   */
  build(connecting: readonly ClueRef[], outside: Outside | null): void {
    for (const { cell, sizes, when, clues } of this.#demands) {
      if (when === NONE) this.#labels.addSizes(cell, sizes, clues);
    }
    if (connecting.length > 0) this.#stateTotals(connecting);
    this.#excludeImpossibleCells();
    if (this.#model.isPartial) {
      this.#stateReaches(outside);
      if (this.#images.length > 0) this.#stateImages();
    }
    if (this.#demands.length === 0 && this.#labels.isEmpty) return;
    const graph = graphOfColor(this.#model, this.#color);
    const [demands, labels] = [this.#demands, this.#labels];
    if (this.#model.isPartial && demands.length > 0) this.#model.choose(this.#choices(graph));
    this.#model.add((search) => new RegionConstraint(search, graph, { demands, labels }));
  }

  /** Choices of the cells that complete regions of known sizes. */
  #choices(graph: Graph): RegionChoices {
    const exclusive = this.#needed.filter(({ isExclusive }) => isExclusive);
    return new RegionChoices(graph, this.#demands, exclusive);
  }

  /** State that every region reaches a needed set. */
  #stateReaches(outside: Outside | null): void {
    const graph = graphOfColor(this.#model, this.#color);
    for (const { sets, isExclusive, clues } of this.#needed) {
      const sources = sets.flatMap(({ cells, clue, isCertain }, set) => {
        const sized = this.#demands.find(({ cell, when }) => cells.includes(cell) && when === NONE);
        const most = sized ? largestSize(sized.sizes) : Infinity;
        const named = isCertain ? [...(sized?.clues ?? []), clue] : [];
        return cells.map((cell) => ({ cell, set, most, isCertain, clues: named }));
      });
      this.#model.withClues(clues, () =>
        this.#model.add(
          (search) => new ReachConstraint(search, graph, { sources, isExclusive, clues }),
        ),
      );
      if (!outside) continue;
      const all = [...clues, ...outside.clues];
      const demand = { sources, isExclusive, clues: all, rim: outside.rim };
      this.#model.withClues(all, () =>
        this.#model.add((search) => new RimReachConstraint(search, graph, demand)),
      );
    }
  }

  /** State that regions that need a source have room for their images. */
  #stateImages(): void {
    const graph = graphOfColor(this.#model, this.#color);
    for (const { sets, isExclusive, clues } of this.#needed) {
      const sources = sets.map(({ cells, clue, isCertain }) => {
        const own = this.#images.find(
          (it) => it.cells.length === cells.length && it.cells.every((at) => cells.includes(at)),
        );
        const image = own?.image ?? null;
        return { cells, clue, isCertain, image, imageClues: own?.clues ?? [] };
      });
      this.#model.withClues(clues, () =>
        this.#model.add(
          (search) => new ImageReachConstraint(search, graph, { sources, isExclusive, clues }),
        ),
      );
    }
  }

  /** Exclude cells whose own labels exclude each other from the color. */
  #excludeImpossibleCells(): void {
    for (const cell of this.#labels.impossibleCells()) {
      this.#model.withClues(this.#labels.cluesAt([cell]), () =>
        this.#model.clause([this.#model.is(cell, this.#color) ^ 1]),
      );
    }
  }

  /**
   * State the consequences of a single region: its size is the number of all cells of the color,
   * and it has one label of each kind.
   */
  #stateTotals(connecting: readonly ClueRef[]): void {
    const cells = everyCell(this.#model.board).map((cell) => this.#model.is(cell, this.#color));
    const totals = new Map<
      string,
      { readonly sizes: readonly number[]; readonly holds: Literal }
    >();
    for (const { cell, sizes, when, clues } of this.#demands) {
      const key = sizes.join(' ');
      const total = totals.get(key) ?? { sizes, holds: this.#model.newLiteral() };
      if (!totals.has(key)) {
        totals.set(key, total);
        this.#model.withClues([], () =>
          this.#model.count(cells, (count) => sizes.includes(count), [total.holds]),
        );
      }
      const unless = when === NONE ? NONE : when ^ 1;
      this.#model.withClues([...clues, ...connecting], () =>
        this.#model.clause([total.holds, this.#model.is(cell, this.#color) ^ 1, unless]),
      );
    }
    for (const [a, b] of this.#labels.exclusivePairs()) {
      const clues = this.#labels.cluesAt([a, b]);
      this.#model.withClues([...clues, ...connecting], () =>
        this.#model.clause([
          this.#model.is(a, this.#color) ^ 1,
          this.#model.is(b, this.#color) ^ 1,
        ]),
      );
    }
  }
}

/**
 * The graph of cells whose literals are true when they have the color; only cells of `within`, if
 * given.
 */
export function graphOfColor(
  model: Pick<SolverModel, 'board' | 'is'>,
  color: SolidColor,
  within?: ReadonlySet<Cell>,
): Graph {
  const { board } = model;
  const literals = Array.from({ length: board.size }, (_, cell) =>
    within?.has(cell) === false ? NONE : model.is(cell, color),
  );
  return createGraph(literals, (cell: number): readonly Cell[] => board.neighbors(cell));
}

function pointsOf(cells: readonly Cell[], width: number): readonly Point[] {
  return cells.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}
