import type { Mode } from '#engine/clues/mode.ts';
import { puzzleOf, type Document } from '#machines/document.ts';
import type { SaveFailure } from '#machines/progressMachine.ts';
import { notify, type Notice } from '../platform/notices.ts';
import { PRODUCT } from '../product.ts';

const WHAT_HAPPENED: Readonly<Record<SaveFailure, string>> = {
  noRoom: 'This browser has no room left to keep',
  refused: `This browser does not let ${PRODUCT} keep`,
};

/**
 * Say that a board is not saved and what is still there. A puzzle in the making can be saved as a
 * file from the notice itself, as it is by then.
 */
export function reportFailedSave(mode: Mode, failure: SaveFailure, latest: () => Document): void {
  notify(mode === 'create' ? ofDraft(failure, latest) : ofSolve(failure));
}

function ofSolve(failure: SaveFailure): Notice {
  return {
    kind: 'error',
    message: `${WHAT_HAPPENED[failure]} your progress. Do not close the page before you are done.`,
  };
}

function ofDraft(failure: SaveFailure, latest: () => Document): Notice {
  const files = import('../platform/puzzleFiles.ts'); // at once: by the press the network may be gone
  const saveAsFile = async () => (await files).savePuzzleFile(puzzleOf(latest()));
  return {
    kind: 'error',
    message: `${WHAT_HAPPENED[failure]} this draft. All of it is still on this page.`,
    action: { label: 'Save as a file', run: () => void saveAsFile() },
  };
}
