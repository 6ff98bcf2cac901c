import type { Literal, ClueRef } from '../sat/Reason.ts';

/** Exactly `total` of the literals hold, if all conditions do. */
export interface ExactCount {
  readonly literals: readonly Literal[];
  readonly total: number;
  readonly when: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

/** Two groups of sets. The sets of a group share no literal. */
export interface CountComparison {
  readonly more: readonly ExactCount[];
  readonly less: readonly ExactCount[];
  /**
   * True if the difference is the least possible one or less; false if it is the largest or more.
   */
  readonly isLeast: boolean;
}

/** Sets grouped into families that share no literal. Sets are identified by their index. */
export interface CountFamilies {
  /**
   * By family: its sets in the order in which they were stated, for example the rows of a board.
   */
  readonly members: readonly (readonly number[])[];
  /** By family: all literals of its sets. */
  readonly literals: readonly ReadonlySet<Literal>[];
  /** By set: its family. */
  readonly familyOf: readonly number[];
  /** By literal: the sets it is in. */
  readonly setsWith: ReadonlyMap<Literal, readonly number[]>;
}

/** Open literals of some sets, and how many of them have to hold. */
interface Sum {
  readonly open: number;
  readonly wanted: number;
}

/** Two sets, and the literals that both have. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly shared: readonly Literal[];
}

/** The part that a group shares with the sets of one family. */
interface Shared {
  /** Open literals of the group that are in one of the sets. */
  open: number;
  /**
   * The indexes of the sets that share literals with the group, and how many of them fit into it.
   */
  readonly touching: number[];
  fitting: number;
}

type Visit = (more: readonly ExactCount[], less: readonly ExactCount[]) => boolean;

/** Maximum number of consecutive sets in a group: players cannot keep track of more. */
const MOST_TOGETHER = 4;
/** Literals that two sets must share to be compared as a pair. */
const LEAST_SHARED = 2;

/**
 * Maximum number of pairs of sets that share a literal, counted once per literal. Beyond it,
 * comparing takes too long.
 */
const MOST_MEETINGS = 10_000;

/** True if there are counts to compare, and not too many. */
export function canCompare(counts: readonly ExactCount[]): boolean {
  let meetings = 0;
  for (const sets of setsByLiteral(counts).values()) meetings += sets.length ** 2;
  return counts.length > 1 && meetings <= MOST_MEETINGS;
}

/**
 * Finds groups of sets that are worth a comparison, because they share most of their open literals.
 */
export class CountSets {
  readonly #counts: readonly ExactCount[];
  readonly #value: ArrayLike<number>;
  readonly #indexOf: ReadonlyMap<ExactCount, number>;
  readonly #families: CountFamilies;
  readonly #pairs: readonly Pair[];
  /** By set: its open literals, and how many of them have to hold. */
  readonly #open: (readonly Literal[])[] = [];
  readonly #wanted: number[] = [];
  /** By set: number of open literals that the current group shares with it. */
  readonly #inside: Int32Array;

  /** `value`: by literal, as on a trail. */
  constructor(counts: readonly ExactCount[], value: ArrayLike<number>) {
    this.#counts = counts;
    this.#value = value;
    this.#indexOf = new Map(counts.map((it, index) => [it, index]));
    this.#families = groupIntoFamilies(counts);
    this.#pairs = pairsOf(counts);
    this.#inside = new Int32Array(counts.length);
  }

