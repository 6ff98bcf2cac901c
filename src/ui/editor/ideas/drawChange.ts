import { paramsOf } from '#engine/clues/params.ts';
import type { Color, Grid, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { NO_OVERHANG, type DrawnPreview } from '#engine/picture/drawnOverlays.ts';
import type { OverlayInk, OverlayStep } from '#engine/picture/overlay.ts';
import { boxBetween, growBox, HALO, LINE, outlineBox } from '#engine/picture/preview.ts';
import { symbolById } from '#engine/symbols/index.ts';

const DASH = { on: 0.1, off: 0.14 };
/** Opacity of the cells and symbols that an idea changes. */
const ALPHA = 0.9;
const TILE = { inset: 0.04, radius: 0.1 };
/** Distance between the ends of a stroke through a removed clue and the sides of its cell. */
const STRIKE = 0.16;
const INK: Readonly<Record<Color, OverlayInk>> = {
  dark: 'onDark',
  light: 'onLight',
  gray: 'onGray',
};

/** The drawing of what an idea changes on a board. */
export function drawChange(before: Grid, after: Grid): DrawnPreview {
  const cells = after.tiles.flatMap((tile, cell) => {
    const old = before.tiles[cell];
    if (tile === old) return [];
    const at = { x: cell % after.width, y: Math.floor(cell / after.width) };
    const isGone = old?.fixed === true && !tile.fixed;
    return isGone ? strike(at) : [tileStep(at, tile.color), ...(tile.fixed ? frame(at) : [])];
  });
  const placed = new Set(listSymbols(after).map(keyOf));
  const standing = new Set(listSymbols(before).map(keyOf));
  const added = listSymbols(after).filter((it) => !standing.has(keyOf(it)));
  const removed = listSymbols(before).filter((it) => !placed.has(keyOf(it)));
  const steps = [
    ...cells,
    ...added.flatMap((it) => symbolSteps(it, after)),
    ...removed.flatMap(({ at }) => strike(at)),
  ];
  return { steps, overhang: NO_OVERHANG };
}

function listSymbols({ symbols }: Grid): readonly SymbolInstance[] {
  return [...symbols.values()].flat();
}

function keyOf({ id, at, params }: SymbolInstance): string {
  return `${id} ${at.x} ${at.y} ${JSON.stringify(params)}`;
}

function tileStep(at: Point, color: Color): OverlayStep {
  const box = growBox(boxBetween(at, at), -TILE.inset);
  return { kind: 'fill', ...box, radius: TILE.radius, ink: color, alpha: ALPHA };
}

function frame(at: Point): readonly OverlayStep[] {
  return outlineBox(boxBetween(at, at), { dash: DASH });
}

function symbolSteps(symbol: SymbolInstance, { width, tiles }: Grid): readonly OverlayStep[] {
  const { id, at } = symbol;
  const def = symbolById.get(id);
  if (!def) return [];
  const color = tiles[Math.floor(at.y) * width + Math.floor(at.x)]?.color ?? 'gray';
  const glyph = def.glyph(paramsOf(def, symbol));
  return [...frame(at), { kind: 'glyph', at, glyph, ink: INK[color], alpha: ALPHA }];
}

/** A stroke through a clue that goes. */
function strike({ x, y }: Point): readonly OverlayStep[] {
  const points = [
    { x: x + STRIKE, y: y + 1 - STRIKE },
    { x: x + 1 - STRIKE, y: y + STRIKE },
  ];
  const line = { kind: 'line', points, isClosed: false } as const;
  return [
    { ...line, width: HALO, ink: 'halo' },
    { ...line, width: LINE, ink: 'error' },
  ];
}
