import type { Board } from '../../grid/board.ts';
import { groupOf } from '../../grid/connections.ts';
import type { Cell, SolidColor } from '../../grid/grid.ts';
import { AreaBuilder, graphOfColor, type StatedModel } from './AreaBuilder.ts';
import type { ClueRef } from '../sat/Cause.ts';
import { ConnectedConstraint } from '../constraints/ConnectedConstraint.ts';
import { CountConstraint } from '../constraints/CountConstraint.ts';
import { RimConstraint } from '../constraints/RimConstraint.ts';
import type { Literal, Propagator } from '../sat/Propagator.ts';
import { Search } from '../sat/Search.ts';
import { NONE, SOLID, type AreaModel } from './SolverModel.ts';

/** Something with the clues in whose name it is stated. */
interface Stated<T> {
  readonly what: T;
  readonly clues: readonly ClueRef[];
}

/** A puzzle in the search's own terms: variables, clauses and propagators. */
export class ModelBuilder implements StatedModel {
  readonly board: Board;
  /** By cell: true when dark; `NONE` for holes and for givens that stay gray. */
  readonly dark: Int32Array;
  /** Some givens are gray for good: no clue may be stated, all are checked. */
  readonly hasBlanks: boolean;
  #variables = 0;
  readonly #clauses: Stated<readonly Literal[]>[] = [];
  readonly #makers: Stated<(search: Search) => Propagator>[] = [];
  readonly #areas: Readonly<Record<SolidColor, AreaBuilder>>;
  readonly #connecting: Readonly<Record<SolidColor, ClueRef[]>> = { dark: [], light: [] };
  #clues: readonly ClueRef[] = [];

  /** `board` has givens only. */
  constructor(board: Board) {
    const { grid, size } = board;
    this.board = board;
    this.dark = new Int32Array(size).fill(NONE);
    let hasBlanks = false;
    for (let cell = 0; cell < size; cell++) {
      if (!board.exists(cell) || this.dark[cell] !== NONE) continue;
      const group = groupOf(grid, cell).filter((it) => board.exists(it));
      const isBlank = group.every((it) => board.fixed(it) && board.color(it) === 'gray');
      if (isBlank) hasBlanks = true;
      else this.#addGroup(group);
    }
    this.hasBlanks = hasBlanks;
    this.#areas = { dark: new AreaBuilder(this, 'dark'), light: new AreaBuilder(this, 'light') };
  }

  get clues(): readonly ClueRef[] {
    return this.#clues;
  }

  inNameOf(clues: readonly ClueRef[], state: () => void): void {
    const before = this.#clues;
    this.#clues = clues;
    state();
    this.#clues = before;
  }

  #addGroup(group: readonly Cell[]): void {
    const literal = this.newLiteral();
    for (const cell of group) {
      this.dark[cell] = literal;
      const color = this.board.color(cell);
      if (color !== 'gray') this.clause([this.is(cell, color)]);
    }
  }

  is(cell: Cell, color: SolidColor): Literal {
    const literal = this.dark[cell] ?? NONE;
    return literal === NONE || color === 'dark' ? literal : literal ^ 1;
  }

  newLiteral(): Literal {
    return 2 * this.#variables++;
  }

  clause(literals: readonly Literal[]): void {
    this.#clauses.push({ what: literals.filter((it) => it !== NONE), clues: this.#clues });
  }

  count(
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ): void {
    const [real, conditions] = [literals, when].map((list) => list.filter((it) => it !== NONE));
    this.add((search) => new CountConstraint(search, real ?? [], isAllowed, conditions ?? []));
  }

  connect(color: SolidColor, within?: ReadonlySet<Cell>): void {
    if (!within) this.#connecting[color].push(...this.#clues);
    const graph = graphOfColor(this, color, within);
    this.add((search) => new ConnectedConstraint(search, graph, () => true));
  }

  area(color: SolidColor): AreaModel {
    return this.#areas[color];
  }

  add(make: (search: Search) => Propagator): void {
    this.#makers.push({ what: make, clues: this.#clues });
  }

  /** A search for all that was stated, one that forgets if so wanted. */
  build(forgets: boolean): Search {
    const { dark, light } = this.#connecting;
    for (const color of SOLID) this.#areas[color].build(this.#connecting[color]);
    if (dark.length > 0 && light.length > 0) {
      this.inNameOf([...dark, ...light], () => this.#addPlanarity());
    }
    const search = new Search(this.#variables, forgets);
    for (const { what, clues } of this.#clauses) search.addClause(what, clues);
    for (const { what: make, clues } of this.#makers) {
      const propagator = make(search);
      search.add(propagator, clues);
      const weight = 1 / Math.max(1, propagator.watched.length);
      for (const literal of propagator.watched) search.prefer(literal >> 1, weight);
    }
    return search;
  }

  /**
   * Where both colors hang together on a flat board, no square of four cells is a checkerboard: a path that joins one
   * diagonal would part the other.
   */
  #addPlanarity(): void {
    const { width, height, isWrapped } = this.board;
    if (isWrapped) return;
    const rim = rimOf(width, height).map((cell) => this.dark[cell] ?? NONE);
    if (rim.length > 3 && !rim.includes(NONE)) {
      this.add((search) => new RimConstraint(search, rim));
    }
    for (let y = 0; y + 1 < height; y++) {
      for (let x = 0; x + 1 < width; x++) {
        const cell = y * width + x;
        const square = [cell, cell + 1, cell + width, cell + width + 1];
        const [a, b, c, d] = square.map((it) => this.dark[it] ?? NONE);
        if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
        if (a < 0 || b < 0 || c < 0 || d < 0) continue;
        this.clause([a ^ 1, d ^ 1, b, c]);
        this.clause([b ^ 1, c ^ 1, a, d]);
      }
    }
  }
}

/** The outermost cells in order round the board; none for a board of one line. */
function rimOf(width: number, height: number): readonly Cell[] {
  if (width < 2 || height < 2) return [];
  const across = Array.from({ length: width - 1 }, (_, i) => i);
  const down = Array.from({ length: height - 1 }, (_, i) => i);
  const last = width * height - 1;
  return [
    ...across,
    ...down.map((y) => y * width + width - 1),
    ...across.map((x) => last - x),
    ...down.map((y) => last - width + 1 - y * width),
  ];
}
