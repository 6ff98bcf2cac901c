import type { ComponentType } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { OverlayEditor, SolvePathEditor } from '#ui/editor/config/FieldProps.ts';

/** The parts of an editor besides the board. The editor of a grid inside a clue has fewer. */
export interface EditorFeatures {
  /** Metadata, checklist and preview, which concern a puzzle as a whole. */
  readonly isWhole: boolean;
  /** Versions, scripts, other drafts and links, for a puzzle with a page of its own. */
  readonly isDraft: boolean;
  readonly isResizable: boolean;
  /** Only colors can be edited, as in patterns. */
  readonly isColorsOnly: boolean;
}

/** The editor of a puzzle on its own page. */
export const DRAFT: EditorFeatures = {
  isWhole: true,
  isDraft: true,
  isResizable: true,
  isColorsOnly: false,
};

type OverlayPart = ComponentType<{ readonly puzzle: Puzzle; readonly onClose: () => void }>;

/** Parts over the editor that contain editors and plays themselves. The page passes them in. */
export interface OverlayParts {
  readonly GridEditor: OverlayEditor;
  readonly PathEditor: SolvePathEditor;
  /** The puzzle as players see it. Nothing is saved. */
  readonly Preview: OverlayPart;
  /** The solution step by step. */
  readonly Walkthrough: OverlayPart;
}
