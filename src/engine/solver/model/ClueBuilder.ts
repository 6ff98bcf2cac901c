import type { Board } from '../../grid/board.ts';
import { createBoard } from '../../grid/createBoard.ts';
import { recolor, type Cell, type Point, type SolidColor } from '../../grid/grid.ts';
import { STEP } from '../../grid/neighborhood.ts';
import {
  compareLinked,
  type DirectionMap,
  type PlacePair,
} from '../../symmetry/linkedDirections.ts';
import { PredicateConstraint, type LazyPredicate } from '../constraints/PredicateConstraint.ts';
import { MirrorConstraint, type MirrorPair } from '../constraints/MirrorConstraint.ts';
import { SightConstraint } from '../constraints/SightConstraint.ts';
import type { ModelBuilder } from './ModelBuilder.ts';
import type { Propagator } from '../sat/Propagator.ts';
import type { Literal, ClueRef } from '../sat/Reason.ts';
import type { Search } from '../sat/Search.ts';
import {
  NONE,
  SOLID,
  type RegionModel,
  type ClueModel,
  type SightAxis,
  type Stating,
} from './SolverModel.ts';

/** Maps the number of a symbol to the counts that fulfill it. */
export interface Targets {
  /** The counts that fulfill a symbol with this number, sorted. */
  of(number: number): readonly number[];
  /** The clues other than the symbol that define the counts. */
  readonly clues: readonly ClueRef[];
}

/** Literals on which the statements of a symbol depend; see `ClueModel`. */
export interface ClueConditions {
  readonly honest: Literal;
  readonly active: Literal;
}

/** The model from the view of one symbol. */
export class ClueBuilder implements ClueModel {
  readonly board: Board;
  readonly honest: Literal;
  readonly active: Literal;
  readonly #model: ModelBuilder;
  readonly #targets: Targets;

  constructor(model: ModelBuilder, { honest, active }: ClueConditions, targets: Targets) {
    this.board = model.board;
    this.honest = honest;
    this.active = active;
    this.#model = model;
    this.#targets = targets;
  }

  is(cell: Cell, color: SolidColor): Literal {
    return this.#model.is(cell, color);
  }

  newLiteral(): Literal {
    return this.#model.newLiteral();
  }

  clause(literals: readonly Literal[]): void {
    this.#model.clause(literals);
  }

  count(
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ): void {
    this.#model.count(literals, isAllowed, when);
  }

  connect(color: SolidColor, within?: ReadonlySet<Cell>): void {
    this.#model.connect(color, within);
  }

  regions(color: SolidColor): RegionModel {
    return this.#model.regions(color);
  }

  join(name: string, cell: Cell): void {
    this.#model.join(name, cell);
  }

  isChosen(clue: ClueRef): boolean {
    return this.#model.isChosen(clue);
  }

  withMore(clues: readonly ClueRef[], state: () => void): void {
    this.#model.withMore(clues, state);
  }

  add(make: (search: Search) => Propagator): void {
    this.#model.add(make);
  }

