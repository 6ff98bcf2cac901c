import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { boardOf } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { WrapDiagram } from '../components/WrapDiagram.tsx';
import { isAtRest } from './isAtRest.ts';

/**
 * A clue's small board, drawn as the board draws itself, with a tick when the clue holds. Joined
 * sides are shown as the arrow heads of the rim.
 */
export function CluePicture({
  row,
  isDim,
  className,
}: {
  row: LegendRow;
  isDim: boolean;
  /** The size of the picture. */
  className: string;
}) {
  const grid = useMemo(() => exampleGrid(row.example), [row.example]);
  const { isWrapped, topology } = boardOf(grid);
  return (
    <span className={`relative grid ${isDim ? '[&_svg]:opacity-55' : ''} ${className}`}>
      {isWrapped ? (
        <WrapDiagram topology={topology} size={84} />
      ) : (
        <BoardPicture grid={grid} isExample symbols="all" />
      )}
      {isAtRest(row) && (
        <span className="absolute -right-1.25 -bottom-1.25 size-4.5 rounded-[6px] bg-base-100 p-0.5 text-success">
          <Check className="size-3.5 stroke-[2.4]" aria-hidden />
        </span>
      )}
    </span>
  );
}
