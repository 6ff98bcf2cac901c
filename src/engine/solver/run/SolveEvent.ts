import type { Grid } from '../../grid/grid.ts';
import type { Effort } from '../sat/Search.ts';

/** How far a search has come. */
export interface SolveProgress extends Readonly<Effort> {
  /** Cells that are certain by now. */
  readonly fixed: number;
}

/** What a solver tells as it goes on. */
export type SolveEvent =
  | { readonly type: 'solution'; readonly grid: Grid }
  | { readonly type: 'progress'; readonly progress: SolveProgress };

/** A run of a solver. Ends when there is nothing more to find; whoever does not want more stops asking. */
export type Solving = Generator<SolveEvent, void>;
