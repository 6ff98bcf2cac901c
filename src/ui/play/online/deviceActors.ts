import { fromCallback, fromPromise } from 'xstate';
import { beginSolve, ProgressConflict, saveColors } from '#contract/completions.ts';
import { decodeShare, encodeShare } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import {
  devicesMachine,
  type DevicesEvent,
  type DevicesInput,
  type KeepOutcome,
  type KeepRequest,
  type KeptBoard,
} from '#machines/devicesMachine.ts';
import { documentOf } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { lettersOf } from '#machines/savedProgress.ts';
import { refusedBecause } from '#ui/shared/api/ApiError.ts';
import { call } from '#ui/shared/api/client.ts';
import { isRefused } from '#ui/shared/api/isRefused.ts';
import { problemOf } from '#ui/shared/api/problemOf.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { network } from '#ui/shared/platform/network.ts';
import { changeRecord, readRecord } from '#ui/shared/platform/recordStore.ts';
import { completionQuery } from '#ui/saved/completion.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';

/** Short enough for a player who changes to another device. */
const REST_MS = 3_000;

/** A solve that is synced between devices. */
export interface SharedSolve {
  readonly workspace: Pick<Workspace, 'opened' | 'store'>;
  readonly puzzleId: string;
  /** Id of the account. */
  readonly reader: string;
  /** Called after a board of another device was loaded. */
  readonly onTaken: () => void;
}

/** Input of the machine: the board in this browser, and the board last agreed with the server. */
export async function devicesInput(solve: SharedSolve): Promise<DevicesInput> {
  const { agreed } = await readRecord({ userId: solve.reader, puzzleId: solve.puzzleId });
  return {
    letters: lettersNow(solve),
    untouched: lettersOf(solve.workspace.opened.puzzle.grid.tiles),
    agreed,
    sent: null,
    restMs: REST_MS,
    isAutomatic: true,
  };
}

function lettersNow({ workspace: { store } }: SharedSolve): string {
  return lettersOf(store.actor.getSnapshot().context.grid.tiles);
}

/** The machine that syncs a solve between devices, with its effects on server and board. */
export function devicesWithEffects(solve: SharedSolve) {
  const { workspace, puzzleId, reader, onTaken } = solve;
  const { actor } = workspace.store;
  return devicesMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => readKept(solve, signal)),
      keep: fromPromise<KeepOutcome, KeepRequest>(({ input }) =>
        keep(puzzleId, input.letters, input.base),
      ),
      board: boardActor(solve),
    },
    actions: {
      take(_, { letters }) {
        const from = applyLetters(letters, workspace.opened);
        if (!from) return;
        actor.send({ type: 'colors.take', from });
        onTaken();
      },
      noteAgreed(_, { kept }) {
        void changeRecord({ userId: reader, puzzleId }, () => ({ agreed: kept }));
      },
    },
  });
}

/** Sends changes of the board and of the page's visibility. */
function boardActor(solve: SharedSolve) {
  return fromCallback<DevicesEvent>(({ sendBack }) => {
    let last = lettersNow(solve);
    const board = solve.workspace.store.actor.subscribe(({ context }) => {
      if (context.stroke !== null) return; // the stroke may be canceled
      const letters = lettersOf(context.grid.tiles);
      if (letters === last) return;
      last = letters;
      sendBack({ type: 'board.changed', letters });
    });
    const onVisibility = () => {
      const isSeen = document.visibilityState === 'visible';
      sendBack({ type: isSeen ? 'devices.look' : 'devices.leave' });
    };
    const offNetwork = network.subscribe(() => {
      if (network.current() === 'online') sendBack({ type: 'devices.look' });
    });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      board.unsubscribe();
      offNetwork();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  });
}

/** Read the board on the server; null for none, and once the puzzle is solved. */
async function readKept(
  { puzzleId, reader, workspace }: SharedSolve,
  signal: AbortSignal,
): Promise<KeptBoard | null> {
  const completion = await call(beginSolve, { params: { puzzleId }, signal });
  queryClient.setQueryData(completionQuery(puzzleId, reader).queryKey, completion);
  const { progress, solvedAt } = completion;
  if (progress === null || solvedAt !== null) return null;
  return await keptBoard(progress, workspace.opened);
}

/** The board of a server record; null if it does not fit, as one of an earlier version. */
async function keptBoard(
  { colors, updatedAt }: { readonly colors: string; readonly updatedAt: string },
  opened: OpenedPuzzle,
): Promise<KeptBoard | null> {
  const letters = await decodeShare(colors, browserCompression);
  if (!letters.ok || !applyLetters(letters.value, opened)) return null;
  return { letters: letters.value, updatedAt };
}

/** The grid of a puzzle with some colors; null if they do not fit. */
export function applyLetters(
  letters: string,
  { puzzle }: Pick<OpenedPuzzle, 'puzzle'>,
): Grid | null {
  const nothingElse = { past: [], future: [], trials: [], path: [] };
  return readProgress({ tiles: letters, ...nothingElse }, documentOf(puzzle))?.grid ?? null;
}

async function keep(
  puzzleId: string,
  letters: string,
  baseUpdatedAt: string | null,
): Promise<KeepOutcome> {
  const colors = await encodeShare(letters, browserCompression);
  try {
    const { updatedAt } = await call(saveColors, {
      params: { puzzleId },
      body: { colors, baseUpdatedAt },
      keepalive: true,
    });
    return { kind: 'kept', updatedAt };
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (refusedBecause(saveColors, error) !== 'conflict')
      return { kind: 'refused', reason: problemOf(error) };
    const { progress } = ProgressConflict.parse(error.details);
    const other = await decodeShare(progress.colors, browserCompression);
    return {
      kind: 'overtaken',
      kept: { letters: other.ok ? other.value : letters, updatedAt: progress.updatedAt },
    };
  }
}
