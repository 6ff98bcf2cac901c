import type { Mode, PlayMode } from '#engine/clues/mode.ts';
import { colorTool } from '#engine/edit/colorTool.ts';
import type { EditRights } from '#engine/edit/stroke.ts';
import type { Tool } from '#engine/edit/Tool.ts';

/**
 * The differences between solving, perfection and creating, as data: machines read these properties
 * and never the id.
 */
export interface WorkspaceMode {
  readonly id: Mode;
  /** The cells that strokes and fills may change. */
  readonly rights: EditRights;
  /** Every color is final: only a mistake can be undone, and a restart resets everything. */
  readonly isFinal: boolean;
  /** The tools; the first one is active at the start. */
  readonly tools: readonly [Tool, ...Tool[]];
  /** Players may put marks on cells. */
  readonly hasMarks: boolean;
  /** The keyboard cursor reaches holes, because a tool can restore a cell there. */
  readonly reachesHoles: boolean;
  /** Trials are offered: tentative colors that can be dropped again. */
  readonly hasTrials: boolean;
  /** The time spent counts, and a board that satisfies all clues is a solved puzzle. */
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

/** A board as players see it that only the program changes, not the player. */
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
