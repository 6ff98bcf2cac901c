import type { Literal } from '../sat/Propagator.ts';
import type { ClueRef } from '../sat/Reason.ts';

/** Just so many of some literals hold, if all conditions do. */
export interface ExactCount {
  readonly literals: readonly Literal[];
  readonly total: number;
  readonly when: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

/** Two groups of sets, each of sets that have no literal in common. */
export interface Comparison {
  readonly more: readonly ExactCount[];
  readonly less: readonly ExactCount[];
  /** Whether the difference is the least possible one, or less; else the most possible or more. */
  readonly isLeast: boolean;
}

/** Open literals of some sets, and how many of them have to hold. */
interface Sum {
  readonly open: number;
  readonly wanted: number;
}

type Visit = (more: readonly ExactCount[], less: readonly ExactCount[]) => boolean;

/** Sets that follow each other and are taken together: more are hard to keep in view. */
const MOST_TOGETHER = 4;
/** Literals that two sets must share to be compared for themselves. */
const LEAST_SHARED = 2;

/** Which groups of sets are worth a comparison: those with most of what is open in common. */
export class CountSets {
  readonly #counts: readonly ExactCount[];
  readonly #value: ArrayLike<number>;
  readonly #indexOf: ReadonlyMap<ExactCount, number>;
  /** Sets without a common literal, in the order in which they were stated: as rows are. */
  readonly #families: readonly (readonly ExactCount[])[];
  readonly #pairs: readonly (readonly [ExactCount, ExactCount])[];
  /** By literal: whether it is in the group under way. */
  readonly #isInside: Uint8Array;
  /** By set: its open literals, and how many of them have to hold. */
  readonly #open: number[] = [];
  readonly #wanted: number[] = [];

  /** `value`: by literal, as on a trail. */
  constructor(counts: readonly ExactCount[], value: ArrayLike<number>) {
    this.#counts = counts;
    this.#value = value;
    this.#indexOf = new Map(counts.map((it, index) => [it, index]));
    this.#families = familiesOf(counts);
    this.#pairs = pairsOf(counts);
    this.#isInside = new Uint8Array(value.length);
  }

  /** A text that is the same for equal comparisons. */
  keyOf({ more, less, isLeast }: Comparison): string {
    const keys = [more, less].map((group) => group.map((it) => this.#indexOf.get(it)).join());
    return `${keys.join('|')}|${isLeast}`;
  }

  /** Visit pairs of groups that say something, until that returns false; whether it never did. */
  every(visit: Visit): boolean {
    this.#load();
    for (const [a, b] of this.#pairs) {
      if (this.#canDecide(a, b) && !visit([a], [b])) return false;
    }
    const families = this.#families.map((family) => family.filter((it) => this.#openIn(it) > 0));
    for (const family of families) {
      const others = families.filter((it) => it !== family);
      for (let size = 1; size <= Math.min(MOST_TOGETHER, family.length); size++) {
        for (let start = 0; start + size <= family.length; start++) {
          if (!this.#withOthers(family.slice(start, start + size), others, visit)) return false;
        }
      }
    }
    return true;
  }

  /** Count what is open, and what is still wanted of it; nothing where it is not sure to count. */
  #load(): void {
    this.#counts.forEach(({ literals, total, when }, index) => {
      const isSure = when.every((it) => this.#value[it] === 1);
      let [open, wanted] = [0, total];
      for (const literal of isSure ? literals : []) {
        const state = this.#value[literal];
        if (state === 0) open++;
        else if (state === 1) wanted--;
      }
      this.#open[index] = open;
      this.#wanted[index] = wanted;
    });
  }

  #openIn(count: ExactCount): number {
    return this.#open[this.#indexOf.get(count) ?? 0] ?? 0;
  }

  #wantedIn(count: ExactCount): number {
    return this.#wanted[this.#indexOf.get(count) ?? 0] ?? 0;
  }

  /** Whether two sets may have just as much, or as little, outside the other as they can. */
  #canDecide(a: ExactCount, b: ExactCount): boolean {
    const [openInA, openInB] = [this.#openIn(a), this.#openIn(b)];
    if (openInA === 0 || openInB === 0) return false;
    const wanted = this.#wantedIn(a) - this.#wantedIn(b);
    const open = openInA - openInB;
    return wanted >= Math.max(0, open) || wanted <= Math.min(0, open);
  }

  /** Compare with the sets that fit into the group, and with all that it shares something with. */
  #withOthers(
    group: readonly ExactCount[],
    families: readonly (readonly ExactCount[])[],
    visit: Visit,
  ): boolean {
    const isInside = this.#isInside.fill(0);
    for (const { literals } of group) for (const it of literals) isInside[it] = 1;
    const own = this.#sumOf(group);
    return families.every((family) => {
      const fitting: ExactCount[] = [];
      const touching: ExactCount[] = [];
      let shared = 0;
      for (const count of family) {
        const inside = this.#openInside(count);
        if (inside === 0) continue;
        shared += inside;
        touching.push(count);
        if (inside === this.#openIn(count)) fitting.push(count);
      }
      const fits = this.#sumOf(fitting);
      if (fitting.length > 0 && isDecided(own, fits, fits.open) && !visit(group, fitting)) {
        return false;
      }
      if (touching.length > MOST_TOGETHER) return true;
      return !isDecided(own, this.#sumOf(touching), shared) || visit(group, touching);
    });
  }

  #sumOf(counts: readonly ExactCount[]): Sum {
    let [open, wanted] = [0, 0];
    for (const it of counts) {
      open += this.#openIn(it);
      wanted += this.#wantedIn(it);
    }
    return { open, wanted };
  }

  #openInside({ literals }: ExactCount): number {
    let open = 0;
    for (const it of literals) if (this.#value[it] === 0 && this.#isInside[it] === 1) open++;
    return open;
  }
}

/** Whether one of two groups wants so much more that it has all that it does not share. */
function isDecided(a: Sum, b: Sum, shared: number): boolean {
  const wanted = a.wanted - b.wanted;
  return wanted >= a.open - shared || -wanted >= b.open - shared;
}

/** Each set in the first family in which it shares no literal with another one. */
function familiesOf(counts: readonly ExactCount[]): readonly (readonly ExactCount[])[] {
  const families: { readonly members: ExactCount[]; readonly used: Set<Literal> }[] = [];
  for (const count of counts) {
    let family = families.find(({ used }) => !count.literals.some((it) => used.has(it)));
    if (!family) families.push((family = { members: [], used: new Set() }));
    family.members.push(count);
    for (const it of count.literals) family.used.add(it);
  }
  return families.map(({ members }) => members);
}

function pairsOf(counts: readonly ExactCount[]): readonly (readonly [ExactCount, ExactCount])[] {
  return counts.flatMap((a, index) => {
    const own = new Set(a.literals);
    return counts.slice(index + 1).flatMap((b): readonly (readonly [ExactCount, ExactCount])[] => {
      const shared = b.literals.filter((it) => own.has(it)).length;
      return shared >= LEAST_SHARED ? [[a, b]] : [];
    });
  });
}
