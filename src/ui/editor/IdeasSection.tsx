import { Suspense } from 'react';
import type { DrawnPreview } from '#engine/picture/drawnOverlays.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** Loaded when it is opened. */
const IdeasPanel = lazyPart(async () => (await import('./ideas/IdeasPanel.tsx')).IdeasPanel);

/** Ideas for the puzzle on the board. */
export function IdeasSection({
  store,
  onPreview,
}: {
  store: BoardStore;
  onPreview: (drawn: DrawnPreview | null) => void;
}) {
  const t = useText();
  return (
    <Disclosure label={t('create.ideas')}>
      <Suspense>
        <IdeasPanel store={store} onPreview={onPreview} />
      </Suspense>
    </Disclosure>
  );
}
