import type { Literal, Reason } from '../solver/sat/Reason.ts';
import { clueSetKey } from './clueSet.ts';
import { lengthOfInner } from './costs.ts';
import type { SingleStepModel } from './SingleStepModel.ts';

type IsLate = () => boolean;

/** A supposition that is refuted once inner ones are refuted, one after the other. */
export interface RefutationPlan {
  readonly supposed: Literal;
  readonly inner: readonly RefutationPlan[];
  /** Number of deductions, as estimated by propagation. */
  readonly size: number;
}

/** A plan, and the suppositions around it that it needs. */
interface FoundPlan extends RefutationPlan {
  readonly needs: ReadonlySet<Literal>;
}

/** A contradiction, and the literals that it needs. */
interface Conflict {
  readonly size: number;
  readonly needs: ReadonlySet<Literal>;
}

/** The results of supposing each open literal. */
interface Look {
  /** The refuted ones, the easiest first. */
  readonly refuted: readonly FoundPlan[];
  /** The number of known literals after each of the others, unless they follow from others. */
  readonly sizes: ReadonlyMap<Literal, number>;
}

/** Number of refuted suppositions of a round that are used before the next round. */
const MOST_USED = 2;

/**
 * Plan how suppositions are refuted by refuting others inside them, by propagation. Plans are
 * found much faster than chains of deductions are, but are not worded.
 */
export class Planner {
  readonly #model: SingleStepModel;
  readonly #open: readonly Literal[];
  readonly #isLate: IsLate;
  /** Number of suppositions in the current plan. */
  #supposed = 0;
  #mostSupposed = Infinity;
  #reach = 0;

  /** @param open literals that can be supposed inside */
  constructor(model: SingleStepModel, open: readonly Literal[], isLate: IsLate) {
    this.#model = model;
    this.#open = open;
    this.#isLate = isLate;
  }

  /** Number of known literals where the last plan failed; 0 if the time was over. */
  get reach(): number {
    return this.#reach;
  }

  /**
   * The plan of a supposition with at most `depth` others inside each other. Null if there is none
   * in time, or after `mostSupposed` suppositions.
   */
  plan(
    supposed: Literal,
    facts: readonly Literal[],
    depth: number,
    mostSupposed = Infinity,
  ): RefutationPlan | null {
    const { search } = this.#model;
    this.#supposed = 0;
    this.#mostSupposed = mostSupposed;
    this.#reach = 0;
    if (this.#isLate()) return null;
    if (!search.assume(facts) || !search.propagateAll()) return null;
    const isOpen = search.trail.value[supposed] === 0;
    const found = isOpen ? this.#refute(supposed, depth) : { supposed, inner: [], size: 0 };
    search.backtrack(0);
    return found;
  }

  /** The plan of a supposition on the current trail, which is left as it was. */
  #refute(supposed: Literal, depth: number): FoundPlan | null {
    const { search } = this.#model;
    const level = search.trail.depth;
    search.decide(supposed);
    const found = search.propagate() ? this.#inside(supposed, depth) : this.#leaf(supposed);
    search.backtrack(level);
    return found;
  }

  /** The plan of a supposition that propagation alone refutes. */
  #leaf(supposed: Literal): FoundPlan {
    return pruned(supposed, [], this.#conflict());
  }

  /** The plan of a supposition that was decided and propagated. */
  #inside(supposed: Literal, depth: number): FoundPlan | null {
    if (depth < 1) return null;
    const used: FoundPlan[] = [];
    for (;;) {
      const { refuted, sizes } = this.#look();
      if (this.#isSpent()) return null;
      const split = easiestSplit(refuted);
      if (split) return pruned(supposed, [...used, split.inner], split.conflict);
      const plans = refuted.length > 0 ? refuted.slice(0, MOST_USED) : this.#branch(sizes, depth);
      if (plans.length === 0) {
        this.#reach = this.#model.search.trail.size;
        return null;
      }
      const conflict = this.#use(plans, used);
      if (conflict) return pruned(supposed, used, conflict);
    }
  }

