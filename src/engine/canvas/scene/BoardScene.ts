import type { Topology } from '../../grid/board.ts';
import type { Givens } from '../../grid/givens.ts';
import type { Cell, Grid, Point } from '../../grid/grid.ts';
import { errorsWithClash } from '../../picture/shownAssistance.ts';
import type { BoardHint } from '../../picture/BoardHint.ts';
import { ghostDepth, NO_GHOSTS, type GhostDepth } from '../../picture/lattice.ts';
import { listFeatures } from '../../play/features.ts';
import type { Contact } from '../../edit/Contact.ts';
import type { BoardSettings, BoardViewModel } from './BoardViewModel.ts';
import { sceneOverlayOf, type OverlayScene } from './sceneOverlay.ts';
import { cluePoints, symbolsOf, type SceneSymbol } from './sceneSymbols.ts';
import type { BoardTheme } from './theme.ts';

/**
 * What the layers draw: a view with everything looked up. Parts that did not change keep their
 * identity from scene to scene.
 */
export interface BoardScene extends OverlayScene {
  readonly grid: Grid;
  readonly givens: Givens;
  readonly topology: Topology;
  readonly depth: GhostDepth;
  readonly separateTiles: boolean;
  /** The settings allow animation, and the page is in sight. */
  readonly isAnimated: boolean;
  readonly theme: BoardTheme;
  readonly contact: Contact | null;
  readonly errors: readonly Cell[];
  readonly highlight: readonly Cell[];
  /** Symbols of the puzzle, and above them what play adds. */
  readonly symbols: readonly SceneSymbol[];
  /** Where the symbols of the puzzle are. */
  readonly clues: readonly Point[];
  /** What a hint shows; null for nothing. */
  readonly hint: BoardHint | null;
  readonly focus: Cell | null;
  /** None once all is solved: the finished picture is clean. */
  readonly hoveredCell: Cell | null;
  readonly solvedFrom: Cell | null;
  /** It was solved in a puzzle that allows no mistake. */
  readonly isPerfect: boolean;
}

/** What the scene takes from the window rather than from the view. */
interface WindowState {
  readonly hoveredCell: Cell | null;
  /** The page is out of sight. */
  readonly isHidden: boolean;
}

/** The scene of a view. */
export function boardSceneOf(
  view: BoardViewModel,
  { hoveredCell, isHidden }: WindowState,
  previous: BoardScene | null,
): BoardScene {
  const { board, settings } = view;
  const symbols = symbolsOf(view, previous?.symbols ?? []);
  const hasSameSymbols = symbols === previous?.symbols;
  const spanning = hasSameSymbols ? previous.spanning : symbols.filter(isSpanning);
  const depth = depthOf(board.topology, settings, previous);
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
    highlight: view.highlight,
    symbols,
    clues: hasSameSymbols ? previous.clues : cluePoints(symbols, previous?.clues ?? []),
    spanning,
    ...sceneOverlayOf(view, spanning, depth, previous),
    hint: view.hint ?? null,
    focus: view.focus,
    hoveredCell: view.solvedFrom === null ? hoveredCell : null,
    solvedFrom: view.solvedFrom,
    isPerfect: view.solvedFrom !== null && allowsNoMistake(board.grid),
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
