import type { Literal, ClueRef, StatedClause } from '../../sat/Reason.ts';
import type { ExactCount } from '../CountSets.ts';
import type { WayVeto } from './WayVeto.ts';

/** The statements that can exclude ways. */
export interface WayLimits {
  readonly clauses: readonly StatedClause[];
  readonly counts: readonly ExactCount[];
  readonly vetoes: readonly WayVeto[];
}

/** The grounds of a literal that holds in all ways. */
export interface Grounds {
  readonly because: ReadonlySet<Literal>;
  readonly clues: ReadonlySet<ClueRef>;
}

type Way = readonly Literal[];

/**
 * A count that is decided: so many literals hold that the others do not, or so few can hold that
 * the others do.
 */
interface DecidedCount {
  readonly count: ExactCount;
  readonly isFull: boolean;
}

/** A statement that excludes a way, or forces a literal in it. */
type Ground = StatedClause | DecidedCount;

/** Results of `#openIn` that are not literals. */
const NONE_OPEN = -1;
const NOT_DECIDED = -2;

/** Ground of a way that contradicts itself: merged cells share a literal. */
const ITSELF: StatedClause = { item: [], clues: [] };

/**
 * Checks ways against clauses, counts and vetoes of the whole board. Looks one deduction ahead:
 * consequences of forced literals are not followed.
 */
export class WayCheck {
  /** By literal, as on a trail: values that hold in any case. */
  readonly #value: ArrayLike<number>;
  readonly #clauses: readonly StatedClause[];
  readonly #counts: readonly ExactCount[];
  readonly #vetoes: readonly WayVeto[];
  #index: LiteralIndex | null = null;
  /** By literal: values that hold only in the current way. */
  readonly #own: Int8Array;
  readonly #assigned: Literal[] = [];
  /** By literal: the ground that forces it in the current way. */
  readonly #givenBy = new Map<Literal, Ground>();
  /** By count: stamp of the last visit. */
  readonly #seen: Int32Array;
  #stamp = 0;

  /** `value`: by literal, as on a trail. */
  constructor(value: ArrayLike<number>, { clauses, counts, vetoes }: WayLimits) {
    this.#value = value;
    this.#clauses = clauses;
    this.#counts = counts;
    this.#vetoes = vetoes;
    this.#seen = new Int32Array(counts.length);
    this.#own = new Int8Array(value.length);
  }

