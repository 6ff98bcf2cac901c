import type { ClueRef } from '../../sat/Reason.ts';
import type { Literal } from '../../sat/Propagator.ts';
import type { Graph } from '../Graph.ts';
import type { SizeDemand } from '../SizeDemand.ts';
import type { TouchedSet } from '../TouchConstraint.ts';
import type { WayChoice, ChoiceSource } from './WayChoice.ts';
import { RegionGrowth } from './RegionGrowth.ts';

/** Sets of cells. No region has two of them. */
export interface ExclusiveSets {
  readonly sets: readonly TouchedSet[];
  readonly clues: readonly ClueRef[];
}

/** Choices of regions of a known size: the cells that complete them. */
export class RegionChoices implements ChoiceSource {
  readonly literals: readonly Literal[];
  readonly #graph: Graph;
  readonly #demands: readonly SizeDemand[];
  readonly #exclusive: readonly ExclusiveSets[];
  /** By cell: the unconditional demands on its region. */
  readonly #demandsAt = new Map<number, SizeDemand[]>();

  constructor(graph: Graph, demands: readonly SizeDemand[], exclusive: readonly ExclusiveSets[]) {
    this.#graph = graph;
    this.#demands = demands;
    this.#exclusive = exclusive;
    const conditions = demands.map(({ when }) => when);
    this.literals = [...graph.literals, ...conditions].filter((it) => it >= 0);
    for (const demand of demands) {
      if (demand.when >= 0) continue;
      const known = this.#demandsAt.get(demand.cell);
      if (known) known.push(demand);
      else this.#demandsAt.set(demand.cell, [demand]);
    }
  }

  get size(): number {
    return this.#demands.length;
  }

  literalsOf(): null {
    return null;
  }

  choice(index: number, value: ArrayLike<number>): WayChoice | null {
    const demand = this.#demands[index];
    if (!demand) return null;
    const { cell, when } = demand;
    const own = this.#graph.literals[cell] ?? -1;
    if (value[own] !== 1 || (when >= 0 && value[when] !== 1)) return null;
    const growth = new RegionGrowth(this.#graph, value, demand);
    if (growth.cells.some((it) => it < cell && this.#isSame(it, demand))) return null;
    return growth.choice((cells) => this.#objectionTo(cells));
  }

  /** True if a cell has the same demand, so that only one of the two cells is used. */
  #isSame(cell: number, { clues }: SizeDemand): boolean {
    return this.#demandsAt.get(cell)?.some((it) => it.clues === clues) === true;
  }

  /** The clues that forbid a region of these cells; null if no such clue is known. */
  #objectionTo(cells: readonly number[]): readonly ClueRef[] | null {
    for (const cell of cells) {
      for (const { sizes, clues } of this.#demandsAt.get(cell) ?? []) {
        if (!sizes.includes(cells.length)) return clues;
      }
    }
    for (const { sets, clues } of this.#exclusive) {
      const [first, second] = sets.filter(
        (it) => it.isCertain && it.cells.some((cell) => cells.includes(cell)),
      );
      if (first && second) return [...clues, first.clue, second.clue];
    }
    return null;
  }
}
