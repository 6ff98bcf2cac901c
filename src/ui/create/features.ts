import type { ComponentType } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { NestedEditor, PathEditor } from './config/fields/FieldProps.ts';

/** What an editor offers besides the board: that of a grid inside a clue has less. */
export interface EditorFeatures {
  /** Words about it, its checklist, scripts, trying it: what concerns a puzzle as a whole. */
  readonly isWhole: boolean;
  readonly isResizable: boolean;
  /** Colors alone, as in patterns. */
  readonly isColorsOnly: boolean;
}

export const WHOLE_PUZZLE: EditorFeatures = {
  isWhole: true,
  isResizable: true,
  isColorsOnly: false,
};

/** What opens over the editor and is made of editors and plays itself: given to it by its page. */
export interface NestedParts {
  readonly GridEditor: NestedEditor;
  readonly PathEditor: PathEditor;
  /** The puzzle as a player gets it; nothing of it is saved. */
  readonly Preview: ComponentType<{ readonly puzzle: Puzzle; readonly onClose: () => void }>;
}
