import { QueryObserver } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { updatePuzzle } from '#contract/puzzles.ts';
import type { Visibility } from '#contract/shapes.ts';
import { openShared } from '#engine/puzzle/puzzle.ts';
import {
  devicesMachine,
  type DevicesEvent,
  type DevicesInput,
  type ServerCopy,
  type UploadOutcome,
  type UploadRequest,
} from '#machines/devicesMachine.ts';
import type { Document } from '#machines/document.ts';
import { message } from '#texts/message.ts';
import { refusedBecause, isRefused, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { encodePuzzleBody } from '#ui/shared/api/puzzleBody.ts';
import { sendPageEvents } from '#ui/saved/sendPageEvents.ts';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { agreedDraft, noteAgreedDraft, noteSentDraft } from '#ui/shared/platform/uploadStore.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { documentToEdit } from '#ui/editor/documentToEdit.ts';
import { draftText, puzzleOfDraft } from './uploads.ts';

/** Long enough not to interrupt editing, and short enough that little is lost with a device. */
const REST_MS = 10_000;

/** A draft of a puzzle that is stored on the server. */
export interface KeptDraft {
  readonly puzzleId: string;
  readonly store: BoardStore;
  readonly keeper: VersionKeeper;
}

/** Input of the machine: the draft on this device, and the last state the server agreed on. */
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

/** The machine that synchronizes a draft, connected to the server and the board. */
export function draftWithEffects(draft: KeptDraft) {
  const { puzzleId, keeper } = draft;
  return devicesMachine.provide({
    actors: {
      readServerCopy: fromPromise(() => readServerCopy(puzzleId)),
      upload: fromPromise<UploadOutcome, UploadRequest>(({ input }) => upload(puzzleId, input)),
      board: boardActor(draft),
    },
    actions: {
      showBoard(_, { letters }) {
        const puzzle = puzzleOfDraft(letters);
        if (puzzle) void keeper.replace(documentToEdit(puzzle));
      },
      storeAgreed: (_, { copy }) => void noteAgreedDraft(puzzleId, copy),
    },
  });
}

/** Sends the draft, its changes, events of the page, and whether saves are visible to others. */
function boardActor({ puzzleId, store }: KeptDraft) {
  return fromCallback<DevicesEvent>(({ sendBack }) => {
    const { actor } = store;
    let last: Document | null = null;
    const look = ({ context }: ReturnType<typeof actor.getSnapshot>) => {
      if (context.stroke !== null || (last && isSameDocument(context, last))) return;
      last = context;
      sendBack({ type: 'board.changed', letters: draftText(presentPuzzle(store)) });
    };
    look(actor.getSnapshot()); // edited since the input of the machine was read
    const board = actor.subscribe(look);
    let known: Visibility | null = null;
    const stopReading = watchDraft(puzzleId, (status) => {
      if (status === known) return;
      sendBack({ type: 'devices.automatic', isAutomatic: status === 'private' });
      // Publishing changes the server copy.
      if (known !== null) sendBack({ type: 'devices.refresh' });
      known = status;
    });
    const stopPageEvents = sendPageEvents(sendBack);
    return () => {
      board.unsubscribe();
      stopReading();
      stopPageEvents();
    };
  });
}

function isSameDocument(a: Document, b: Document): boolean {
  return a.grid === b.grid && a.solution === b.solution && a.metadata === b.metadata;
}

/** Follows the visibility of the puzzle: saves of a published one are visible to everyone. */
function watchDraft(puzzleId: string, onStatus: (status: Visibility) => void): () => void {
  const observer = new QueryObserver(queryClient, {
    ...puzzleQuery(puzzleId, 'edit'),
    enabled: false,
  });
  return observer.subscribe(({ data }) => {
    if (data) onStatus(data.status);
  });
}

async function readServerCopy(puzzleId: string): Promise<ServerCopy | null> {
  const { data, title, description, designDifficulty, updatedAt } = await queryClient.query(
    puzzleQuery(puzzleId, 'edit'),
  );
  const opened = await openShared(data, browserCompression);
  if (!opened.ok) return null; // replaced by the draft on this device
  const { grid, solution } = opened.value;
  const words = { title, description, difficulty: designDifficulty, author: '' };
  return { letters: draftText({ ...words, grid, solution }), updatedAt };
}

async function upload(puzzleId: string, { letters, base }: UploadRequest): Promise<UploadOutcome> {
  const puzzle = puzzleOfDraft(letters);
  if (!puzzle || puzzle.title.trim() === '')
    return { kind: 'refused', reason: message('publishing.needsTitle') };
  const written = await encodePuzzleBody(puzzle);
  await noteSentDraft(puzzleId, letters);
  try {
    const { updatedAt } = await call(updatePuzzle, {
      params: { id: puzzleId },
      body: { ...written, ...(base !== null && { baseUpdatedAt: base }) },
    });
    void queryClient.invalidateQueries({ queryKey: ['puzzles', 'own'] });
    return { kind: 'saved', updatedAt };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const isConflict = refusedBecause(updatePuzzle, error) === 'conflict';
    const copy = isConflict && (await readServerCopy(puzzleId));
    return copy ? { kind: 'overtaken', copy } : { kind: 'refused', reason: describeFailure(error) };
  }
}
