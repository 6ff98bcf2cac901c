import { X } from 'lucide-react';
import { useState } from 'react';
import { clearToGivens } from '#engine/grid/reset.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { LOOK_MODE } from '#machines/lookMode.ts';
import { IconButton } from '../components/IconButton.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useText } from '../texts/useText.ts';
import { Walkthrough } from '../walkthrough/Walkthrough.tsx';
import { Scoped } from './Scoped.tsx';
import { unsaved } from './unsaved.ts';

/** How a player would solve the puzzle in the making, over its editor. */
export function WalkthroughDialog({ puzzle, onClose }: { puzzle: Puzzle; onClose: () => void }) {
  const t = useText();
  const [opened] = useState(() =>
    unsaved({ ...puzzle, grid: clearToGivens(puzzle.grid), solution: null }, LOOK_MODE),
  );
  return (
    <Dialog
      title={t('walk.title')}
      description={t('walk.note')}
      shape="full"
      onClose={onClose}
      onEscape={onClose}
    >
      <Scoped
        title={t('walk.title')}
        note={t('walk.note')}
        ways={
          <IconButton
            icon={X}
            label={t('nested.backToPuzzle')}
            keys="Esc"
            size="size-10 pointer-coarse:size-12"
            onPress={onClose}
          />
        }
      >
        <Walkthrough opened={opened} />
      </Scoped>
    </Dialog>
  );
}
