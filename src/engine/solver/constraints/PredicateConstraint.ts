import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** Reads values of literals one by one, until they decide if the clue is violated. */
export type LazyPredicate = (read: (literal: Literal) => boolean) => boolean;

/** Maximum number of branches. Beyond it, the constraint waits until more literals are known. */
const MAX_BRANCHES = 400;

/** Summary of all branches of a predicate's decision tree. */
interface BranchSummary {
  readonly isComplete: boolean;
  /**
   * Undecided literals with the same value in all branches without a violation; null for no such
   * branch.
   */
  readonly common: ReadonlySet<Literal> | null;
  readonly canBeViolated: boolean;
  /** Literals of the trail that were read. */
  readonly used: ReadonlySet<Literal>;
}

/** A predicate with the literal on which it depends; see the constructor. */
interface CluePredicate {
  readonly isViolated: LazyPredicate;
  readonly honest: Literal;
  readonly isSwitched: boolean;
}

/**
 * A clue given as a predicate holds. All branches of its decision tree under the current assignment
 * are explored.
 */
export class PredicateConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #isViolated: LazyPredicate;
  readonly #honest: Literal;
  readonly #isSwitched: boolean;

  /**
   * `literals` are all literals that the predicate may read. `honest` is true unless the clue lies;
   * -1 if it cannot lie. If it `isSwitched`, nothing is known while `honest` is false.
   */
  constructor(
    search: Search,
    literals: readonly Literal[],
    { isViolated, honest, isSwitched }: CluePredicate,
  ) {
    this.#search = search;
    this.#isViolated = isViolated;
    this.#honest = honest;
    this.#isSwitched = isSwitched;
    const all = honest < 0 ? literals : [...literals, honest];
    this.watched = [...new Set(all.flatMap((it) => [it, it ^ 1]))];
  }

  propagate(): boolean {
    const { value, size } = this.#search.trail;
    const honest = this.#honest < 0 ? 1 : (value[this.#honest] ?? 0);
    const { isComplete, common, canBeViolated } = this.#exploreBranches(-1, size);
    if (!isComplete) return true;
    if (honest === 0) {
      if (!common) return this.#search.deduce(this.#honest ^ 1, 0);
      if (this.#isSwitched) return true;
      return canBeViolated || this.#search.deduce(this.#honest, 0);
    }
    if (honest === -1)
      return this.#isSwitched || canBeViolated || this.#search.deduce(this.#honest, 0);
    if (!common) {
      const because: Because = [...this.#exploreBranches(-1, size).used];
      if (this.#honest >= 0) because.push(this.#honest);
      return this.#search.reportConflict(because);
    }
    for (const literal of common) if (!this.#search.deduce(literal, 0)) return false;
    return true;
  }

  causeOf(): Cause {
    return { type: 'predicate' };
  }

  explain(literal: Literal, _payload: number, limit: number, because: Because): void {
    because.push(...this.#exploreBranches(literal, limit).used);
    if (this.#honest >= 0 && literal >> 1 !== this.#honest >> 1) because.push(this.#honest);
  }

  /**
   * Explore all branches, with the literals that were true before `limit`. `denied` is assumed to
   * be false.
   */
  #exploreBranches(denied: Literal, limit: number): BranchSummary {
    const used = new Set<Literal>();
    const path: Literal[] = [];
    let common: Set<Literal> | null = null;
    let canBeViolated = false;
    for (let branches = 0; ; branches++) {
      if (branches >= MAX_BRANCHES) return { isComplete: false, common, canBeViolated, used };
      let depth = 0;
      const values = new Map<Literal, boolean>();
      const read = (literal: Literal): boolean => {
        const before = values.get(literal);
        if (before !== undefined) return before;
        const known = this.#knownValue(literal, denied, limit, used);
        const value = known ?? this.#assumedValue(path, depth, literal);
        if (known === undefined) depth++;
        values.set(literal, value);
        values.set(literal ^ 1, !value);
        return value;
      };
      if (this.#isViolated(read)) canBeViolated = true;
      else {
        const open = path.slice(0, depth);
        common = intersect(common, open);
      }
      path.length = depth;
      while (path.length > 0 && ((path.at(-1) ?? 0) & 1) === 1) path.pop();
      const last = path.pop();
      if (last === undefined) return { isComplete: true, common, canBeViolated, used };
      path.push(last ^ 1);
    }
  }

  /**
   * The value assumed at a depth of the branch. At a new depth, the even literal is assumed to be
   * true.
   */
  #assumedValue(path: Literal[], depth: number, literal: Literal): boolean {
    if (depth === path.length) path.push(literal & ~1);
    return path[depth] === literal;
  }

  #knownValue(
    literal: Literal,
    denied: Literal,
    limit: number,
    used: Set<Literal>,
  ): boolean | undefined {
    const { trail } = this.#search;
    if (literal >> 1 === denied >> 1) return literal !== denied;
    if (trail.wasTrue(literal, limit)) used.add(literal);
    else if (trail.wasTrue(literal ^ 1, limit)) used.add(literal ^ 1);
    else return undefined;
    return trail.wasTrue(literal, limit);
  }
}

function intersect(known: ReadonlySet<Literal> | null, open: readonly Literal[]): Set<Literal> {
  return new Set(known ? open.filter((it) => known.has(it)) : open);
}
