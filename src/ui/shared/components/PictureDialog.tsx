import { useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { Dialog } from './Dialog.tsx';
import { PictureControls, type PictureProps } from './PictureControls.tsx';

/** The solved board as a picture, to view and to save. */
export function PictureDialog({ puzzle, grid, onClose }: PictureProps & { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t.say(puzzle.title || UNTITLED)}
      description={t('sharing.pictureDescription')}
      onClose={onClose}
    >
      <PictureControls puzzle={puzzle} grid={grid} canChoose={false} />
    </Dialog>
  );
}
