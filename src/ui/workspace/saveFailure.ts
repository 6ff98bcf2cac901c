import { message, type Text } from '#texts/message.ts';
import type { Mode } from '#engine/clues/mode.ts';
import { puzzleFromDocument, type Document } from '#machines/document.ts';
import type { SaveFailure } from '#machines/progressMachine.ts';
import { notify, type Notice } from '#ui/shared/platform/notices.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';

/** Messages for failures to save a solve, and a draft. */
const OF_SOLVE: Readonly<Record<SaveFailure, Text>> = {
  noRoom: message('play.progressNoRoom'),
  refused: message('play.progressRefused', { product: PRODUCT }),
};
const OF_DRAFT: Readonly<Record<SaveFailure, Text>> = {
  noRoom: message('play.draftNoRoom'),
  refused: message('play.draftRefused', { product: PRODUCT }),
};

/**
 * Notify that a board is not saved, and which version is still stored. The notice of a draft has a
 * button that saves its current state as a file.
 */
export function reportFailedSave(mode: Mode, failure: SaveFailure, latest: () => Document): void {
  notify(
    mode === 'create' ? ofDraft(failure, latest) : { kind: 'error', message: OF_SOLVE[failure] },
  );
}

function ofDraft(failure: SaveFailure, latest: () => Document): Notice {
  const files = import('#ui/shared/platform/puzzleFiles.ts'); // now: the network may fail later
  const saveAsFile = async () => (await files).savePuzzleFile(puzzleFromDocument(latest()));
  return {
    kind: 'error',
    message: OF_DRAFT[failure],
    action: { label: message('site.saveAsFile'), run: () => void saveAsFile() },
  };
}
