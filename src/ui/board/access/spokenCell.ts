import { joined, listed, message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { type CellMarks, type MarkKind, changedMarks } from '#engine/edit/cellMarks.ts';
import { isGiven, type Givens } from '#engine/grid/colors.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { SymbolFlags } from '#engine/judging/display.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { Judgement, State } from '#engine/clues/verdict.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Edge, SymbolInstance } from '#engine/grid/grid.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenAtSide, spokenPlace, spokenPoint } from '#engine/clues/spokenPlaces.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';
import { changedCells } from '#engine/grid/changes.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

needTexts('rules', 'symbols', 'clues');

/** A symbol that touches a cell, and its index in the list of its id. */
export interface PlacedSymbol {
  readonly symbol: SymbolInstance;
  readonly index: number;
}

/** Symbols by the cells they touch: a symbol on an edge touches two cells, on a corner four. */
export type SymbolsByCell = ReadonlyMap<Cell, readonly PlacedSymbol[]>;

/**
 * Symbols by the cells whose names contain them. Computed once, as symbols do not change in play.
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

/** State of the board for the names of cells. */
export interface SpokenBoard {
  readonly board: Board;
  readonly judgement: Judgement;
  readonly visible: SymbolFlags;
  /** Distinguishes givens from cells that became final in play. */
  readonly givens: Givens;
  /** The player's own marks. */
  readonly marks: CellMarks;
  /** Cells marked by rules in error. */
  readonly errors: ReadonlySet<Cell>;
  /** Authors draw borders of zones, which need not be closed; for players a zone is a number. */
  readonly tellsBorders: boolean;
}

/** Name of a cell: "row 3, column 5, dark, given, area number 4: satisfied". */
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

/** "marked with a dot"; "not marked" without a mark. */
export function spokenMark(kind: MarkKind | undefined): Text {
  return message('board.marked', { kind: kind ?? 'none' });
}

/** Place and name of a symbol: "row 3, column 5: area number 4". */
export function spokenClueAt(size: Pick<Board, 'width' | 'height'>, symbol: SymbolInstance): Text {
  const place = spokenPoint(symbol.at, size);
  return place === '' ? nameOf(symbol) : joined([place, nameOf(symbol)], ': ');
}

/** The state of a clue as a word. */
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

/** The sides of a cell with edges: "merged with the cell to the left"; empty for none. */
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

/** Zones have no names and are numbered from the top left. Empty outside all zones. */
function spokenZone(t: Translator, board: Board, cell: Cell): string {
  const zone = board.zones().find((candidate) => candidate.has(cell));
  return zone ? t('board.zone', { number: zone.index + 1 }) : '';
}

function sideOf(dx: number, dy: number): Text {
  if (dx !== 0) return message('board.side', { side: dx < 0 ? 'left' : 'right' });
  return message('board.side', { side: dy < 0 ? 'above' : 'below' });
}

/** State that the names of cells depend on. */
export type Spoken = SpokenBoard;

/** The current state for the names of cells. */
export function readSpoken({ actor, givens, mode, current }: BoardStore): Spoken {
  const { board, judgement, visible } = current();
  const { marks } = actor.getSnapshot().context;
  const errors = new Set<Cell>();
  for (const { state, cells } of judgement.rules)
    if (state === 'error') cells.forEach((cell) => errors.add(cell));
  return { board, judgement, visible, errors, givens, marks, tellsBorders: !mode.isSolving };
}

/**
 * Cells whose names may differ, because their tile, their mark, the state or visibility of a
 * symbol, or their error mark changed.
 */
export function spokenChanges(before: Spoken, after: Spoken): ReadonlySet<Cell> {
  const cells = new Set(changedCells(before.board.grid, after.board.grid));
  for (const cell of changedMarks(before.marks, after.marks)) cells.add(cell);
  for (const cell of after.errors) if (!before.errors.has(cell)) cells.add(cell);
  for (const cell of before.errors) if (!after.errors.has(cell)) cells.add(cell);
  const { width, height, grid } = after.board;
  for (const [id, list] of grid.symbols) {
    const states = [before.judgement.symbols.get(id), after.judgement.symbols.get(id)] as const;
    const sights = [before.visible.get(id), after.visible.get(id)] as const;
    list.forEach(({ at }, index) => {
      const isSame =
        states[0]?.[index] === states[1]?.[index] && sights[0]?.[index] === sights[1]?.[index];
      if (!isSame) touchedStoredCells(at, { width, height }).forEach((cell) => cells.add(cell));
    });
  }
  return cells;
}
