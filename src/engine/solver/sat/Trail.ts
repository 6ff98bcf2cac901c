import type { Literal } from './Reason.ts';

/** The assignments in their order, with decision levels and reasons. Propagators only read it. */
export class Trail {
  readonly variables: number;
  /** By literal: 1 true, -1 false, 0 undecided. */
  readonly value: Int8Array;
  /** By variable, valid while it is assigned: its index in `literals`. */
  readonly position: Int32Array;
  /** By variable, valid while it is assigned: its decision level. */
  readonly level: Int32Array;
  /** By variable: a clause, -1 minus the index of a propagator, or 0 for a decision or unit. */
  readonly reason: Int32Array;
  /** By variable: the payload of the propagator's deduction. */
  readonly payload: Int32Array;
  /** By variable: a number that differs for every assignment. */
  readonly stamp: Int32Array;
  /** The true literals in order of assignment; `size` of them are valid. */
  readonly literals: Int32Array;
  #pushes = 0;
  readonly #levelStarts: number[] = [];
  size = 0;

  constructor(variables: number) {
    this.variables = variables;
    this.value = new Int8Array(2 * variables);
    this.position = new Int32Array(variables);
    this.level = new Int32Array(variables);
    this.reason = new Int32Array(variables);
    this.payload = new Int32Array(variables);
    this.stamp = new Int32Array(variables);
    this.literals = new Int32Array(variables);
  }

  /** The current decision level. */
  get depth(): number {
    return this.#levelStarts.length;
  }

  /** Assign an undecided literal. */
  push(literal: Literal, reason: number, payload: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.position[variable] = this.size;
    this.level[variable] = this.#levelStarts.length;
    this.reason[variable] = reason;
    this.payload[variable] = payload;
    this.#pushes = (this.#pushes + 1) | 0;
    this.stamp[variable] = this.#pushes;
    this.literals[this.size++] = literal;
  }

  openLevel(): void {
    this.#levelStarts.push(this.size);
  }

  /** The decision of a level, counted from 1. */
  decisionOf(level: number): Literal {
    return this.literals[this.#levelStarts[level - 1] ?? 0] ?? 0;
  }

  /** Undo all levels above `depth`, the last assignment first. */
  backtrackTo(depth: number, onUndo: (literal: Literal) => void): void {
    if (this.depth <= depth) return;
    const start = this.#levelStarts[depth] ?? 0;
    for (let at = this.size - 1; at >= start; at--) {
      const literal = this.literals[at] ?? 0;
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
      onUndo(literal);
    }
    this.size = start;
    this.#levelStarts.length = depth;
  }

  /** True if a literal was true before a trail position. */
  wasTrue(literal: Literal, limit: number): boolean {
    return this.value[literal] === 1 && (this.position[literal >> 1] ?? 0) < limit;
  }
}
