import { fromCallback, fromPromise } from 'xstate';
import { beginSolve, ProgressConflict, saveColors } from '#contract/completions.ts';
import { decodeShare, encodeShare } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import {
  devicesMachine,
  type DevicesEvent,
  type DevicesInput,
  type ServerCopy,
  type UploadOutcome,
  type UploadRequest,
} from '#machines/devicesMachine.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { lettersFromTiles } from '#machines/savedProgress.ts';
import { refusedBecause, isRefused, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { changeReport, readReport } from '#ui/shared/platform/reportStore.ts';
import { completionQuery } from '#ui/saved/completion.ts';
import { sendPageEvents } from '#ui/saved/sendPageEvents.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';

/** Short enough for players who switch to another device. */
const REST_MS = 3_000;

/** A solve that is continued on several devices. */
export interface SharedSolve {
  readonly workspace: Pick<Workspace, 'opened' | 'store'>;
  readonly puzzleId: string;
  /** Id of the account. */
  readonly reader: string;
  /** Called after a board of another device has replaced the one on the screen. */
  readonly onTaken: () => void;
}

/** Input of the machine: the board on this device, and the last state the server agreed on. */
export async function devicesInput(solve: SharedSolve): Promise<DevicesInput> {
  const { agreed } = await readReport({ userId: solve.reader, puzzleId: solve.puzzleId });
  return {
    letters: lettersNow(solve),
    untouched: lettersFromTiles(solve.workspace.opened.puzzle.grid.tiles),
    agreed,
    sent: null,
    restMs: REST_MS,
    isAutomatic: true,
  };
}

function lettersNow({ workspace: { store } }: SharedSolve): string {
  return lettersFromTiles(store.actor.getSnapshot().context.grid.tiles);
}

/** The machine that synchronizes a solve, connected to the server and the board. */
export function devicesWithEffects(solve: SharedSolve) {
  const { workspace, puzzleId, reader, onTaken } = solve;
  const { actor } = workspace.store;
  return devicesMachine.provide({
    actors: {
      readServerCopy: fromPromise(({ signal }) => readServerCopy(solve, signal)),
      upload: fromPromise<UploadOutcome, UploadRequest>(({ input }) =>
        upload(puzzleId, input.letters, input.base),
      ),
      board: boardActor(solve),
    },
    actions: {
      showBoard(_, { letters }) {
        const from = gridFromLetters(letters, workspace.opened);
        if (!from) return;
        actor.send({ type: 'colors.take', from });
        onTaken();
      },
      storeAgreed(_, { copy }) {
        void changeReport({ userId: reader, puzzleId }, () => ({ agreed: copy }));
      },
    },
  });
}

/** Sends changes of the board and of the page. */
function boardActor(solve: SharedSolve) {
  return fromCallback<DevicesEvent>(({ sendBack }) => {
    let last = lettersNow(solve);
    const board = solve.workspace.store.actor.subscribe(({ context }) => {
      if (context.stroke !== null) return; // the stroke may be undone before it ends
      const letters = lettersFromTiles(context.grid.tiles);
      if (letters === last) return;
      last = letters;
      sendBack({ type: 'board.changed', letters });
    });
    const stopPageEvents = sendPageEvents(sendBack);
    return () => {
      board.unsubscribe();
      stopPageEvents();
    };
  });
}

/** The board on the server; null if there is none, and once the puzzle is solved. */
async function readServerCopy(
  { puzzleId, reader, workspace }: SharedSolve,
  signal: AbortSignal,
): Promise<ServerCopy | null> {
  const completion = await call(beginSolve, { params: { puzzleId }, signal });
  queryClient.setQueryData(completionQuery(puzzleId, reader).queryKey, completion);
  const { progress, solvedAt } = completion;
  if (progress === null || solvedAt !== null) return null;
  return await serverCopyFromProgress(progress, workspace.opened);
}

/** The server copy in saved colors; null if they do not fit, as of an earlier version. */
async function serverCopyFromProgress(
  { colors, updatedAt }: { readonly colors: string; readonly updatedAt: string },
  opened: OpenedPuzzle,
): Promise<ServerCopy | null> {
  const letters = await decodeShare(colors, browserCompression);
  if (!letters.ok || !gridFromLetters(letters.value, opened)) return null;
  return { letters: letters.value, updatedAt };
}

/** The grid of the puzzle in the given colors; null if they do not fit it. */
export function gridFromLetters(
  letters: string,
  { puzzle }: Pick<OpenedPuzzle, 'puzzle'>,
): Grid | null {
  const nothingElse = { past: [], future: [], trials: [], path: [] };
  return readProgress({ tiles: letters, ...nothingElse }, documentFromPuzzle(puzzle))?.grid ?? null;
}

async function upload(
  puzzleId: string,
  letters: string,
  baseUpdatedAt: string | null,
): Promise<UploadOutcome> {
  const colors = await encodeShare(letters, browserCompression);
  try {
    const { updatedAt } = await call(saveColors, {
      params: { puzzleId },
      body: { colors, baseUpdatedAt },
      keepalive: true,
    });
    return { kind: 'saved', updatedAt };
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (refusedBecause(saveColors, error) !== 'conflict')
      return { kind: 'refused', reason: describeFailure(error) };
    const { progress } = ProgressConflict.parse(error.details);
    const other = await decodeShare(progress.colors, browserCompression);
    return {
      kind: 'overtaken',
      copy: { letters: other.ok ? other.value : letters, updatedAt: progress.updatedAt },
    };
  }
}