  /** Continue with the results of plans until they contradict each other. */
  #use(plans: readonly FoundPlan[], used: FoundPlan[]): Conflict | null {
    const { search } = this.#model;
    for (const plan of plans) {
      const state = search.trail.value[plan.supposed];
      if (state === -1) continue;
      used.push(plan);
      if (state === 1) {
        const { size, needs } = this.#groundsOf([plan.supposed]);
        return { size, needs: new Set([...needs, plan.supposed ^ 1]) };
      }
      search.decide(plan.supposed ^ 1);
      if (!search.propagate()) return this.#conflict();
    }
    return null;
  }

  /** A plan with others inside it, of the supposition with the most consequences. */
  #branch(sizes: ReadonlyMap<Literal, number>, depth: number): readonly FoundPlan[] {
    if (depth < 2) return [];
    let supposed: Literal | null = null;
    for (const [literal, size] of sizes)
      if (supposed === null || size > (sizes.get(supposed) ?? 0)) supposed = literal;
    const found = supposed === null ? null : this.#refute(supposed, depth - 1);
    return found ? [found] : [];
  }

  /**
   * Suppose the open literals. Those that follow from others without a contradiction do not lead to
   * one either.
   */
  #look(): Look {
    const { search } = this.#model;
    const { trail } = search;
    const { depth, size: before } = trail;
    const refuted: FoundPlan[] = [];
    const sizes = new Map<Literal, number>();
    const followed = new Set<Literal>();
    for (const literal of this.#open) {
      if (this.#isSpent()) break;
      if (trail.value[literal] !== 0 || followed.has(literal)) continue;
      this.#supposed++;
      search.decide(literal);
      if (search.propagate()) {
        sizes.set(literal, trail.size);
        for (const it of trail.literals.subarray(before, trail.size)) followed.add(it);
      } else refuted.push(this.#leaf(literal));
      search.backtrack(depth);
    }
    return { refuted: refuted.sort((a, b) => a.size - b.size), sizes };
  }

  #isSpent(): boolean {
    return this.#supposed >= this.#mostSupposed || this.#isLate();
  }

  #conflict(): Conflict {
    return this.#groundsOf(this.#model.search.lastConflict.because);
  }

  /** The number of deductions behind literals of the trail, and the decisions. */
  #groundsOf(literals: readonly Literal[]): Conflict {
    const seen = new Set(literals);
    const needs = new Set<Literal>();
    const looks = new Set<string>();
    for (const literal of seen) {
      const reason = this.#model.search.reasonOf(literal);
      if (!reason) needs.add(literal);
      else {
        if (this.#model.isCell(literal)) looks.add(keyOfLook(literal, reason));
        for (const it of reason.because) seen.add(it);
      }
    }
    return { size: looks.size, needs };
  }
}

/** A key that is equal for most deductions that count as one, as in `groupLinks`. */
function keyOfLook(literal: Literal, { cause, clues }: Reason): string {
  const place = 'cell' in cause && cause.type !== 'connected' ? cause.cell : '';
  return `${literal & 1} ${cause.type} ${place} ${clueSetKey(clues)}`;
}

/** The plan that ends with a cell of which both colors fail; null if there is no such cell. */
function easiestSplit(
  refuted: readonly FoundPlan[],
): { readonly inner: FoundPlan; readonly conflict: Conflict } | null {
  const byLiteral = new Map(refuted.map((it) => [it.supposed, it]));
  let best: readonly [FoundPlan, FoundPlan] | null = null;
  for (const inner of refuted) {
    const other = byLiteral.get(inner.supposed ^ 1);
    if (other && (!best || costOf(inner) + other.size < costOf(best[0]) + best[1].size))
      best = [inner, other];
  }
  if (!best) return null;
  const [inner, { size, needs }] = best;
  return { inner, conflict: { size, needs: new Set([...needs, inner.supposed ^ 1]) } };
}

/** Number of deductions of an inner plan together with its result. */
function costOf({ size }: FoundPlan): number {
  return 1 + lengthOfInner(size);
}

/** The plan of a supposition with only those inner ones that the contradiction needs. */
function pruned(supposed: Literal, used: readonly FoundPlan[], conflict: Conflict): FoundPlan {
  const needs = new Set(conflict.needs);
  const inner: FoundPlan[] = [];
  let { size } = conflict;
  for (const plan of used.toReversed()) {
    if (!needs.delete(plan.supposed ^ 1)) continue;
    for (const it of plan.needs) needs.add(it);
    inner.unshift(plan);
    size += costOf(plan);
  }
  needs.delete(supposed);
  return { supposed, inner, size, needs };
}
