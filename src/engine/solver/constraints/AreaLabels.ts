import type { ClueRef } from '../sat/Cause.ts';

/** Bits in a word that stays a small integer. */
const WORD = 30;

interface LabelClass {
  readonly kind: string;
  readonly label: string;
  readonly sizes: ReadonlySet<number> | null;
}

/** What keeps places out of each other's areas: labels of one kind that differ, and sizes that exclude each other. */
export class AreaLabels {
  readonly #classes: LabelClass[] = [];
  readonly #indexByKey = new Map<string, number>();
  readonly #classesAt = new Map<number, number[]>();
  readonly #cluesAt = new Map<number, ClueRef[]>();

  add(place: number, kind: string, label: string, clues: readonly ClueRef[]): void {
    this.#put(place, clues, `${kind} ${label}`, () => ({ kind, label, sizes: null }));
  }

  addSizes(place: number, sizes: readonly number[], clues: readonly ClueRef[]): void {
    const label = sizes.join(' ');
    this.#put(place, clues, `/ ${label}`, () => ({ kind: '/', label, sizes: new Set(sizes) }));
  }

  /** The clues that put labels on some places. */
  cluesAt(places: readonly number[]): readonly ClueRef[] {
    return [...new Set(places.flatMap((place) => this.#cluesAt.get(place) ?? []))];
  }

  #put(place: number, clues: readonly ClueRef[], key: string, make: () => LabelClass): void {
    this.#cluesAt.set(place, [...(this.#cluesAt.get(place) ?? []), ...clues]);
    const index = this.#indexByKey.get(key) ?? this.#classes.push(make()) - 1;
    this.#indexByKey.set(key, index);
    const known = this.#classesAt.get(place) ?? [];
    this.#classesAt.set(place, known);
    if (!known.includes(index)) known.push(index);
  }

  get isEmpty(): boolean {
    return this.#classes.length < 2;
  }

  /** Words in a set of classes. */
  get words(): number {
    return Math.ceil(this.#classes.length / WORD);
  }

  areEnemies(a: number, b: number): boolean {
    const first = this.#classes[a];
    const second = this.#classes[b];
    if (first?.kind !== second?.kind || first?.label === second?.label || !first || !second)
      return false;
    const { sizes } = second;
    return !first.sizes || !sizes || ![...first.sizes].some((size) => sizes.has(size));
  }

  /** By place and word: the classes of each place as bits, and the enemies of those classes. */
  bits(places: number): { readonly own: Int32Array; readonly foes: Int32Array } {
    const { words } = this;
    const own = new Int32Array(places * words);
    const foes = new Int32Array(places * words);
    const set = (array: Int32Array, place: number, index: number) => {
      const at = place * words + Math.floor(index / WORD);
      array[at] = (array[at] ?? 0) | (1 << (index % WORD));
    };
    for (const [place, classes] of this.#classesAt) {
      for (const index of classes) {
        set(own, place, index);
        this.#classes.forEach((_, other) => {
          if (this.areEnemies(index, other)) set(foes, place, other);
        });
      }
    }
    return { own, foes };
  }

  /** Places whose own labels exclude each other. */
  *impossiblePlaces(): Generator<number> {
    for (const [place, classes] of this.#classesAt) {
      if (classes.some((one) => classes.some((other) => this.areEnemies(one, other)))) yield place;
    }
  }

  /** Pairs of different places that are never in one area. */
  *enemyCells(): Generator<readonly [number, number]> {
    for (const [a, classesA] of this.#classesAt) {
      for (const [b, classesB] of this.#classesAt) {
        if (b >= a) continue;
        if (classesA.some((one) => classesB.some((other) => this.areEnemies(one, other)))) {
          yield [a, b];
        }
      }
    }
  }
}
