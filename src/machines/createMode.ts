import { AUTHOR_TOOLS } from '#engine/edit/tools.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** Making a puzzle: everything may be changed, givens too. */
export const CREATE_MODE: WorkspaceMode = {
  id: 'create',
  rights: { replaceFixed: true },
  isFinal: false,
  tools: AUTHOR_TOOLS,
  hasMarks: false,
  reachesHoles: true,
  hasTrials: false,
  isSolving: false,
};
