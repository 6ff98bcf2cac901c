import type { Literal } from '../../sat/Reason.ts';
import { groupIntoFamilies, type CountFamilies, type ExactCount } from '../CountSets.ts';
import { numberOfSets, waysToChoose } from './CountChoices.ts';
import { MOST_WAYS, type ChoiceSource, type WayChoice } from './WayChoice.ts';

/** Minimum share of the literals of the smaller of two families that the other family has, too. */
const LEAST_SHARED = 0.6;
/** Maximum number of consecutive sets in a group: players cannot keep track of the ways of more. */
const MOST_TOGETHER = 3;
/** Maximum number of comparisons; more take too long. Rows, columns and zones have 500. */
const MOST_COMPARISONS = 800;
/**
 * Maximum numbers of open literals that a set may have outside of a group to be compared with it:
 * sets inside the group, sets nearly inside it, and all sets that share literals with it.
 */
const MOST_OUTSIDE = [0, 1, Infinity];

type Way = readonly Literal[];

/** Consecutive sets, and the family of the sets that are subtracted from them. */
interface Comparison {
  readonly group: readonly number[];
  readonly family: number;
  /**
   * A subtracted set has more than `moreThan` and at most `atMost` open literals outside the group.
   */
  readonly moreThan: number;
  readonly atMost: number;
}

/** Open literals that only one of two groups of sets has. */
interface Difference {
  readonly more: readonly Literal[];
  readonly less: readonly Literal[];
  /** The number of literals that hold in the first group minus that in the second. */
  readonly wanted: number;
  /** Known literals that only one group has, in their true form, and the conditions. */
  readonly because: readonly Literal[];
}

/**
 * Choices of the literals that remain of some counts after other counts are subtracted. For
 * example, two rows that contain a zone and four more open cells: the ways in which those four
 * cells can hold.
 */
export class DifferenceChoices implements ChoiceSource {
  readonly literals: readonly Literal[];
  readonly #counts: readonly ExactCount[];
  readonly #families: CountFamilies;
  readonly #comparisons: readonly Comparison[];
  /**
   * By count: number of open literals, how many of them have to hold, and if its conditions hold.
   */
  readonly #open: Int32Array;
  readonly #wanted: Int32Array;
  readonly #isSure: boolean[] = [];
  /** By count: number of open literals that the current group shares with it. */
  readonly #inside: Int32Array;
  /** The last comparison on this board. */
  #last: Pick<Comparison, 'group' | 'family'> | null = null;
  #touching: readonly number[] = [];

  constructor(counts: readonly ExactCount[]) {
    this.literals = counts.flatMap(({ literals, when }) => [...literals, ...when]);
    this.#counts = counts;
    this.#families = groupIntoFamilies(counts);
    this.#open = new Int32Array(counts.length);
    this.#wanted = new Int32Array(counts.length);
    this.#inside = new Int32Array(counts.length);
    this.#comparisons = comparisonsIn(this.#families);
  }

  get size(): number {
    return this.#comparisons.length;
  }

  literalsOf(): null {
    return null;
  }

  look(value: ArrayLike<number>): void {
    this.#last = null;
    for (const [index, { literals, total, when }] of this.#counts.entries()) {
      let open = 0;
      let wanted = total;
      for (const it of literals) {
        if (value[it] === 0) open++;
        else if (value[it] === 1) wanted--;
      }
      this.#open[index] = open;
      this.#wanted[index] = wanted;
      this.#isSure[index] = when.every((it) => value[it] === 1);
    }
  }

