import type { Literal } from './Propagator.ts';

/** What is assigned, in what order, on what decision level and why. Shared, read-only, with all propagators. */
export class Trail {
  readonly variables: number;
  /** By literal: 1 true, -1 false, 0 undecided. */
  readonly value: Int8Array;
  /** By variable, meaningful while assigned: its place in `literals`. */
  readonly position: Int32Array;
  /** By variable, meaningful while assigned. */
  readonly level: Int32Array;
  /** By variable: 0 decided or given; positive a clause; negative -1 minus the index of a propagator. */
  readonly reason: Int32Array;
  /** By variable: what the propagator gave along. */
  readonly note: Int32Array;
  /** By variable: differs from one assignment of it to the next. */
  readonly stamp: Int32Array;
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
    this.note = new Int32Array(variables);
    this.stamp = new Int32Array(variables);
    this.literals = new Int32Array(variables);
  }

  /** Number of decisions in force. */
  get depth(): number {
    return this.#levelStarts.length;
  }

  /** Assign an undecided literal. */
  push(literal: Literal, reason: number, note: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.position[variable] = this.size;
    this.level[variable] = this.#levelStarts.length;
    this.reason[variable] = reason;
    this.note[variable] = note;
    this.#pushes = (this.#pushes + 1) | 0;
    this.stamp[variable] = this.#pushes;
    this.literals[this.size++] = literal;
  }

  openLevel(): void {
    this.#levelStarts.push(this.size);
  }

  /** The first literal of a level (from 1), which is its decision. */
  decisionOf(level: number): Literal {
    return this.literals[this.#levelStarts[level - 1] ?? 0] ?? 0;
  }

  /** Undo all levels above `depth`; `undone` hears of each literal, the last first. */
  retreatTo(depth: number, undone: (literal: Literal) => void): void {
    if (this.depth <= depth) return;
    const start = this.#levelStarts[depth] ?? 0;
    for (let at = this.size - 1; at >= start; at--) {
      const literal = this.literals[at] ?? 0;
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
      undone(literal);
    }
    this.size = start;
    this.#levelStarts.length = depth;
  }

  /** Whether a literal was true before a trail position. */
  wasTrue(literal: Literal, limit: number): boolean {
    return this.value[literal] === 1 && (this.position[literal >> 1] ?? 0) < limit;
  }
}
