import { lookTool } from '#engine/edit/lookTool.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** A board as players see it, whose colors come from elsewhere. */
export const LOOK_MODE: WorkspaceMode = {
  id: 'solve',
  rights: { replaceFixed: false },
  isFinal: false,
  tools: [lookTool],
  hasMarks: false,
  reachesHoles: false,
  hasTrials: false,
  isSolving: true,
};
