import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/**
 * Going round a closed line, each of two colors is met in one run. So it is on the rim of a flat board where both colors
 * hang together: paths between two runs of one color and two of the other would have to cross.
 */
export class RimConstraint implements Propagator {
  readonly priority = 0;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #line: readonly Literal[];

  /** `line` goes round; its literals are true for one color. */
  constructor(search: Search, line: readonly Literal[]) {
    this.#search = search;
    this.#line = line;
    this.watched = [...new Set(line.flatMap((it) => [it, it ^ 1]))];
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const line = this.#line;
    const places = line.flatMap((it, place) => (value[it] === 0 ? [] : [place]));
    const truth = (place: number) => value[line[place] ?? 0] === 1;
    const starts = places.filter((place, i) => truth(place) !== truth(places.at(i - 1) ?? 0));
    if (starts.length > 2) {
      return this.#search.object(starts.slice(0, 4).map((place) => this.#trueAt(place)));
    }
    if (starts.length < 2) return true;
    for (let i = 0; i < places.length; i++) {
      const from = places[i] ?? 0;
      const to = places[(i + 1) % places.length] ?? 0;
      if (truth(from) !== truth(to)) continue;
      const sign = truth(from) ? 0 : 1;
      for (let place = (from + 1) % line.length; place !== to; place = (place + 1) % line.length) {
        if (!this.#search.deduce((line[place] ?? 0) ^ sign, place)) return false;
      }
    }
    return true;
  }

  #trueAt(place: number): Literal {
    const literal = this.#line[place] ?? 0;
    return this.#search.trail.value[literal] === 1 ? literal : literal ^ 1;
  }

  causeOf(): Cause {
    return { type: 'rim' };
  }

  /** The next places of the same color on both sides, and one of the other color. */
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
