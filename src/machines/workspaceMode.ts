import type { Mode, PlayMode } from '#engine/clues/mode.ts';
import { colorTool } from '#engine/edit/colorTool.ts';
import type { EditRights } from '#engine/edit/stroke.ts';
import type { Tool } from '#engine/edit/Tool.ts';

/**
 * What differs between solving, perfection and creating, as data: the machines ask this and never
 * the id.
 */
export interface WorkspaceMode {
  readonly id: Mode;
  /** What strokes and fills may change. */
  readonly rights: EditRights;
  /** Every color is final: only a mistake can be undone, and a restart forgets everything. */
  readonly isFinal: boolean;
  /** Tools for the grid; the first one is in hand at the beginning. */
  readonly tools: readonly [Tool, ...Tool[]];
  /** Players may note marks of their own on cells. */
  readonly hasMarks: boolean;
  /** The keyboard goes to holes too, where a tool can bring a cell back. */
  readonly reachesHoles: boolean;
  /** Colors may be tried out, and dropped again. */
  readonly hasTrials: boolean;
  /** The time spent counts, and a board that holds in all its clues is a puzzle solved. */
  readonly isSolving: boolean;
}

/**
 * The modes of players. The mode of authors is in createMode.ts, because only the editor loads its
 * tools.
 */
export const SOLVING_MODES: Readonly<Record<PlayMode, WorkspaceMode>> = {
  solve: {
    id: 'solve',
    rights: { replaceFixed: false },
    isFinal: false,
    tools: [colorTool],
    hasMarks: true,
    reachesHoles: false,
    hasTrials: true,
    isSolving: true,
  },
  perfection: {
    id: 'perfection',
    rights: { replaceFixed: false },
    isFinal: true,
    tools: [colorTool],
    hasMarks: true,
    reachesHoles: false,
    hasTrials: false,
    isSolving: true,
  },
};

/** A tool whose strokes change nothing. */
const noopTool: Tool = {
  id: 'color',
  press: () => null,
  erase: () => null,
};

/** A board as players see it, not editable by them: its colors come from the program. */
export const READ_ONLY_MODE: WorkspaceMode = {
  id: 'solve',
  rights: { replaceFixed: false },
  isFinal: false,
  tools: [noopTool],
  hasMarks: false,
  reachesHoles: false,
  hasTrials: false,
  isSolving: true,
};
