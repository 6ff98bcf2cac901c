import { joined, listed, message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import type { CellMarks, MarkKind } from '#engine/edit/cellMarks.ts';
import { isGiven, type Givens } from '#engine/grid/givens.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { SymbolFlags } from '#engine/judging/display.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Edge, SymbolInstance } from '#engine/grid/grid.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenAtSide, spokenPlace, spokenPoint } from '#engine/clues/spokenPlaces.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** A symbol that touches a cell, and where in the list of its id it stands. */
export interface PlacedSymbol {
  readonly symbol: SymbolInstance;
  readonly index: number;
}

/** Symbols by the cells they touch: one on an edge touches two cells, one on a corner four. */
export type SymbolsByCell = ReadonlyMap<Cell, readonly PlacedSymbol[]>;

/**
 * Where each symbol of a board is to be spoken. Symbols do not change in play, so this is computed
 * once.
 */
export function symbolsByCell({ width, height, grid }: Board): SymbolsByCell {
  const byCell = new Map<Cell, PlacedSymbol[]>();
  for (const list of grid.symbols.values()) {
    list.forEach((symbol, index) => {
      for (const cell of touchedStoredCells(symbol.at, { width, height })) {
        const there = byCell.get(cell);
        if (there) there.push({ symbol, index });
        else byCell.set(cell, [{ symbol, index }]);
      }
    });
  }
  return byCell;
}

/** What is known about the board at the moment of speaking. */
export interface SpokenBoard {
  readonly board: Board;
  readonly judgement: Judgement;
  readonly visible: SymbolFlags;
  /** Tells givens from cells that became final in play. */
  readonly givens: Givens;
  /** The player's own marks. */
  readonly marks: CellMarks;
  /** Cells marked by rules in error. */
  readonly errors: ReadonlySet<Cell>;
  /** Authors draw the borders of zones, which need not close; for players a zone is a number. */
  readonly tellsBorders: boolean;
}

/** Name of a cell in one breath: "row 3, column 5, dark, given, area number 4: satisfied". */
export function spokenCell(
  t: Translator,
  { board, judgement, visible, errors, givens, marks, tellsBorders }: SpokenBoard,
  cell: Cell,
  symbols: readonly PlacedSymbol[] = [],
): string {
  const place = spokenPlace(board.width, cell);
  if (!board.exists(cell)) return t('board.missing', { place });
  const shown = symbols.filter(({ symbol, index }) => visible.get(symbol.id)?.[index] ?? true);
  return spokenList(', ', [
    t.say(place),
    t('board.color', { color: board.color(cell) }),
    board.fixed(cell) ? t(isGiven(board.grid, cell, givens) ? 'board.given' : 'board.final') : '',
    marks.has(cell) ? t.say(spokenMark(marks.get(cell))) : '',
    spokenSides(t, 'board.joined', board.grid.connections, board.width, cell),
    board.grid.zones.length > 0 ? spokenZone(t, board, cell) : '',
    tellsBorders ? spokenSides(t, 'board.border', board.grid.zones, board.width, cell) : '',
    ...shown.map((placed) => spokenSymbol(t, board, judgement, cell, placed)),
    errors.has(cell) ? t('board.partOfError') : '',
  ]);
}

/** "marked with a dot"; "not marked" where there is none. */
export function spokenMark(kind: MarkKind | undefined): Text {
  return message('board.marked', { kind: kind ?? 'none' });
}

/** Where a symbol stands, and what it is: "row 3, column 5: area number 4". */
export function spokenClueAt(size: Pick<Board, 'width' | 'height'>, symbol: SymbolInstance): Text {
  const place = spokenPoint(symbol.at, size);
  return place === '' ? nameOf(symbol) : joined([place, nameOf(symbol)], ': ');
}

/** The state of a clue in a word. */
export function spokenState(state: State): Text {
  return message('board.state', { state });
}

function spokenSymbol(
  t: Translator,
  { width }: Board,
  judgement: Judgement,
  cell: Cell,
  { symbol, index }: PlacedSymbol,
): string {
  const state = judgement.symbols.get(symbol.id)?.[index] ?? 'incomplete';
  const name = spokenAtSide(nameOf(symbol), symbol.at, width, cell);
  return spokenList(': ', [t.say(name), t.say(spokenState(state))]);
}

function nameOf(symbol: SymbolInstance): Text {
  const def = symbolById.get(symbol.id);
  return def?.speak(paramsOf(def, symbol)) ?? symbol.id;
}

/** The sides of a cell that edges are on: "joined left and below"; empty for none. */
function spokenSides(
  t: Translator,
  what: 'board.border' | 'board.joined',
  edges: readonly Edge[],
  width: number,
  cell: Cell,
): string {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const sides = edges.flatMap(({ x1, y1, x2, y2 }) => {
    if (x1 === x && y1 === y) return [sideOf(x2 - x, y2 - y)];
    if (x2 === x && y2 === y) return [sideOf(x1 - x, y1 - y)];
    return [];
  });
  return sides.length === 0 ? '' : t(what, { sides: listed(sides) });
}

/** The author's zones have no names: they are counted from the top left. Empty outside of all. */
function spokenZone(t: Translator, board: Board, cell: Cell): string {
  const zone = board.zones().find((candidate) => candidate.has(cell));
  return zone ? t('board.zone', { number: zone.index + 1 }) : '';
}

function sideOf(dx: number, dy: number): Text {
  if (dx !== 0) return message('board.side', { side: dx < 0 ? 'left' : 'right' });
  return message('board.side', { side: dy < 0 ? 'above' : 'below' });
}
