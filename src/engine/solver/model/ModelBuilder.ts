import type { Board } from '../../grid/board.ts';
import { findGroup } from '../../grid/connections.ts';
import { opposite, type Cell, type SolidColor } from '../../grid/grid.ts';
import { RegionBuilder, graphOfColor, type AttributedModel } from './RegionBuilder.ts';
import type { ClueRef, Literal } from '../sat/Reason.ts';
import { ConnectedConstraint } from '../constraints/ConnectedConstraint.ts';
import { CountsConstraint } from '../constraints/CountsConstraint.ts';
import { CountChoices } from '../constraints/ways/CountChoices.ts';
import { DifferenceChoices } from '../constraints/ways/DifferenceChoices.ts';
import type { ChoiceSource } from '../constraints/ways/WayChoice.ts';
import { ConnectedVeto, type WayVeto } from '../constraints/ways/WayVeto.ts';
import { WaysConstraint } from '../constraints/ways/WaysConstraint.ts';
import { canCompare, type ExactCount } from '../constraints/CountSets.ts';
import { CountConstraint } from '../constraints/CountConstraint.ts';
import type { Propagator } from '../sat/Propagator.ts';
import { Search, type SearchOptions } from '../sat/Search.ts';
import { everyCell } from './boardQueries.ts';
import { findStraightRim, statePlanarity } from './planarity.ts';
import { packSizes } from './sizePacking.ts';
import { Totals, type Total } from './Totals.ts';
import { NONE, SOLID, type ClueChoice, type RegionModel } from './SolverModel.ts';

/** A clause or a propagator's factory with the clues from which it comes. */
interface Attributed<T> {
  readonly item: T;
  readonly clues: readonly ClueRef[];
}

/** Cells that are in one region, each with the clues that state it. */
type JoinedCells = Map<Cell, readonly ClueRef[]>;

/** Maximum number of cells of a count for which ways are enumerated. */
const MOST_COUNTED = 30;

/** Conflicts before costly statements are added: about the time that adding them takes. */
const PATIENCE = 350;

/**
 * When to add costly statements that follow from several clues together: once a search turns out to
 * be long (`late`), or from the beginning (`now`).
 */
export type Redundancy = 'now' | 'late' | 'never';

/** Options of `build`. */
interface BuildOptions extends SearchOptions {
  readonly redundancy?: Redundancy;
}

/** Builds a search from the statements of clues: variables, clauses and propagators. */
export class ModelBuilder implements AttributedModel {
  readonly board: Board;
  /** By cell: the literal that is true when it is dark; `NONE` for holes and gray givens. */
  readonly dark: Int32Array;
  /** True if some givens stay gray. Then clues are not stated but checked only. */
  readonly hasGrayGivens: boolean;
  #variables = 0;
  readonly #clauses: Attributed<readonly Literal[]>[] = [];
  readonly #propagatorFactories: Attributed<(search: Search) => Propagator>[] = [];
  readonly #regionBuilders: Readonly<Record<SolidColor, RegionBuilder>>;
  readonly #connectingClues: Readonly<Record<SolidColor, ClueRef[]>> = { dark: [], light: [] };
  readonly #joined = new Map<string, JoinedCells>();
  readonly #chosen: ClueChoice | null;
  readonly #totals: Total[] = [];
  readonly #exact: ExactCount[] = [];
  readonly #choices: ChoiceSource[] = [];
  readonly #vetoes: WayVeto[] = [];
  #clues: readonly ClueRef[] = [];

