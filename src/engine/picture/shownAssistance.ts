import type { Cell, Grid } from '../grid/grid.ts';
import type { OverlayStep } from './overlay.ts';

/** A piece of drawing under the symbols of a cell. */
export interface AssistedStep {
  readonly cell: Cell;
  readonly step: OverlayStep;
  /** Whether it is drawn on paint too, or only as long as the cell is empty. */
  readonly isOnPaint: boolean;
  /** Whether it is drawn only where patterns tell cells apart. */
  readonly isPattern: boolean;
}

/**
 * What the live assistant of the editor shows on a board, ready to be drawn: what makes it loads
 * with the editor only.
 */
export interface BoardAssistance {
  readonly below: readonly AssistedStep[];
  /** What is drawn over the symbols. */
  readonly above: readonly OverlayStep[];
  /** Cells of clues that cannot hold together: they get the mark of an error. */
  readonly clashing: readonly Cell[];
}

/** What is drawn under the symbols. Painting a cell takes steps away and leaves the others. */
export function assistanceBelow(
  assistance: BoardAssistance | null,
  { tiles }: Grid,
  hasPatterns: boolean,
): readonly OverlayStep[] {
  return (assistance?.below ?? []).flatMap(({ cell, step, isOnPaint, isPattern }) => {
    const tile = tiles[cell];
    const isShown = tile?.exists === true && (isOnPaint || tile.color === 'gray');
    return isShown && (hasPatterns || !isPattern) ? [step] : [];
  });
}

const markedByClash = new WeakMap<
  readonly Cell[],
  { readonly errors: readonly Cell[]; readonly marked: readonly Cell[] }
>();

/** Cells under an error mark, those of a clash too. The same array for the same cells. */
export function errorsWithClash(
  errors: readonly Cell[],
  assistance: BoardAssistance | null = null,
): readonly Cell[] {
  if (assistance === null || assistance.clashing.length === 0) return errors;
  const { clashing } = assistance;
  const last = markedByClash.get(clashing);
  if (last?.errors === errors) return last.marked;
  const marked = [...new Set([...errors, ...clashing])].sort((a, b) => a - b);
  markedByClash.set(clashing, { errors, marked });
  return marked;
}
