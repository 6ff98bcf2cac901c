import { clipTool } from '#engine/edit/clipTool.ts';
import { colorTool } from '#engine/edit/colorTool.ts';
import { mergeTool, zoneTool } from '#engine/edit/gapTools.ts';
import { columnTool, rowTool } from '#engine/edit/lineTools.ts';
import { controlTool, noteTool } from '#engine/edit/scoreTools.ts';
import { symbolTool } from '#engine/edit/symbolTool.ts';
import { tileTool } from '#engine/edit/tileTool.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** The mode of the editor: authors may change everything, including givens. */
export const CREATE_MODE: WorkspaceMode = {
  id: 'create',
  rights: { replaceFixed: true },
  isFinal: false,
  tools: [
    colorTool,
    tileTool,
    rowTool,
    columnTool,
    mergeTool,
    clipTool,
    zoneTool,
    symbolTool,
    controlTool,
    noteTool,
  ],
  hasMarks: false,
  reachesHoles: true,
  hasTrials: false,
  isSolving: false,
};