  choice(index: number, value: ArrayLike<number>): WayChoice | null {
    const comparison = this.#comparisons[index];
    if (!comparison) return null;
    const { group } = comparison;
    const others = this.#othersFor(comparison, value);
    if (others.length === 0) return null;
    const { because, ...difference } = this.#differenceOf(group, others, value);
    const ways = waysOf(difference);
    if (!ways) return null;
    const compared = [...group, ...others];
    const clues = compared.flatMap((it) => this.#counts[it]?.clues ?? []);
    // Literals that both groups share decide which counts are compared.
    const open = compared.flatMap((it) => this.#literalsIn(it)).filter((it) => value[it] === 0);
    return { ways, open: [...new Set(open)], because, clues: [...new Set(clues)] };
  }

  #literalsIn(index: number): readonly Literal[] {
    return this.#counts[index]?.literals ?? [];
  }

  /**
   * The counts that are subtracted from a group. None if another comparison covers them, if
   * conditions are not known to hold, or if too many ways remain.
   */
  #othersFor(
    { group, family, moreThan, atMost }: Comparison,
    value: ArrayLike<number>,
  ): readonly number[] {
    let [more, less, wanted, most] = [0, 0, 0, -1];
    for (const it of group) {
      if (this.#isSure[it] !== true) return [];
      more += this.#open[it] ?? 0;
      wanted += this.#wanted[it] ?? 0;
    }
    this.#share(group, family, value);
    const others: number[] = [];
    for (const other of this.#touching) {
      const shared = this.#inside[other] ?? 0;
      const outside = (this.#open[other] ?? 0) - shared;
      if (outside > atMost || this.#isSure[other] !== true) continue;
      others.push(other);
      more -= shared;
      less += outside;
      wanted -= this.#wanted[other] ?? 0;
      most = Math.max(most, outside);
    }
    // Sets with many other literals decide something only if all literals of the group are covered.
    if (most <= moreThan || (atMost === Infinity && more > 0)) return [];
    return numberOfWays(more, less, wanted) <= MOST_WAYS ? others : [];
  }

  /** Find the counts of a family that share open literals with a group, and how many they share. */
  #share(group: readonly number[], family: number, value: ArrayLike<number>): void {
    if (this.#last?.group === group && this.#last.family === family) return;
    this.#last = { group, family };
    const { setsWith, familyOf } = this.#families;
    const inside = this.#inside.fill(0);
    const touching: number[] = [];
    for (const index of group) {
      for (const literal of this.#literalsIn(index)) {
        if (value[literal] !== 0) continue;
        for (const other of setsWith.get(literal) ?? []) {
          if (familyOf[other] !== family) continue;
          const shared = (inside[other] = (inside[other] ?? 0) + 1);
          if (shared === 1) touching.push(other);
        }
      }
    }
    this.#touching = touching;
  }

  #differenceOf(
    group: readonly number[],
    others: readonly number[],
    value: ArrayLike<number>,
  ): Difference {
    const sign = new Map<Literal, 1 | -1>();
    for (const it of group.flatMap((index) => this.#literalsIn(index))) sign.set(it, 1);
    for (const it of others.flatMap((index) => this.#literalsIn(index))) {
      if (!sign.delete(it)) sign.set(it, -1);
    }
    const more: Literal[] = [];
    const less: Literal[] = [];
    const because = [...group, ...others].flatMap((index) => this.#counts[index]?.when ?? []);
    let wanted = this.#totalOf(group) - this.#totalOf(others);
    for (const [literal, side] of sign) {
      if (value[literal] === 0) (side === 1 ? more : less).push(literal);
      else if (value[literal] === 1) wanted -= side;
      if (value[literal] !== 0) because.push(value[literal] === 1 ? literal : literal ^ 1);
    }
    return { more, less, wanted, because };
  }

  #totalOf(group: readonly number[]): number {
    return group.reduce((sum, index) => sum + (this.#counts[index]?.total ?? 0), 0);
  }
}

/** All comparisons; none if there are too many. */
function comparisonsIn({ members, literals }: CountFamilies): readonly Comparison[] {
  const comparisons = members.flatMap((own, index) => {
    const set = literals[index];
    const others = [...literals.keys()].filter((family) => {
      const other = literals[family];
      return family !== index && set && other && areAlike(set, other);
    });
    return groupsIn(own).flatMap((group) => others.flatMap((it) => comparisonsOf(group, it)));
  });
  return comparisons.length <= MOST_COMPARISONS ? comparisons : [];
}

/**
 * True if two families count mostly the same cells, so that little remains of their differences.
 */
function areAlike(a: ReadonlySet<Literal>, b: ReadonlySet<Literal>): boolean {
  const shared = [...a].filter((it) => b.has(it)).length;
  return shared >= LEAST_SHARED * Math.min(a.size, b.size);
}

/** All groups of up to `MOST_TOGETHER` consecutive sets. */
function groupsIn(members: readonly number[]): readonly (readonly number[])[] {
  return members.flatMap((_, start) =>
    Array.from({ length: Math.min(MOST_TOGETHER, members.length - start) }, (__, further) =>
      members.slice(start, start + further + 1),
    ),
  );
}

function comparisonsOf(group: readonly number[], family: number): readonly Comparison[] {
  return MOST_OUTSIDE.map((atMost, index) => {
    const moreThan = MOST_OUTSIDE[index - 1] ?? -1;
    return { group, family, moreThan, atMost };
  });
}

/**
 * Number of ways in which `wanted` more literals hold of `more` than of `less`; stops at too many.
 */
function numberOfWays(more: number, less: number, wanted: number): number {
  let count = 0;
  for (let taken = Math.max(0, -wanted); taken <= less && count <= MOST_WAYS; taken++) {
    if (wanted + taken > more) break;
    count += numberOfSets(less, taken) * numberOfSets(more, wanted + taken);
  }
  return count;
}

/** The ways counted by `numberOfWays`; null for none. */
function waysOf({ more, less, wanted }: Omit<Difference, 'because'>): readonly Way[] | null {
  const first = Math.max(0, -wanted);
  const last = Math.min(less.length, more.length - wanted);
  if (last < first) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((taken) =>
    waysToChoose(less, taken).flatMap((way) =>
      waysToChoose(more, wanted + taken).map((other) => [...way, ...other]),
    ),
  );
}
