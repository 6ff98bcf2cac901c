import { pasteOrigin } from '#engine/edit/clipTool.ts';
import { lineEditAt } from '#engine/edit/lineTools.ts';
import { symbolAt } from '#engine/edit/selection.ts';
import { symbolFromTemplate, templatePlace } from '#engine/edit/symbolTool.ts';
import type { Clip, SymbolTemplate, ToolId } from '#engine/edit/Tool.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import { gapAt } from '#engine/grid/snap.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import { symbolById } from '#engine/symbols/index.ts';

/** The tool of an author and its state. */
export interface Hand {
  readonly tool: ToolId;
  readonly template: SymbolTemplate | null;
  readonly clip: Clip;
}

/**
 * The effect of the tool in hand at a point, in cells from the top-left corner of the grid; null if
 * there is nothing to draw.
 */
export function toolPreview(
  grid: Grid,
  { tool, template, clip }: Hand,
  at: Point,
): BoardPreview | null {
  switch (tool) {
    case 'row':
    case 'column':
      return lineEditAt(tool, at, grid);
    case 'merge':
    case 'zone': {
      const edge = gapAt(at, grid, tool === 'zone');
      return edge && { kind: 'gap', edge };
    }
    case 'symbol':
      return template && symbolPreview(grid, template, at);
    case 'clip':
      return clipPreview(grid, clip, at);
    case 'tile':
    case 'control':
    case 'note':
      return { kind: 'cell', at: { x: Math.floor(at.x), y: Math.floor(at.y) } };
    case 'color':
    case 'mark':
      return null;
  }
}

/** The cells selected for copying, which are drawn wherever the pointer is. */
export function clipSelection({ stage }: Clip): BoardPreview | null {
  if (stage.kind !== 'chosen') return null;
  const { x, y, width, height } = stage.rectangle;
  return { kind: 'selection', from: { x, y }, to: { x: x + width - 1, y: y + height - 1 } };
}

function symbolPreview(grid: Grid, template: SymbolTemplate, at: Point): BoardPreview | null {
  const place = templatePlace(template, at, grid);
  const symbol = place && symbolFromTemplate(template, place, grid);
  const def = symbolById.get(template.id);
  if (!symbol || !def) return null;
  const isTaken = symbolAt(grid, template.id, place) !== undefined;
  return { kind: 'symbol', at: place, glyph: def.glyph(paramsOf(def, symbol)), isTaken };
}

function clipPreview(grid: Grid, clip: Clip, at: Point): BoardPreview | null {
  const { held, stage } = clip;
  const cell = { x: Math.floor(at.x), y: Math.floor(at.y) };
  switch (stage.kind) {
    case 'none':
      return { kind: 'cell', at: cell };
    case 'corner': {
      const x = stage.cell % grid.width;
      return { kind: 'selection', from: { x, y: (stage.cell - x) / grid.width }, to: cell };
    }
    case 'chosen':
      return clipSelection(clip);
    case 'pasting':
      return held && pastePreview(held, at);
  }
}

function pastePreview(held: Grid, at: Point): BoardPreview {
  const symbols = [...held.symbols.values()].flat().flatMap((symbol) => {
    const def = symbolById.get(symbol.id);
    return def ? [{ at: symbol.at, glyph: def.glyph(paramsOf(def, symbol)) }] : [];
  });
  return { kind: 'paste', at: pasteOrigin(held, at), grid: held, symbols };
}
