import type { AreaLabels } from './RegionLabels.ts';
import type { AreaScan } from './RegionScan.ts';
import type { Graph } from './Graph.ts';

/**
 * Which places keep each other out of their areas: for good, and by the areas there are at one moment. Sets of labels are
 * some words of bits each.
 */
export class AreaFoes {
  readonly #graph: Graph;
  readonly #words: number;
  /** By place: its labels, and those they exclude. */
  readonly #own: Int32Array;
  readonly #foes: Int32Array;
  /** The same by area. */
  readonly #areaOwn: Int32Array;
  readonly #areaFoes: Int32Array;
  /** By place: the labels that an area meets when it takes the place. */
  readonly #met: Int32Array;

  constructor(graph: Graph, labels: AreaLabels) {
    const { length } = graph.literals;
    this.#graph = graph;
    this.#words = labels.isEmpty ? 0 : labels.words;
    const { own, foes } = labels.bits(length);
    this.#own = own;
    this.#foes = foes;
    this.#areaOwn = new Int32Array(length * this.#words);
    this.#areaFoes = new Int32Array(length * this.#words);
    this.#met = new Int32Array(length * this.#words);
  }

  /** Whether no places keep each other out. */
  get areNone(): boolean {
    return this.#words === 0;
  }

  areEnemies(a: number, b: number): boolean {
    return this.#doMeet(this.#own, a, this.#foes, b);
  }

  /** All places whose labels some of these places exclude. */
  enemiesOf(places: readonly number[]): readonly number[] {
    const words = this.#words;
    const enemies: number[] = [];
    if (words === 0) return enemies;
    const foes = new Int32Array(words);
    for (const place of places)
      for (let word = 0; word < words; word++)
        foes[word] = (foes[word] ?? 0) | (this.#foes[place * words + word] ?? 0);
    for (let place = 0; place < this.#graph.literals.length; place++)
      for (let word = 0; word < words; word++)
        if (((this.#own[place * words + word] ?? 0) & (foes[word] ?? 0)) !== 0) {
          enemies.push(place);
          break;
        }
    return enemies;
  }

  /** Collect the labels of all areas. Returns an area that holds enemies, -1 for none. */
  collect({ areas, startOf, sizeOf, cells }: AreaScan): number {
    const words = this.#words;
    for (let area = 0; area < areas && words > 0; area++) {
      const start = startOf[area] ?? 0;
      const end = start + (sizeOf[area] ?? 0);
      for (let word = 0; word < words; word++) {
        let own = 0;
        let foes = 0;
        for (let at = start; at < end; at++) {
          const place = (cells[at] ?? 0) * words + word;
          own |= this.#own[place] ?? 0;
          foes |= this.#foes[place] ?? 0;
        }
        this.#areaOwn[area * words + word] = own;
        this.#areaFoes[area * words + word] = foes;
        if ((own & foes) !== 0) return area;
      }
    }
    return -1;
  }

  /** Whether an open place would make enemies meet. The scan was just asked for what the place merges. */
  wouldMeet(place: number, { merging, mergingCount }: AreaScan): boolean {
    const words = this.#words;
    for (let word = 0; word < words; word++) {
      let own = this.#own[place * words + word] ?? 0;
      let foes = this.#foes[place * words + word] ?? 0;
      for (let i = 0; i < mergingCount; i++) {
        const area = (merging[i] ?? 0) * words + word;
        own |= this.#areaOwn[area] ?? 0;
        foes |= this.#areaFoes[area] ?? 0;
      }
      if ((own & foes) !== 0) return true;
    }
    return false;
  }

  /** Find what areas meet at each place. Only after `collect`. */
  findMet({ areaOf }: AreaScan): void {
    const { starts, neighbors } = this.#graph;
    const words = this.#words;
    for (let place = 0; place < areaOf.length && words > 0; place++) {
      const area = areaOf[place] ?? -1;
      const end = starts[place + 1] ?? 0;
      for (let word = 0; word < words; word++) {
        let met = this.#own[place * words + word] ?? 0;
        if (area >= 0) met = this.#areaOwn[area * words + word] ?? 0;
        else
          for (let at = starts[place] ?? 0; at < end; at++) {
            const next = areaOf[neighbors[at] ?? 0] ?? -1;
            if (next >= 0) met |= this.#areaOwn[next * words + word] ?? 0;
          }
        this.#met[place * words + word] = met;
      }
    }
  }

  /** Whether an area can never take a place, because it would meet an enemy there. Only after `findMet`. */
  isBarred(place: number, area: number): boolean {
    return this.#doMeet(this.#met, place, this.#areaFoes, area);
  }

  /** Whether the set at `a` in some sets, and the set at `b` in others, have a label in common. */
  #doMeet(sets: Int32Array, a: number, others: Int32Array, b: number): boolean {
    const words = this.#words;
    for (let word = 0; word < words; word++)
      if (((sets[a * words + word] ?? 0) & (others[b * words + word] ?? 0)) !== 0) return true;
    return false;
  }
}
