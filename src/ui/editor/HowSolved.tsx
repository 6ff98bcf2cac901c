import { Suspense, useId, useMemo } from 'react';
import { writeGridText } from '#engine/codec/gridText.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { usePuzzle } from '#ui/editor/assistant/usePuzzle.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const ComputedOfPuzzle = lazyPart(
  async () => (await import('#ui/play/hints/ComputedOfPuzzle.tsx')).ComputedOfPuzzle,
);

/**
 * The walkthrough of the puzzle on the board, and its computed difficulty. The difficulty is hidden
 * again when the puzzle changes.
 */
export function HowSolved({
  store,
  onShow,
}: {
  store: BoardStore;
  /** Opens the walkthrough. */
  onShow: () => void;
}) {
  const t = useText();
  const titleId = useId();
  const puzzle = usePuzzle(store);
  const text = useMemo(() => writeGridText(clearToGivens(puzzle)), [puzzle]);
  return (
    <section
      className="mx-2 flex flex-col items-start gap-3 rounded-dialog border border-line bg-fill-1 px-5 pt-3.5 pb-4"
      aria-labelledby={titleId}
    >
      <h2 className="text-label text-muted italic" id={titleId}>
        {t('solver.howSolved')}
      </h2>
      <div className="flex w-full *:flex-1">
        <Button kind="outline" aria-haspopup="dialog" onClick={onShow}>
          {t('solver.showSteps')}
        </Button>
      </div>
      <Disclosure key={text} label={t('lists.computed')}>
        <Suspense>
          <ComputedOfPuzzle puzzle={text} />
        </Suspense>
      </Disclosure>
    </section>
  );
}
