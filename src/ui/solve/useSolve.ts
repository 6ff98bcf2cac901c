import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { saveProgress } from '#machines/savedProgress.ts';
import { solveMachine, spentMs } from '#machines/solveMachine.ts';
import type { PuzzleToSolve } from './PuzzleToSolve.ts';
import { notify } from '../platform/notices.ts';
import { rememberSolved, saveSolve, saveSolveAtOnce } from '../platform/solveStore.ts';
import { noteRecorded, recordedThisSession } from '../platform/storage.ts';
import type { BoardStore } from '../store/boardStore.ts';

export type SolveActor = ActorRefFrom<typeof solveMachine>;

/** A stroke is written after the frame that shows it; while one is being written, others wait for the next turn. */
const REST_MS = 20;

/** The course of a solve: its time, its end, and that nothing of it gets lost. `asked` is null for boards nobody keeps. */
export function useSolve(
  store: BoardStore,
  isSolved: boolean,
  asked: PuzzleToSolve | null,
): SolveActor {
  const machine = useMemo(() => solveMachine.provide({ actors: actorsFor(asked) }), [asked]);
  const actor = useActorRef(machine, {
    input: {
      shownSinceMs: document.visibilityState === 'visible' ? performance.now() : null,
      spentMs: asked?.saved?.spentMs ?? 0,
      isRecorded:
        asked?.saved?.isSolved === true ||
        (asked !== null && recordedThisSession().has(asked.puzzleKey)),
    },
  });
  useEffect(() => {
    if (isSolved) actor.send({ type: 'board.solved', atMs: performance.now() });
  }, [actor, isSolved]);
  useVisibleTime(actor);
  useEffect(() => (asked ? keepSolve(store, actor, asked) : undefined), [store, actor, asked]);
  return actor;
}

function actorsFor(asked: PuzzleToSolve | null) {
  return {
    complete: fromPromise<unknown, { msTimeElapsed: number }>(async () => {
      if (!asked) return;
      noteRecorded(asked.puzzleKey);
      await rememberSolved(asked.puzzleKey, Date.now());
    }),
  };
}

function useVisibleTime(actor: SolveActor): void {
  useEffect(() => {
    const onVisibility = () => {
      const isShown = document.visibilityState === 'visible';
      actor.send({ type: isShown ? 'page.shown' : 'page.hidden', atMs: performance.now() });
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [actor]);
}

/** Write every step to the store soon after it was made, and at once when the page goes out of sight. */
function keepSolve(store: BoardStore, solve: SolveActor, asked: PuzzleToSolve): () => void {
  const puzzle = writePuzzle(asked.puzzle);
  let kept = store.actor.getSnapshot().context;
  let isWorthKeeping = asked.saved !== null;
  let timer = 0;
  let isWriting = false;
  let isFull = false;

  const solveNow = () => ({
    key: asked.key,
    mode: asked.mode,
    puzzle,
    address: asked.address,
    progress: saveProgress(kept),
    spentMs: spentMs(solve.getSnapshot().context, performance.now()),
    isSolved: store.current().judgement.final === 'satisfied',
    savedAtMs: Date.now(),
  });
  const write = async () => {
    clearTimeout(timer);
    timer = 0;
    isWriting = true;
    const written = kept;
    const hasRoom = await saveSolve(solveNow());
    if (!hasRoom && !isFull) notify({ kind: 'error', message: NO_ROOM });
    isFull = !hasRoom;
    isWriting = false;
    if (written !== kept) writeSoon();
  };
  const writeSoon = () => {
    if (timer === 0 && !isWriting) timer = window.setTimeout(() => void write(), REST_MS);
  };
  const follow = store.actor.subscribe((snapshot) => {
    const { context } = snapshot;
    if (!snapshot.matches('idle') || context.history === kept.history) return;
    kept = context;
    isWorthKeeping = true;
    writeSoon();
  });
  const onLeave = () => {
    const isBehind = timer !== 0 || isWriting;
    if (!isWorthKeeping || (document.visibilityState === 'visible' && !isBehind)) return;
    void write();
    saveSolveAtOnce(solveNow());
  };
  document.addEventListener('visibilitychange', onLeave);
  window.addEventListener('pagehide', onLeave);
  return () => {
    follow.unsubscribe();
    if (timer !== 0 || isWriting) void write();
    document.removeEventListener('visibilitychange', onLeave);
    window.removeEventListener('pagehide', onLeave);
  };
}

const NO_ROOM =
  'This browser has no room to keep your progress. Do not close the page before you are done.';
