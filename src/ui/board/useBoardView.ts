import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ReadableStore } from '#base/store.ts';
import {
  hasSameParts,
  type BoardOverlays,
  type BoardSettings,
  type BoardViewModel,
} from '#engine/canvas/scene/BoardViewModel.ts';
import { useBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { REDUCED_MOTION, useMediaQuery } from '#ui/shared/platform/media.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from './boardStore.ts';
import { useBoardSnapshot } from './boardSelectors.ts';

/**
 * Everything the canvas shows of a board. The same object until one of its parts changes. Changes
 * of the immediate parts do not render: `useImmediateParts` passes them to the canvas, and
 * `useFollowedView` renders them for a picture.
 */
export function useBoardView(
  store: BoardStore,
  overlays: BoardOverlays,
  immediate: ReadableStore<ImmediateParts>,
): BoardViewModel {
  const focus = useSelector(store.actor, ({ context: { cursor } }) =>
    cursor.isShown ? cursor.cell : null,
  );
  const theme = useBoardTheme();
  const settings = useBoardSettings();
  const [reuse] = useState(createViewCache);
  return reuse({
    ...overlays,
    ...immediate.current(),
    givens: store.givens,
    theme,
    focus,
    settings,
  });
}

/** Returns a function that returns its last result for a view with the same parts. */
function createViewCache(): (view: BoardViewModel) => BoardViewModel {
  let last: BoardViewModel | null = null;
  return (view) => {
    if (last === null || !hasSameParts(view, last)) last = view;
    return last;
  };
}

/** A view whose immediate parts are current: renders at each change of them. */
export function useFollowedView(store: BoardStore, view: BoardViewModel): BoardViewModel {
  const { board, judgement, visible, errors } = useBoardSnapshot(store, (snapshot) => snapshot);
  return useMemo(
    () => ({ ...view, board, judgement, visible, errors }),
    [view, board, judgement, visible, errors],
  );
}

/** The parts of a view that a stroke changes. */
type ImmediateParts = Pick<
  BoardViewModel,
  'board' | 'judgement' | 'visible' | 'errors' | 'contact'
>;

/** The parts of a view that a stroke changes. The canvas draws them without React. */
export function useImmediateParts(store: BoardStore): ReadableStore<ImmediateParts> {
  return useMemo(
    () => ({
      current() {
        const { board, judgement, visible, errors } = store.current();
        const { contact } = store.actor.getSnapshot().context;
        return { board, judgement, visible, errors, contact };
      },
      subscribe: store.immediate.subscribe,
    }),
    [store],
  );
}

function useBoardSettings(): BoardSettings {
  const isStill = useMediaQuery(REDUCED_MOTION);
  const isAnimated = useSetting('enableFancyAnimations') && !isStill;
  const separateTiles = useSetting('separateTiles');
  const showGhosts = useSetting('visualizeWrapArounds');
  return useMemo(
    () => ({ isAnimated, separateTiles, showGhosts }),
    [isAnimated, separateTiles, showGhosts],
  );
}
