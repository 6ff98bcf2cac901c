import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { REDUCED_MOTION, useMediaQuery } from '#ui/shared/platform/media.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import { undoStep, type BoardPosition } from '#machines/boardStep.ts';

/**
 * The boards of a solve, one after each step, from the oldest in the history to the present. Steps
 * that change no color, such as marks, are omitted.
 */
export function collectBoards(
  context: Pick<BoardContext, keyof BoardPosition | 'history'>,
): Grid[] {
  const { history } = context;
  let position: BoardPosition = context;
  const boards = [position.grid];
  for (const step of history.past.toReversed()) {
    position = undoStep(position, step);
    if (position.grid !== boards.at(-1)) boards.push(position.grid);
  }
  return boards.reverse();
}

/** Duration of a replay. Each stroke is shown for at least LEAST_MS and at most MOST_MS. */
const WHOLE_MS = 12_000;
const LEAST_MS = 80;
const MOST_MS = 500;

/** A replay of the solve, stroke by stroke. It starts by itself, except with reduced motion. */
export function ReplayDialog({ store, onClose }: { store: BoardStore; onClose: () => void }) {
  const t = useText();
  const boards = useMemo(() => collectBoards(store.actor.getSnapshot().context), [store]);
  const last = boards.length - 1;
  const isStill = useMediaQuery(REDUCED_MOTION);
  const [step, setStep] = useState(0);
  const [wantsToRun, setRunning] = useState(!isStill);
  const isRunning = wantsToRun && step < last;
  useEffect(() => {
    if (!isRunning) return undefined;
    const delayMs = Math.min(MOST_MS, Math.max(LEAST_MS, WHOLE_MS / last));
    const timer = setInterval(() => setStep((now) => Math.min(last, now + 1)), delayMs);
    return () => clearInterval(timer);
  }, [isRunning, last]);
  const words = t('online.stroke', { step, steps: last });
  const grid = boards[step];
  return (
    <Dialog title={t('solved.watch')} description={t('online.watchNote')} onClose={onClose}>
      <div className="grid h-[min(420px,56dvh)] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center rounded-surface bg-base-300 p-4">
        {grid && (
          <BoardPicture className="size-full" grid={grid} givens={store.givens} title={words} />
        )}
      </div>
      <div className="mt-4 flex items-center gap-3">
        <IconButton
          icon={isRunning ? Pause : Play}
          label={isRunning ? t('online.pause') : t('online.play')}
          size="size-12"
          onPress={() => {
            if (step === last) setStep(0);
            setRunning(!isRunning);
          }}
        />
        <input
          type="range"
          className="h-11 min-w-0 flex-1 accent-primary"
          min={0}
          max={last}
          value={step}
          aria-label={t('play.history')}
          aria-valuetext={words}
          onChange={({ target }) => {
            setRunning(false);
            setStep(target.valueAsNumber);
          }}
        />
        <span className="min-w-24 text-end text-meta text-muted tabular-nums">{words}</span>
      </div>
    </Dialog>
  );
}
