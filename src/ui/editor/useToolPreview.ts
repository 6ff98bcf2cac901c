import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Hover } from '#engine/canvas/BoardOptions.ts';
import type { Point, Grid } from '#engine/grid/grid.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import { createStore } from '#base/store.ts';
import { cursorPoint } from '#machines/cursor.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useRestingGrid } from '#ui/board/boardSelectors.ts';
import { pasteOrigin } from '#engine/edit/clipTool.ts';
import { lineEditAt } from '#engine/edit/lineTools.ts';
import { symbolAt } from '#engine/edit/selection.ts';
import { symbolFromTemplate, templatePlace } from '#engine/edit/symbolTool.ts';
import type { Clip, SymbolTemplate, ToolId } from '#engine/edit/Tool.ts';
import { paramsOf } from '#engine/clues/params.ts';
import { gapAt } from '#engine/grid/snap.ts';
import { symbolById } from '#engine/symbols/index.ts';

/** The tool of an author and its state. */
interface Hand {
  readonly tool: ToolId;
  readonly template: SymbolTemplate | null;
  readonly clip: Clip;
}

/**
 * The effect of the tool in hand at a point, in cells from the top-left corner of the grid; null if
 * there is nothing to draw.
 */
function toolPreview(grid: Grid, { tool, template, clip }: Hand, at: Point): BoardPreview | null {
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
function clipSelection({ stage }: Clip): BoardPreview | null {
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

/** The preview of the tool in hand, at the pointer or the cursor of the keyboard. */
export interface ShownPreview {
  readonly preview: BoardPreview | null;
  readonly onHover: (hover: Hover) => void;
}

/** Follows pointer, keyboard and tool. Changes only when the picture changes. */
export function useToolPreview(
  store: BoardStore,
  /** Gets each point of the pointer. */
  onPoint: (at: Point | null) => void,
): ShownPreview {
  const { actor } = store;
  const [pointed] = useState(() => createStore<Point | null>(null));
  const onHover = useCallback(
    ({ at, isPressed }: Hover) => {
      onPoint(at);
      const next = isPressed ? null : at;
      if (next !== pointed.current()) pointed.set(next);
    },
    [pointed, onPoint],
  );
  const cursor = useSelector(actor, ({ context }) => context.cursor);
  const grid = useRestingGrid(store);
  const tool = useSelector(actor, ({ context }) => context.tool);
  const template = useSelector(actor, ({ context }) => context.template);
  const clip = useSelector(actor, ({ context }) => context.clip);
  const keyed = cursor.isShown ? cursorPoint(cursor, grid) : null;
  const hand = useMemo(() => ({ tool, template, clip }), [tool, template, clip]);
  const [select] = useState(lastPreview);
  const preview = useSyncExternalStore(pointed.subscribe, () => {
    const at = pointed.current() ?? keyed;
    const isOnBoard = grid.width > 0 && grid.height > 0;
    return select(isOnBoard && at ? toolPreview(grid, hand, at) : clipSelection(clip));
  });
  return { preview, onHover };
}

/** Returns the same object while the preview is equal. */
function lastPreview() {
  let last: BoardPreview | null = null;
  let lastKey = '';
  return (next: BoardPreview | null): BoardPreview | null => {
    const key = next === null ? '' : keyOf(next);
    if (
      key !== lastKey ||
      (next?.kind === 'paste' && last?.kind === 'paste' && next.grid !== last.grid)
    )
      last = next;
    lastKey = key;
    return last;
  };
}

/** A pasted grid is compared by identity, because its text is long. */
function keyOf(preview: BoardPreview): string {
  if (preview.kind === 'paste') return JSON.stringify({ at: preview.at, kind: preview.kind });
  return JSON.stringify(preview);
}
