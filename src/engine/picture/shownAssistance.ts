import type { Cell, Grid } from '../grid/grid.ts';
import type { OverlayStep } from './overlay.ts';

/** A part of the drawing under the symbols of a cell. */
export interface AssistedStep {
  readonly cell: Cell;
  readonly step: OverlayStep;
  /** True if it is drawn on painted cells too, not only while the cell is empty. */
  readonly isOnPaint: boolean;
  /** True if it is drawn only if cells are told apart by patterns. */
  readonly isPattern: boolean;
}

/**
 * The findings of the editor's live assistant, ready to be drawn, so that the code that computes
 * them is loaded with the editor only.
 */
export interface BoardAssistance {
  readonly below: readonly AssistedStep[];
  /** Drawn over the symbols. */
  readonly above: readonly OverlayStep[];
  /** Cells of clues that contradict each other: they get the error mark. */
  readonly clashing: readonly Cell[];
}

/** The steps drawn under the symbols. Painting a cell removes its steps and keeps the others. */
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

/**
 * Cells under an error mark, including those of a contradiction. The same array for the same cells.
 */
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
