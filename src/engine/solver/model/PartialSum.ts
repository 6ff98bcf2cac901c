import type { Literal } from '../sat/Reason.ts';
import type { CountBounds } from './countBounds.ts';

/** Receives the statements of sums. */
export interface SumModel {
  newLiteral(): Literal;
  clause(literals: readonly Literal[]): void;
}

/** The number of true literals among some. */
export interface Sum {
  readonly bounds: CountBounds;
  /** Narrow the bounds of the sum, and with them those of its parts; false if no number remains. */
  narrow(bounds: CountBounds): boolean;
  /** State that the sum is that of its parts, unless it has been stated. */
  state(model: SumModel): void;
  /** The literal for less than `count`, if that is possible. Only after `state`. */
  fewerThan(count: number): readonly Literal[];
  /** The literal for more than `count`, if that is possible. Only after `state`. */
  moreThan(count: number): readonly Literal[];
}

/**
 * A node of a totalizer (Bailleux and Boufkhad 2003). It has a literal for each number between its
 * bounds, so that learnt clauses can use them.
 */
export class PartialSum implements Sum {
  readonly #parts: readonly [Sum, Sum] | null;
  #least: number;
  #most: number;
  /** Entry i is true if at least `least + 1 + i` hold. */
  #atLeast: readonly Literal[] = [];
  #isStated = false;

  private constructor(parts: readonly [Sum, Sum] | null, { least, most }: CountBounds) {
    this.#parts = parts;
    this.#least = least;
    this.#most = most;
  }

  /** The sum of one literal. */
  static of(literal: Literal): PartialSum {
    const sum = new PartialSum(null, { least: 0, most: 1 });
    sum.#atLeast = [literal];
    return sum;
  }

  /** The sum of two sums, within the known bounds. */
  static join(a: Sum, b: Sum, known?: CountBounds): PartialSum {
    return new PartialSum([a, b], {
      least: Math.max(known?.least ?? 0, a.bounds.least + b.bounds.least),
      most: Math.min(known?.most ?? Infinity, a.bounds.most + b.bounds.most),
    });
  }

  get bounds(): CountBounds {
    return { least: this.#least, most: this.#most };
  }

  narrow({ least, most }: CountBounds): boolean {
    this.#least = Math.max(this.#least, least);
    this.#most = Math.min(this.#most, most);
    if (this.#least > this.#most) return false;
    if (!this.#parts) return true;
    const [a, b] = this.#parts;
    const [boundsOfA, boundsOfB] = [a.bounds, b.bounds];
    return (
      a.narrow({ least: this.#least - boundsOfB.most, most: this.#most - boundsOfB.least }) &&
      b.narrow({ least: this.#least - boundsOfA.most, most: this.#most - boundsOfA.least })
    );
  }

  state(model: SumModel): void {
    if (this.#isStated) return;
    this.#isStated = true;
    if (this.#parts) this.#stateParts(this.#parts, model);
    else if (this.#least === this.#most) {
      const [literal = 0] = this.#atLeast;
      this.#atLeast = [];
      model.clause([this.#most === 0 ? literal ^ 1 : literal]);
    }
  }

  #stateParts(parts: readonly [Sum, Sum], model: SumModel): void {
    const [a, b] = parts;
    a.state(model);
    b.state(model);
    this.#atLeast = Array.from({ length: this.#most - this.#least }, () => model.newLiteral());
    // Numbers beyond the bounds by more than one add no information.
    for (let i = a.bounds.least; i <= a.bounds.most; i++) {
      for (let j = b.bounds.least; j <= b.bounds.most; j++) {
        const sum = i + j;
        if (sum > this.#least && sum <= this.#most + 1) {
          model.clause([...a.fewerThan(i), ...b.fewerThan(j), ...this.moreThan(sum - 1)]);
        }
        if (sum < this.#most && sum >= this.#least - 1) {
          model.clause([...a.moreThan(i), ...b.moreThan(j), ...this.fewerThan(sum + 1)]);
        }
      }
    }
  }

  fewerThan(count: number): readonly Literal[] {
    const literal = this.#atLeast[count - this.#least - 1];
    return literal === undefined ? [] : [literal ^ 1];
  }

  moreThan(count: number): readonly Literal[] {
    const literal = this.#atLeast[count - this.#least];
    return literal === undefined ? [] : [literal];
  }
}

/** The number of false literals among `size`, from the number of true ones. */
export function complementSum(sum: Sum, size: number): Sum {
  const turned = ({ least, most }: CountBounds) => ({ least: size - most, most: size - least });
  return {
    get bounds() {
      return turned(sum.bounds);
    },
    narrow: (bounds) => sum.narrow(turned(bounds)),
    state(model) {
      sum.state(model);
    },
    fewerThan: (count) => sum.moreThan(size - count),
    moreThan: (count) => sum.fewerThan(size - count),
  };
}
