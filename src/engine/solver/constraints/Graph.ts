import type { Literal } from '../sat/Propagator.ts';

/** Places that may hang together. */
export interface Graph {
  /** By place: the literal that is true when the place belongs to what is connected; -1 for no place at all. */
  readonly literals: readonly Literal[];
  /** The neighbours of place `p` are `neighbors[starts[p]]` up to, not including, `neighbors[starts[p + 1]]`. */
  readonly starts: Int32Array;
  readonly neighbors: Int32Array;
}

/** A graph in which only places with a literal have neighbours; repeated and own neighbours are left out. */
export function graphOf(
  literals: readonly Literal[],
  neighborsOf: (place: number) => readonly number[],
): Graph {
  const starts = new Int32Array(literals.length + 1);
  const neighbors: number[] = [];
  literals.forEach((literal, place) => {
    starts[place] = neighbors.length;
    if (literal < 0) return;
    for (const next of new Set(neighborsOf(place))) {
      if (next !== place && (literals[next] ?? -1) >= 0) neighbors.push(next);
    }
  });
  starts[literals.length] = neighbors.length;
  return { literals, starts, neighbors: Int32Array.from(neighbors) };
}

/** What a flood came to. */
export interface Flood {
  /** Places next to the flood that stopped it. */
  readonly border: readonly number[];
  readonly cells: readonly number[];
  has(place: number): boolean;
}

/** Flood from places over those whose literal is open. The starting places are flooded whatever they are. */
export function floodFrom(
  { literals, starts, neighbors }: Graph,
  from: readonly number[],
  isOpen: (literal: Literal) => boolean,
  mark: Int32Array,
): Flood {
  mark.fill(0);
  const cells = [...from];
  const border: number[] = [];
  for (const place of from) mark[place] = 1;
  for (const place of cells) {
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at++) {
      const next = neighbors[at] ?? 0;
      if (mark[next] !== 0) continue;
      const flows = isOpen(literals[next] ?? 0);
      mark[next] = flows ? 1 : 2;
      (flows ? cells : border).push(next);
    }
  }
  return { border, cells, has: (place) => mark[place] === 1 };
}
