import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { spentMs } from '#machines/solveMachine.ts';
import type { SolveActor } from '#ui/board/boardStore.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const SECOND_MS = 1000;

/** The time spent on the puzzle. It pauses while the page is hidden, and stops at the end. */
export function Timer({ solve }: { solve: SolveActor }) {
  const t = useText();
  const isRunning = useSelector(solve, ({ context }) => context.shownSinceMs !== null);
  const [spent, setSpent] = useState(() => spentNow(solve));
  useEffect(() => {
    const tick = () => setSpent(spentNow(solve));
    tick();
    if (!isRunning) return undefined;
    const timer = window.setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [solve, isRunning]);
  return (
    <span role="timer" aria-label={t('play.timeSpent')}>
      {clockTime(spent)}
    </span>
  );
}

function spentNow(solve: SolveActor): number {
  return spentMs(solve.getSnapshot().context, performance.now());
}
