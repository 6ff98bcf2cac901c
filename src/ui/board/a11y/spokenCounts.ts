import { symbolById } from '#engine/symbols/index.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import { spokenList } from '../../components/spokenList.ts';
import type { BoardSnapshot } from '../../store/boardStore.ts';

/** What the symbols at a cell count: "Viewpoint 4: up 0 of 2, left 1". */
export function spokenCounts({ board, visible }: BoardSnapshot, cell: Cell): string {
  const countsBySymbol = new Map<SymbolInstance, OverlayCount[]>();
  for (const count of countOverlay(board, cell, visible)) {
    const counts = countsBySymbol.get(count.of);
    if (counts) counts.push(count);
    else countsBySymbol.set(count.of, [count]);
  }
  if (countsBySymbol.size === 0) return 'Nothing is counted here';
  return spokenList(
    '; ',
    [...countsBySymbol].map(([symbol, counts]) =>
      spokenList(': ', [nameOf(symbol), counts.map(spokenCount).join(', ')]),
    ),
  );
}

function spokenCount({ direction, completed, possible }: OverlayCount): string {
  const count = completed === possible ? `${completed}` : `${completed} of ${possible}`;
  return direction === null ? count : `${direction} ${count}`;
}

function nameOf(symbol: SymbolInstance): string {
  const def = symbolById.get(symbol.id);
  const name = def?.speak(paramsOf(def, symbol)) ?? symbol.id;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
