import {
  BookOpen,
  Keyboard,
  Maximize,
  PaintBucket,
  Pencil,
  Redo2,
  RotateCcw,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_SIZE } from '../components/buttonStyles.ts';
import { IconButton } from '../components/IconButton.tsx';
import type { Workspace } from './useWorkspace.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { useControls } from '../store/useControls.ts';

const DOCK =
  'dock flex min-h-(--dock-height) items-center gap-1 rounded-dock bg-base-200 p-2 inset-ring inset-ring-line shadow-dock';
/**
 * Under the board, not under its row names. Where there is no room for one row, the tools of the
 * music get their own.
 */
const MUSIC_DOCK =
  'group-data-music/solve:@min-[1070px]:ms-(--gutter-x) group-data-music/solve:@max-[860px]:flex-wrap group-data-music/solve:@max-[860px]:justify-center';

/**
 * The tools under the board, after those of the puzzle at hand. `onRules` is given where the rules
 * are out of sight.
 */
export function Toolbar({
  workspace,
  meter,
  onRules,
  transport,
  children,
}: {
  workspace: Workspace;
  /** Stands before the tools of the view. */
  meter: ReactNode;
  onRules?: (() => void) | undefined;
  /** The tools of the music. */
  transport: ReactNode;
  children?: ReactNode;
}) {
  const { actor, mode } = workspace.store;
  const { tool, color, isFilling } = useControls(workspace.store);
  return (
    <div className={`${DOCK} ${MUSIC_DOCK}`} role="group" aria-label="Board tools">
      {children}
      {transport}
      {transport && <Rule className="@max-[860px]:hidden" />}
      <ColorSwitch
        color={tool === 'mark' ? null : color}
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <Rule />
      <IconButton
        icon={PaintBucket}
        label="Fill"
        size={TOOL_SIZE}
        isPressed={isFilling}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      {mode.tools.includes('mark') && (
        <IconButton
          icon={Pencil}
          label="Mark cells"
          keys="M"
          size={TOOL_SIZE}
          isPressed={tool === 'mark'}
          onPress={() => actor.send({ type: 'marking.toggle' })}
        />
      )}
      <Rule />
      <HistoryTools workspace={workspace} />
      <Rule />
      {meter}
      <ViewTools workspace={workspace} onRules={onRules} />
    </div>
  );
}

function HistoryTools({ workspace: { store, onRestart } }: { workspace: Workspace }) {
  const { actor, mode } = store;
  const { canUndo, canRedo, canRestart } = useControls(store);
  return (
    <>
      <IconButton
        icon={Undo2}
        label="Undo"
        size={TOOL_SIZE}
        keys="Z"
        isDisabled={!canUndo}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        size={TOOL_SIZE}
        keys="Y"
        isDisabled={!canRedo}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
      <IconButton
        icon={RotateCcw}
        label="Restart"
        size={TOOL_SIZE}
        keys={mode.isSolving ? 'R' : undefined}
        isDisabled={!canRestart}
        opensDialog={mode.isFinal}
        onPress={onRestart}
      />
    </>
  );
}

function ViewTools({
  workspace: { onFit, onDialog },
  onRules,
}: {
  workspace: Workspace;
  onRules: (() => void) | undefined;
}) {
  return (
    <>
      <IconButton icon={Maximize} label="Fit the board" keys="0" size={TOOL_SIZE} onPress={onFit} />
      <IconButton
        icon={Keyboard}
        label="Help"
        keys="?"
        opensDialog
        size={TOOL_SIZE}
        onPress={() => onDialog('help')}
      />
      {onRules && (
        <IconButton
          icon={BookOpen}
          label="Rules and symbols"
          opensDialog
          size={TOOL_SIZE}
          onPress={onRules}
        />
      )}
    </>
  );
}

/** A line between groups of tools. */
function Rule({ className = '' }: { className?: string }) {
  return <span className={`mx-2.5 h-6 w-px flex-none bg-line ${className}`} />;
}
