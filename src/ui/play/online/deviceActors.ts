import { fromCallback, fromPromise } from 'xstate';
import {
  beginSolve,
  ProgressConflict,
  saveColors,
  type Completion,
} from '#contract/completions.ts';
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

/** The age up to which the state of a solve counts as the one with which the play began. */
const JUST_NOW_MS = 10_000;

/** The letter of a cell without a color. */
const EMPTY = 'n';

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
  let isFirstRead = true;
  return devicesMachine.provide({
    actors: {
      readServerCopy: fromPromise(async ({ signal }) => {
        const isFirst = isFirstRead;
        isFirstRead = false;
        const completion = await readCompletion(solve, isFirst, signal);
        return await serverCopyOf(completion, solve.workspace.opened, isFirst);
      }),
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

/** Sends the board, its changes, and events of the page. */
function boardActor(solve: SharedSolve) {
  return fromCallback<DevicesEvent>(({ sendBack }) => {
    const { actor } = solve.workspace.store;
    let last: string | null = null;
    const look = ({ context }: ReturnType<typeof actor.getSnapshot>) => {
      if (context.stroke !== null) return; // the stroke may be undone before it ends
      const letters = lettersFromTiles(context.grid.tiles);
      if (letters === last) return;
      last = letters;
      sendBack({ type: 'board.changed', letters });
    };
    look(actor.getSnapshot()); // painted since the input of the machine was read
    const board = actor.subscribe(look);
    const stopPageEvents = sendPageEvents(sendBack);
    return () => {
      board.unsubscribe();
      stopPageEvents();
    };
  });
}

/**
 * The server's state of a solve. The first reading shares the call with which the play began,
 * unless this browser has agreed on a newer board since.
 */
async function readCompletion(
  { puzzleId, reader }: SharedSolve,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<Completion> {
  const query = completionQuery(puzzleId, reader);
  if (isFirst) {
    const shared = await queryClient.query({ ...query, staleTime: JUST_NOW_MS });
    const { agreed } = await readReport({ userId: reader, puzzleId });
    if (agreed === null || agreed.updatedAt <= (shared.progress?.updatedAt ?? '')) return shared;
  }
  const completion = await call(beginSolve, { params: { puzzleId }, signal });
  queryClient.setQueryData(query.queryKey, completion);
  return completion;
}

/**
 * The board on the server; null if there is none. That of a solved puzzle is only shown when an
 * unsolved board is opened: later the puzzle may be played again. Its author's solution replaces a
 * board that was begun again elsewhere.
 */
async function serverCopyOf(
  { progress, solvedAt }: Completion,
  opened: OpenedPuzzle,
  isFirst: boolean,
): Promise<ServerCopy | null> {
  if (solvedAt !== null && (!isFirst || opened.saved?.isSolved === true)) return null;
  const copy = progress && (await serverCopyFromProgress(progress, opened));
  const { solution } = opened.puzzle;
  if (solvedAt === null || !solution || copy?.letters.includes(EMPTY) === false) return copy;
  const updatedAt = progress?.updatedAt ?? solvedAt;
  return { letters: lettersFromTiles(solution.tiles), updatedAt };
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
