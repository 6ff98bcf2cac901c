import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Grid } from '#engine/grid/grid.ts';
import { checkBoard, type CheckAnswer, type CheckMode } from '#engine/play/check.ts';
import { featuresOf } from '#engine/play/features.ts';
import { foresee, type Foresight } from '#engine/play/foresight.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { foresightMachine } from '#machines/foresightMachine.ts';
import type { BoardStore } from '../store/boardStore.ts';

const SECOND_MS = 1000;

/** Foresight as the page shows it. */
export interface ForesightMeter {
  readonly charges: number;
  readonly count: number;
  readonly intervalMs: number;
  readonly isCharging: boolean;
  /** How many times the bar has begun. */
  readonly bars: number;
  readonly answer: Foresight | null;
  readonly ask: () => void;
}

/** What a player can ask about the board besides its live verdicts. */
export interface Play {
  /** The last check, until the board changes. */
  readonly checked: CheckAnswer | null;
  readonly check: () => void;
  /** Whether checks are worth a button: verdicts are not shown all the time. */
  readonly canCheck: boolean;
  /** Null for puzzles without it, and where nobody knows the solution. */
  readonly foresight: ForesightMeter | null;
}

/** Checks and foresight for a board in play. */
export function usePlay(store: BoardStore, puzzle: Puzzle, checks: CheckMode): Play {
  const { solution } = puzzle;
  const features = useMemo(() => featuresOf(puzzle.grid), [puzzle.grid]);
  const lightIsBlank = features.some(({ kind }) => kind === 'playback');
  const [answer, setAnswer] = useState<{ grid: Grid; answer: CheckAnswer } | null>(null);
  const grid = useSelector(store.actor, ({ context }) => context.grid);
  const check = useCallback(() => {
    const { board, verdicts } = store.current();
    setAnswer({
      grid: board.grid,
      answer: checkBoard(board, verdicts, { solution, lightIsBlank }),
    });
  }, [store, solution, lightIsBlank]);
  const foresight = useForesight(store, puzzle, lightIsBlank);
  const checked = answer?.grid === grid ? answer.answer : null;
  return { checked, check, canCheck: checks !== 'always', foresight };
}

function useForesight(
  store: BoardStore,
  { grid, solution }: Puzzle,
  lightIsBlank: boolean,
): ForesightMeter | null {
  const feature = useMemo(
    () => featuresOf(grid).find((found) => found.kind === 'foresight'),
    [grid],
  );
  const actor = useActorRef(foresightMachine, {
    input: {
      count: feature?.count ?? 0,
      regenIntervalMs: (feature?.regenIntervalSeconds ?? 0) * SECOND_MS,
      startFull: feature?.startFull ?? true,
    },
  });
  useEffect(() => {
    let shown = store.actor.getSnapshot().context.grid;
    const subscription = store.actor.subscribe(({ context }) => {
      if (context.grid === shown) return;
      shown = context.grid;
      actor.send({ type: 'grid.changed' });
    });
    return () => subscription.unsubscribe();
  }, [store, actor]);
  const ask = useCallback(() => {
    if (!solution || !feature) return;
    const { solvePath } = feature;
    const now = store.actor.getSnapshot().context.grid;
    const answer = foresee(now, solution, { solvePath, lightIsBlank });
    actor.send({ type: 'foresight.ask', answer });
  }, [actor, store, solution, feature, lightIsBlank]);
  const charges = useSelector(actor, ({ context }) => context.charges);
  const answer = useSelector(actor, ({ context }) => context.shown);
  const bars = useSelector(actor, ({ context }) => context.bars);
  const isCharging = useSelector(actor, (snapshot) => snapshot.matches('charging'));
  if (!feature || !solution) return null;
  return {
    charges,
    count: feature.count,
    intervalMs: feature.regenIntervalSeconds * SECOND_MS,
    isCharging,
    bars,
    answer,
    ask,
  };
}
