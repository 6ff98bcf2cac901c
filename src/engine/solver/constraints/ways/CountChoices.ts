import type { Literal } from '../../sat/Reason.ts';
import type { ExactCount } from '../CountSets.ts';
import { MOST_WAYS, type WayChoice, type ChoiceSource } from './WayChoice.ts';

type KnownWays = Pick<WayChoice, 'ways' | 'open'> & { readonly key: string };

/** Choices of exact counts: the subsets of open literals that can hold. */
export class CountChoices implements ChoiceSource {
  readonly #counts: readonly ExactCount[];
  /** By count: the last ways, with the key of their literals. */
  readonly #known: (KnownWays | undefined)[] = [];

  constructor(counts: readonly ExactCount[]) {
    this.#counts = counts;
  }

  get size(): number {
    return this.#counts.length;
  }

  get literals(): readonly Literal[] {
    return [...this.#counts.keys()].flatMap((index) => this.literalsOf(index));
  }

  literalsOf(index: number): readonly Literal[] {
    const { literals = [], when = [] } = this.#counts[index] ?? {};
    return [...literals, ...when];
  }

  choice(index: number, value: ArrayLike<number>): WayChoice | null {
    const count = this.#counts[index];
    if (!count?.when.every((it) => value[it] === 1)) return null;
    const { literals, when, clues } = count;
    let wanted = count.total;
    for (const it of literals) if (value[it] === 1) wanted--;
    if (wanted <= 0) return null;
    const open = literals.filter((it) => value[it] === 0);
    // If all of them hold, the count alone deduces that.
    if (wanted >= open.length || numberOfSets(open.length, wanted) > MOST_WAYS) return null;
    const known = literals.filter((it) => value[it] !== 0);
    const because = [...when, ...known.map((it) => (value[it] === 1 ? it : it ^ 1))];
    return { ...this.#waysOf(index, open, wanted), because, clues };
  }

  #waysOf(index: number, open: readonly Literal[], wanted: number): KnownWays {
    const key = `${wanted}/${open.join()}`;
    const known = this.#known[index];
    if (known?.key === key) return known;
    return (this.#known[index] = { key, ways: waysToChoose(open, wanted), open });
  }
}

/** The ways in which exactly `wanted` of the literals hold and the others do not. */
export function waysToChoose(
  open: readonly Literal[],
  wanted: number,
): readonly (readonly Literal[])[] {
  return setsOf(open.length, wanted).map((chosen) =>
    open.map((it, at) => (chosen.includes(at) ? it : it ^ 1)),
  );
}

/** Number of ways to choose `size` of `total`; stops counting above `MOST_WAYS`. */
export function numberOfSets(total: number, size: number): number {
  let sets = 1;
  for (let i = 1; i <= Math.min(size, total - size) && sets <= MOST_WAYS; i++) {
    sets = (sets * (total - i + 1)) / i;
  }
  return sets;
}

type IndexSet = readonly number[];

const SETS = new Map<string, readonly IndexSet[]>();

/**
 * All sets of `size` indexes below `total`. Consecutive sets have little in common, so that a lack
 * of common literals is found early.
 */
function setsOf(total: number, size: number): readonly IndexSet[] {
  const key = `${total} ${size}`;
  const known = SETS.get(key);
  if (known) return known;
  const all = [...subsets(total, size, 0)];
  const spread = all
    .map((set, index) => ({ set, at: (index * GOLDEN) % 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ set }) => set);
  SETS.set(key, spread);
  return spread;
}

/** Multiples of this number, modulo 1, are evenly spread. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

function* subsets(total: number, size: number, from: number): Generator<IndexSet> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first + size <= total; first++) {
    for (const rest of subsets(total, size - 1, first + 1)) yield [first, ...rest];
  }
}
