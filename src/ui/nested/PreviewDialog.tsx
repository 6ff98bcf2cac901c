import { X } from 'lucide-react';
import { useState } from 'react';
import { mergeSolution, splitSolution } from '#engine/codec/gridWithSolution.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { IconButton } from '../components/IconButton.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { SolveWorkspace } from '../solve/SolveWorkspace.tsx';
import { useText } from '../texts/useText.ts';
import { Scoped } from './Scoped.tsx';
import { unsaved } from './unsaved.ts';

/** The puzzle in the making as a player gets it. Nothing done here is saved. */
export function PreviewDialog({ puzzle, onClose }: { puzzle: Puzzle; onClose: () => void }) {
  const t = useText();
  const [opened] = useState(() => {
    const split = splitSolution(mergeSolution(puzzle.grid, puzzle.solution));
    const grid = gridForMode(split.grid, 'solve');
    return unsaved({ ...puzzle, ...split, grid }, SOLVING_MODES.solve);
  });
  return (
    <Dialog
      title={t('nested.preview')}
      description={t('nested.previewNote')}
      shape="full"
      onClose={onClose}
    >
      <Scoped
        title={t('nested.preview')}
        note={t('nested.previewNoteShort')}
        ways={
          <IconButton
            icon={X}
            label={t('nested.backToPuzzle')}
            size="size-10 pointer-coarse:size-12"
            onPress={onClose}
          />
        }
      >
        <SolveWorkspace opened={opened} />
      </Scoped>
    </Dialog>
  );
}
