import { PaintBucket, Plus, Redo2, Undo2 } from 'lucide-react';
import { TOOL_SIZE } from '../components/buttonStyles.ts';
import { IconButton } from '../components/IconButton.tsx';
import { useControls } from '../store/useControls.ts';
import { ColorSwitch } from '../workspace/ColorSwitch.tsx';
import type { Workspace } from '../workspace/useWorkspace.ts';

/** What the thumb needs all the time. */
export function PhoneDock({
  workspace: { store },
  onAdd,
}: {
  workspace: Workspace;
  /** Add a rule. */
  onAdd: () => void;
}) {
  const { color, isFilling, canUndo, canRedo } = useControls(store);
  const { actor } = store;
  return (
    <div
      className="phone-controls flex min-h-17 flex-none items-center gap-2 px-4 lower:min-h-15 flat:gap-1.5 flat:px-2.5 narrow:gap-1.5 narrow:px-2.5"
      role="group"
      aria-label="Board tools"
    >
      <ColorSwitch
        color={color}
        isCompact
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <IconButton
        icon={PaintBucket}
        label="Fill"
        isPressed={isFilling}
        size={TOOL_SIZE}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      <IconButton icon={Plus} label="Add a rule" size={TOOL_SIZE} onPress={onAdd} />
      <IconButton
        icon={Undo2}
        label="Undo"
        isDisabled={!canUndo}
        size={TOOL_SIZE}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        isDisabled={!canRedo}
        size={TOOL_SIZE}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
    </div>
  );
}
