import { useState } from 'react';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { LivingBoard } from '#ui/library/home/LivingBoard.tsx';
import { unsaved } from '#ui/workspace/unsaved.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { PREVIEW_GRID } from './previewGrid.ts';

/** A board that previews all settings of display and input. It is not saved. */
export function PreviewBoard() {
  const t = useText();
  const [opened] = useState(() => {
    const title = t('settings.preview');
    const puzzle = {
      ...NEW_METADATA,
      title,
      grid: builtInGrid(PREVIEW_GRID),
      solution: null,
    };
    return unsaved(puzzle, SOLVING_MODES.solve);
  });
  return <LivingBoard opened={opened} />;
}
