import { use, useState } from 'react';
import { message } from '#texts/message.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useDrops } from './useDrops.ts';

/** Texts from outside that are no part of a board. */
export interface ForeignInput {
  /** The text that the dialog of links and texts begins with. */
  readonly pasted: string;
  /** Opens that dialog if the text is a puzzle; null where no puzzle can be opened. */
  readonly onText: ((text: string) => void) | null;
}

/** Links and texts that an author pastes or drops are opened after a question; files as drafts. */
export function useForeignInput(onDialog: Workspace['onDialog'], isDraft: boolean): ForeignInput {
  const [pasted, setPasted] = useState('');
  const onText = (text: string) => {
    void offer(text, () => {
      setPasted(text);
      onDialog('open');
    });
  };
  useDrops(use(KeyScope), isDraft, { onText, onFiles: (files) => void addDrafts(files) });
  return { pasted, onText: isDraft ? onText : null };
}

async function offer(text: string, onPuzzle: () => void): Promise<void> {
  try {
    const { problemOfText } = await import('#ui/saved/openPasted.ts');
    const problem = await problemOfText(text);
    if (problem === null) onPuzzle();
    else notify({ kind: 'error', message: problem });
  } catch {
    notify({ kind: 'error', message: message('board.needsNetwork') });
  }
}

async function addDrafts(files: readonly File[]): Promise<void> {
  try {
    const { importDrafts } = await import('#ui/saved/DraftsDialog.tsx');
    await importDrafts(files);
  } catch {
    notify({ kind: 'error', message: message('board.needsNetwork') });
  }
}
