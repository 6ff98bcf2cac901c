import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldValues } from '#engine/config/field.ts';
import type { Grid, Params, Point } from '#engine/grid/grid.ts';

/** The parts of a grid that an overlay editor can change. */
export interface OverlayFeatures {
  /**
   * True if only colors can change, as in patterns and solutions; otherwise tiles and clues can,
   * too.
   */
  readonly isColorsOnly: boolean;
  readonly isResizable: boolean;
  /** The grid of the puzzle itself, which the author can copy as one undoable step. */
  readonly mainGrid: Grid;
}

/** Editor of a grid inside a clue, in a dialog over the whole window. */
export type OverlayEditor = ComponentType<{
  readonly title: string;
  readonly grid: Grid;
  readonly features: OverlayFeatures;
  readonly onDone: (grid: Grid) => void;
  readonly onCancel: () => void;
}>;

/** Records the order in which the cells of the puzzle are colored, in a run without mistakes. */
export type SolvePathEditor = ComponentType<{
  readonly title: string;
  /** The edited puzzle, with the colors of its solution. */
  readonly grid: Grid;
  readonly path: readonly Point[];
  readonly onDone: (path: readonly Point[]) => void;
  readonly onCancel: () => void;
}>;

/** Inputs of fields in addition to their values. */
export interface FieldContext {
  /** The edited puzzle. */
  readonly grid: Grid;
  /** The params that contain the field. */
  readonly params: Params;
  readonly OverlayEditor: OverlayEditor;
  readonly PathEditor: SolvePathEditor;
}

/** Props of the control of a field. */
export interface FieldProps<K extends FieldKind> {
  readonly field: Field<K>;
  readonly value: FieldValues[K];
  readonly context: FieldContext;
  readonly onChange: (value: FieldValues[K]) => void;
}
