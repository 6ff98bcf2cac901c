import type { ReactNode } from 'react';
import { PaintBucket, Pencil, Redo2, Undo2 } from 'lucide-react';
import { TOOL_SIZE, IconButton } from '#ui/shared/components/Button.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { useControls } from '#ui/board/boardSelectors.ts';

const ROW =
  'flex items-center gap-2 px-4 flat:gap-1.5 flat:px-2.5 narrow:gap-1.5 narrow:px-2.5 flat:max-[520px]:flex-wrap flat:max-[520px]:*:flex-1';

/** The tools at the bottom of a phone. */
export function PhoneControls({
  store,
  extra = null,
  children,
}: {
  store: BoardStore;
  /** An additional tool, after the fill. */
  extra?: ReactNode;
  /** Tools of the mode, in a row of their own above the colors. */
  children?: ReactNode;
}) {
  const t = useText();
  const { tool, color, isFilling, canUndo, canRedo } = useControls(store);
  const { actor, mode } = store;
  const hasMarks = mode.hasMarks;
  return (
    <div className="phone-controls flex-none" role="group" aria-label={t('play.boardTools')}>
      {children && <div className={`${ROW} pt-2 *:flex-1`}>{children}</div>}
      <div className={`${ROW} min-h-17 lower:min-h-15 flat:max-[520px]:[&>fieldset]:basis-full`}>
        <ColorSwitch
          color={tool === 'mark' ? null : color}
          isCompact={hasMarks || extra !== null}
          onColor={(next) => actor.send({ type: 'color.choose', color: next })}
        />
        <IconButton
          icon={PaintBucket}
          label={t('play.fill')}
          isPressed={isFilling}
          size={TOOL_SIZE}
          onPress={() => actor.send({ type: 'fill.toggle' })}
        />
        {extra}
        {hasMarks && (
          <IconButton
            icon={Pencil}
            label={t('play.markCells')}
            isPressed={tool === 'mark'}
            size={TOOL_SIZE}
            onPress={() => actor.send({ type: 'marking.toggle' })}
          />
        )}
        <IconButton
          icon={Undo2}
          label={t('site.undo')}
          isDisabled={!canUndo}
          size={TOOL_SIZE}
          onPress={() => actor.send({ type: 'history.undo' })}
        />
        <IconButton
          icon={Redo2}
          label={t('site.redo')}
          isDisabled={!canRedo}
          size={TOOL_SIZE}
          onPress={() => actor.send({ type: 'history.redo' })}
        />
      </div>
    </div>
  );
}
