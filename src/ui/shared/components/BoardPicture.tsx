import { memo, useId } from 'react';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { createPictureInput, type RenderOptions } from '#engine/picture/render.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { FORCED_COLORS, useMediaQuery } from '#ui/shared/platform/media.ts';
import { SvgTree } from './SvgTree.tsx';
import { PartBoundary } from './PartBoundary.tsx';

type BoardPictureProps = Readonly<Omit<RenderOptions, 'theme' | 'idPrefix'>> & {
  readonly grid: Grid;
  readonly className?: string | undefined;
};

/**
 * A board as a static picture in the colors of the page: cards, legends, dialogs. Give `title`
 * where the picture says more than the text beside it; without it screen readers skip it. A board
 * that cannot be drawn leaves its room empty.
 */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  return (
    <PartBoundary about={props.grid} fallback={<span className={props.className} />}>
      <Drawing {...props} />
    </PartBoundary>
  );
});

function Drawing(props: BoardPictureProps) {
  const { grid, className, ...rest } = props;
  const hasPatterns = useMediaQuery(FORCED_COLORS);
  const options = { ...rest, hasPatterns, idPrefix: `picture${useId().replace(/\W/g, '')}` };
  return (
    <SvgTree node={drawBoard(createPictureInput(grid, options), options)} className={className} />
  );
}
