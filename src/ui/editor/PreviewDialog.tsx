import { useState } from 'react';
import { mergeSolution, splitSolution } from '#engine/codec/gridWithSolution.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { SolveWorkspace } from '#ui/play/SolveWorkspace.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { OverlayDialog } from './OverlayDialog.tsx';
import { unsaved } from '#ui/workspace/OpenedPuzzle.ts';

/** The puzzle as players see it. Nothing is saved. */
export function PreviewDialog({ puzzle, onClose }: { puzzle: Puzzle; onClose: () => void }) {
  const t = useText();
  const [opened] = useState(() => {
    const split = splitSolution(mergeSolution(puzzle.grid, puzzle.solution));
    const grid = gridForMode(split.grid, 'solve');
    return unsaved({ ...puzzle, ...split, grid }, SOLVING_MODES.solve);
  });
  return (
    <OverlayDialog
      title={t('nested.preview')}
      description={t('nested.previewNote')}
      note={t('nested.previewNoteShort')}
      hasEscape={false}
      onClose={onClose}
    >
      <SolveWorkspace
        opened={opened}
        onward={
          <div className="grid xl:mt-auto phone:order-2 phone:basis-full">
            <Button kind="primary" onClick={onClose}>
              {t('nested.backToPuzzle')}
            </Button>
          </div>
        }
      />
    </OverlayDialog>
  );
}
