import { lazy, Suspense } from 'react';
import type { BoardStore } from '#ui/board/boardStore.ts';

const HistorySlider = lazy(() =>
  import('./HistorySlider.tsx').then(({ HistorySlider }) => ({ default: HistorySlider })),
);

/** The history, which loads with the first look at it. */
export function HistoryPart({ store }: { store: BoardStore }) {
  return (
    <Suspense>
      <HistorySlider store={store} />
    </Suspense>
  );
}
