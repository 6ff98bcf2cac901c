import { lazy, Suspense } from 'react';
import type { BoardStore } from '#ui/board/boardStore.ts';

const HistorySlider = lazy(() =>
  import('./HistorySlider.tsx').then(({ HistorySlider }) => ({ default: HistorySlider })),
);

/** The history slider, loaded on first use. */
export function HistoryPart({ store }: { store: BoardStore }) {
  return (
    <Suspense>
      <HistorySlider store={store} />
    </Suspense>
  );
}
