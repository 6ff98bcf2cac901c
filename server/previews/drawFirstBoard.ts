import { svg, svgText, type SvgNode } from '#engine/glyph/svgNode.ts';
import type { Board } from '#engine/grid/board.ts';
import { findGroups } from '#engine/grid/connections.ts';
import type { Grid, Tile } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { errorCells } from '#engine/judging/errorCells.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend } from '#engine/judging/legend.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { ghostDepth } from '#engine/picture/lattice.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { overlaySteps } from '#engine/picture/overlaySteps.ts';
import { createPictureInput } from '#engine/picture/render.ts';
import { isBroad, MAX_PICTURED_CELLS, stageShape } from '#engine/picture/stageShape.ts';
import { findPlayback } from '#engine/play/playback.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { openShared } from '#engine/puzzle/puzzle.ts';
import { findExcess } from '#server/domain/puzzleLimits.ts';
import { boundedCompression } from '../checks/readPuzzleData.ts';

/** A board to be drawn as a page shows it first. */
export interface FirstBoard {
  /** The data of a puzzle of the site, or of a link. */
  readonly data: string;
  readonly mode: 'solve' | 'perfection';
}

/** Characters of the largest picture that is sent; compressed it has a twentieth. */
const MAX_LENGTH = 256 * 1024;

/**
 * Draw the board of a page of `/solve` or `/perfection` as HTML, in the colors of the page. The
 * same picture as `StaticBoard` draws with the default settings; `sentBoard.css` puts it into its
 * place. Null if it is too large, cannot be read, or has no place that is known without scripts.
 */
export async function drawFirstBoard({ data, mode }: FirstBoard): Promise<string | null> {
  const opened = await openShared(data, boundedCompression);
  if (!opened.ok || findExcess(opened.value.grid) !== null) return null;
  const { solution } = opened.value;
  const grid =
    mode === 'perfection'
      ? gridForPerfection(opened.value.grid)
      : gridForMode(opened.value.grid, mode);
  if (grid.tiles.length > MAX_PICTURED_CELLS || findPlayback(grid) !== null) return null;
  await loadDrawings(grid);
  const picture = drawBeginning(grid, solution, mode);
  if (picture === null) return null;
  const text = svgText(picture);
  if (text.length > MAX_LENGTH) return null;
  const wide = isBroad(grid) ? ' data-wide="true"' : '';
  const open = mode === 'solve' ? openCells(grid) : '';
  return `<div id="sent-board" class="solve sent-board" aria-hidden="true"${wide}${open}><div>${text}</div></div>`;
}

/**
 * The cells that can be painted, as the script of the page reads them (`readOpenCells`): one letter
 * each, and the groups of those that are painted together. None if only a part of a group can be
 * painted.
 */
function openCells(grid: Grid): string {
  const { width, tiles } = grid;
  const isOpen = ({ exists, fixed, color }: Tile) => exists && !fixed && color === 'gray';
  const letters = tiles.map((tile) => (isOpen(tile) ? 'n' : 'x'));
  const groups = findGroups(grid).filter((group) => group.some((cell) => letters[cell] === 'n'));
  if (groups.some((group) => group.some((cell) => letters[cell] !== 'n'))) return '';
  const joined = groups.length > 0 ? ` data-joined="${groups.map(String).join(' ')}"` : '';
  return ` data-columns="${width}" data-open="${letters.join('')}"${joined}`;
}

/** The board before the first stroke; null without any clue, since phones show clues below it. */
function drawBeginning(
  grid: Grid,
  solution: Grid | null,
  mode: FirstBoard['mode'],
): SvgNode | null {
  const board = boardOf(grid);
  const judgement = judge(board, solution);
  if (createLegend(board, judgement, mode).length === 0) return null;
  const { topology } = board;
  const options = {
    solution,
    judgement,
    errors: errorCells(board, judgement),
    overlay: overlaySteps({
      grid,
      topology,
      depth: ghostDepth(topology),
      final: judgement.final,
      foreseen: [],
      counts: [],
      preview: null,
    }),
    showGhosts: true,
    idPrefix: 'sent-picture', // `sent-board` is the element around it
  };
  const { tag, attributes, children } = drawBoard(createPictureInput(grid, options), options);
  return svg(tag, { ...attributes, ...largestSize(board) }, children);
}

/** The largest size on a page, in CSS pixels. The style sheet makes it as small as its place. */
function largestSize(board: Board): Readonly<Record<'width' | 'height', number>> {
  const { columns, rows, marginX, marginY, largestCellPx } = stageShape(board, true);
  return {
    width: (columns + 2 * marginX) * largestCellPx,
    height: (rows + 2 * marginY) * largestCellPx,
  };
}
