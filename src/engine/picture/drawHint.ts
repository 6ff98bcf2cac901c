import { paramsOf } from '../clues/params.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { Cell, Grid, Point } from '../grid/grid.ts';
import { isCentered } from '../grid/placement.ts';
import { symbolById } from '../symbols/index.ts';
import type { BoardHint } from './drawnOverlays.ts';
import { TRAY_MARGIN } from './geometry.ts';
import type { HintClue, HintMarks } from './hintMarks.ts';
import {
  cellBox,
  clashSteps,
  clueSteps,
  factSteps,
  ghostSteps,
  glowSteps,
  medallionSteps,
  pathSteps,
  targetSteps,
  wrongSteps,
} from './hintShapes.ts';
import type { GhostDepth } from './lattice.ts';
import type { Box } from './overlay.ts';

/** The cells and clue of the selected line of a reason. */
export interface WalkedMarks {
  readonly cells: readonly Cell[];
  readonly clue: Point | null;
}

interface HintLook {
  readonly grid: Pick<Grid, 'width' | 'height' | 'tiles' | 'symbols'>;
  readonly depth: GhostDepth;
  /** Null while no line is selected. */
  readonly walked: WalkedMarks | null;
  /** The label of a cell with a supposed color. */
  readonly ifWord: string;
}

/** The drawing of a hint. */
export function drawHint(marks: HintMarks, look: HintLook): BoardHint {
  const { grid } = look;
  const walked = new Set(look.walked?.cells);
  // Cells with a number of the supposition show no other color.
  const numbered = new Set(marks.ghosts.map(({ cell }) => cell));
  const isWalked = (at: Point) => look.walked?.clue?.x === at.x && look.walked.clue.y === at.y;
  const box = (cell: Cell) => cellBox(cell, grid.width);
  const onCells = marks.clues.filter(isCentered);
  const between = marks.clues.filter((at) => !isCentered(at));
  return {
    veil: veilOf(new Set(marks.lit), look),
    part: partOf(look.walked?.cells.length ? look.walked.cells : marks.lit, grid),
    steps: [
      ...marks.clues.flatMap(glowSteps),
      ...marks.ghosts.flatMap((it) => ghostSteps(it, box(it.cell), grid)),
      ...marks.paths.flatMap(pathSteps),
      ...marks.facts.flatMap((it) => factSteps(it, box(it.cell), walked.has(it.cell))),
      ...onCells.flatMap((at) => clueSteps(at, isWalked(at))),
      ...marks.targets.flatMap((it) =>
        targetSteps(numbered.has(it.cell) ? { ...it, color: null } : it, box(it.cell), look.ifWord),
      ),
      ...between.flatMap((it) => medallionSteps(it, glyphOf(it, grid), isWalked(it))),
      ...marks.wrong.flatMap((cell) => wrongSteps(box(cell))),
      ...clashSteps(marks.clash, box),
    ],
  };
}

/** The smallest rectangle around some cells; the whole board around none. */
function partOf(cells: readonly Cell[], { width, height }: HintLook['grid']): Box {
  if (cells.length === 0) return { left: 0, top: 0, width, height };
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

/** The glyph of a clue; null if its symbol is unknown. */
function glyphOf({ id, x, y }: HintClue, { symbols }: HintLook['grid']): Glyph | null {
  if (id === undefined) return null;
  const symbol = symbols.get(id)?.find(({ at }) => at.x === x && at.y === y);
  const def = symbolById.get(id);
  return symbol && def ? def.glyph(paramsOf(def, symbol)) : null;
}

/** Everything except the lit cells, in runs of a row; the tray and ghosts are dimmed too. */
function veilOf(lit: ReadonlySet<Cell>, { grid, depth }: HintLook): readonly Box[] {
  const { width, height } = grid;
  const marginX = Math.max(TRAY_MARGIN, depth.horizontal);
  const marginY = Math.max(TRAY_MARGIN, depth.vertical);
  const [left, whole] = [-marginX, width + 2 * marginX];
  const boxes: Box[] = [
    { left, top: -marginY, width: whole, height: marginY },
    { left, top: height, width: whole, height: marginY },
  ];
  for (let row = 0; row < height; row++) {
    let start = left;
    for (let column = 0; column < width; column++) {
      if (!lit.has(row * width + column)) continue;
      if (column > start) boxes.push({ left: start, top: row, width: column - start, height: 1 });
      start = column + 1;
    }
    boxes.push({ left: start, top: row, width: width + marginX - start, height: 1 });
  }
  return boxes;
}
