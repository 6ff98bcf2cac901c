import type { Literal } from '../sat/Reason.ts';

/** Cells that may be connected with each other. */
export interface Graph {
  /**
   * By cell: the literal that is true when the cell is in a region; -1 if it is not in the graph.
   */
  readonly literals: readonly Literal[];
  /** By cell `c`: its neighbors are `neighbors[starts[c]]` to `neighbors[starts[c + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly neighbors: Int32Array;
}

/** The graph of cells with a literal, without loops and multiple edges. */
export function createGraph(
  literals: readonly Literal[],
  neighborsOf: (cell: number) => readonly number[],
): Graph {
  const starts = new Int32Array(literals.length + 1);
  const neighbors: number[] = [];
  literals.forEach((literal, cell) => {
    starts[cell] = neighbors.length;
    if (literal < 0) return;
    for (const next of new Set(neighborsOf(cell))) {
      if (next !== cell && (literals[next] ?? -1) >= 0) neighbors.push(next);
    }
  });
  starts[literals.length] = neighbors.length;
  return { literals, starts, neighbors: Int32Array.from(neighbors) };
}

/** The result of a flood fill. */
export interface Flood {
  /** Cells next to the flooded ones that were not flooded. */
  readonly border: readonly number[];
  readonly cells: readonly number[];
  has(cell: number): boolean;
}

/**
 * Flood from cells over cells whose literal is open. The start cells are flooded in any case. The
 * result uses `mark` and is valid until `mark` is used again.
 */
export function floodFrom(
  { literals, starts, neighbors }: Graph,
  from: readonly number[],
  isOpen: (literal: Literal) => boolean,
  mark: Int32Array,
): Flood {
  mark.fill(0);
  const cells = [...from];
  const border: number[] = [];
  for (const cell of from) mark[cell] = 1;
  for (const cell of cells) {
    const end = starts[cell + 1] ?? 0;
    for (let at = starts[cell] ?? 0; at < end; at++) {
      const next = neighbors[at] ?? 0;
      if (mark[next] !== 0) continue;
      const flows = isOpen(literals[next] ?? 0);
      mark[next] = flows ? 1 : 2;
      (flows ? cells : border).push(next);
    }
  }
  return { border, cells, has: (cell) => mark[cell] === 1 };
}
