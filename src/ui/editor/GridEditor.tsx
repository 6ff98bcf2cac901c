import { useRef, useState } from 'react';
import { gridEquals } from '#engine/judging/equality.ts';
import { CREATE_MODE } from '#machines/createMode.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import type { OverlayEditor } from '#ui/editor/config/FieldProps.ts';
import { CreateWorkspace } from './CreateWorkspace.tsx';
import type { OverlayParts } from './features.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PathEditor } from './PathEditor.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { Scoped } from './Scoped.tsx';
import { unsavedGrid } from '#ui/workspace/OpenedPuzzle.ts';
import { useLeaving, WaysOut } from './WaysOut.tsx';

const Walkthrough = lazyPart(
  async () => (await import('./WalkthroughDialog.tsx')).WalkthroughDialog,
);

/** The editor of a grid that is a parameter of a clue. */
export const GridEditor: OverlayEditor = ({ title, grid, features, onDone, onCancel }) => {
  const t = useText();
  const [opened] = useState(() => unsavedGrid(grid, CREATE_MODE));
  const board = useRef<BoardStore>(null);
  const { isColorsOnly, isResizable, mainGrid } = features;
  const current = () => board.current?.actor.getSnapshot().context.grid ?? grid;
  const leaving = useLeaving({ isChanged: () => !gridEquals(current(), grid), onCancel });
  const copy = () =>
    board.current?.actor.send({ type: 'document.edit', change: { grid: mainGrid } });
  return (
    <Scoped
      title={title}
      note={t('nested.gridNote')}
      ways={<WaysOut leaving={leaving} verb={t('nested.done')} onDone={() => onDone(current())} />}
    >
      <CreateWorkspace
        ref={board}
        opened={opened}
        overlays={OVERLAY_PARTS}
        features={{ isWhole: false, isDraft: false, isColorsOnly, isResizable }}
        actions={<Button onClick={copy}>{t('nested.copyMainGrid')}</Button>}
      />
    </Scoped>
  );
};

/** The editors and dialogs over an editor. Grids inside clues can contain such clues, too. */
export const OVERLAY_PARTS: OverlayParts = {
  GridEditor,
  PathEditor,
  Preview: PreviewDialog,
  Walkthrough,
};
