import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { editAddress, solveAddress } from '#engine/codec/shareLinks.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Button } from '../components/Button.tsx';
import { buttonClass } from '../components/buttonStyles.ts';
import { browserCompression } from '../platform/compress.ts';
import { UNTITLED } from '../product.ts';
import { Dialog, DialogSection } from './Dialog.tsx';
import { PictureControls, ROW, told, type PictureProps } from './PictureControls.tsx';

/**
 * Links to the puzzle, a page to print it from, and a picture of it: as it was given, or as the
 * board stands now. The puzzle's own author gets a link for editing it too.
 */
export function ShareDialog({
  canEdit = false,
  onClose,
  ...picture
}: PictureProps & {
  /** Whether the puzzle is the visitor's own, in the making. */
  canEdit?: boolean;
  onClose: () => void;
}) {
  const { puzzle } = picture;
  const title = puzzle.title || UNTITLED;
  const data = useShareData(puzzle);
  return (
    <Dialog title="Share" description={`${title}, for others to solve.`} onClose={onClose}>
      <DialogSection title="Link">
        <p>
          {canEdit
            ? 'The link carries the whole puzzle as it is now, with the solution on the board.'
            : 'The link carries the whole puzzle and its solution, but nothing of your solve.'}
        </p>
        <LinkRow
          address={data && solveAddress(data)}
          name="Link to this puzzle"
          action="Copy link"
          isFirst
        />
        {canEdit && (
          <>
            <p className="mt-4">
              Whoever opens the next one can change a copy of it, and sees the solution.
            </p>
            <LinkRow
              address={data && editAddress(data)}
              name="Link for editing"
              action="Copy edit link"
            />
          </>
        )}
      </DialogSection>
      <DialogSection title="Paper">
        <p>Black on white with the rules in words, made to be printed.</p>
        <div className={ROW}>
          {data !== null && (
            <a
              className={buttonClass()}
              href={`/print?d=${encodeURIComponent(data)}`}
              target="_blank"
              rel="noopener"
            >
              <Printer className="size-4.5" aria-hidden />
              Print view
            </a>
          )}
        </div>
      </DialogSection>
      <DialogSection title="Picture">
        <PictureControls {...picture} canChoose />
      </DialogSection>
    </Dialog>
  );
}

/** An address of the site in full, and a way to copy it. */
function LinkRow({
  address,
  name,
  action,
  isFirst = false,
}: {
  /** Null until it is made. */
  address: string | null;
  name: string;
  action: string;
  isFirst?: boolean;
}) {
  const link = address === null ? '' : location.origin + address;
  return (
    <div className={ROW}>
      <input
        className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-base-100 px-3 text-meta text-ellipsis"
        readOnly
        value={link}
        aria-label={name}
      />
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        disabled={link === ''}
        onClick={() => void told(navigator.clipboard.writeText(link), 'Link copied.')}
      >
        {action}
      </Button>
    </div>
  );
}

/** What the links carry; null until it is made. */
function useShareData(puzzle: Puzzle): string | null {
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void encodeShare(writePuzzle(puzzle), browserCompression).then((encoded) => {
      if (isCurrent) setData(encoded);
    });
    return () => {
      isCurrent = false;
    };
  }, [puzzle]);
  return data;
}
