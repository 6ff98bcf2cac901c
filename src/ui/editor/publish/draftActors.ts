import { QueryObserver } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { updatePuzzle } from '#contract/puzzles.ts';
import type { Visibility } from '#contract/shapes.ts';
import { openShared } from '#engine/puzzle/puzzle.ts';
import {
  devicesMachine,
  type DevicesEvent,
  type DevicesInput,
  type KeepOutcome,
  type KeepRequest,
  type KeptBoard,
} from '#machines/devicesMachine.ts';
import type { Document } from '#machines/document.ts';
import { message } from '#texts/message.ts';
import { refusedBecause } from '#ui/shared/api/ApiError.ts';
import { call } from '#ui/shared/api/client.ts';
import { isRefused } from '#ui/shared/api/isRefused.ts';
import { problemOf } from '#ui/shared/api/problemOf.ts';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { writtenOf } from '#ui/shared/api/writtenOf.ts';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { network } from '#ui/shared/platform/network.ts';
import { agreedDraft, noteAgreedDraft, noteSentDraft } from '#ui/shared/platform/uploadStore.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { documentToEdit } from '#ui/editor/documentToEdit.ts';
import { draftText, puzzleOfDraft } from './draftText.ts';

/** Longer than for solves: saving should not interrupt edits, and a lost device loses little. */
const REST_MS = 10_000;

/** A draft of a puzzle that the server stores. */
export interface KeptDraft {
  readonly puzzleId: string;
  readonly store: BoardStore;
  readonly keeper: VersionKeeper;
}

/** Input of the machine: the draft in this browser, and the version last agreed with the server. */
export async function draftInput({ puzzleId, store }: KeptDraft): Promise<DevicesInput> {
  const agreed = await agreedDraft(puzzleId);
  return {
    letters: draftText(presentPuzzle(store)),
    untouched: null,
    agreed,
    sent: agreed?.sent ?? null,
    restMs: REST_MS,
    isAutomatic: false, // until the puzzle is known to be private
  };
}

/** The machine that syncs a draft between devices, with its effects on server and board. */
export function draftWithEffects(draft: KeptDraft) {
  const { puzzleId, keeper } = draft;
  return devicesMachine.provide({
    actors: {
      read: fromPromise(() => readKept(puzzleId)),
      keep: fromPromise<KeepOutcome, KeepRequest>(({ input }) => keep(puzzleId, input)),
      board: boardActor(draft),
    },
    actions: {
      take(_, { letters }) {
        const puzzle = puzzleOfDraft(letters);
        if (puzzle) void keeper.replace(documentToEdit(puzzle));
      },
      noteAgreed: (_, { kept }) => void noteAgreedDraft(puzzleId, kept),
    },
  });
}

/**
 * Sends changes of the draft, of the visibility of the page and of the network, and of the status
 * of the puzzle.
 */
function boardActor({ puzzleId, store }: KeptDraft) {
  return fromCallback<DevicesEvent>(({ sendBack }) => {
    let last = store.actor.getSnapshot().context;
    const board = store.actor.subscribe(({ context }) => {
      if (context.stroke !== null || isSameDocument(context, last)) return;
      last = context;
      sendBack({ type: 'board.changed', letters: draftText(presentPuzzle(store)) });
    });
    let known: Visibility | null = null;
    const stopReading = watchDraft(puzzleId, (status) => {
      if (status === known) return;
      sendBack({ type: 'devices.automatic', isAutomatic: status === 'private' });
      if (known !== null) sendBack({ type: 'devices.look' }); // publishing changes the puzzle, too
      known = status;
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
      stopReading();
      offNetwork();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  });
}

function isSameDocument(a: Document, b: Document): boolean {
  return a.grid === b.grid && a.solution === b.solution && a.metadata === b.metadata;
}

/** Saves of a published puzzle are public at once, so they are never automatic. */
function watchDraft(puzzleId: string, tell: (status: Visibility) => void): () => void {
  const observer = new QueryObserver(queryClient, {
    ...puzzleQuery(puzzleId, 'edit'),
    enabled: false,
  });
  return observer.subscribe(({ data }) => {
    if (data) tell(data.status);
  });
}

async function readKept(puzzleId: string): Promise<KeptBoard | null> {
  const { data, title, description, designDifficulty, updatedAt } = await queryClient.query(
    puzzleQuery(puzzleId, 'edit'),
  );
  const opened = await openShared(data, browserCompression);
  if (!opened.ok) return null; // the draft in this browser replaces it
  const { grid, solution } = opened.value;
  const words = { title, description, difficulty: designDifficulty, author: '' };
  return { letters: draftText({ ...words, grid, solution }), updatedAt };
}

async function keep(puzzleId: string, { letters, base }: KeepRequest): Promise<KeepOutcome> {
  const puzzle = puzzleOfDraft(letters);
  if (!puzzle || puzzle.title.trim() === '')
    return { kind: 'refused', reason: message('publishing.needsTitle') };
  const written = await writtenOf(puzzle);
  await noteSentDraft(puzzleId, letters);
  try {
    const { updatedAt } = await call(updatePuzzle, {
      params: { id: puzzleId },
      body: { ...written, ...(base !== null && { baseUpdatedAt: base }) },
    });
    void queryClient.invalidateQueries({ queryKey: ['puzzles', 'own'] });
    return { kind: 'kept', updatedAt };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const kept = refusedBecause(updatePuzzle, error) === 'conflict' && (await readKept(puzzleId));
    return kept ? { kind: 'overtaken', kept } : { kind: 'refused', reason: problemOf(error) };
  }
}
