import { useEffect, useState } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createStore, type ReadableStore, type Store } from '#base/store.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import type { PlayInput } from '#machines/playContext.ts';
import { recordedThisSession, noteRecorded } from '#ui/shared/platform/storage.ts';
import type { PlayActor } from '#ui/board/boardStore.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import { SolveSlot, type SlotContent } from './SolveSlot.ts';
import { message } from '#texts/message.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { SolidColor } from '#engine/grid/grid.ts';
import { checkingMachine, type JudgeRequest } from '#machines/checkingMachine.ts';
import { chargesToSave } from '#machines/foresightMachine.ts';
import { playbackMachine } from '#machines/playbackMachine.ts';
import { playMachine, type PlayEvent } from '#machines/playMachine.ts';
import {
  progressMachine,
  type ProgressEvent,
  type ProgressToSave,
  type SaveOutcome,
} from '#machines/progressMachine.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import {
  solveMachine,
  spentMs,
  type CompleteInput,
  type SolveReport,
} from '#machines/solveMachine.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { playerActor } from '#ui/board/music/playerActor.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { replaceAddress } from '#ui/shared/platform/address.ts';
import type * as Records from '#ui/saved/solveReports.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';
import { NOT_CHECKED } from './notChecked.ts';
import type { WorkerJudge } from './workerJudge.ts';

/** Fallback text if the texts of the failure cannot be loaded. */
const NOT_SAVED = message('play.workNotSaved');
const COPIED = message('tabs.copied');

/** The machine of a play with its browser effects: visibility, workers, storage, audio. */
function playWithEffects(opened: OpenedPuzzle, slot: SolveSlot, seconds: Store<number | null>) {
  const puzzle = writePuzzle(opened.puzzle);
  const told = opened.server && tellServer(opened.server.id);
  const content = (toSave: ProgressToSave) => contentOf(opened.mode, puzzle, toSave);
  return playMachine.provide({
    actors: {
      page: pageActor,
      checking: checkingMachine.provide({ actors: { judge: judgeActor } }),
      playback: playbackMachine.provide({ actors: { player: playerActor(seconds) } }),
      solve: solveMachine.provide({
        actors: {
          complete: fromPromise<unknown, CompleteInput>(async ({ input }) => {
            noteRecorded(opened.puzzleKey);
            opened.onSolved?.(input);
            await noteSolved(opened.puzzleKey);
            await told?.((id, { reportSolve }) => reportSolve(id, input));
          }),
          ...(told && {
            begin: fromPromise(() => told((id, { beginSolveReport }) => beginSolveReport(id))),
            reporter: fromCallback<SolveReport>(({ receive }) =>
              receive(
                ({ msTimeElapsed }) =>
                  void told((id, { reportTime }) => reportTime(id, msTimeElapsed)).catch(
                    () => undefined, // the module failed to load: the solve is not counted
                  ),
              ),
            ),
          }),
        },
      }),
      progress: progressMachine.provide({
        actors: {
          write: fromPromise<SaveOutcome, ProgressToSave>(
            async ({ input }) => await slot.save(input.progress, content(input)),
          ),
          others: fromCallback<ProgressEvent>(({ sendBack }) => slot.watch(sendBack)),
        },
        actions: {
          writeAtOnce: (_, toSave) => slot.saveAtOnce(toSave.progress, content(toSave)),
          startCopy: () => {
            replaceAddress(slot.startCopy());
            notify({ kind: 'success', message: COPIED });
          },
          reportFailure({ self }, { failure }) {
            const latest = () => self.getSnapshot().context.latest.progress;
            import('./saveFailure.ts')
              .then(({ reportFailedSave }) => reportFailedSave(opened.mode.id, failure, latest))
              .catch(() => notify({ kind: 'error', message: NOT_SAVED }));
          },
        },
      }),
    },
  });
}

/** Record that a puzzle was solved. A failure does not keep the solve from being reported. */
async function noteSolved(puzzleKey: string): Promise<void> {
  await import('#ui/shared/platform/solveLists.ts')
    .then(({ rememberSolved }) => rememberSolved(puzzleKey, Date.now()))
    .catch(() => undefined);
}

