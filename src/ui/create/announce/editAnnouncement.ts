import type { Clip } from '#engine/edit/Tool.ts';
import { edgeKey } from '#engine/grid/edges.ts';
import type { Edge, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { symbolEquals } from '#engine/judging/equality.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import { spokenClueAt } from '../../board/a11y/spokenCell.ts';
import { spokenList } from '../../components/spokenList.ts';
import { spokenOffset, spokenPlace, spokenPoint } from '../../store/places.ts';

/** Places told one by one; of more, only how many there are. */
const MOST_PLACES = 2;

/**
 * What became of a puzzle besides its cells: of what joins them, of borders and of symbols. Empty
 * when nothing did, and when the size is another one: then everything may have moved.
 */
export function editAnnouncement(before: Grid, after: Grid): string {
  if (before.width !== after.width || before.height !== after.height) return '';
  return spokenList('. ', [
    toldEdges('Joined', added(before.connections, after.connections), after),
    toldEdges('Parted', added(after.connections, before.connections), after),
    toldEdges('Border', added(before.zones, after.zones), after),
    toldEdges('Border removed', added(after.zones, before.zones), after),
    ...toldSymbols(before, after),
  ]);
}

/** What the clipboard tool holds ready now; empty when that is the same. */
export function clipAnnouncement(before: Clip, after: Clip, { width }: Grid): string {
  const { held, stage } = after;
  if (stage === before.stage && held === before.held) return '';
  switch (stage.kind) {
    case 'corner':
      return `First corner at ${spokenPlace(width, stage.cell)}`;
    case 'chosen':
      return `Copied: ${stage.rectangle.width} by ${stage.rectangle.height}`;
    case 'pasting':
      return held ? `Ready to paste: ${held.width} by ${held.height}` : '';
    case 'none':
      return before.stage.kind === 'none' ? '' : 'Nothing is chosen';
  }
}

/**
 * Where the keyboard is when it moves within a cell, to a side or a corner or back: the focus stays
 * there, so that nothing else tells it.
 */
export function cursorAnnouncement(
  before: BoardContext['cursor'],
  { cell, offset, isShown }: BoardContext['cursor'],
  grid: Grid,
): string {
  const isStill = offset.x === before.offset.x && offset.y === before.offset.y;
  const isInMiddle = offset.x === 0 && offset.y === 0;
  if (!isShown || (cell === before.cell ? isStill : isInMiddle)) return '';
  const { width } = grid;
  const at = { x: (cell % width) + offset.x, y: Math.floor(cell / width) + offset.y };
  return capitalized(spokenPlace(width, cell) + spokenOffset(at, width, cell));
}

/** The edges of the second list that are not in the first. */
function added(before: readonly Edge[], after: readonly Edge[]): readonly Edge[] {
  if (before === after) return [];
  const known = new Set(before.map(edgeKey));
  return after.filter((edge) => !known.has(edgeKey(edge)));
}

function toldEdges(what: string, edges: readonly Edge[], grid: Grid): string {
  if (edges.length > MOST_PLACES) return `${what}: ${edges.length} edges of cells`;
  const places = edges.map(({ x1, y1, x2, y2 }) =>
    spokenPoint({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 }, grid),
  );
  return places.length === 0 ? '' : `${what} at ${places.join(' and at ')}`;
}

function toldSymbols(before: Grid, after: Grid): readonly string[] {
  if (before.symbols === after.symbols) return [];
  const [old, now] = [symbolsByPlace(before), symbolsByPlace(after)];
  const fresh = [...now].flatMap(([key, symbol]) => (old.has(key) ? [] : [symbol]));
  const gone = [...old].flatMap(([key, symbol]) => (now.has(key) ? [] : [symbol]));
  const changed = [...now].flatMap(([key, symbol]) => {
    const last = old.get(key);
    return last && !symbolEquals(last, symbol) ? [symbol] : [];
  });
  return [
    toldClues('Placed', fresh, after),
    toldClues('Changed', changed, after),
    toldClues('Removed', gone, before),
  ];
}

function toldClues(what: string, symbols: readonly SymbolInstance[], grid: Grid): string {
  if (symbols.length > MOST_PLACES) return `${what}: ${symbols.length} symbols`;
  const clues = symbols.map((symbol) => spokenClueAt(grid, symbol));
  return clues.length === 0 ? '' : `${what} at ${clues.join(' and at ')}`;
}

/** The symbols of a puzzle by what tells them apart: at most one of a kind stands at a place. */
function symbolsByPlace({ symbols }: Grid): ReadonlyMap<string, SymbolInstance> {
  return new Map(
    [...symbols.values()].flat().map((symbol) => {
      const { id, at } = symbol;
      return [`${id} ${at.x} ${at.y}`, symbol];
    }),
  );
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
