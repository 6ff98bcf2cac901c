import type { Document } from '#machines/document.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';

/** Boards with a longer side get no symbols in thumbnails, where they would be unreadable. */
const MOST_WITH_SYMBOLS = 12;

/** A thumbnail of a draft or a version. */
export function DraftPicture({ document: { grid, solution } }: { document: Document }) {
  const isFine = Math.max(grid.width, grid.height) > MOST_WITH_SYMBOLS;
  return (
    <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-control bg-base-300 p-1.5">
      {grid.tiles.length > 0 && (
        <BoardPicture
          className="h-13 max-w-full"
          grid={grid}
          solution={solution}
          symbols={isFine ? 'none' : 'all'}
          isExample={!isFine}
        />
      )}
    </span>
  );
}
