import { UNTITLED } from '../product.ts';
import { Dialog } from './Dialog.tsx';
import { PictureControls, type PictureProps } from './PictureControls.tsx';

/** The board as it was solved, to look at and to keep. */
export function PictureDialog({ puzzle, grid, onClose }: PictureProps & { onClose: () => void }) {
  return (
    <Dialog title={puzzle.title || UNTITLED} description="As you solved it." onClose={onClose}>
      <PictureControls puzzle={puzzle} grid={grid} canChoose={false} />
    </Dialog>
  );
}
