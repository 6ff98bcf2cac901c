import type { Cause } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Literal, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/**
 * Around a closed line of cells, each of two colors forms one run. This holds for the rim of a flat
 * board if both colors are connected: with two runs of each color, a path that connects the dark
 * runs and one that connects the light runs would have to cross.
 */
export class RimConstraint implements Propagator {
  readonly priority = PRIORITY.cheap;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #line: readonly Literal[];

  /** `line` is cyclic; its literals are true for one color. */
  constructor(search: Search, line: readonly Literal[]) {
    this.#search = search;
    this.#line = line;
    this.watched = [...new Set(line.flatMap((it) => [it, it ^ 1]))];
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const line = this.#line;
    const positions = line.flatMap((it, position) => (value[it] === 0 ? [] : [position]));
    const truth = (position: number) => value[line[position] ?? 0] === 1;
    const starts = positions.filter((at, i) => truth(at) !== truth(positions.at(i - 1) ?? 0));
    if (starts.length > 2) {
      return this.#search.reportConflict(starts.slice(0, 4).map((at) => this.#trueAt(at)));
    }
    if (starts.length < 2) return true;
    for (let i = 0; i < positions.length; i++) {
      const from = positions[i] ?? 0;
      const to = positions[(i + 1) % positions.length] ?? 0;
      if (truth(from) !== truth(to)) continue;
      const sign = truth(from) ? 0 : 1;
      for (let at = (from + 1) % line.length; at !== to; at = (at + 1) % line.length) {
        if (!this.#search.deduce((line[at] ?? 0) ^ sign, at)) return false;
      }
    }
    return true;
  }

  #trueAt(position: number): Literal {
    const literal = this.#line[position] ?? 0;
    return this.#search.trail.value[literal] === 1 ? literal : literal ^ 1;
  }

  causeOf(): Cause {
    return { type: 'rim' };
  }

  /** Adds the next cells of the color on both sides, and one of the other. Notes are positions. */
  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const line = this.#line;
    const { length } = line;
    const sign = line[note] === literal ? 0 : 1;
    const find = (step: number, flip: 0 | 1) => {
      for (let i = 1; i < length; i++) {
        const it = (line[(note + step * i + length * length) % length] ?? 0) ^ sign ^ flip;
        if (it >> 1 !== literal >> 1 && trail.wasTrue(it, limit)) return it;
      }
      return undefined;
    };
    const reasons = [find(1, 0), find(-1, 0), find(1, 1)];
    because.push(...reasons.filter((it) => it !== undefined));
  }
}
