import type { Grid } from '#engine/grid/grid.ts';
import type { SearchStatistics } from '#engine/solver/sat/Search.ts';

/** The progress of a search. */
export interface SolveProgress extends Readonly<SearchStatistics> {
  /** Number of cells whose color is proved. */
  readonly fixed: number;
}

/** An event that a solver yields while it runs. */
export type SolveEvent =
  | { readonly type: 'solution'; readonly grid: Grid }
  | { readonly type: 'progress'; readonly progress: SolveProgress };

/** A run of a solver. It ends when there are no more solutions. */
export type SolveEvents = Generator<SolveEvent, void>;
