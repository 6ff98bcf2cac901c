import type { ReactNode } from 'react';
import { PaintBucket, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../components/IconButton.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { useControls } from '../store/useControls.ts';

/** The tools under the thumb. */
export function PhoneControls({
  store,
  children,
}: {
  store: BoardStore;
  /** Tools before the colors. */
  children: ReactNode;
}) {
  const { color, isFilling, canUndo, canRedo } = useControls(store);
  const { actor } = store;
  return (
    <div className="phone-controls" role="group" aria-label="Board tools">
      {children}
      <ColorSwitch
        color={color}
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <IconButton
        icon={PaintBucket}
        label="Fill"
        isPressed={isFilling}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      <IconButton
        icon={Undo2}
        label="Undo"
        isDisabled={!canUndo}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        isDisabled={!canRedo}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
    </div>
  );
}
