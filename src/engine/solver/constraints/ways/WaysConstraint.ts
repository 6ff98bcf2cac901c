import type { Cause, ClueRef, Literal } from '../../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../../sat/Propagator.ts';
import type { Search } from '../../sat/Search.ts';
import type { WayChoice, ChoiceSource } from './WayChoice.ts';
import { WayCheck, type WayLimits } from './WayCheck.ts';

/** The reason of a literal that follows. */
interface Grounds {
  readonly because: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

/**
 * Values of variables for which a choice deduced nothing. Values are those of the positive
 * literals.
 */
interface Silence {
  readonly variables: Int32Array;
  readonly values: Int8Array;
}

/**
 * Number of remembered boards without deductions per choice. Shrinking a reason leaves out one fact
 * after another and returns to most of these boards.
 */
const MOST_SILENCES = 3;

type Ways = readonly (readonly Literal[])[];

/** Payload of a contradiction. */
const NO_WAY = 0;

/**
 * A condition has to be satisfied in one of a few ways. Some ways break a rule at once, and the
 * literals that the other ways have in common hold. People look like this at a region that lacks
 * two cells, or at the places that are left for two stars. Propagation finds it only after one of
 * the colors is supposed.
 */
export class WaysConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #sources: readonly ChoiceSource[];
  readonly #check: WayCheck;
  /** By payload: the grounds of the last deduction. */
  readonly #grounds: (Grounds | undefined)[] = [];
  /** True if the deductions of a choice depend only on literals around its own. */
  readonly #isLocal: boolean;
  /** By source and choice: the last boards without deductions. */
  readonly #silences: readonly (Silence[] | undefined)[][];
  /** By variable: the stamp of the last silence that includes it. */
  readonly #noted: Int32Array;
  #stamp = 0;

  constructor(search: Search, sources: readonly ChoiceSource[], limits: WayLimits) {
    this.#search = search;
    this.#isLocal = limits.vetoes.length === 0;
    this.#sources = sources;
    this.#silences = sources.map(() => []);
    this.#noted = new Int32Array(search.trail.variables);
    this.#check = new WayCheck(search.trail.value, limits);
    const literals = [...sources, ...limits.vetoes].flatMap((it) => it.literals);
    this.watched = [...new Set(literals.flatMap((it) => [it, it ^ 1]))];
  }

  propagate(): boolean {
    const { trail } = this.#search;
    const before = trail.size;
    for (const [at, source] of this.#sources.entries()) {
      const silences = this.#silences[at] ?? [];
      let hasLooked = false;
      for (let index = 0; index < source.size; index++) {
        const known = (silences[index] ??= []);
        if (known.some((it) => this.#isSilent(it))) continue;
        if (!hasLooked) source.look?.(trail.value);
        hasLooked = true;
        const choice = source.choice(index, trail.value);
        if (!choice) continue;
        const common = choice.ways && this.#check.commonOf(choice.ways);
        if (choice.ways === null || common?.length === 0) {
          if (this.#isLocal) this.#remember(known, choice, source.literalsOf(index));
        } else if (!this.#deduce(choice, choice.ways, common)) return false;
        // A deduction changes the choices. It also queues this propagator again.
        if (trail.size > before) return true;
      }
    }
    return true;
  }

  #isSilent({ variables, values }: Silence): boolean {
    const { value } = this.#search.trail;
    for (let i = 0; i < variables.length; i++) {
      if (value[2 * (variables[i] ?? 0)] !== values[i]) return false;
    }
    return true;
  }

  /**
   * Remember that a choice deduces nothing, in place of the oldest silence. `always`: as
   * `literalsOf`.
   */
  #remember(silences: Silence[], choice: WayChoice, always: readonly Literal[] | null): void {
    const { value } = this.#search.trail;
    const oldest = silences.length < MOST_SILENCES ? undefined : silences.pop();
    const same = always ? (oldest ?? silences[0]) : undefined;
    const variables = same?.variables ?? this.#variablesOf(always ?? choice.open, choice.because);
    const values = same && same === oldest ? same.values : new Int8Array(variables.length);
    for (let i = 0; i < variables.length; i++) values[i] = value[2 * (variables[i] ?? 0)] ?? 0;
    silences.unshift({ variables, values });
  }

  /** All variables that affect the ways of some literals. */
  #variablesOf(literals: readonly Literal[], because: readonly Literal[]): Int32Array {
    const stamp = ++this.#stamp;
    const found: number[] = [];
    const addVariable = (variable: number) => {
      if (this.#noted[variable] === stamp) return;
      this.#noted[variable] = stamp;
      found.push(variable);
    };
    for (const it of because) addVariable(it >> 1);
    for (const it of literals)
      for (const other of this.#check.variablesAround(it)) addVariable(other);
    return Int32Array.from(found);
  }

  /**
   * Deduce the common literals of the ways; null is a contradiction. Returns false after a
   * conflict.
   */
  #deduce(choice: WayChoice, ways: Ways, common: readonly Literal[] | null): boolean {
    const grounds = this.#check.groundsOf(ways, common ?? []).map(({ because, clues }) => ({
      because: [...choice.because, ...because],
      clues: [...new Set([...choice.clues, ...clues])],
    }));
    const [first] = grounds;
    if (!common) {
      this.#grounds[NO_WAY] = first;
      return this.#search.reportConflict(first?.because ?? [], NO_WAY);
    }
    return common.every((literal, index) => {
      this.#grounds[literal + 1] = grounds[index];
      return this.#search.deduce(literal, literal + 1);
    });
  }

  causeOf(): Cause {
    return { type: 'ways' };
  }

  cluesOf(payload: number): readonly ClueRef[] {
    return this.#grounds[payload]?.clues ?? [];
  }

  explain(literal: Literal, payload: number, _limit: number, because: Because): void {
    for (const it of this.#grounds[payload]?.because ?? []) {
      if (it >> 1 !== literal >> 1) because.push(it);
    }
  }
}
