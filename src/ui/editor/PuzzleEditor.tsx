import { useRef, useState } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { CREATE_MODE } from '#machines/createMode.ts';
import { puzzleFromDocument } from '#machines/document.ts';
import { CreateWorkspace } from './CreateWorkspace.tsx';
import { documentToEdit } from './documentToEdit.ts';
import { clearSelection } from './useCommands.ts';
import type { EditorFeatures } from './features.ts';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { OVERLAY_PARTS } from './GridEditor.tsx';
import { Scoped } from './Scoped.tsx';
import { unsaved } from '#ui/workspace/OpenedPuzzle.ts';
import { useLeaving, WaysOut } from './WaysOut.tsx';

/** The page that opened the editor saves the puzzle, so the features of drafts are off. */
const FEATURES: EditorFeatures = {
  isWhole: true,
  isDraft: false,
  isResizable: true,
  isColorsOnly: false,
};

/**
 * The editor of a puzzle over the page that lists it. Nothing is saved: the page gets the puzzle at
 * the end if it has changed.
 */
export function PuzzleEditor({
  puzzle,
  onDone,
  onClose,
}: {
  puzzle: Puzzle;
  onDone: (puzzle: Puzzle) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [opened] = useState(() => unsaved(puzzleFromDocument(documentToEdit(puzzle)), CREATE_MODE));
  const board = useRef<BoardStore>(null);
  const edited = () => board.current && changedPuzzle(board.current, opened.puzzle);
  const leaving = useLeaving({ isChanged: () => edited() !== null, onCancel: onClose });
  const finish = () => {
    const changed = edited();
    if (changed) onDone(changed);
    else onClose();
  };
  const title = t('imports.editorTitle', { name: opened.puzzle.title || UNTITLED });
  return (
    <Dialog
      title={title}
      description={t('imports.editorNote')}
      shape="full"
      onClose={leaving.leave}
      onEscape={() => {
        if (!board.current || !clearSelection(board.current)) leaving.leave();
      }}
    >
      <Scoped
        title={title}
        note={t('imports.editorEnd')}
        ways={<WaysOut leaving={leaving} verb={t('nested.done')} onDone={finish} />}
      >
        <CreateWorkspace ref={board} opened={opened} overlays={OVERLAY_PARTS} features={FEATURES} />
      </Scoped>
    </Dialog>
  );
}

/** The puzzle on the board; null if it is unchanged. */
function changedPuzzle(store: BoardStore, before: Puzzle): Puzzle | null {
  const puzzle = presentPuzzle(store);
  return writePuzzle(puzzle) === writePuzzle(before) ? null : puzzle;
}