/** Report a solve. The module is lazy; the call may be rejected. */
function tellServer(id: string) {
  return async <T>(tell: (id: string, records: typeof Records) => Promise<T>): Promise<T> =>
    await tell(id, await import('#ui/saved/solveReports.ts'));
}

function contentOf(
  mode: WorkspaceMode,
  puzzle: string,
  { progress, time, isSolved, charges }: ProgressToSave,
): SlotContent {
  const nowMs = performance.now();
  return {
    mode: mode.id,
    puzzle,
    progress: encodeProgress(progress, mode),
    spentMs: spentMs(time, nowMs),
    isSolved,
    charges: charges && chargesToSave(charges, nowMs),
    savedAtMs: Date.now(),
  };
}

/** The configured color of the primary button. */
function primaryColor(): SolidColor {
  return settings().flipPrimaryMouseButton ? 'light' : 'dark';
}

/** Reports visibility and unloading of the page, and swaps of the two buttons. */
const pageActor = fromCallback<PlayEvent>(({ sendBack }) => {
  const onVisibility = () => {
    const isShown = document.visibilityState === 'visible';
    sendBack({ type: isShown ? 'page.shown' : 'page.hidden', atMs: performance.now() });
  };
  const onLeave = () => sendBack({ type: 'page.left' });
  let color = primaryColor();
  const offSettings = onSettings(() => {
    if (primaryColor() === color) return;
    color = primaryColor();
    sendBack({ type: 'primary.changed', color });
  });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  return () => {
    offSettings();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
  };
});

/** Judges large boards in a worker. The worker module loads with the first of them. */
const judgeActor = fromCallback<JudgeRequest>(({ receive, sendBack }) => {
  const life = new AbortController();
  let loading: Promise<WorkerJudge> | null = null;
  const load = async () => {
    const { workerJudge } = await import('./workerJudge.ts');
    return workerJudge((grid, judgement) => sendBack({ type: 'judge.found', grid, judgement }));
  };
  receive(({ grid, solution }) => {
    loading ??= load();
    loading
      .then(({ request }) => {
        if (!life.signal.aborted) request(grid, solution);
      })
      .catch(() => notify({ kind: 'error', message: NOT_CHECKED }));
  });
  return () => {
    life.abort();
    loading?.then(({ stop }) => stop()).catch(() => undefined); // the worker never started
  };
});

export interface Playing {
  readonly play: PlayActor;
  /** The storage slot of the solve. */
  readonly slot: Pick<SolveSlot, 'key' | 'address' | 'isStored'>;
  /** Position of the music in seconds; null without playback. */
  readonly seconds: ReadableStore<number | null>;
}

/**
 * The actor of an opened puzzle, restored from its stored progress. It lives as long as the
 * component, and saves unsaved changes at the end.
 */
export function usePlayActor(opened: OpenedPuzzle): Playing {
  const [playing] = useState(() => {
    const seconds = createStore<number | null>(null);
    const input = inputFor(opened);
    const slot = new SolveSlot(opened, input.progress);
    const play = createActor(playWithEffects(opened, slot, seconds), { input });
    return { play, slot, seconds };
  });
  const { play } = playing;
  useEffect(() => {
    play.start();
    return () => {
      play.send({ type: 'page.left' });
      play.stop();
    };
  }, [play]);
  return playing;
}

function inputFor(opened: OpenedPuzzle): PlayInput {
  const { puzzle, mode, puzzleKey, saved, progress, isSaved = true } = opened;
  const document = documentFromPuzzle(puzzle);
  const isShown = window.document.visibilityState === 'visible';
  return {
    document,
    mode,
    color: primaryColor(),
    progress,
    time: {
      shownSinceMs: isShown ? performance.now() : null,
      spentMs: saved?.spentMs ?? 0,
    },
    charges: saved?.charges ?? null,
    isRecorded: !isSaved || saved?.isSolved === true || recordedThisSession().has(puzzleKey),
    isSaving: isSaved,
    now: () => performance.now(),
  };
}
