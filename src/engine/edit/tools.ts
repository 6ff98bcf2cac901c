import { clipTool } from './clipTool.ts';
import { colorTool } from './colorTool.ts';
import { mergeTool, zoneTool } from './gapTools.ts';
import { columnTool, rowTool } from './lineTools.ts';
import { controlTool, noteTool } from './scoreTools.ts';
import { symbolTool } from './symbolTool.ts';
import { tileTool } from './tileTool.ts';
import type { Tool } from './Tool.ts';

/** The tools of an author, in the order of the toolbox; the first is in hand at the beginning. */
export const AUTHOR_TOOLS: readonly [Tool, ...Tool[]] = [
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
];
