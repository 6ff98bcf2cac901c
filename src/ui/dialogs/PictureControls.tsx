import { useMemo, useState } from 'react';
import type { Grid } from '#engine/grid/grid.ts';
import { render } from '#engine/picture/render.ts';
import { resetToGivens } from '#engine/edit/admit.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { Button } from '../components/Button.tsx';
import { Switch } from '../components/Switch.tsx';
import { readBoardTheme } from '../settings/boardTheme.ts';
import { notify } from '../platform/notices.ts';
import { pngOf, svgFileOf } from '../platform/pngOf.ts';
import { PRODUCT, UNTITLED } from '../product.ts';
import { useSetting } from '../settings/useSetting.ts';

const PICTURE_CELL_PX = 64;
/** Page round the board, in cells. */
const PICTURE_MARGIN = 0.5;
/** Characters of a title in the name of a file: file systems take 255 bytes. */
const LONGEST_NAME = 60;

export const ROW = 'mt-2.5 flex flex-wrap gap-2';

export interface PictureProps {
  puzzle: Puzzle;
  /** The board as it stands now. */
  grid: Grid;
}

/** The picture, how it is to be, and what can be done with it. */
export function PictureControls({
  puzzle,
  grid,
  canReset,
}: PictureProps & {
  /** Whether the player's colors can be left out, as they are at first. */
  canReset: boolean;
}) {
  const { solution } = puzzle;
  const title = puzzle.title || UNTITLED;
  const [isReset, setReset] = useState(canReset);
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
    <>
      <div className="my-2.5 grid place-items-center">
        <BoardPicture
          className={`max-w-full ${canReset ? 'h-[min(240px,30vh)]' : 'h-[min(420px,50vh)]'}`}
          grid={shown}
          title={title}
          solution={solution}
          showGhosts
        />
      </div>
      {canReset && (
        <Switch
          label="Without my colors"
          checked={isReset}
          onChange={({ target }) => setReset(target.checked)}
        />
      )}
      <div className={ROW}>
        <Button onClick={() => void told(copyPicture(svg()), 'Picture copied.')}>
          Copy picture
        </Button>
        <Button onClick={() => save(() => pngOf(svg()), 'png')}>Save as PNG</Button>
        <Button onClick={() => save(() => svgFileOf(svg()), 'svg')}>Save as SVG</Button>
      </div>
    </>
  );
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
  link.download = `${PRODUCT} ${title.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, LONGEST_NAME)}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Say how work ended. */
export async function told(work: Promise<void>, message: string): Promise<void> {
  try {
    await work;
    notify({ kind: 'success', message });
  } catch {
    notify({ kind: 'error', message: 'The browser did not allow it.' });
  }
}
