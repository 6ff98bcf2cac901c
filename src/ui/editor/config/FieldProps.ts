import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldValues } from '#engine/config/field.ts';
import type { Grid, Params, Point } from '#engine/grid/grid.ts';

/** What a nested editor may change of a grid. */
export interface NestedFeatures {
  /** Only colors, as in patterns and solutions; otherwise tiles and clues too. */
  readonly isColorsOnly: boolean;
  readonly isResizable: boolean;
  /** The puzzle's own grid, to be taken over as one step that can be undone. */
  readonly mainGrid: Grid;
}

/** Edits a grid that stands inside a clue, in a dialog over the whole window. */
export type NestedEditor = ComponentType<{
  readonly title: string;
  readonly grid: Grid;
  readonly features: NestedFeatures;
  readonly onDone: (grid: Grid) => void;
  readonly onCancel: () => void;
}>;

/** Records the order in which the cells of the puzzle are colored, in a run without mistakes. */
export type SolvePathEditor = ComponentType<{
  readonly title: string;
  /** The puzzle in work, with the colors of its solution. */
  readonly grid: Grid;
  readonly path: readonly Point[];
  readonly onDone: (path: readonly Point[]) => void;
  readonly onCancel: () => void;
}>;

/** What fields need beside their values. */
export interface FieldContext {
  /** The puzzle in work. */
  readonly grid: Grid;
  /** The params that the field is one of. */
  readonly params: Params;
  readonly NestedEditor: NestedEditor;
  readonly PathEditor: SolvePathEditor;
}

/** Every control of a field: its value as it is, and as an author wants it. */
export interface FieldProps<K extends FieldKind> {
  readonly field: Field<K>;
  readonly value: FieldValues[K];
  readonly context: FieldContext;
  readonly onChange: (value: FieldValues[K]) => void;
}
