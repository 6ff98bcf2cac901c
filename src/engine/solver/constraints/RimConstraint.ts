import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/**
 * Neighbors on a rim of which one holds if none of some other literals does. All are rim literals.
 */
export interface RimPair {
  /** The position of the first neighbor. The second one is at the next position. */
  readonly at: number;
  /** Both literals are true for the color that one of the neighbors has. */
  readonly pair: readonly [Literal, Literal];
  /** At least one literal, none of them on the rim. */
  readonly others: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

interface RimDemand {
  /** Cyclic. The literals are true for one color. */
  readonly line: readonly Literal[];
  readonly pairs: readonly RimPair[];
  /** The clues that connect the colors. */
  readonly clues: readonly ClueRef[];
}

/** A color on the rim: on a cell, or on one of two neighbors. */
interface Known {
  /** A position, or the middle between two positions. */
  readonly at: number;
  /** True if the literals of the line are true for the color. */
  readonly isTrue: boolean;
  readonly because: readonly Literal[];
}

/**
 * The cells of each color form one run around a closed line of cells. This holds for the rim of a
 * flat board if both colors are connected: with two runs of each color, a path that connects the
 * dark runs and one that connects the light runs would have to cross.
 */
export class RimConstraint implements Propagator {
  readonly priority = PRIORITY.cheap;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #line: readonly Literal[];
  readonly #pairs: readonly RimPair[];
  readonly #clues: readonly ClueRef[];

  constructor(search: Search, { line, pairs, clues }: RimDemand) {
    this.#search = search;
    this.#line = line;
    this.#pairs = pairs;
    this.#clues = clues;
    const others = pairs.flatMap((it) => it.others.map((other) => other ^ 1));
    this.watched = [...new Set([...line.flatMap((it) => [it, it ^ 1]), ...others])];
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { length } = this.#line;
    const known = this.#knownBy((it) => value[it] === 1);
    const starts = known.filter(({ isTrue }, i) => isTrue !== known.at(i - 1)?.isTrue);
    if (starts.length > 2) {
      return this.#search.reportConflict(starts.slice(0, 4).flatMap(({ because }) => because));
    }
    if (starts.length < 2) return true;
    for (const [i, from] of known.entries()) {
      const to = known[(i + 1) % known.length] ?? from;
      if (from.isTrue !== to.isTrue) continue;
      const sign = from.isTrue ? 0 : 1;
      const end = to.at > from.at ? to.at : to.at + length;
      for (let at = Math.floor(from.at) + 1; at < end; at++) {
        const position = at % length;
        if (!this.#search.deduce((this.#line[position] ?? 0) ^ sign, position)) return false;
      }
    }
    return true;
  }

  /** The known colors in the order of the rim. */
  #knownBy(isTrue: (literal: Literal) => boolean): readonly Known[] {
    const known: Known[] = [];
    for (const [at, literal] of this.#line.entries()) {
      if (isTrue(literal)) known.push({ at, isTrue: true, because: [literal] });
      else if (isTrue(literal ^ 1)) known.push({ at, isTrue: false, because: [literal ^ 1] });
    }
    const isOpen = (literal: Literal) => !isTrue(literal) && !isTrue(literal ^ 1);
    const ofPairs = this.#pairs.flatMap(({ at, pair, others }) => {
      if (!pair.every(isOpen) || !others.every((it) => isTrue(it ^ 1))) return [];
      const because = others.map((it) => it ^ 1);
      return [{ at: at + 0.5, isTrue: this.#line[at] === pair[0], because }];
    });
    if (ofPairs.length === 0) return known;
    // If two neighbors have one color each, their order is unknown.
    const sure = ofPairs.filter((it) =>
      ofPairs.every(({ at, isTrue: other }) => at !== it.at || other === it.isTrue),
    );
    return [...known, ...sure].sort((a, b) => a.at - b.at);
  }

  causeOf(): Cause {
    return { type: 'rim', fault: 'runs' };
  }

  cluesOf(_payload: number, because: readonly Literal[]): readonly ClueRef[] {
    const ofPairs = this.#pairs.filter(({ others }) =>
      others.every((it) => because.includes(it ^ 1)),
    );
    return [...this.#clues, ...ofPairs.flatMap(({ clues }) => clues)];
  }

  /**
   * Adds the next cells of the color on both sides, and one cell of the other color. Payloads are
   * positions.
   */
  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const isTrue = this.#line[payload] === literal;
    const known = this.#knownBy((it) => it >> 1 !== literal >> 1 && trail.wasTrue(it, limit));
    const after = known.findIndex(({ at }) => at > payload);
    const first = after < 0 ? 0 : after;
    const inOrder = [...known.slice(first), ...known.slice(0, first)];
    const own = inOrder.filter((it) => it.isTrue === isTrue);
    const reasons = [own[0], own.at(-1), inOrder.find((it) => it.isTrue !== isTrue)];
    for (const it of reasons) because.push(...(it?.because ?? []));
  }
}