  withTargets(number: number, state: (targets: readonly number[]) => void): void {
    this.#model.withMore(this.#targets.clues, () => {
      state(this.#targets.of(number));
    });
  }

  demand(literals: readonly Literal[]): void {
    const conditions = [this.honest, this.active].filter((it) => it !== NONE);
    this.clause([...literals, ...conditions.map((it) => it ^ 1)]);
  }

  demandHonesty(): void {
    if (this.honest !== NONE) this.clause([this.honest]);
  }

  demandOneColor(cells: readonly Cell[]): void {
    const [first, ...others] = cells;
    if (first === undefined) return;
    for (const other of others) {
      this.demand([this.is(first, 'dark'), this.is(other, 'light')]);
      this.demand([this.is(first, 'light'), this.is(other, 'dark')]);
    }
  }

  countsTo(
    own: Cell,
    literalsFor: (color: SolidColor) => readonly Literal[],
    number: number,
  ): void {
    this.withTargets(number, (targets) => {
      this.#forColorOf(own, (color, isRight, when) =>
        this.count(literalsFor(color), (count) => targets.includes(count) === isRight, when),
      );
    });
  }

  sees(own: Cell, axes: readonly SightAxis[], number: number): void {
    const most = axes.reduce((sum, axis) => sum + axis.most, 0);
    const all = Array.from({ length: most + 1 }, (_, count) => count);
    this.withTargets(number, (targets) => {
      this.#forColorOf(own, (color, isRight, when) => {
        const arm = (cells: readonly Cell[]) => cells.map((cell) => this.is(cell, color));
        const literals = axes.map((axis) => ({
          arms: [arm(axis.arms[0]), arm(axis.arms[1])] as const,
          most: axis.most,
        }));
        const allowed = all.filter((count) => targets.includes(count + 1) === isRight);
        this.#addSight(literals, allowed, when);
      });
    });
  }

  /**
   * State a condition that depends on the color of a cell. If the symbol can lie, a literal for
   * each color is true if the condition would hold. If both literals are false the symbol lies,
   * whatever the color of the cell.
   */
  #forColorOf(
    own: Cell,
    state: (color: SolidColor, isRight: boolean, when: readonly Literal[]) => void,
  ): void {
    const { honest } = this;
    if (honest === NONE) {
      for (const color of SOLID) state(color, true, [this.is(own, color), this.active]);
      return;
    }
    const rights = SOLID.map((color) => {
      const right = this.newLiteral();
      const other = this.is(own, color) ^ 1;
      state(color, true, [right]);
      state(color, false, [right ^ 1]);
      this.clause([other, honest ^ 1, right]);
      this.clause([other, honest, right ^ 1]);
      return right;
    });
    this.clause([...rights, honest ^ 1]);
    this.clause([...rights.map((it) => it ^ 1), honest]);
  }

  #addSight(
    axes: ConstructorParameters<typeof SightConstraint>[1],
    allowed: readonly number[],
    when: readonly Literal[],
  ): void {
    const conditions = when.filter((it) => it !== NONE);
    if (allowed.length === 0) this.clause(conditions.map((it) => it ^ 1));
    else this.add((search) => new SightConstraint(search, axes, allowed, conditions));
  }

  predicate(literals: readonly Literal[], isViolated: LazyPredicate): void {
    const isSwitched = this.active !== NONE;
    const honest = isSwitched ? this.active : this.honest;
    const existing = literals.filter((it) => it !== NONE);
    const predicate = { isViolated, honest, isSwitched };
    this.add((search) => new PredicateConstraint(search, existing, predicate));
  }

  mirrors(starts: readonly PlacePair[], linked: DirectionMap): Stating {
    const cellOf = ({ x, y }: Point) => {
      const cell = this.board.cellAt(x, y);
      return cell !== undefined && this.board.exists(cell) ? cell : undefined;
    };
    const pairs = starts.map(([p, q]) => [cellOf(p), cellOf(q)] as const);
    if (pairs.some(([p, q]) => (p === undefined) !== (q === undefined))) {
      this.demand([]);
      return 'stated';
    }
    const kept = starts.filter((_, i) => pairs[i]?.[0] !== undefined);
    const cells = [...new Set(pairs.flat().filter((cell) => cell !== undefined))];
    for (let colors = 0; colors < 1 << cells.length; colors++) {
      const colorOf = (point: Point): SolidColor =>
        ((colors >> cells.indexOf(cellOf(point) ?? -1)) & 1) === 1 ? 'light' : 'dark';
      this.#mirrorWhen(kept, linked, colorOf, cells, colors);
    }
    const [first] = kept;
    if (first && this.honest === NONE && this.active === NONE && !this.board.isWrapped) {
      const image = this.#imagesOf(first, linked);
      for (const color of SOLID) this.regions(color).images(cells, image);
    }
    if (kept.length < 2) return 'stated';
    return { isChecked: (isPainted) => this.#isMixedOn(kept, isPainted) };
  }

  /** True if the starts are painted, and one region would have to mirror two colors. */
  #isMixedOn(starts: readonly PlacePair[], isPainted: (literal: Literal) => boolean): boolean {
    const bases: (readonly [SolidColor, SolidColor])[] = [];
    for (const pair of starts) {
      const [a, b] = pair.map(({ x, y }) => {
        const cell = this.board.cellAt(x, y) ?? -1;
        return SOLID.find((color) => isPainted(this.is(cell, color)));
      });
      if (!a || !b) return false;
      bases.push([a, b]);
    }
    return isMixed(bases);
  }

  /** By cell: its image under the mapping of one place to the other; -1 for none. */
  #imagesOf([p, q]: PlacePair, linked: DirectionMap): Int32Array {
    const { width, size } = this.board;
    const [right, down] = [STEP[linked.right], STEP[linked.down]];
    return Int32Array.from({ length: size }, (_, cell) => {
      const [dx, dy] = [(cell % width) - p.x, Math.floor(cell / width) - p.y];
      const [x, y] = [q.x + dx * right.x + dy * down.x, q.y + dx * right.y + dy * down.y];
      const image = this.board.cellAt(x, y);
      return image !== undefined && this.board.exists(image) ? image : NONE;
    });
  }

  #mirrorWhen(
    starts: readonly PlacePair[],
    linked: DirectionMap,
    colorOf: (point: Point) => SolidColor,
    cells: readonly Cell[],
    colors: number,
  ): void {
    const bases = starts.map(([p, q]) => [colorOf(p), colorOf(q)] as const);
    const when = cells.map((cell, i) => this.is(cell, SOLID[(colors >> i) & 1] ?? 'dark'));
    if (isMixed(bases)) {
      // A region that would have to mirror two colors mostly differs at the symbol already. Where
      // it does not, the result depends on the order of the check, so it is left to the check.
      const atSymbol = new Map(cells.map((cell, i) => [cell, SOLID[(colors >> i) & 1] ?? 'dark']));
      if (this.#differsAt(starts, linked, atSymbol)) this.demand(when.map((it) => it ^ 1));
      return;
    }
    const { pairs, startIndexes } = this.#mirrorPairs(starts, linked, bases);
    const conditions = [...when, this.honest, this.active].filter((it) => it !== NONE);
    this.add((search) => new MirrorConstraint(search, pairs, startIndexes, conditions));
  }

  /** True if the regions differ in these cells already, whatever the colors of the others. */
  #differsAt(
    starts: readonly PlacePair[],
    linked: DirectionMap,
    colors: ReadonlyMap<Cell, SolidColor>,
  ): boolean {
    const { grid, topology, isWrapped } = this.board;
    const tiles = grid.tiles.map((tile, cell) =>
      tile.exists ? recolor(tile, colors.get(cell) ?? 'gray') : tile,
    );
    const painted = createBoard({ ...grid, tiles }, { topology, isWrapped });
    return compareLinked(painted, starts, linked) === 'error';
  }

  /** All pairs of cells that may be compared, each once for every pair of base colors. */
  #mirrorPairs(
    starts: readonly PlacePair[],
    linked: DirectionMap,
    bases: readonly (readonly [SolidColor, SolidColor])[],
  ): { readonly pairs: readonly MirrorPair[]; readonly startIndexes: readonly number[] } {
    const indexByKey = new Map<string, number>();
    const pairs: { p: Literal; q: Literal; next: number[] }[] = [];
    const entries: { pair: PlacePair; base: readonly [SolidColor, SolidColor] }[] = [];
    const literalAt = ({ x, y }: Point, color: SolidColor) => {
      const cell = this.board.cellAt(x, y);
      return cell === undefined ? NONE : this.is(cell, color);
    };
    const indexOf = (pair: PlacePair, base: readonly [SolidColor, SolidColor]): number => {
      const p = literalAt(pair[0], base[0]);
      const q = literalAt(pair[1], base[1]);
      if (p === NONE && q === NONE) return -1;
      const cell = ({ x, y }: Point) => this.board.cellAt(x, y) ?? -1;
      const key = `${cell(pair[0])} ${cell(pair[1])} ${base[0]} ${base[1]}`;
      const known = indexByKey.get(key);
      if (known !== undefined && p !== NONE && q !== NONE) return known;
      const index = pairs.push({ p, q, next: [] }) - 1;
      indexByKey.set(key, index);
      entries.push({ pair, base });
      return index;
    };
    const startIndexes = starts.map((pair, i) => indexOf(pair, bases[i] ?? ['dark', 'dark']));
    const moved = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });
    for (let index = 0; index < pairs.length; index++) {
      const current = pairs[index];
      const entry = entries[index];
      if (!current || !entry || current.p === NONE || current.q === NONE) continue;
      for (const direction of ['left', 'up', 'right', 'down'] as const) {
        const [p, q] = entry.pair;
        const next = indexOf(
          [moved(p, STEP[direction]), moved(q, STEP[linked[direction]])],
          entry.base,
        );
        if (next >= 0) current.next.push(next);
      }
    }
    return { pairs, startIndexes };
  }
}

/** True if regions of one color have images of two colors, or the other way round. */
function isMixed(bases: readonly (readonly [SolidColor, SolidColor])[]): boolean {
  return bases.some(([a, b]) => bases.some(([c, d]) => (a === c) !== (b === d)));
}
