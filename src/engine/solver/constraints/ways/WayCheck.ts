import type { Literal } from '../../sat/Propagator.ts';
import type { ClueRef } from '../../sat/Reason.ts';
import type { StatedClause } from '#engine/solver/sat/Reason.ts';
import type { ExactCount } from '../CountSets.ts';
import type { WayVeto } from './WayVeto.ts';

/** What excludes ways. */
export interface WayLimits {
  readonly clauses: readonly StatedClause[];
  readonly counts: readonly ExactCount[];
  readonly vetoes: readonly WayVeto[];
}

/** Why a literal follows. */
export interface Grounds {
  readonly because: ReadonlySet<Literal>;
  readonly clues: ReadonlySet<ClueRef>;
}

type Way = readonly Literal[];

/** A count of which so many literals hold that the others do not, or so few can that these do. */
interface DecidedCount {
  readonly count: ExactCount;
  readonly isFull: boolean;
}

/** What excludes a way, or gives a literal in it. */
type Ground = StatedClause | DecidedCount;

/** Results of `#openIn` that are no literals. */
const NONE_OPEN = -1;
const NOT_DECIDED = -2;

/** A way that contradicts itself, as connected cells share a literal. */
const ITSELF: StatedClause = { item: [], clues: [] };

/**
 * What clauses, counts and what looks at the whole board say of ways, without what follows from
 * that in turn.
 */
export class WayCheck {
  /** By literal, as on a trail: what holds in any case. */
  readonly #value: ArrayLike<number>;
  readonly #clauses: readonly StatedClause[];
  readonly #counts: readonly ExactCount[];
  readonly #vetoes: readonly WayVeto[];
  #index: LiteralIndex | null = null;
  /** By literal: what holds in the way under way besides. */
  readonly #own: Int8Array;
  readonly #assigned: Literal[] = [];
  /** By literal: what gives it in the way under way. */
  readonly #givenBy = new Map<Literal, Ground>();
  /** By count: when it was looked at last. */
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

  /** What all ways have in common, those left out that are excluded; null if all are. */
  commonOf(ways: readonly Way[]): readonly Literal[] | null {
    let common: readonly Literal[] | null = null;
    for (const way of ways) {
      // Whether such a way is possible or not, it changes nothing.
      if (common?.every((it) => way.includes(it))) continue;
      if (this.#take(way) === null) {
        common = (common ?? this.#assigned).filter((it) => this.#own[it] === 1);
      }
      this.#undo();
      if (common?.length === 0) return common;
    }
    return common;
  }

  /** Why each of some literals holds in all ways that are possible; without any, why none is. */
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

  /** The variables of which the values decide what is said of ways of a literal. */
  variablesAround(literal: Literal): Int32Array {
    return this.#indexed.variablesAround(literal >> 1);
  }

  /** Add what makes something exclude the way under way, or give a literal in it. */
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

  /** Assign a way, and what is given in it; what excludes it, if something does. */
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

  /** Assign what a count gives; itself, if it excludes the way. */
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

/** What of this holds gives what the ground gives. */
function reasonsOf(ground: Ground): readonly Literal[] {
  if (!('count' in ground)) return ground.item.map((it) => it ^ 1);
  const { literals, when } = ground.count;
  return [...when, ...literals.map((it) => (ground.isFull ? it : it ^ 1))];
}

/** Clauses and counts by what they are about. */
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

  /** By index. */
  countsWith(variable: number): readonly number[] {
    return this.#counts[variable] ?? NOTHING;
  }

  /** Those with which a variable shares a clause or a count, and itself. */
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