  /** The literals that all possible ways have in common; null if all ways are excluded. */
  commonOf(ways: readonly Way[]): readonly Literal[] | null {
    let common: readonly Literal[] | null = null;
    for (const way of ways) {
      // A way that contains all common literals changes nothing, possible or not.
      if (common?.every((it) => way.includes(it))) continue;
      if (this.#take(way) === null) {
        common = (common ?? this.#assigned).filter((it) => this.#own[it] === 1);
      }
      this.#undo();
      if (common?.length === 0) return common;
    }
    return common;
  }

  /**
   * The grounds by which each literal holds in all possible ways; without literals, the grounds by
   * which no way is possible.
   */
  groundsOf(ways: readonly Way[], literals: readonly Literal[]): readonly Grounds[] {
    const all = literals.map((literal) => ({
      literal,
      because: new Set<Literal>(),
      clues: new Set<ClueRef>(),
    }));
    const none = { literal: null, because: new Set<Literal>(), clues: new Set<ClueRef>() };
    const wanted = literals.length > 0 ? all : [none];
    for (const way of ways) {
      const excluded = this.#take(way);
      for (const { literal, because, clues } of wanted) {
        const ground = excluded ?? (literal === null ? undefined : this.#givenBy.get(literal));
        if (ground) this.#addGrounds(ground, because, clues);
      }
      this.#undo();
    }
    return wanted;
  }

  /** The variables whose values decide the result for ways that contain a literal. */
  variablesAround(literal: Literal): Int32Array {
    return this.#indexed.variablesAround(literal >> 1);
  }

  /** Add the reason why a ground excludes the current way, or forces a literal in it. */
  #addGrounds(first: Ground, because: Set<Literal>, named: Set<ClueRef>): void {
    const grounds = new Set([first]);
    for (const ground of grounds) {
      const { clues } = 'count' in ground ? ground.count : ground;
      for (const it of clues) named.add(it);
      for (const it of reasonsOf(ground)) {
        const given = this.#own[it] === 1 ? this.#givenBy.get(it) : undefined;
        if (this.#value[it] === 1) because.add(it);
        else if (given) grounds.add(given);
      }
    }
  }

  /**
   * Assign a way, and the literals that are forced in it. Returns the ground that excludes the way,
   * or null.
   */
  #take(way: Way): Ground | null {
    for (const literal of way) {
      if (this.#own[literal] === -1) return ITSELF;
      this.#assign(literal);
    }
    for (const literal of way) {
      for (const clause of this.#indexed.clausesWith(literal ^ 1)) {
        const open = this.#openIn(clause);
        if (open === NOT_DECIDED) continue;
        if (open === NONE_OPEN) return clause;
        this.#assign(open);
        this.#givenBy.set(open, clause);
      }
    }
    return this.#lookAtCounts(way) ?? this.#lookAtBoard();
  }

  #lookAtCounts(way: Way): Ground | null {
    const stamp = ++this.#stamp;
    for (const literal of way) {
      for (const index of this.#indexed.countsWith(literal >> 1)) {
        const count = this.#counts[index];
        if (!count || this.#seen[index] === stamp) continue;
        this.#seen[index] = stamp;
        const ground = this.#lookAtCount(count);
        if (ground) return ground;
      }
    }
    return null;
  }

  #lookAtBoard(): Ground | null {
    for (const it of this.#vetoes) {
      const clause = it.clauseAgainst((literal) => this.#stateOf(literal));
      if (clause) return clause;
    }
    return null;
  }

  /** Assign the literals that a count forces. Returns the count if it excludes the way. */
  #lookAtCount(count: ExactCount): Ground | null {
    const { literals, total, when } = count;
    if (!when.every((it) => this.#value[it] === 1)) return null;
    let [least, most] = [0, literals.length];
    for (const it of literals) {
      const state = this.#stateOf(it);
      if (state === 1) least++;
      else if (state === -1) most--;
    }
    if (least > total) return { count, isFull: true };
    if (most < total) return { count, isFull: false };
    if (least === most || (least < total && most > total)) return null;
    const isFull = least === total;
    let ground: Ground | null = null;
    for (const it of literals) {
      if (this.#stateOf(it) !== 0) continue;
      ground ??= { count, isFull };
      const literal = isFull ? it ^ 1 : it;
      this.#assign(literal);
      this.#givenBy.set(literal, ground);
    }
    return null;
  }

  #stateOf(literal: Literal): number {
    return (this.#value[literal] ?? 0) || (this.#own[literal] ?? 0);
  }

  #assign(literal: Literal): void {
    if (this.#own[literal] === 1) return;
    this.#own[literal] = 1;
    this.#own[literal ^ 1] = -1;
    this.#assigned.push(literal);
  }

  #undo(): void {
    for (const literal of this.#assigned) {
      this.#own[literal] = 0;
      this.#own[literal ^ 1] = 0;
    }
    this.#assigned.length = 0;
    if (this.#givenBy.size > 0) this.#givenBy.clear();
  }

  /** The only literal of a clause that is not false, if none is true. */
  #openIn({ item }: StatedClause): Literal {
    let open = NONE_OPEN;
    for (const literal of item) {
      const state = this.#stateOf(literal);
      if (state === -1) continue;
      if (state === 1 || open >= 0) return NOT_DECIDED;
      open = literal;
    }
    return open;
  }

  get #indexed(): LiteralIndex {
    return (this.#index ??= new LiteralIndex(this.#clauses, this.#counts));
  }
}

/** The literals that force what the ground forces, as far as they are true. */
function reasonsOf(ground: Ground): readonly Literal[] {
  if (!('count' in ground)) return ground.item.map((it) => it ^ 1);
  const { literals, when } = ground.count;
  return [...when, ...literals.map((it) => (ground.isFull ? it : it ^ 1))];
}

/** Index of clauses by literal, and of counts by variable. */
class LiteralIndex {
  readonly #clauses: (StatedClause[] | undefined)[] = [];
  readonly #counts: (number[] | undefined)[] = [];
  readonly #all: readonly ExactCount[];
  readonly #around: (Int32Array | undefined)[] = [];

  constructor(clauses: readonly StatedClause[], counts: readonly ExactCount[]) {
    this.#all = counts;
    for (const clause of clauses) for (const it of clause.item) add(this.#clauses, it, clause);
    counts.forEach(({ literals }, index) => {
      for (const it of literals) add(this.#counts, it >> 1, index);
    });
  }

  clausesWith(literal: Literal): readonly StatedClause[] {
    return this.#clauses[literal] ?? NOTHING;
  }

  /** The indexes of the counts. */
  countsWith(variable: number): readonly number[] {
    return this.#counts[variable] ?? NOTHING;
  }

  /** The variables that share a clause or a count with a variable, and the variable itself. */
  variablesAround(variable: number): Int32Array {
    return (this.#around[variable] ??= Int32Array.from(this.#findAround(variable)));
  }

  #findAround(variable: number): ReadonlySet<number> {
    const found = new Set([variable]);
    for (const literal of [2 * variable, 2 * variable + 1]) {
      for (const { item } of this.clausesWith(literal)) for (const it of item) found.add(it >> 1);
    }
    for (const index of this.countsWith(variable)) {
      const { literals = NOTHING, when = NOTHING } = this.#all[index] ?? {};
      for (const it of [...literals, ...when]) found.add(it >> 1);
    }
    return found;
  }
}

const NOTHING: readonly never[] = [];

function add<T>(lists: (T[] | undefined)[], index: number, item: T): void {
  const known = lists[index];
  if (known) known.push(item);
  else lists[index] = [item];
}
