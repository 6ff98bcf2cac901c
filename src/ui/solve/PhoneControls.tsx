import { PaintBucket, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../components/IconButton.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { useControls } from './useControls.ts';

const BUTTON =
  'h-15.5 w-13 phone:rounded-dock phone:bg-fill-1 phone:aria-pressed:bg-fill-1 lower:h-13.5 narrow:w-12';

/** The tools under the thumb. */
export function PhoneControls({ store }: { store: BoardStore }) {
  const { color, isFilling, canUndo, canRedo } = useControls(store);
  const { actor } = store;
  return (
    <div
      className="phone-controls flex h-17 items-center gap-2 px-4 flat:mt-auto flat:gap-1.5 flat:px-2.5 lower:h-15 narrow:gap-1.5 narrow:px-2.5"
      role="group"
      aria-label="Board tools"
    >
      <ColorSwitch
        color={color}
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <IconButton
        icon={PaintBucket}
        label="Fill"
        isPressed={isFilling}
        size={BUTTON}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      <IconButton
        icon={Undo2}
        label="Undo"
        isDisabled={!canUndo}
        size={BUTTON}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        isDisabled={!canRedo}
        size={BUTTON}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
    </div>
  );
}
