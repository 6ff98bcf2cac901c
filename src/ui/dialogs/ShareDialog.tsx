import { useEffect, useMemo, useState } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { foreignLinksOf } from '#engine/foreign/foreignLinks.ts';
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
      <LinkRow link={link} label="Link to this puzzle" kind="primary">
        Copy link
      </LinkRow>
      <ForeignLinks puzzle={puzzle} />
    </DialogSection>
  );
}

/** Links for puzz.link, where the puzzle is of a genre that is known there. */
function ForeignLinks({ puzzle }: Pick<PictureProps, 'puzzle'>) {
  const links = useMemo(() => foreignLinksOf(puzzle), [puzzle]);
  return links.map(({ genre, address }) => (
    <div className="mt-4" key={genre}>
      <p>This is a {genre}, so puzz.link can open it too.</p>
      <LinkRow link={address} label={`Link for puzz.link, ${genre}`}>
        Copy link for puzz.link
      </LinkRow>
    </div>
  ));
}

/** An address to look at, and a button that copies it. */
function LinkRow({
  link,
  label,
  kind = 'plain',
  children,
}: {
  link: string;
  label: string;
  kind?: 'primary' | 'plain';
  children: string;
}) {
  return (
    <div className={ROW}>
      <input
        className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-base-100 px-3 text-meta text-ellipsis"
        readOnly
        value={link}
        aria-label={label}
      />
      <Button
        kind={kind}
        disabled={link === ''}
        onClick={() => void told(navigator.clipboard.writeText(link), 'Link copied.')}
      >
        {children}
      </Button>
    </div>
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
