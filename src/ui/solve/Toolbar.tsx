import { BookOpen, Keyboard, Maximize, PaintBucket, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { ForesightButton } from './ForesightButton.tsx';
import { useControls } from './useControls.ts';
import type { Play } from './usePlay.ts';

const DOCK =
  'dock flex min-h-(--dock-height) items-center gap-1 rounded-dock bg-base-200 p-2 inset-ring inset-ring-line shadow-dock';
/** Under the board, not under its row names. Where there is no room for one row, the tools of the music get their own. */
const MUSIC_DOCK =
  'group-data-music/solve:@min-[1070px]:ms-(--gutter-x) group-data-music/solve:@max-[860px]:flex-wrap group-data-music/solve:@max-[860px]:justify-center';
const SIZE = 'size-10 pointer-coarse:size-12';

/** The tools under the board, after those of the puzzle at hand. `onRules` is given where the rules are out of sight. */
export function Toolbar({
  store,
  play,
  onFit,
  onHelp,
  onRules,
  children,
}: {
  store: BoardStore;
  play: Play;
  onFit: () => void;
  onHelp: () => void;
  onRules?: (() => void) | undefined;
  children?: ReactNode;
}) {
  const { color, isFilling, canUndo, canRedo, canRestart } = useControls(store);
  const { actor } = store;
  return (
    <div className={`${DOCK} ${MUSIC_DOCK}`} role="group" aria-label="Board tools">
      {children}
      {children && <Rule className="@max-[860px]:hidden" />}
      <ColorSwitch
        color={color}
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <Rule />
      <IconButton
        icon={PaintBucket}
        label="Fill"
        size={SIZE}
        isPressed={isFilling}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      <Rule />
      <IconButton
        icon={Undo2}
        label="Undo"
        size={SIZE}
        keys="Z"
        isDisabled={!canUndo}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        size={SIZE}
        keys="Y"
        isDisabled={!canRedo}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
      <IconButton
        icon={RotateCcw}
        label="Restart"
        size={SIZE}
        keys="R"
        isDisabled={!canRestart}
        onPress={() => actor.send({ type: 'history.restart' })}
      />
      <Rule />
      {play.foresight && <ForesightButton meter={play.foresight} size={SIZE} />}
      <IconButton icon={Maximize} label="Fit the board" keys="0" size={SIZE} onPress={onFit} />
      <IconButton icon={Keyboard} label="Help" keys="?" opensDialog size={SIZE} onPress={onHelp} />
      {onRules && (
        <IconButton
          icon={BookOpen}
          label="Rules and symbols"
          opensDialog
          size={SIZE}
          onPress={onRules}
        />
      )}
    </div>
  );
}

/** A line between groups of tools. */
function Rule({ className = '' }: { className?: string }) {
  return <span className={`mx-2.5 h-6 w-px flex-none bg-line ${className}`} />;
}
