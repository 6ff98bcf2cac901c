import type { Cell } from '../../grid/grid.ts';
import type { ClueRef } from '../sat/Reason.ts';

/** The region of a cell, whatever its color, has one of some sizes. */
export interface SizedCell {
  readonly cell: Cell;
  /** Sorted, not empty. */
  readonly sizes: readonly number[];
  readonly clues: readonly ClueRef[];
}

/** Cells whose regions can have only these sizes, so that all regions fit on the board. */
interface PackedCells {
  readonly cells: readonly Cell[];
  /** Sorted; empty if there is no solution. */
  readonly sizes: readonly number[];
  /** True if these are fewer sizes than the clues state. */
  readonly isNarrowed: boolean;
  /** True if these cells must be in one region. */
  readonly areJoined: boolean;
}

/** Consequences of the limited room on the board. */
export interface Packing {
  readonly groups: readonly PackedCells[];
  /** The clues of all cells that are involved. */
  readonly clues: readonly ClueRef[];
}

/**
 * Cells that share no possible size are in different regions, which together are at most as large
 * as the board. So sizes that leave too little room for the others are impossible. Cells with the
 * same sizes are in one region if there is no room for two.
 */
export function packSizes(sized: readonly SizedCell[], room: number): Packing {
  const groups = exclusiveGroups(sized);
  const least = groups.reduce((sum, { sizes }) => sum + (sizes[0] ?? 0), 0);
  return {
    clues: [...new Set(groups.flatMap(({ clues }) => clues))],
    groups: groups.map(({ cells, sizes }) => {
      const own = sizes[0] ?? 0;
      const possible = sizes.filter((size) => least - own + size <= room);
      return {
        cells,
        sizes: possible,
        isNarrowed: possible.length < sizes.length,
        areJoined: cells.length > 1 && least + own > room,
      };
    }),
  };
}

interface Group {
  readonly cells: Cell[];
  readonly sizes: readonly number[];
  readonly clues: ClueRef[];
}

/** Groups of cells with equal sizes, the largest sizes first. Different groups share no size. */
function exclusiveGroups(sized: readonly SizedCell[]): readonly Group[] {
  const groups: Group[] = [];
  const taken = new Map<number, Group>();
  for (const { cell, sizes, clues } of sized.toSorted((a, b) => smallestOf(b) - smallestOf(a))) {
    const key = sizes.join(' ');
    const same = groups.find((group) => group.sizes.join(' ') === key);
    if (same) {
      same.cells.push(cell);
      same.clues.push(...clues);
    } else if (!sizes.some((size) => taken.has(size))) {
      const group = { cells: [cell], sizes, clues: [...clues] };
      groups.push(group);
      for (const size of sizes) taken.set(size, group);
    }
  }
  return groups;
}

function smallestOf({ sizes }: SizedCell): number {
  return sizes[0] ?? 0;
}
