import type { ClueRef } from '../sat/Reason.ts';

/** Bits used of a word. Fewer than 32, so that words stay small integers in JavaScript engines. */
const BITS_PER_WORD = 30;

/** Cells with this label exclude cells with other labels of its kind. */
interface LabelClass {
  readonly kind: string;
  readonly label: string;
  /**
   * The allowed sizes; null for other labels. Two size classes exclude each other if they share no
   * size.
   */
  readonly sizes: ReadonlySet<number> | null;
}

/**
 * Labels of cells that can never be in one region: different labels of one kind, and sets of region
 * sizes that share no size.
 */
export class RegionLabels {
  readonly #classes: LabelClass[] = [];
  readonly #indexByKey = new Map<string, number>();
  readonly #classesAt = new Map<number, number[]>();
  readonly #cluesAt = new Map<number, ClueRef[]>();

  add(cell: number, kind: string, label: string, clues: readonly ClueRef[]): void {
    this.#addClass(cell, clues, `${kind} ${label}`, () => ({ kind, label, sizes: null }));
  }

  addSizes(cell: number, sizes: readonly number[], clues: readonly ClueRef[]): void {
    const label = sizes.join(' ');
    this.#addClass(cell, clues, `/ ${label}`, () => ({ kind: '/', label, sizes: new Set(sizes) }));
  }

  /** The clues that define the labels of some cells. */
  cluesAt(cells: readonly number[]): readonly ClueRef[] {
    return [...new Set(cells.flatMap((cell) => this.#cluesAt.get(cell) ?? []))];
  }

  #addClass(cell: number, clues: readonly ClueRef[], key: string, make: () => LabelClass): void {
    this.#cluesAt.set(cell, [...(this.#cluesAt.get(cell) ?? []), ...clues]);
    const index = this.#indexByKey.get(key) ?? this.#classes.push(make()) - 1;
    this.#indexByKey.set(key, index);
    const known = this.#classesAt.get(cell) ?? [];
    this.#classesAt.set(cell, known);
    if (!known.includes(index)) known.push(index);
  }

  /** True if no cells exclude each other. */
  get isEmpty(): boolean {
    return this.#classes.length < 2;
  }

  /** Words in a bit set of classes. */
  get words(): number {
    return Math.ceil(this.#classes.length / BITS_PER_WORD);
  }

  #areExclusive(a: number, b: number): boolean {
    const first = this.#classes[a];
    const second = this.#classes[b];
    if (first?.kind !== second?.kind || first?.label === second?.label || !first || !second)
      return false;
    const { sizes } = second;
    return !first.sizes || !sizes || ![...first.sizes].some((size) => sizes.has(size));
  }

  /** By cell and word: the classes of each cell, and the classes that these exclude. */
  bits(cells: number): { readonly labels: Int32Array; readonly excluded: Int32Array } {
    const { words } = this;
    const labels = new Int32Array(cells * words);
    const excluded = new Int32Array(cells * words);
    const set = (array: Int32Array, cell: number, index: number) => {
      const at = cell * words + Math.floor(index / BITS_PER_WORD);
      array[at] = (array[at] ?? 0) | (1 << (index % BITS_PER_WORD));
    };
    for (const [cell, classes] of this.#classesAt) {
      for (const index of classes) {
        set(labels, cell, index);
        this.#classes.forEach((_, other) => {
          if (this.#areExclusive(index, other)) set(excluded, cell, other);
        });
      }
    }
    return { labels, excluded };
  }

  /** Cells whose own labels exclude each other. */
  *impossibleCells(): Generator<number> {
    for (const [cell, classes] of this.#classesAt) {
      if (classes.some((one) => classes.some((other) => this.#areExclusive(one, other))))
        yield cell;
    }
  }

  /** Pairs of different cells that can never be in one region. */
  *exclusivePairs(): Generator<readonly [number, number]> {
    for (const [a, classesA] of this.#classesAt) {
      for (const [b, classesB] of this.#classesAt) {
        if (b >= a) continue;
        if (classesA.some((one) => classesB.some((other) => this.#areExclusive(one, other)))) {
          yield [a, b];
        }
      }
    }
  }
}
