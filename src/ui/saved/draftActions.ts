import { message, type Text } from '#texts/message.ts';
import { puzzleFromDocument } from '#machines/document.ts';
import { goTo } from '#ui/shared/platform/address.ts';
import { draftTitle, listDrafts, type Draft } from '#ui/shared/platform/draftLists.ts';
import { deleteDraft, saveAsDraft, DraftNotStored } from '#ui/shared/platform/draftStore.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { savePuzzleFile, savePuzzlesFile } from '#ui/shared/platform/puzzleFiles.ts';
import { translator } from '#ui/shared/texts/texts.ts';

/** The message for a draft that could not be stored. Other errors are thrown again. */
export function notStored(error: unknown): Text {
  if (!(error instanceof DraftNotStored)) throw error;
  return error.reason === 'noRoom' ? message('drafts.noRoom') : message('drafts.refused');
}

/** Save a copy of a draft as a new draft, with "copy" in its title. */
export async function duplicateDraft({ document }: Draft): Promise<void> {
  const { metadata } = document;
  const title =
    metadata.title && translator.current()('drafts.copyTitle', { title: metadata.title });
  await withResultToast(async () => {
    const { address } = await saveAsDraft({ ...document, metadata: { ...metadata, title } });
    return { message: message('drafts.copied'), opens: address };
  });
}

/** Delete a draft; the toast has an undo button. */
export async function discardDraft(draft: Draft): Promise<void> {
  try {
    const bringBack = await deleteDraft(draft.key);
    notify({
      kind: 'success',
      message: message('drafts.deleted', { title: draftTitle(draft) }),
      action: { label: message('drafts.undo'), run: () => void bringBack().catch(sayNotStored) },
    });
  } catch (error) {
    sayNotStored(error);
  }
}

/** Save a draft as a file. */
export function exportDraft({ document }: Draft): void {
  savePuzzleFile(puzzleFromDocument(document));
}

/** Save all drafts as one file. */
export async function exportAllDrafts(): Promise<void> {
  const { drafts } = await listDrafts();
  savePuzzlesFile(drafts.map(({ document }) => puzzleFromDocument(document)));
}

/** Run an action on drafts and show its result as a toast. */
export async function withResultToast(
  act: () => Promise<{ readonly message: Text; readonly opens: string | null } | null>,
): Promise<void> {
  try {
    const done = await act();
    if (!done) return;
    const { opens } = done;
    notify({
      kind: 'success',
      message: done.message,
      ...(opens !== null && { action: { label: message('drafts.open'), run: () => goTo(opens) } }),
    });
  } catch (error) {
    sayNotStored(error);
  }
}

function sayNotStored(error: unknown): void {
  notify({ kind: 'error', message: notStored(error) });
}
