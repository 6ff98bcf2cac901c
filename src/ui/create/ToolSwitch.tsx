import { LayoutGrid, Paintbrush, type LucideIcon } from 'lucide-react';
import type { GridTool } from '#engine/edit/tools.ts';
import { isGridTool, toolKeyOf } from '../board/keys/toolKeys.ts';
import { TOOL_SIZE } from '../components/buttonStyles.ts';
import { IconButton } from '../components/IconButton.tsx';
import { useSetting } from '../settings/useSetting.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useControls } from '../store/useControls.ts';

const TOOLS: Readonly<Record<GridTool, { readonly icon: LucideIcon; readonly label: string }>> = {
  color: { icon: Paintbrush, label: 'Edit color' },
  tile: { icon: LayoutGrid, label: 'Edit tile' },
};

/** The tools of the mode, one of them in hand. Each says its key. */
export function ToolSwitch({ store }: { store: BoardStore }) {
  const { tool } = useControls(store);
  const layout = useSetting('keyboardLayout');
  return store.mode.tools
    .filter(isGridTool)
    .map((id) => (
      <IconButton
        key={id}
        icon={TOOLS[id].icon}
        label={TOOLS[id].label}
        keys={toolKeyOf(id, layout).toUpperCase()}
        isPressed={tool === id}
        size={TOOL_SIZE}
        onPress={() => store.actor.send({ type: 'tool.choose', tool: id })}
      />
    ));
}
