import type { Clip } from '#engine/edit/Tool.ts';
import { edgeKey } from '#engine/grid/connections.ts';
import type { Edge, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { symbolEquals } from '#engine/judging/equality.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import { capitalized } from '#texts/capitalized.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { spokenClueAt } from '#ui/board/access/spokenCell.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenAtSide, spokenPlace, spokenPoint } from '#engine/clues/spokenPlaces.ts';

/** Changes of edges. */
type EdgeChange = 'joined' | 'parted' | 'border' | 'borderRemoved';
type SymbolChange = 'placed' | 'changed' | 'removed';

/** Limit of places that are named; for more, only their number is. */
const MOST_PLACES = 2;

/**
 * Announce the changes of a puzzle other than of its cells: of connections, borders and symbols.
 * Empty for no changes, and after a resize, because then everything may have moved.
 */
export function editAnnouncement(t: Translator, before: Grid, after: Grid): string {
  if (before.width !== after.width || before.height !== after.height) return '';
  return spokenList('. ', [
    ...[
      describeEdges('joined', added(before.connections, after.connections), after),
      describeEdges('parted', added(after.connections, before.connections), after),
      describeEdges('border', added(before.zones, after.zones), after),
      describeEdges('borderRemoved', added(after.zones, before.zones), after),
      ...describeSymbols(before, after),
    ].map((text) => t.say(text)),
  ]);
}

/** Announce the clip that the clipboard tool would paste; empty if it is the same. */
export function clipAnnouncement(before: Clip, after: Clip, { width }: Grid): Text {
  const { held, stage } = after;
  if (stage === before.stage && held === before.held) return '';
  switch (stage.kind) {
    case 'corner':
      return message('create.firstCorner', { place: spokenPlace(width, stage.cell) });
    case 'chosen':
      return message('create.copied', sizeOf(stage.rectangle));
    case 'pasting':
      return held ? message('create.readyToPaste', sizeOf(held)) : '';
    case 'none':
      return before.stage.kind === 'none' ? '' : message('create.nothingChosen');
  }
}

/**
 * Announce a move of the keyboard within a cell, to a side or corner or back. The focus stays on
 * the cell then, so screen readers announce nothing.
 */
export function cursorAnnouncement(
  t: Translator,
  before: BoardContext['cursor'],
  { cell, offset, isShown }: BoardContext['cursor'],
  grid: Grid,
): string {
  const isStill = offset.x === before.offset.x && offset.y === before.offset.y;
  const isInMiddle = offset.x === 0 && offset.y === 0;
  if (!isShown || (cell === before.cell ? isStill : isInMiddle)) return '';
  const { width } = grid;
  const at = { x: (cell % width) + offset.x, y: Math.floor(cell / width) + offset.y };
  const place = spokenAtSide(spokenPlace(width, cell), at, width, cell);
  return capitalized(t.say(place), t.language);
}

/** The edges of the second list that are not in the first. */
function added(before: readonly Edge[], after: readonly Edge[]): readonly Edge[] {
  if (before === after) return [];
  const known = new Set(before.map(edgeKey));
  return after.filter((edge) => !known.has(edgeKey(edge)));
}

function describeEdges(change: EdgeChange, edges: readonly Edge[], grid: Grid): Text {
  return describeChange(change, edges, ({ x1, y1, x2, y2 }) =>
    spokenPoint({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 }, grid),
  );
}

function describeSymbols(before: Grid, after: Grid): readonly Text[] {
  if (before.symbols === after.symbols) return [];
  const [old, now] = [symbolsByPlace(before), symbolsByPlace(after)];
  const fresh = [...now].flatMap(([key, symbol]) => (old.has(key) ? [] : [symbol]));
  const gone = [...old].flatMap(([key, symbol]) => (now.has(key) ? [] : [symbol]));
  const changed = [...now].flatMap(([key, symbol]) => {
    const last = old.get(key);
    return last && !symbolEquals(last, symbol) ? [symbol] : [];
  });
  return [
    describeClues('placed', fresh, after),
    describeClues('changed', changed, after),
    describeClues('removed', gone, before),
  ];
}

function describeClues(change: SymbolChange, symbols: readonly SymbolInstance[], grid: Grid): Text {
  return describeChange(change, symbols, (symbol) => spokenClueAt(grid, symbol));
}

/** A change of several elements with the places of the first ones; empty for none. */
function describeChange<T>(
  change: EdgeChange | SymbolChange,
  things: readonly T[],
  placeOf: (thing: T) => Text,
): Text {
  const [first = '', second = ''] = things.slice(0, MOST_PLACES).map(placeOf);
  const { length: count } = things;
  return count === 0 ? '' : message(`create.${change}`, { count, first, second });
}

/** The symbols of a puzzle by kind and place, which identify a symbol. */
function symbolsByPlace({ symbols }: Grid): ReadonlyMap<string, SymbolInstance> {
  return new Map(
    [...symbols.values()].flat().map((symbol) => {
      const { id, at } = symbol;
      return [`${id} ${at.x} ${at.y}`, symbol];
    }),
  );
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  return { width, height };
}
