import type { Mode } from '#engine/clues/mode.ts';
import type { EditRights } from '#engine/edit/stroke.ts';
import type { ToolId } from '#engine/edit/tools.ts';

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
  /** Tools to choose from; the first one is in hand at the beginning. */
  readonly tools: readonly [ToolId, ...ToolId[]];
  /** The keyboard goes to holes too, where a tool can bring a cell back. */
  readonly reachesHoles: boolean;
  /** Colors may be tried out, and dropped again. */
  readonly hasTrials: boolean;
  /** The time spent counts, and a board that holds in all its clues is a puzzle solved. */
  readonly isSolving: boolean;
}

export const WORKSPACE_MODES: Readonly<Record<Mode, WorkspaceMode>> = {
  solve: {
    id: 'solve',
    rights: { replaceFixed: false },
    isFinal: false,
    tools: ['color', 'mark'],
    reachesHoles: false,
    hasTrials: true,
    isSolving: true,
  },
  perfection: {
    id: 'perfection',
    rights: { replaceFixed: false },
    isFinal: true,
    tools: ['color', 'mark'],
    reachesHoles: false,
    hasTrials: false,
    isSolving: true,
  },
  create: {
    id: 'create',
    rights: { replaceFixed: true },
    isFinal: false,
    tools: ['color', 'tile'],
    reachesHoles: true,
    hasTrials: false,
    isSolving: false,
  },
};
