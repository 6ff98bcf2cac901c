import type { Topology } from '../../grid/board.ts';
import type { Givens } from '../../grid/colors.ts';
import type { Cell, Grid, Point } from '../../grid/grid.ts';
import { errorsWithClash } from '../../picture/shownAssistance.ts';
import type { BoardHint } from '../../picture/drawnOverlays.ts';
import { TRAY_MARGIN } from '../../picture/geometry.ts';
import { ghostDepth, NO_GHOSTS, type GhostDepth } from '../../picture/lattice.ts';
import { listFeatures } from '../../play/features.ts';
import type { Contact } from '../../edit/BoardInput.ts';
import type { Extent } from '../camera/camera.ts';
import type { BoardSettings, BoardViewModel } from './BoardViewModel.ts';
import { createSceneOverlay, type OverlayScene } from './sceneOverlay.ts';
import { cluePoints, collectSymbols, type SceneSymbol } from './sceneSymbols.ts';
import type { BoardTheme } from '../../picture/theme.ts';

/**
 * Input of the layers: a view model with everything resolved. Unchanged parts keep their identity
 * from scene to scene.
 */
export interface BoardScene extends OverlayScene {
  readonly grid: Grid;
  readonly givens: Givens;
  readonly topology: Topology;
  readonly depth: GhostDepth;
  readonly separateTiles: boolean;
  /** The settings allow animation, and the page is visible. */
  readonly isAnimated: boolean;
  readonly theme: BoardTheme;
  readonly contact: Contact | null;
  readonly errors: readonly Cell[];
  readonly highlight: readonly Cell[];
  /** Symbols of the puzzle, followed by marks of the play. */
  readonly symbols: readonly SceneSymbol[];
  /** Positions of the symbols of the puzzle. */
  readonly clues: readonly Point[];
  /** The current hint; null for none. */
  readonly hint: BoardHint | null;
  readonly focus: Cell | null;
  /** Null once all is solved: the solved picture has no hover mark. */
  readonly hoveredCell: Cell | null;
  readonly solvedFrom: Cell | null;
  /** Solved in a puzzle that allows no mistake. */
  readonly isPerfect: boolean;
}

/** State of the window, which is not part of the view model. */
interface WindowState {
  readonly hoveredCell: Cell | null;
  /** The page is hidden. */
  readonly isHidden: boolean;
}

const NONE: readonly never[] = [];

/** Create the scene of a view. Parts that equal those of `previous` keep their identity. */
export function createScene(
  view: BoardViewModel,
  { hoveredCell, isHidden }: WindowState,
  previous: BoardScene | null,
): BoardScene {
  const { board, settings } = view;
  const symbols = collectSymbols(view, previous?.symbols ?? []);
  const hasSameSymbols = symbols === previous?.symbols;
  const spanning = hasSameSymbols ? previous.spanning : symbols.filter(isSpanning);
  const depth = depthOf(board.topology, settings, previous);
  const { solvedFrom = null } = view;
  return {
    grid: board.grid,
    givens: view.givens ?? null,
    topology: board.topology,
    depth,
    separateTiles: settings.separateTiles,
    isAnimated: settings.isAnimated && !isHidden,
    theme: view.theme,
    contact: view.contact,
    errors: errorsWithClash(view.errors, view.assistant),
    highlight: view.highlight ?? NONE,
    symbols,
    clues: hasSameSymbols ? previous.clues : cluePoints(symbols, previous?.clues ?? []),
    spanning,
    ...createSceneOverlay(view, spanning, depth, previous),
    hint: view.hint ?? null,
    focus: view.focus,
    hoveredCell: solvedFrom === null ? hoveredCell : null,
    solvedFrom,
    isPerfect: solvedFrom !== null && allowsNoMistake(board.grid),
  };
}

function isSpanning({ at, isClue }: SceneSymbol): boolean {
  return isClue && !(Number.isInteger(at.x) && Number.isInteger(at.y));
}

function allowsNoMistake(grid: Grid): boolean {
  return listFeatures(grid).some(({ kind }) => kind === 'perfection');
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

/** The area that must be visible: cells, overlays beyond them, and tray or ghosts. */
export function measureExtent({ grid, overhang, depth }: BoardScene): Extent {
  return {
    width: overhang.left + grid.width + overhang.right,
    height: overhang.top + grid.height + overhang.bottom,
    left: overhang.left,
    top: overhang.top,
    marginX: Math.max(TRAY_MARGIN, depth.horizontal),
    marginY: Math.max(TRAY_MARGIN, depth.vertical),
  };
}

/** Returns whether two boards cover the same area. */
export function isSameExtent(a: Extent, b: Extent): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.left === b.left &&
    a.top === b.top &&
    a.marginX === b.marginX &&
    a.marginY === b.marginY
  );
}
