import { Keyboard, PaintBucket, Pencil, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { TOOL_SIZE, IconButton } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from './useWorkspace.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { useControls } from '#ui/board/boardSelectors.ts';

/** Buttons for the view of the board: zoom out, zoom in, fit. */
export function ZoomTools({
  workspace: { onZoom, onFit },
  size,
  stepSize = size,
}: {
  workspace: Pick<Workspace, 'onZoom' | 'onFit'>;
  /** Size classes of a button. */
  size: string;
  /** Size classes of the zoom buttons, which have less room on phones. */
  stepSize?: string;
}) {
  const t = useText();
  return (
    <>
      <IconButton
        icon={ZoomOut}
        label={t('play.zoomOut')}
        keys="-"
        size={stepSize}
        onPress={() => onZoom(-1)}
      />
      <IconButton
        icon={ZoomIn}
        label={t('play.zoomIn')}
        keys="+"
        size={stepSize}
        onPress={() => onZoom(1)}
      />
      <IconButton icon={Maximize} label={t('play.fitBoard')} keys="0" size={size} onPress={onFit} />
    </>
  );
}

const DOCK =
  'dock flex min-h-(--dock-height) max-w-full flex-none flex-wrap items-center justify-center gap-1 rounded-dock bg-base-200 p-2 @max-[740px]:gap-0.5 @max-[600px]:gap-0 inset-ring inset-ring-line shadow-dock';
/** Aligned with the board, not with its row names. */
const MUSIC_DOCK =
  'group-data-music/solve:gap-0.5 group-data-music/solve:@min-[1070px]:ms-(--gutter-x)';

/** Wheel, pinch and keys zoom, too, where the tools would not fit into a row. */
const STEP_SIZE = `${TOOL_SIZE} @max-[590px]:hidden pointer-coarse:@max-[820px]:hidden`;

/** The tools under the board, after those of the mode. */
export function Toolbar({
  workspace,
  meter,
  transport,
  children,
}: {
  workspace: Workspace;
  /** Shown before the view tools. */
  meter: ReactNode;
  /** The music controls. */
  transport: ReactNode;
  children?: ReactNode;
}) {
  const t = useText();
  const { actor, mode } = workspace.store;
  const { tool, color, isFilling } = useControls(workspace.store);
  return (
    <div className={`${DOCK} ${MUSIC_DOCK}`} role="group" aria-label={t('play.boardTools')}>
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
        label={t('play.fill')}
        size={TOOL_SIZE}
        isPressed={isFilling}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      {mode.hasMarks && (
        <IconButton
          icon={Pencil}
          label={t('play.markCells')}
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
      <ZoomTools workspace={workspace} size={TOOL_SIZE} stepSize={STEP_SIZE} />
      <IconButton
        icon={Keyboard}
        label={t('play.help')}
        keys="?"
        opensDialog
        size={TOOL_SIZE}
        onPress={() => workspace.onDialog('help')}
      />
    </div>
  );
}

/** A separator between groups of tools. */
function Rule({ className = '' }: { className?: string }) {
  return (
    <span
      className={`mx-2.5 h-6 w-px flex-none bg-line group-data-music/solve:mx-1 @max-[740px]:mx-0.5 ${className}`}
    />
  );
}
