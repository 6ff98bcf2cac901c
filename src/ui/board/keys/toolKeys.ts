import type { GridTool, ToolId } from '#engine/edit/tools.ts';
import type { KeyboardLayout } from '../../settings/settingsSchema.ts';
import { letter, type KeyRow } from '../../keys/keyRows.ts';

/** What the keys of the home row produce, from the left. */
const HOME_ROW: Readonly<Record<KeyboardLayout, string>> = {
  qwerty: 'asdfghjkl;',
  azerty: 'qsdfghjklm',
  dvorak: 'aoeuidhtns',
  colemak: 'arstdhneio',
};

interface ToolKey {
  /** Its place in the home row. */
  readonly slot: number;
  readonly label: string;
}

const TOOL_KEYS: Readonly<Record<GridTool, ToolKey>> = {
  color: { slot: 0, label: 'Edit color' },
  tile: { slot: 1, label: 'Edit tile: fix it, or with Shift remove it' },
};

/** Whether a tool has a place on the home row: that for marks has a letter of its own. */
export function isGridTool(tool: ToolId): tool is GridTool {
  return tool in TOOL_KEYS;
}

/** The key that takes a tool in hand, as the layout produces it. */
export function toolKeyOf(tool: GridTool, layout: KeyboardLayout): string {
  return HOME_ROW[layout].charAt(TOOL_KEYS[tool].slot);
}

/** Keys for the tools that change the grid, on the home row of a layout. */
export function toolKeys(
  tools: readonly ToolId[],
  layout: KeyboardLayout,
): readonly KeyRow<{ readonly type: 'tool.choose'; readonly tool: ToolId }>[] {
  return tools
    .filter(isGridTool)
    .map((tool) =>
      letter(toolKeyOf(tool, layout), TOOL_KEYS[tool].label, { type: 'tool.choose', tool }),
    );
}
