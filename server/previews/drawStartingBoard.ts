import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import type { SvgNode } from '#engine/glyph/svgNode.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { HOUSE_THEMES } from '#engine/picture/houseThemes.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { createPictureInput } from '#engine/picture/render.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { readPuzzleData } from '../checks/readPuzzleData.ts';

/** The board of a puzzle as players find it. Null where its data cannot be read. */
export async function drawStartingBoard(data: string, index: number): Promise<SvgNode | null> {
  const full = await readPuzzleData(data);
  if (!full.ok) return null;
  const { grid, solution } = splitSolution(full.value);
  const shown = gridForMode(grid, 'solve');
  await loadDrawings(shown);
  const options = {
    theme: HOUSE_THEMES.dark,
    solution,
    showGhosts: true,
    idPrefix: `board${index}`,
  };
  return drawBoard(createPictureInput(shown, options), options);
}
