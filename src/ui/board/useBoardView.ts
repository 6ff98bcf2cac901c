import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { BoardSettings, BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { useBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { REDUCED_MOTION, useMediaQuery } from '#ui/shared/platform/media.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from './boardStore.ts';
import { useBoardSnapshot } from './useBoardSnapshot.ts';

/** What is shown besides the board itself. Each part must stay the same object until it changes. */
type ShownToo = Required<
  Pick<
    BoardViewModel,
    'highlight' | 'marks' | 'solvedFrom' | 'foreseen' | 'hint' | 'counts' | 'preview' | 'assistant'
  >
>;

/** Everything the canvas shows of a board. The same object until something in it changes. */
export function useBoardView(
  store: BoardStore,
  { highlight, marks, solvedFrom, foreseen, hint, counts, preview, assistant }: ShownToo,
): BoardViewModel {
  const { board, judgement, visible, errors } = useBoardSnapshot(store, (snapshot) => snapshot);
  const contact = useSelector(store.actor, ({ context }) => context.contact);
  const focus = useSelector(store.actor, ({ context: { cursor } }) =>
    cursor.isShown ? cursor.cell : null,
  );
  const theme = useBoardTheme();
  const settings = useBoardSettings();
  return useMemo(
    () => ({
      board,
      givens: store.givens,
      judgement,
      visible,
      errors,
      theme,
      contact,
      focus,
      solvedFrom,
      highlight,
      marks,
      foreseen,
      hint,
      counts,
      preview,
      assistant,
      settings,
    }),
    [
      store.givens,
      board,
      judgement,
      visible,
      errors,
      theme,
      contact,
      focus,
      solvedFrom,
      highlight,
      marks,
      foreseen,
      hint,
      counts,
      preview,
      assistant,
      settings,
    ],
  );
}

/** What the canvas shows of a stroke before React hears of it. */
export function drawnFirst({ actor, current }: BoardStore): Partial<BoardViewModel> {
  const { board, judgement, visible, errors } = current();
  const { contact } = actor.getSnapshot().context;
  return { board, judgement, visible, errors, contact };
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
