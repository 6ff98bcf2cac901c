import { useState } from 'react';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { READ_ONLY_MODE } from '#machines/workspaceMode.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { Walkthrough } from '#ui/play/hints/Walkthrough.tsx';
import { OverlayDialog } from './OverlayDialog.tsx';
import { unsaved } from '#ui/workspace/OpenedPuzzle.ts';

/** The walkthrough of the puzzle, over its editor. */
export function WalkthroughDialog({ puzzle, onClose }: { puzzle: Puzzle; onClose: () => void }) {
  const t = useText();
  const [opened] = useState(() =>
    unsaved({ ...puzzle, grid: clearToGivens(puzzle.grid), solution: null }, READ_ONLY_MODE),
  );
  return (
    <OverlayDialog
      title={t('walk.title')}
      description={t('walk.note')}
      note={t('walk.note')}
      hasEscape
      onClose={onClose}
    >
      <Walkthrough opened={opened} />
    </OverlayDialog>
  );
}
