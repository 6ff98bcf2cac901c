import type { Glyph } from '../../glyph/glyph.ts';
import { createHalo } from '../../glyph/halo.ts';
import type { Grid } from '../../grid/grid.ts';
import { assistanceBelow } from '../../picture/shownAssistance.ts';
import type { GhostDepth } from '../../picture/lattice.ts';
import type { OverlayStep } from '../../picture/overlay.ts';
import { isOnMixedGround, overlaySteps, type OverlaySubject } from '../../picture/overlaySteps.ts';
import { NO_OVERHANG, type Overhang } from '../../picture/drawnOverlays.ts';
import { shownMarks, type ShownMark } from '../../picture/shownMarks.ts';
import type { BoardViewModel } from './BoardViewModel.ts';
import { hasSameShape } from './gridShape.ts';
import type { SceneSymbol } from './sceneSymbols.ts';

/** Drawings of a scene in addition to cells and symbols. */
export interface SceneOverlay {
  /** Drawings directly below the symbols. */
  readonly underlay: readonly OverlayStep[];
  /** The part of the underlay that is halos of symbols on ground of several colors. */
  readonly halos: readonly OverlayStep[];
  /** The part of the underlay that is results of the live assistant. */
  readonly assisted: readonly OverlayStep[];
  /** Marks of foresight. */
  readonly shown: readonly ShownMark[];
  /** Drawings above the symbols. */
  readonly overlay: readonly OverlayStep[];
  /** Cells by which the overlay extends beyond the sides of the board. They must be visible. */
  readonly overhang: Overhang;
  /** The input from which the overlay was made. */
  readonly drawn: OverlaySubject;
}

/** The parts of a scene that its overlay and the next overlay depend on. */
export interface OverlayScene extends SceneOverlay {
  readonly grid: Grid;
  readonly symbols: readonly SceneSymbol[];
  /** Symbols of the puzzle on edges and corners: the cells below may differ in color. */
  readonly spanning: readonly SceneSymbol[];
}

const NONE: readonly never[] = [];

/** Create the overlay of a view. Parts that equal those of `previous` keep their identity. */
export function createSceneOverlay(
  view: BoardViewModel,
  spanning: readonly SceneSymbol[],
  depth: GhostDepth,
  previous: OverlayScene | null,
): SceneOverlay {
  const drawn = subjectOf(view, depth);
  const isSame = previous !== null && isSameSubject(drawn, previous.drawn);
  return {
    ...belowOf(view, spanning, previous),
    shown: shownOf(view, previous),
    overlay: isSame ? previous.overlay : overlaySteps(drawn),
    overhang: drawn.preview?.overhang ?? NO_OVERHANG,
    drawn,
  };
}

/** Foresight is left out, because its animated marks have a layer of their own. */
function subjectOf(
  { board, judgement, counts = NONE, preview = null, assistant = null }: BoardViewModel,
  depth: GhostDepth,
): OverlaySubject {
  const { grid, topology } = board;
  return {
    grid,
    topology,
    depth,
    final: judgement.final,
    foreseen: NONE,
    counts,
    preview,
    assistant,
  };
}

/**
 * Returns whether two boards have the same overlay. It depends on existing cells, but not on their
 * colors.
 */
function isSameSubject(a: OverlaySubject, b: OverlaySubject): boolean {
  return (
    a.final === b.final &&
    a.counts === b.counts &&
    a.preview === b.preview &&
    a.assistant === b.assistant &&
    a.depth === b.depth &&
    a.topology.horizontal === b.topology.horizontal &&
    a.topology.vertical === b.topology.vertical &&
    hasSameShape(a.grid, b.grid)
  );
}

/** Returns the previous array if it has the same marks. */
function shownOf(
  { board, foreseen = NONE }: BoardViewModel,
  previous: OverlayScene | null,
): readonly ShownMark[] {
  const marks = shownMarks(foreseen, board.width);
  const last = previous?.shown ?? NONE;
  const isSame =
    previous?.grid.width === board.width &&
    marks.length === last.length &&
    marks.every(({ key }, index) => key === last[index]?.key);
  return isSame ? last : marks;
}

/** Drawings directly below the symbols: results of the assistant, then halos. */
function belowOf(
  { board: { grid }, theme, assistant = null }: BoardViewModel,
  spanning: readonly SceneSymbol[],
  previous: OverlayScene | null,
): Pick<SceneOverlay, 'underlay' | 'halos' | 'assisted'> {
  const halos = halosOf(spanning, grid, previous);
  const steps = assistanceBelow(assistant, grid, theme.hasPatterns);
  const last = previous?.assisted ?? NONE;
  const assisted = hasSameSteps(steps, last) ? last : steps;
  const isSame = previous?.halos === halos && previous.assisted === assisted;
  return { halos, assisted, underlay: isSame ? previous.underlay : [...assisted, ...halos] };
}

function hasSameSteps(a: readonly OverlayStep[], b: readonly OverlayStep[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** Halos below symbols on ground of several colors; the previous array if it is equal. */
function halosOf(
  spanning: readonly SceneSymbol[],
  grid: Grid,
  previous: OverlayScene | null,
): readonly OverlayStep[] {
  if (previous?.spanning === spanning && grid.tiles === previous.grid.tiles) return previous.halos;
  const mixed = spanning.filter(({ at }) => isOnMixedGround(at, grid));
  const last = previous?.halos ?? [];
  const isSame =
    mixed.length === last.length &&
    mixed.every(({ at, glyph, scale }, index) => {
      const step = last[index];
      if (step?.kind !== 'glyph' || step.at !== at || step.scale !== scale) return false;
      return step.glyph === haloByGlyph(glyph);
    });
  if (isSame) return last;
  return mixed.map(({ at, glyph, scale }) => ({
    kind: 'glyph',
    at,
    glyph: haloByGlyph(glyph),
    scale,
    ink: 'gray',
  }));
}

const haloByDrawing = new WeakMap<Glyph, Glyph>();

/** Returns a cached halo of a glyph. */
function haloByGlyph(glyph: Glyph): Glyph {
  const known = haloByDrawing.get(glyph);
  if (known !== undefined) return known;
  const halo = createHalo(glyph);
  haloByDrawing.set(glyph, halo);
  return halo;
}
