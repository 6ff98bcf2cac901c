import { createPuzzle, updatePuzzle } from '#contract/puzzles.ts';
import { call } from '#ui/shared/api/client.ts';
import { isRefused } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { encodePuzzleBody } from '#ui/shared/api/puzzleBody.ts';
import { renameDraft } from '#ui/shared/platform/draftStore.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';
import { draftKey } from '#ui/shared/platform/storedSolve.ts';
import {
  agreedDraft,
  forgetUploadKey,
  noteAgreedDraft,
  noteSentDraft,
  uploadKey,
} from '#ui/shared/platform/uploadStore.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';

/**
 * The text form of a draft on the server; equal drafts have equal texts. Without the author,
 * because the server uses the name of the account.
 */
export function draftText(puzzle: Puzzle): string {
  return writePuzzle({ ...puzzle, author: '' });
}

/** Parse a text of `draftText`; null if it is invalid. */
export function puzzleOfDraft(text: string): Puzzle | null {
  const opened = openPuzzle(text);
  return opened.ok ? opened.value : null;
}

/**
 * Save the puzzle on the board as a private one in the signed-in account. The draft and its history
 * move along, under the id of the puzzle. After a lost answer, the next call continues with the
 * puzzle that the first one created. Returns the id.
 */
export async function uploadDraft({
  store,
  play,
  slot,
}: Pick<Workspace, 'store' | 'play' | 'slot'>): Promise<string> {
  const puzzle = presentPuzzle(store);
  const draft = slot.key;
  const body = { ...(await encodePuzzleBody(puzzle)), key: await uploadKey(draft) };
  const { id, updatedAt } = await call(createPuzzle, { body }).catch(async (error: unknown) => {
    if (isRefused(error)) await forgetUploadKey(draft);
    throw error;
  });
  void queryClient.invalidateQueries({ queryKey: ['puzzles', 'own'] });
  await noteAgreedDraft(id, { letters: draftText(puzzle), updatedAt });
  play.send({ type: 'page.left' }); // writes pending changes
  await renameDraft(draft, { key: ownKey(draftKey(id)), address: `/create/${id}` });
  await forgetUploadKey(draft);
  return id;
}

/** Save the board of a puzzle that the site stores, unless another device saved it meanwhile. */
export async function saveDraftNow({ store }: Pick<Workspace, 'store'>, id: string): Promise<void> {
  const puzzle = presentPuzzle(store);
  const letters = draftText(puzzle);
  const agreed = await agreedDraft(id);
  if (agreed?.letters === letters) return;
  await noteSentDraft(id, letters);
  const { updatedAt } = await call(updatePuzzle, {
    params: { id },
    body: {
      ...(await encodePuzzleBody(puzzle)),
      ...(agreed && { baseUpdatedAt: agreed.updatedAt }),
    },
  });
  await noteAgreedDraft(id, { letters, updatedAt });
}
