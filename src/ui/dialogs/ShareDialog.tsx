import { useEffect, useMemo, useState } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { encodeShare } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { render } from '#engine/picture/render.ts';
import { resetToGivens } from '#engine/edit/admit.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { Button } from '../components/Button.tsx';
import { Switch } from '../components/Switch.tsx';
import { readBoardTheme } from '../settings/boardTheme.ts';
import { browserCompression } from '../platform/compress.ts';
import { notify } from '../platform/notices.ts';
import { pngOf, svgFileOf } from '../platform/pngOf.ts';
import { PRODUCT, UNTITLED } from '../product.ts';
import { useSetting } from '../settings/useSetting.ts';
import { Dialog, DialogSection } from './Dialog.tsx';

const PICTURE_CELL_PX = 64;
/** Page round the board, in cells. */
const PICTURE_MARGIN = 0.5;

const ROW = 'mt-2.5 flex flex-wrap gap-2';

interface ShareProps {
  puzzle: Puzzle;
  /** The board as it stands now. */
  grid: Grid;
}

/** A link to the puzzle, and a picture of it: as it was given, or as the board stands now. */
export function ShareDialog({ puzzle, grid, onClose }: ShareProps & { onClose: () => void }) {
  const title = puzzle.title || UNTITLED;
  return (
    <Dialog title="Share" description={`${title}, for others to solve.`} onClose={onClose}>
      <LinkSection puzzle={puzzle} />
      <PictureSection puzzle={puzzle} grid={grid} title={title} />
    </Dialog>
  );
}

function LinkSection({ puzzle }: Pick<ShareProps, 'puzzle'>) {
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

function PictureSection({ puzzle: { solution }, grid, title }: ShareProps & { title: string }) {
  const [isReset, setReset] = useState(true);
  const shown = useMemo(() => (isReset ? resetToGivens(grid) : grid), [isReset, grid]);
  const theme = useSetting('theme');
  const svg = () =>
    render(
      { grid: shown, title, solution },
      {
        theme: readBoardTheme(theme),
        cellSize: PICTURE_CELL_PX,
        margin: PICTURE_MARGIN,
        showGhosts: true,
        hasBackground: true,
        idPrefix: 'share',
      },
    );
  const save = (picture: () => Promise<Blob>, type: 'png' | 'svg') =>
    void told(savePicture(picture(), title, type), 'Picture saved.');
  return (
    <DialogSection title="Picture">
      <div className="my-2.5 grid place-items-center">
        <BoardPicture
          className="h-[min(240px,30vh)] max-w-full"
          grid={shown}
          title={title}
          solution={solution}
          showGhosts
        />
      </div>
      <Switch
        label="Without my colors"
        checked={isReset}
        onChange={({ target }) => setReset(target.checked)}
      />
      <div className={ROW}>
        <Button onClick={() => void told(copyPicture(svg()), 'Picture copied.')}>
          Copy picture
        </Button>
        <Button onClick={() => save(() => pngOf(svg()), 'png')}>Save as PNG</Button>
        <Button onClick={() => save(() => svgFileOf(svg()), 'svg')}>Save as SVG</Button>
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

async function copyPicture(svg: string): Promise<void> {
  // The promise goes in, not the picture: some browsers ask for the clipboard before anything is
  // awaited.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(svg) })]);
}

async function savePicture(
  picture: Promise<Blob>,
  title: string,
  ending: 'png' | 'svg',
): Promise<void> {
  const url = URL.createObjectURL(await picture);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${PRODUCT} ${title.replace(/[^\p{L}\p{N} ]/gu, '')}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}

async function told(work: Promise<void>, message: string): Promise<void> {
  try {
    await work;
    notify({ kind: 'success', message });
  } catch {
    notify({ kind: 'error', message: 'The browser did not allow it.' });
  }
}
