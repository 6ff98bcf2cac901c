import type { Board } from '../../grid/board.ts';
import type { Point } from '../../grid/grid.ts';
import type { ClueRef, StatedClause, Literal } from '../sat/Reason.ts';
import type { Search } from '../sat/Search.ts';
import type { CountBounds } from './countBounds.ts';
import type { Sum, SumModel } from './PartialSum.ts';
import { SumBuilder } from './SumBuilder.ts';

/** The number of true literals is allowed. */
export interface Total {
  readonly literals: readonly Literal[];
  readonly isAllowed: (count: number) => boolean;
  readonly clues: readonly ClueRef[];
}

/** Minimum number of literals for which partial sums help. */
const FEWEST_LITERALS = 9;

/**
 * States totals again as sums of partial sums, which are variables of their own. Otherwise a search
 * has to exclude all combinations of numbers in parts of the board. The parts follow the board, so
 * that clauses about neighbors bound the number in a part: of three cells in a row at most two can
 * be dark if a pattern is banned. If a total leaves little room within these bounds, the sums have
 * few variables and exclude much.
 *
 * All of these statements are redundant, and costly for easy boards.
 */
export class Totals {
  readonly #board: Board;
  readonly #dark: ArrayLike<Literal>;
  readonly #totals: readonly Total[];
  readonly #clauses: readonly StatedClause[];

  /** `dark` has the literals of the cells. `clauses` may bound the numbers in parts. */
  constructor(
    board: Board,
    dark: ArrayLike<Literal>,
    { totals, clauses }: { totals: readonly Total[]; clauses: readonly StatedClause[] },
  ) {
    const large = totals.filter(({ literals }) => literals.length >= FEWEST_LITERALS);
    this.#totals = [...large, ...unionOf(large)];
    this.#board = board;
    this.#dark = dark;
    this.#clauses = clauses;
  }

  /** Maximum number of new variables. */
  get variables(): number {
    return this.#totals.reduce((sum, { literals }) => sum + mostVariables(literals), 0);
  }

  /** State the totals in a search on level 0. */
  state(search: Search): void {
    const clausesOf = new Map<number, StatedClause[]>();
    for (const clause of this.#clauses) {
      const first = (clause.item[0] ?? 0) >> 1;
      const known = clausesOf.get(first);
      if (known) known.push(clause);
      else clausesOf.set(first, [clause]);
    }
    const { width } = this.#board;
    const cellOf = new Map(Array.from(this.#dark, (it, cell) => [it >> 1, cell]));
    const pointOf = (literal: Literal): Point => {
      const cell = cellOf.get(literal >> 1) ?? -1;
      return { x: cell % width, y: Math.floor(cell / width) };
    };
    for (const group of groupsOf(this.#totals)) {
      const used = new Set(group.flatMap(({ clues }) => clues));
      const builder = new SumBuilder(pointOf, clausesOf, used);
      const sums = group.map((total) => builder.sumOf(total.literals, boundsOf(total)));
      // All sums get their bounds before any of them is stated, since they share parts.
      const isPossible = group.every((total, i) => sums[i]?.narrow(boundsOf(total)));
      const clues = [...used];
      const model: SumModel = {
        newLiteral: () => search.takeReserved(),
        clause(literals) {
          search.addClause(literals, clues);
        },
      };
      if (!isPossible) model.clause([]);
      else sums.forEach((sum, i) => stateAllowed(sum, group[i], model));
    }
  }
}

/** State a sum, and that its value is allowed. */
function stateAllowed(sum: Sum, total: Total | undefined, model: SumModel): void {
  sum.state(model);
  const { least, most } = sum.bounds;
  for (let count = least; count <= most; count++) {
    if (total?.isAllowed(count)) continue;
    model.clause([...sum.fewerThan(count), ...sum.moreThan(count)]);
  }
}

/** The smallest and the largest allowed count. */
function boundsOf(total: Total): CountBounds {
  const allowed = allowedCounts(total);
  return { least: allowed[0] ?? Infinity, most: allowed.at(-1) ?? -1 };
}

/** An upper bound for the number of variables of a sum, however it is divided. */
function mostVariables({ length }: ArrayLike<Literal>): number {
  return length * (Math.ceil(Math.log2(length)) + 5);
}

/** Totals that have cells in common are in one group, since they share sums. */
function groupsOf(totals: readonly Total[]): readonly (readonly Total[])[] {
  let groups: { variables: Set<number>; totals: Total[] }[] = [];
  for (const total of totals) {
    const group = { variables: new Set(total.literals.map((it) => it >> 1)), totals: [total] };
    const rest: typeof groups = [];
    for (const other of groups) {
      if (![...other.variables].some((it) => group.variables.has(it))) rest.push(other);
      else {
        group.totals.unshift(...other.totals);
        for (const it of other.variables) group.variables.add(it);
      }
    }
    groups = [...rest, group];
  }
  return groups.map((group) => group.totals);
}

/** If several totals have one allowed number each and no cell in common, their sum is a total. */
function unionOf(totals: readonly Total[]): readonly Total[] {
  const literals: Literal[] = [];
  const clues = new Set<ClueRef>();
  const variables = new Set<number>();
  let sum = 0;
  let joined = 0;
  for (const total of totals) {
    const [count, other] = allowedCounts(total);
    if (count === undefined || other !== undefined) continue;
    if (total.literals.some((it) => variables.has(it >> 1))) continue;
    for (const it of total.literals) variables.add(it >> 1);
    literals.push(...total.literals);
    for (const clue of total.clues) clues.add(clue);
    sum += count;
    joined += 1;
  }
  if (joined < 2) return [];
  return [{ literals, isAllowed: (count) => count === sum, clues: [...clues] }];
}

/** The allowed counts, sorted. */
function allowedCounts({ literals, isAllowed }: Total): readonly number[] {
  return Array.from({ length: literals.length + 1 }, (_, count) => count).filter(isAllowed);
}
