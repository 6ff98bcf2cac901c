import { memo, useId } from 'react';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { pictureInputOf, type RenderOptions } from '#engine/picture/render.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { SvgTree } from './SvgTree.tsx';

type BoardPictureProps = Readonly<Omit<RenderOptions, 'theme' | 'idPrefix'>> & {
  readonly grid: Grid;
  readonly className?: string | undefined;
};

/**
 * A board as a still picture in the colors of the page: cards, legends, dialogs. Give `title` where the picture
 * says something that the words beside it do not; without it screen readers pass over it.
 */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  const { grid, className, ...rest } = props;
  const options = { ...rest, idPrefix: `picture${useId().replace(/\W/g, '')}` };
  return <SvgTree node={drawBoard(pictureInputOf(grid, options), options)} className={className} />;
});
