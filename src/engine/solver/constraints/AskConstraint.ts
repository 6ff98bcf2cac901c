import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** A clue that asks for one literal after the other until it knows whether it is in error. */
export type Oracle = (ask: (literal: Literal) => boolean) => boolean;

/** Courses of questions that are gone through before giving up until more is known. */
const MOST_COURSES = 400;

/** What all courses of questions that end well, or badly, have in common. */
interface Courses {
  readonly isComplete: boolean;
  /** Open literals, as answered, in every course without an error; null if there is none. */
  readonly common: ReadonlySet<Literal> | null;
  readonly canFail: boolean;
  /** Answers that were certain. */
  readonly used: ReadonlySet<Literal>;
}

/** A clue holds that is only known through its questions: all courses the questions can take are gone through. */
export class AskConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #isWrong: Oracle;
  readonly #honest: Literal;

  /** `literals` are all that may be asked for; `honest` holds unless the clue lies, -1 where it may not. */
  constructor(
    search: Search,
    literals: readonly Literal[],
    { isWrong, honest }: { readonly isWrong: Oracle; readonly honest: Literal },
  ) {
    this.#search = search;
    this.#isWrong = isWrong;
    this.#honest = honest;
    const all = honest < 0 ? literals : [...literals, honest];
    this.watched = [...new Set(all.flatMap((it) => [it, it ^ 1]))];
  }

  propagate(): boolean {
    const { value, size } = this.#search.trail;
    const honest = this.#honest < 0 ? 1 : (value[this.#honest] ?? 0);
    const { isComplete, common, canFail } = this.#explore(-1, size);
    if (!isComplete) return true;
    if (honest === 0) {
      if (!common) return this.#search.deduce(this.#honest ^ 1, 0);
      return canFail || this.#search.deduce(this.#honest, 0);
    }
    if (honest === -1) return canFail || this.#search.deduce(this.#honest, 0);
    if (!common) {
      const because: Because = [...this.#explore(-1, size).used];
      if (this.#honest >= 0) because.push(this.#honest);
      return this.#search.object(because);
    }
    for (const literal of common) if (!this.#search.deduce(literal, 0)) return false;
    return true;
  }

  causeOf(): Cause {
    return { type: 'answers' };
  }

  explain(literal: Literal, _note: number, limit: number, because: Because): void {
    because.push(...this.#explore(literal, limit).used);
    if (this.#honest >= 0 && literal >> 1 !== this.#honest >> 1) because.push(this.#honest);
  }

  /** Go through all courses, as things were at a trail position; `denied` is taken as false. */
  #explore(denied: Literal, limit: number): Courses {
    const used = new Set<Literal>();
    const path: Literal[] = [];
    let common: Set<Literal> | null = null;
    let canFail = false;
    for (let courses = 0; ; courses++) {
      if (courses >= MOST_COURSES) return { isComplete: false, common, canFail, used };
      let depth = 0;
      const answers = new Map<Literal, boolean>();
      const ask = (literal: Literal): boolean => {
        const known = answers.get(literal);
        if (known !== undefined) return known;
        const certain = this.#certain(literal, denied, limit, used);
        const answer = certain ?? this.#choose(path, depth, literal);
        if (certain === undefined) depth++;
        answers.set(literal, answer);
        answers.set(literal ^ 1, !answer);
        return answer;
      };
      if (this.#isWrong(ask)) canFail = true;
      else {
        const open = path.slice(0, depth);
        common = intersect(common, open);
      }
      path.length = depth;
      while (path.length > 0 && ((path.at(-1) ?? 0) & 1) === 1) path.pop();
      const last = path.pop();
      if (last === undefined) return { isComplete: true, common, canFail, used };
      path.push(last ^ 1);
    }
  }

  /** The answer at a depth of the course that is gone through; the first time it is that of the even literal. */
  #choose(path: Literal[], depth: number, literal: Literal): boolean {
    if (depth === path.length) path.push(literal & ~1);
    return path[depth] === literal;
  }

  #certain(
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
