import { useEffect, useState } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { encodeShare } from '#engine/codec/share.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Button } from '../components/Button.tsx';
import { browserCompression } from '../platform/compress.ts';
import { UNTITLED } from '../product.ts';
import { Dialog, DialogSection } from './Dialog.tsx';
import { PictureControls, ROW, told, type PictureProps } from './PictureControls.tsx';

/** A link to the puzzle, and a picture of it: as it was given, or as the board stands now. */
export function ShareDialog({ puzzle, grid, onClose }: PictureProps & { onClose: () => void }) {
  const title = puzzle.title || UNTITLED;
  return (
    <Dialog title="Share" description={`${title}, for others to solve.`} onClose={onClose}>
      <LinkSection puzzle={puzzle} />
      <DialogSection title="Picture">
        <PictureControls puzzle={puzzle} grid={grid} canReset />
      </DialogSection>
    </Dialog>
  );
}

function LinkSection({ puzzle }: Pick<PictureProps, 'puzzle'>) {
  const link = useLink(puzzle);
  return (
    <DialogSection title="Link">
      <p>The link carries the whole puzzle and its solution, but nothing of your solve.</p>
      <div className={ROW}>
        <input
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-base-100 px-3 text-meta text-ellipsis"
          readOnly
          value={link}
          aria-label="Link to this puzzle"
        />
        <Button
          kind="primary"
          disabled={link === ''}
          onClick={() => void told(navigator.clipboard.writeText(link), 'Link copied.')}
        >
          Copy link
        </Button>
      </div>
    </DialogSection>
  );
}

/** The address others open; empty until it is made. */
function useLink(puzzle: Puzzle): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void encodeShare(writePuzzle(puzzle), browserCompression).then((data) => {
      if (isCurrent) setLink(`${location.origin}/solve?d=${encodeURIComponent(data)}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [puzzle]);
  return link;
}
