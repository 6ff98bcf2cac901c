import { capitalized } from '#texts/capitalized.ts';
import { joined, message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** What the symbols at a cell count: "Viewpoint 4: up 0 of 2, left 1". */
export function spokenCounts(t: Translator, { board, visible }: BoardSnapshot, cell: Cell): string {
  const countsBySymbol = new Map<SymbolInstance, OverlayCount[]>();
  for (const count of countOverlay(board, cell, visible)) {
    const counts = countsBySymbol.get(count.of);
    if (counts) counts.push(count);
    else countsBySymbol.set(count.of, [count]);
  }
  if (countsBySymbol.size === 0) return t('board.nothingCounted');
  return spokenList(
    '; ',
    [...countsBySymbol].map(([symbol, counts]) =>
      spokenList(': ', [
        capitalized(t.say(nameOf(symbol)), t.language),
        t.say(joined(counts.map(spokenCount), ', ')),
      ]),
    ),
  );
}

function spokenCount({ direction, completed, possible }: OverlayCount): Text {
  const count =
    completed === possible ? `${completed}` : message('board.countOf', { completed, possible });
  return direction === null ? count : message('board.countToward', { direction, count });
}

function nameOf(symbol: SymbolInstance): Text {
  const def = symbolById.get(symbol.id);
  return def?.speak(paramsOf(def, symbol)) ?? symbol.id;
}
