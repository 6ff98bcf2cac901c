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
 * A board as a static picture in the colors of the page, for cards, legends and dialogs. Pass
 * `title` if the picture shows more than the text next to it; without it screen readers skip it. If
 * the board can't be drawn, its space stays empty.
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
