import { useState } from 'react';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { builtInGrid } from '../home/builtInGrid.ts';
import { LivingBoard } from '../living/LivingBoard.tsx';
import { unsaved } from '../nested/unsaved.ts';
import { useText } from '../texts/useText.ts';
import { PREVIEW_GRID } from './previewGrid.ts';

/** A board on which every setting of look and input shows. Nothing on it is saved. */
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
