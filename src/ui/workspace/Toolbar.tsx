import { BookOpen, Keyboard, Maximize, PaintBucket, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import type { Workspace } from './useWorkspace.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { useControls } from '../store/useControls.ts';

/** The tools under the board, after those of the puzzle at hand. `onRules` is given where the rules are out of sight. */
export function Toolbar({
  workspace: { store, mode, onFit, onDialog },
  meter,
  onRules,
  children,
}: {
  workspace: Workspace;
  /** Stands before the tools of the view. */
  meter: ReactNode;
  onRules?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { color, isFilling, canUndo, canRedo, canRestart } = useControls(store);
  const { actor } = store;
  return (
    <div className="dock" role="group" aria-label="Board tools">
      {children}
      <ColorSwitch
        color={color}
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <span className="dock-rule" />
      <IconButton
        icon={PaintBucket}
        label="Fill"
        isPressed={isFilling}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      <span className="dock-rule" />
      <IconButton
        icon={Undo2}
        label="Undo"
        keys="Z"
        isDisabled={!canUndo}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        keys="Y"
        isDisabled={!canRedo}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
      <IconButton
        icon={RotateCcw}
        label="Restart"
        keys={mode.isSolving ? 'R' : undefined}
        isDisabled={!canRestart}
        onPress={() => actor.send({ type: 'history.restart' })}
      />
      <span className="dock-rule" />
      {meter}
      <IconButton icon={Maximize} label="Fit the board" keys="0" onPress={onFit} />
      <IconButton
        icon={Keyboard}
        label="Help"
        keys="?"
        opensDialog
        onPress={() => onDialog('help')}
      />
      {onRules && (
        <IconButton icon={BookOpen} label="Rules and symbols" opensDialog onPress={onRules} />
      )}
    </div>
  );
}
