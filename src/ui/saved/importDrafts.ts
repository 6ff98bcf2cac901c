import { message } from '#texts/message.ts';
import { saveDraft } from '#ui/shared/platform/draftStore.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { readPuzzleFiles } from '#ui/shared/platform/readPuzzleFiles.ts';
import { told } from './draftActions.ts';

/** Save the puzzles of files as new drafts. */
export async function importDrafts(files: readonly File[]): Promise<void> {
  await told(async () => {
    const { puzzles, problem } = await readPuzzleFiles(files);
    if (problem !== null) notify({ kind: 'error', message: problem });
    let opens = '';
    for (const puzzle of puzzles) opens = (await saveDraft(puzzle)).address;
    if (puzzles.length === 0) return null;
    const count = puzzles.length;
    return {
      message: message('drafts.added', { count }),
      opens: count === 1 ? opens : null,
    };
  });
}
