import { symbolAt, withParams, type Selection } from '#engine/edit/selection.ts';
import { templatePlace } from '#engine/edit/symbolTool.ts';
import type { Point } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { paramsAfterWheel } from '#ui/editor/config/paramsKeys.ts';

/**
 * The wheel turned over a symbol of the kind in hand: its number goes up or down. False where it
 * means nothing, so that it zooms.
 */
export function wheelOnSymbol({ actor }: BoardStore, at: Point, steps: number): boolean {
  const { grid, template, tool } = actor.getSnapshot().context;
  const place = tool === 'symbol' && template ? templatePlace(template, at, grid) : null;
  const symbol = place && template ? symbolAt(grid, template.id, place) : undefined;
  const def = symbol && symbolById.get(symbol.id);
  const params = def && paramsAfterWheel(def, symbol.params, steps);
  if (!symbol || !params) return false;
  const target: Selection = { kind: 'symbol', id: symbol.id, at: symbol.at };
  actor.send({
    type: 'document.edit',
    change: { grid: withParams(grid, target, params) },
    session: `wheel ${JSON.stringify(target)}`,
  });
  return true;
}
