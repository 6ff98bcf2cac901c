import { VEIL } from '#engine/picture/BoardHint.ts';
import { assistanceBelow } from '#engine/picture/shownAssistance.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import type { PlacedGlyph } from '#engine/picture/drawing.ts';
import { ghostDepth, NO_GHOSTS } from '#engine/picture/lattice.ts';
import type { OverlayStep } from '#engine/picture/overlay.ts';
import { focusSteps, overlaySteps } from '#engine/picture/overlaySteps.ts';

const NONE: readonly never[] = [];

/** Returns the marks of a view, for a picture in place of the canvas. */
export function pictureMarks({ marks = NONE }: BoardViewModel): readonly PlacedGlyph[] {
  return marks.map(({ at, glyph, isFaint }) => ({
    at,
    glyph,
    state: isFaint ? 'satisfied' : 'incomplete',
  }));
}

/** Returns the drawings below the symbols, for a picture in place of the canvas. */
export function pictureUnderlay({
  board: { grid },
  theme,
  assistant = null,
}: BoardViewModel): readonly OverlayStep[] {
  return assistanceBelow(assistant, grid, theme.hasPatterns);
}

/** Returns the drawings over the board and the focus ring, for a picture in place of the canvas. */
export function pictureOverlay({
  board: { grid, topology },
  judgement: { final },
  foreseen = NONE,
  hint = null,
  counts = NONE,
  preview = null,
  assistant = null,
  focus,
  settings,
}: BoardViewModel): readonly OverlayStep[] {
  const depth = settings.showGhosts ? ghostDepth(topology) : NO_GHOSTS;
  return [
    ...overlaySteps({ grid, topology, depth, final, foreseen, counts, preview, assistant }),
    ...(hint?.veil ?? NONE).map(
      (box) => ({ kind: 'fill', ...box, radius: 0, ink: 'page', alpha: VEIL }) as const,
    ),
    ...(hint?.steps ?? NONE),
    ...(focus === null ? [] : focusSteps(focus, grid.width)),
  ];
}
