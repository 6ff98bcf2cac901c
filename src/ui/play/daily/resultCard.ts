import type { SvgNode } from '#engine/glyph/svgNode.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { drawPuzzlePicture } from '#engine/picture/puzzlePicture.ts';
import type { BoardTheme } from '#engine/picture/theme.ts';
import { measureText } from '#ui/shared/components/PictureControls.tsx';
import { translator } from '#ui/shared/texts/texts.ts';
import type { OutcomeWords } from './shareText.ts';

const CELL_PX = 64;

/**
 * A result as a picture: its words, and the puzzle as players get it, with its rules. Without a
 * theme it has the colors of the page.
 */
export function drawResultCard(
  { day, solve }: OutcomeWords,
  grid: Grid,
  theme?: BoardTheme,
): SvgNode {
  return drawPuzzlePicture(
    { title: day, author: solve, grid, solution: null },
    {
      ...(theme && { theme }),
      cellPx: CELL_PX,
      measure: measureText,
      say: (text) => translator.current().say(text),
      idPrefix: theme ? 'result' : 'shownResult',
    },
  );
}
