import { LayoutGrid, Paintbrush, type LucideIcon } from 'lucide-react';
import type { ToolId } from '#engine/edit/tools.ts';
import { toolKeyOf } from '../board/keys/toolKeys.ts';
import { IconButton } from '../components/IconButton.tsx';
import { useSetting } from '../settings/useSetting.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useControls } from '../store/useControls.ts';

const TOOLS: Readonly<Record<ToolId, { readonly icon: LucideIcon; readonly label: string }>> = {
  color: { icon: Paintbrush, label: 'Edit color' },
  tile: { icon: LayoutGrid, label: 'Edit tile' },
};

/** The tools of the mode, one of them in hand. Each says its key. */
export function ToolSwitch({ store }: { store: BoardStore }) {
  const { tool } = useControls(store);
  const layout = useSetting('keyboardLayout');
  return store.mode.tools.map((id) => (
    <IconButton
      key={id}
      icon={TOOLS[id].icon}
      label={TOOLS[id].label}
      keys={toolKeyOf(id, layout).toUpperCase()}
      isPressed={tool === id}
      onPress={() => store.actor.send({ type: 'tool.choose', tool: id })}
    />
  ));
}
