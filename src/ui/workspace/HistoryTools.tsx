import { Eraser, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { TOOL_SIZE, IconButton } from '#ui/shared/components/Button.tsx';
import { useControls } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from './useWorkspace.ts';
import { Suspense } from 'react';
import type { BoardStore } from '#ui/board/boardStore.ts';

/** Undo, redo, and reset: players reset the board, authors clear the solution. */
export function HistoryTools({
  workspace: { store, onRestart },
}: {
  workspace: Pick<Workspace, 'store' | 'onRestart'>;
}) {
  const t = useText();
  const { actor, mode } = store;
  const { canUndo, canRedo, canRestart } = useControls(store);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={t('site.undo')}
        size={TOOL_SIZE}
        keys="Z"
        isDisabled={!canUndo}
        onPress={() => actor.send({ type: 'history.undo' })}
      />
      <IconButton
        icon={Redo2}
        label={t('site.redo')}
        size={TOOL_SIZE}
        keys="Y"
        isDisabled={!canRedo}
        onPress={() => actor.send({ type: 'history.redo' })}
      />
      <IconButton
        icon={mode.isSolving ? RotateCcw : Eraser}
        label={mode.isSolving ? t('play.restart') : t('play.clearSolution')}
        size={TOOL_SIZE}
        keys={mode.isSolving ? 'R' : undefined}
        isDisabled={!canRestart}
        opensDialog={mode.isFinal}
        onPress={onRestart}
      />
    </>
  );
}

const HistorySlider = lazyPart(async () => (await import('./HistorySlider.tsx')).HistorySlider);

/** The history slider, loaded on first use. */
export function HistoryPart({ store }: { store: BoardStore }) {
  return (
    <Suspense>
      <HistorySlider store={store} />
    </Suspense>
  );
}