  /**
   * `board` has givens only. If some clues are chosen, the model consists of the statements of
   * these clues alone: without givens, and without statements that need other clues as well.
   */
  constructor(board: Board, chosen: ClueChoice | null = null) {
    const { grid, size } = board;
    this.board = board;
    this.#chosen = chosen;
    this.dark = new Int32Array(size).fill(NONE);
    let hasBlanks = false;
    for (let cell = 0; cell < size; cell++) {
      if (!board.exists(cell) || this.dark[cell] !== NONE) continue;
      const group = findGroup(grid, cell).filter((it) => board.exists(it));
      const isBlank = group.every((it) => board.fixed(it) && board.color(it) === 'gray');
      if (isBlank) hasBlanks = true;
      else this.#addGroup(group);
    }
    this.hasGrayGivens = hasBlanks;
    this.#regionBuilders = {
      dark: new RegionBuilder(this, 'dark'),
      light: new RegionBuilder(this, 'light'),
    };
  }

  get clues(): readonly ClueRef[] {
    return this.#clues;
  }

  get isPartial(): boolean {
    return this.#chosen !== null;
  }

  isChosen(clue: ClueRef): boolean {
    return this.#chosen === null || this.#chosen(clue);
  }

  withClues(clues: readonly ClueRef[], state: () => void): void {
    if (!clues.every((clue) => this.isChosen(clue))) return;
    const before = this.#clues;
    this.#clues = clues;
    state();
    this.#clues = before;
  }

  withMore(clues: readonly ClueRef[], state: () => void): void {
    this.withClues([...this.#clues, ...clues], state);
  }

  #addGroup(group: readonly Cell[]): void {
    const literal = this.newLiteral();
    for (const cell of group) {
      this.dark[cell] = literal;
      const color = this.board.color(cell);
      if (color !== 'gray' && !this.#chosen) this.clause([this.is(cell, color)]);
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
    this.#clauses.push({ item: literals.filter((it) => it !== NONE), clues: this.#clues });
  }

  count(
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ): void {
    const [real, conditions] = [literals, when].map((list) => list.filter((it) => it !== NONE));
    this.add((search) => new CountConstraint(search, real ?? [], isAllowed, conditions ?? []));
    if (conditions?.length === 0)
      this.#totals.push({ literals: real ?? [], isAllowed, clues: this.#clues });
    this.#addExact(real ?? [], isAllowed, conditions ?? []);
  }

  /** Record a count for comparisons. Not if merged cells count several times. */
  #addExact(
    literals: readonly Literal[],
    isAllowed: (count: number) => boolean,
    when: readonly Literal[],
  ): void {
    const [total, other] = [0, ...literals.keys()].map((_, i) => i).filter(isAllowed);
    const isEachOnce = new Set(literals).size === literals.length;
    if (total === undefined || other !== undefined || !isEachOnce) return;
    this.#exact.push({ literals, total, when, clues: this.#clues });
  }

  connect(color: SolidColor, within?: ReadonlySet<Cell>): void {
    if (!within) this.#connectingClues[color].push(...this.#clues);
    const graph = graphOfColor(this, color, within);
    const clues = this.#clues;
    this.#vetoes.push(new ConnectedVeto(graph, clues));
    const terminals = { has: () => true, cluesAt: () => clues };
    this.add((search) => new ConnectedConstraint(search, graph, terminals));
  }

  join(name: string, cell: Cell): void {
    const cells: JoinedCells = this.#joined.get(name) ?? new Map<Cell, readonly ClueRef[]>();
    this.#joined.set(name, cells);
    if (!cells.has(cell)) cells.set(cell, this.#clues);
  }

  regions(color: SolidColor): RegionModel {
    return this.#regionBuilders[color];
  }

  choose(source: ChoiceSource): void {
    this.#choices.push(source);
  }

  add(make: (search: Search) => Propagator): void {
    this.#propagatorFactories.push({ item: make, clues: this.#clues });
  }

  /** The search for a coloring. */
  build({ redundancy = 'late', ...options }: BuildOptions): Search {
    const { dark, light } = this.#connectingClues;
    if (redundancy !== 'never') this.#addPacking();
    for (const cells of this.#joined.values()) if (cells.size > 1) this.#addJoined(cells);
    const rim = findStraightRim(this.board, this.dark);
    for (const color of SOLID) {
      const outside = this.#connectingClues[opposite(color)].slice(0, 1);
      this.#regionBuilders[color].build(
        this.#connectingClues[color].slice(0, 1),
        outside.length > 0 && rim.length > 0 ? { rim, clues: outside } : null,
      );
    }
    if (dark.length > 0 && light.length > 0) {
      const clues = [...dark.slice(0, 1), ...light.slice(0, 1)];
      const pairing = options.isStepwise ? this.#clauses : [];
      this.withClues(clues, () => statePlanarity(this, rim, pairing));
    }
    if (options.isStepwise) this.#addComparisons();
    const totals = new Totals(this.board, this.dark, {
      totals: redundancy === 'never' ? [] : this.#totals,
      clauses: this.#clauses,
    });
    const search = new Search(this.#variables, { ...options, reserved: totals.variables });
    for (const { item: what, clues } of this.#clauses) search.addClause(what, clues);
    for (const { item: make, clues } of this.#propagatorFactories) {
      const propagator = make(search);
      search.add(propagator, clues);
      const weight = 1 / Math.max(1, propagator.watched.length);
      for (const literal of propagator.watched) search.bump(literal >> 1, weight);
    }
    if (totals.variables === 0) return search;
    if (redundancy === 'now') totals.state(search);
    else {
      search.extendAfter(PATIENCE, () => {
        totals.state(search);
      });
    }
    return search;
  }

  /**
   * Add constraints over several clues or cells together, whose deductions people see at a glance.
   * Other searches find these deductions faster by their conflicts.
   */
  #addComparisons(): void {
    if (canCompare(this.#exact)) {
      this.add((search) => new CountsConstraint(search, this.#exact));
    }
    const counts = this.#exact.filter(({ literals }) => literals.length <= MOST_COUNTED);
    const differences = canCompare(counts) ? [new DifferenceChoices(counts)] : [];
    const sources = [...this.#choices, new CountChoices(counts), ...differences];
    const limits = { clauses: this.#clauses, counts, vetoes: this.#vetoes };
    this.add((search) => new WaysConstraint(search, sources, limits));
  }

  /** State that no regions are larger than the board has room for. */
  #addPacking(): void {
    const { dark, light } = this.#regionBuilders;
    const sizedLight = light.sizedCells();
    const sized = [...dark.sizedCells().values()].flatMap(({ cell, sizes, clues }) => {
      const other = sizedLight.get(cell);
      if (!other) return [];
      const either = [...new Set([...sizes, ...other.sizes])].sort((a, b) => a - b);
      const all = [...new Set([...clues, ...other.clues])];
      return either.length === 0 ? [] : [{ cell, sizes: either, clues: all }];
    });
    const { groups, clues } = packSizes(sized, everyCell(this.board).length);
    this.withClues(clues, () => {
      for (const { cells, sizes, isNarrowed, areJoined } of groups) {
        for (const cell of cells) {
          if (areJoined) this.join(`sizes ${sizes.join(' ')}`, cell);
          if (!isNarrowed) continue;
          for (const color of SOLID) this.regions(color).sizeAt(cell, sizes, NONE);
        }
      }
    });
  }

  #addJoined(cells: JoinedCells): void {
    for (const [a, cluesOfA] of cells) {
      for (const [b, cluesOfB] of cells) {
        if (b <= a) continue;
        this.withClues([...new Set([...cluesOfA, ...cluesOfB])], () => {
          this.clause([this.is(a, 'dark'), this.is(b, 'light')]);
          this.clause([this.is(a, 'light'), this.is(b, 'dark')]);
        });
      }
    }
    for (const color of SOLID) {
      const graph = graphOfColor(this, color);
      const terminals = {
        has: (cell: Cell) => cells.has(cell),
        cluesAt: (cell: Cell) => cells.get(cell) ?? [],
      };
      this.add((search) => new ConnectedConstraint(search, graph, terminals));
    }
  }
}
