import type { Translator } from '#texts/translator.ts';
import type { BoardStore, BoardSnapshot } from '#ui/board/boardStore.ts';
import type { Question } from './boardKeys.ts';
import { capitalized } from '#texts/capitalized.ts';
import { joined, message, type Text } from '#texts/message.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { countOverlay, type OverlayCount } from '#engine/judging/countOverlay.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import type { Board } from '#engine/grid/board.ts';
import { spokenState } from './spokenCell.ts';

needTexts('rules', 'symbols', 'clues');

/** The region of a cell: "dark region of 5 cells, can grow to 9". */
export function spokenRegion(board: Board, cell: Cell): Text {
  const region = board.regionOf(cell);
  if (!region) return message('board.noCell');
  const { color, cells, reach, isClosed } = region;
  const count = cells.length;
  if (color === 'gray') return message('board.emptyRegion', { count });
  if (isClosed) return message('board.closedRegion', { color, count });
  return message('board.growingRegion', { color, count, most: reach.cells.length });
}

/** Summary of the board: size, uncolored cells, faults, and every rule with its state. */
export function spokenBoard(t: Translator, { board, errors, legend }: BoardSnapshot): string {
  const isLeft = (cell: Cell) =>
    board.exists(cell) && !board.fixed(cell) && board.color(cell) === 'gray';
  const left = board.grid.tiles.filter((_, cell) => isLeft(cell)).length;
  const rules = legend.filter(({ kind }) => kind === 'rule');
  return spokenList(', ', [
    t('board.size', { width: board.width, height: board.height }),
    left === 0 ? t('board.noneLeft') : t('board.someLeft', { count: left }),
    errors.length === 0 ? t('board.noneWrong') : t('board.someWrong', { count: errors.length }),
    rules.length === 0 ? t('board.noRules') : t('board.rules', { rules: spokenRules(t, rules) }),
  ]);
}

function spokenRules(t: Translator, rules: readonly LegendRow[]): string {
  return spokenList(
    '; ',
    rules.map(({ brief, state, errorDescription }) =>
      spokenList(', ', [t.say(brief), t.say(errorDescription?.short ?? spokenState(state))]),
    ),
  );
}

/** Counts of the symbols at a cell: "Viewpoint 4: up 0 of 2, left 1". */
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

/** Answer to a question about the board, for screen readers. */
export function answerTo(t: Translator, { actor, current }: BoardStore, about: Question): string {
  const snapshot = current();
  const { cell } = actor.getSnapshot().context.cursor;
  switch (about) {
    case 'board':
      return spokenBoard(t, snapshot);
    case 'counts':
      return spokenCounts(t, snapshot, cell);
    case 'region':
      return t.say(spokenRegion(snapshot.board, cell));
  }
}