  /** A text that is the same for equal comparisons. */
  keyOf({ more, less, isLeast }: CountComparison): string {
    const keys = [more, less].map((group) => group.map((it) => this.#indexOf.get(it)).join());
    return `${keys.join('|')}|${isLeast}`;
  }

  /**
   * Visit pairs of groups that decide literals, until `visit` returns false. Returns false in that
   * case.
   */
  every(visit: Visit): boolean {
    this.#load();
    for (const { a, b, shared } of this.#pairs) {
      if (this.#canDecide(a, b, shared) && !visit(this.#named([a]), this.#named([b]))) return false;
    }
    for (const whole of this.#families.members) {
      const family = whole.filter((it) => this.#openIn(it) > 0);
      for (let size = 1; size <= Math.min(MOST_TOGETHER, family.length); size++) {
        for (let start = 0; start + size <= family.length; start++) {
          if (!this.#withOthers(family.slice(start, start + size), visit)) return false;
        }
      }
    }
    return true;
  }

  /**
   * Find the open literals of each set, and how many of them have to hold. Sets whose conditions
   * are not known to hold have no open literals.
   */
  #load(): void {
    this.#counts.forEach(({ literals, total, when }, index) => {
      const isSure = when.every((it) => this.#value[it] === 1);
      this.#open[index] = isSure ? literals.filter((it) => this.#value[it] === 0) : NOTHING;
      let wanted = total;
      for (const literal of literals) if (this.#value[literal] === 1) wanted--;
      this.#wanted[index] = wanted;
    });
  }

  #openIn(index: number): number {
    return this.#open[index]?.length ?? 0;
  }

  #canDecide(a: number, b: number, shared: readonly Literal[]): boolean {
    if (this.#openIn(a) === 0 || this.#openIn(b) === 0) return false;
    let open = 0;
    for (const it of shared) if (this.#value[it] === 0) open++;
    return isDecided(this.#sumOf([a]), this.#sumOf([b]), open);
  }

  /**
   * Compare a group with the sets that fit into it, and with all sets that share literals with it.
   */
  #withOthers(group: readonly number[], visit: Visit): boolean {
    const own = this.#sumOf(group);
    for (const { open, touching, fitting } of this.#sharedWith(group)) {
      if (fitting > 0) {
        const fits = touching.filter((it) => this.#inside[it] === this.#openIn(it));
        if (!this.#compare(group, own, fits, this.#sumOf(fits).open, visit)) return false;
      }
      if (touching.length > MOST_TOGETHER || fitting === touching.length) continue;
      if (!this.#compare(group, own, touching, open, visit)) return false;
    }
    return true;
  }

  /** Visit two groups if their comparison decides literals. Returns false if `visit` does. */
  #compare(
    group: readonly number[],
    own: Sum,
    others: readonly number[],
    shared: number,
    visit: Visit,
  ): boolean {
    const isWorthIt = isDecided(own, this.#sumOf(others), shared);
    return !isWorthIt || visit(this.#named(group), this.#named([...others].sort((a, b) => a - b)));
  }

  /** The parts that a group shares with each other family. */
  #sharedWith(group: readonly number[]): Iterable<Shared> {
    const inside = this.#inside.fill(0);
    const family = this.#families.familyOf[group[0] ?? 0];
    const shared = new Map<number | undefined, Shared>();
    for (const member of group) {
      for (const literal of this.#open[member] ?? NOTHING) {
        for (const index of this.#families.setsWith.get(literal) ?? NOTHING) {
          const other = this.#families.familyOf[index];
          if (other === family || this.#openIn(index) === 0) continue;
          let found = shared.get(other);
          if (!found) shared.set(other, (found = { open: 0, touching: [], fitting: 0 }));
          found.open++;
          const count = (inside[index] = (inside[index] ?? 0) + 1);
          if (count === 1) found.touching.push(index);
          if (count === this.#openIn(index)) found.fitting++;
        }
      }
    }
    return shared.values();
  }

  #sumOf(group: readonly number[]): Sum {
    let [open, wanted] = [0, 0];
    for (const it of group) {
      open += this.#openIn(it);
      wanted += this.#wanted[it] ?? 0;
    }
    return { open, wanted };
  }

  #named(group: readonly number[]): readonly ExactCount[] {
    return group.flatMap((it) => this.#counts[it] ?? []);
  }
}

const NOTHING: readonly Literal[] = [];

/**
 * True if one of two groups needs so many more literals that all literals that it does not share
 * hold.
 */
function isDecided(a: Sum, b: Sum, shared: number): boolean {
  const wanted = a.wanted - b.wanted;
  if (a.open === shared && b.open === shared) return wanted !== 0;
  return wanted >= a.open - shared || -wanted >= b.open - shared;
}

/** Puts each set into the first family in which it shares no literal with another set. */
export function groupIntoFamilies(counts: readonly ExactCount[]): CountFamilies {
  const families: { readonly members: number[]; readonly used: Set<Literal> }[] = [];
  const familyOf = counts.map(({ literals }, index) => {
    const known = families.findIndex(({ used }) => !literals.some((it) => used.has(it)));
    const at = known >= 0 ? known : families.push({ members: [], used: new Set() }) - 1;
    families[at]?.members.push(index);
    for (const it of literals) families[at]?.used.add(it);
    return at;
  });
  return {
    members: families.map(({ members }) => members),
    literals: families.map(({ used }) => used),
    familyOf,
    setsWith: setsByLiteral(counts),
  };
}

function setsByLiteral(counts: readonly ExactCount[]): ReadonlyMap<Literal, readonly number[]> {
  const sets = new Map<Literal, number[]>();
  counts.forEach(({ literals }, index) => {
    for (const literal of literals) {
      const known = sets.get(literal);
      if (known) known.push(index);
      else sets.set(literal, [index]);
    }
  });
  return sets;
}

function pairsOf(counts: readonly ExactCount[]): readonly Pair[] {
  return counts.flatMap(({ literals }, a) => {
    const own = new Set(literals);
    return counts.flatMap((other, b): readonly Pair[] => {
      if (b <= a) return [];
      const shared = other.literals.filter((it) => own.has(it));
      return shared.length >= LEAST_SHARED ? [{ a, b, shared }] : [];
    });
  });
}
