import type { Topology } from '../../grid/board.ts';
import type { Cell, Color, Grid, Point } from '../../grid/grid.ts';
import { haloOf } from '../../glyph/halo.ts';
import type { Glyph } from '../../glyph/glyph.ts';
import type { State } from '../../clues/verdict.ts';
import { paramsOf } from '../../clues/params.ts';
import type { BoardSettings, BoardViewModel } from './BoardViewModel.ts';
import type { Damage } from './Damage.ts';
import type { BoardTheme } from './theme.ts';
import { ghostDepth, NO_GHOSTS, type GhostDepth } from '../../picture/lattice.ts';
import type { OverlayStep } from '../../picture/overlay.ts';
import { isOnMixedGround, overlaySteps, type OverlaySubject } from '../../picture/overlaySteps.ts';
import { overhangOf } from '../../picture/preview.ts';
import { shownMarks, type ShownMark } from '../../picture/shownMarks.ts';
import { featuresOf } from '../../play/features.ts';
import { symbolById } from '../../symbols/index.ts';

/** A symbol that is drawn. */
export interface SceneSymbol {
  /** Tells it from all others, and stays the same as long as it is in the grid. */
  readonly key: string;
  readonly at: Point;
  readonly glyph: Glyph;
  readonly state: State;
  /** It belongs to the puzzle, and errors leave room for it. */
  readonly isClue: boolean;
}

/** What the layers draw: a view with everything looked up. Parts that did not change keep their identity. */
export interface BoardScene {
  readonly grid: Grid;
  readonly topology: Topology;
  readonly depth: GhostDepth;
  readonly separateTiles: boolean;
  /** Changes may move: the player wants it, and can see it. */
  readonly isAnimated: boolean;
  readonly theme: BoardTheme;
  readonly errors: readonly Cell[];
  readonly highlight: readonly Cell[];
  /** Symbols of the puzzle, and above them what play adds. */
  readonly symbols: readonly SceneSymbol[];
  /** Where the symbols of the puzzle are. */
  readonly clues: readonly Point[];
  /** What is drawn right below the symbols. */
  readonly underlay: readonly OverlayStep[];
  /** Marks of what foresight and a hint show. */
  readonly shown: readonly ShownMark[];
  /** What is drawn above the symbols. */
  readonly overlay: readonly OverlayStep[];
  /** How far that reaches beyond the right and the lower side, and must be in sight. */
  readonly overhang: Point;
  /** What the overlay was made of. */
  readonly drawn: OverlaySubject;
  readonly focus: Cell | null;
  readonly hover: Cell | null;
  readonly solvedFrom: Cell | null;
  /** It was solved without a mistake allowed. */
  readonly isPerfect: boolean;
}

/** One picture: when it is shown, and how large cells are then. */
export interface BoardFrame {
  readonly nowMs: number;
  /** Device pixels a cell at rest: what glyphs are drawn for. */
  readonly glyphPx: number;
  /** Device pixels a cell now. */
  readonly cellPx: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** Takes note of what looks different. */
  readonly damage: Damage;
  /** The way of the stroke since the last change. */
  readonly way: { readonly from: Point; readonly to: Point } | null;
}

/** What the scene takes from the window rather than from the view. */
interface BoardSight {
  readonly hover: Cell | null;
  /** Nobody sees the board. */
  readonly isHidden: boolean;
}

/** The scene of a view. */
export function boardSceneOf(
  view: BoardViewModel,
  { hover, isHidden }: BoardSight,
  previous: BoardScene | null,
): BoardScene {
  const { board, settings } = view;
  const symbols = symbolsOf(view, previous?.symbols ?? []);
  const depth = depthOf(board.topology, settings, previous);
  const drawn = subjectOf(view, depth);
  return {
    grid: board.grid,
    topology: board.topology,
    depth,
    separateTiles: settings.separateTiles,
    isAnimated: settings.isAnimated && !isHidden,
    theme: view.theme,
    errors: view.errors,
    highlight: view.highlight,
    symbols,
    clues: cluesOf(
      symbols.filter(({ isClue }) => isClue),
      previous,
    ),
    underlay: underlayOf(symbols, board.grid, previous),
    shown: shownOf(view, previous),
    overlay:
      previous !== null && isSameSubject(drawn, previous.drawn)
        ? previous.overlay
        : overlaySteps(drawn),
    overhang: overhangOf(drawn.preview, board.grid),
    drawn,
    focus: view.focus,
    hover,
    solvedFrom: view.solvedFrom,
    isPerfect: view.solvedFrom !== null && isForPerfection(board.grid),
  };
}

/** Whether the puzzle is played without a mistake allowed. */
function isForPerfection(grid: Grid): boolean {
  return featuresOf(grid).some(({ kind }) => kind === 'perfection');
}

/** The color a symbol stands on: that of the cells below if they agree, else gray. */
export function groundOf({ x, y }: Point, grid: Grid): Color {
  const colors = new Set<Color>();
  for (const row of new Set([Math.floor(y), Math.ceil(y)]))
    for (const column of new Set([Math.floor(x), Math.ceil(x)])) {
      const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
      const tile = isInside ? grid.tiles[row * grid.width + column] : undefined;
      colors.add(tile?.exists === true ? tile.color : 'gray');
    }
  const [first = 'gray'] = colors;
  return colors.size === 1 ? first : 'gray';
}

const NONE: readonly never[] = [];

/** What stands still over the board. What foresight and hints show moves: its layer draws it. */
function subjectOf(
  { board, judgement, counts = NONE, preview = null }: BoardViewModel,
  depth: GhostDepth,
): OverlaySubject {
  const { grid, topology } = board;
  return {
    grid,
    topology,
    depth,
    final: judgement.final,
    foreseen: NONE,
    hint: null,
    counts,
    preview,
  };
}

