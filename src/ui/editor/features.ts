import type { ComponentType } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { NestedEditor, SolvePathEditor } from '#ui/editor/config/FieldProps.ts';

/** What an editor offers besides the board: that of a grid inside a clue has less. */
export interface EditorFeatures {
  /** Words about it, its checklist, trying it: what concerns a puzzle as a whole. */
  readonly isWhole: boolean;
  /** Versions, scripts, other drafts, links: what concerns a puzzle that has a page of its own. */
  readonly isDraft: boolean;
  readonly isResizable: boolean;
  /** Colors alone, as in patterns. */
  readonly isColorsOnly: boolean;
}

/** A puzzle on a page of its own. */
export const DRAFT: EditorFeatures = {
  isWhole: true,
  isDraft: true,
  isResizable: true,
  isColorsOnly: false,
};

type PartOverEditor = ComponentType<{ readonly puzzle: Puzzle; readonly onClose: () => void }>;

/** What opens over the editor and is made of editors and plays itself: given to it by its page. */
export interface NestedParts {
  readonly GridEditor: NestedEditor;
  readonly PathEditor: SolvePathEditor;
  /** The puzzle as a player gets it; nothing of it is saved. */
  readonly Preview: PartOverEditor;
  /** How a player would solve it, step by step. */
  readonly Walkthrough: PartOverEditor;
}