/** The same array as long as it has the same marks. */
function shownOf(
  { board, foreseen = NONE, hint = null }: BoardViewModel,
  previous: BoardScene | null,
): readonly ShownMark[] {
  const marks = shownMarks(foreseen, hint, board.width);
  const last = previous?.shown ?? NONE;
  const isSame =
    previous?.grid.width === board.width &&
    marks.length === last.length &&
    marks.every(({ key }, index) => key === last[index]?.key);
  return isSame ? last : marks;
}

/** Halos, as long as they are the same in the same array. */
function underlayOf(
  symbols: readonly SceneSymbol[],
  grid: Grid,
  previous: BoardScene | null,
): readonly OverlayStep[] {
  if (previous !== null && symbols === previous.symbols && grid.tiles === previous.grid.tiles)
    return previous.underlay;
  const mixed = symbols.filter(({ at, isClue }) => isClue && isOnMixedGround(at, grid));
  const last = previous?.underlay ?? [];
  const isSame =
    mixed.length === last.length &&
    mixed.every(({ at, glyph }, index) => {
      const step = last[index];
      return step?.kind === 'glyph' && step.at === at && step.glyph === haloByGlyph(glyph);
    });
  if (isSame) return last;
  return mixed.map(({ at, glyph }) => ({
    kind: 'glyph',
    at,
    glyph: haloByGlyph(glyph),
    ink: 'gray',
  }));
}

const haloByDrawing = new WeakMap<Glyph, Glyph>();

/** The same halo for the same glyph. */
function haloByGlyph(glyph: Glyph): Glyph {
  const known = haloByDrawing.get(glyph);
  if (known !== undefined) return known;
  const halo = haloOf(glyph);
  haloByDrawing.set(glyph, halo);
  return halo;
}

/** Whether two boards have the same drawing over them. Colors do not matter, but which cells exist does. */
function isSameSubject(a: OverlaySubject, b: OverlaySubject): boolean {
  return (
    a.final === b.final &&
    a.counts === b.counts &&
    a.preview === b.preview &&
    a.depth === b.depth &&
    a.topology.horizontal === b.topology.horizontal &&
    a.topology.vertical === b.topology.vertical &&
    hasSameCells(a.grid, b.grid)
  );
}

function hasSameCells(a: Grid, b: Grid): boolean {
  if (a.tiles === b.tiles && a.width === b.width) return true;
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.tiles.every(({ exists }, cell) => exists === b.tiles[cell]?.exists)
  );
}

function depthOf(
  topology: Topology,
  { showGhosts }: BoardSettings,
  previous: BoardScene | null,
): GhostDepth {
  const depth = showGhosts ? ghostDepth(topology) : NO_GHOSTS;
  const last = previous?.depth;
  return last?.horizontal === depth.horizontal && last.vertical === depth.vertical ? last : depth;
}

function symbolsOf(view: BoardViewModel, previous: readonly SceneSymbol[]): readonly SceneSymbol[] {
  const previousByKey = new Map(previous.map((symbol) => [symbol.key, symbol]));
  const symbols = [...cluesShown(view, previousByKey), ...marksShown(view, previousByKey)];
  const isSame =
    symbols.length === previous.length &&
    symbols.every((symbol, index) => symbol === previous[index]);
  return isSame ? previous : symbols;
}

function marksShown(
  { marks = [] }: BoardViewModel,
  previousByKey: ReadonlyMap<string, SceneSymbol>,
): readonly SceneSymbol[] {
  return marks.map(({ key, at, glyph, isFaint }): SceneSymbol => {
    const state = isFaint ? 'satisfied' : 'incomplete';
    const own = `mark ${key}`;
    const last = previousByKey.get(own);
    const isSame = last?.state === state && last.glyph === glyph && isSamePoint(last.at, at);
    return isSame ? last : { key: own, at, glyph, state, isClue: false };
  });
}

function cluesShown(
  { board, judgement, visible }: BoardViewModel,
  previousByKey: ReadonlyMap<string, SceneSymbol>,
): readonly SceneSymbol[] {
  return [...board.grid.symbols].flatMap(([id, placed]) => {
    const def = symbolById.get(id);
    if (def === undefined) return [];
    return placed.flatMap((symbol, index): SceneSymbol[] => {
      if (visible.get(id)?.[index] === false) return [];
      const key = `${id} ${String(index)}`;
      const state = judgement.symbols.get(id)?.[index] ?? 'incomplete';
      const last = previousByKey.get(key);
      const glyph = glyphOf(symbol.params, () => def.glyph(paramsOf(def, symbol)));
      if (last?.state === state && last.glyph === glyph && isSamePoint(last.at, symbol.at))
        return [last];
      return [{ key, at: symbol.at, glyph, state, isClue: true }];
    });
  });
}

const glyphByParams = new WeakMap<object, Glyph>();

/** Params are immutable, and so is the drawing that follows from them. */
function glyphOf(params: object, make: () => Glyph): Glyph {
  const known = glyphByParams.get(params);
  if (known !== undefined) return known;
  const glyph = make();
  glyphByParams.set(params, glyph);
  return glyph;
}

function cluesOf(symbols: readonly SceneSymbol[], previous: BoardScene | null): readonly Point[] {
  if (previous === null) return symbols.map(({ at }) => at);
  const { clues } = previous;
  const isSame =
    clues.length === symbols.length &&
    symbols.every(({ at }, index) => {
      const clue = clues[index];
      return clue !== undefined && isSamePoint(at, clue);
    });
  return isSame ? clues : symbols.map(({ at }) => at);
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
