import { glyphNodes, UNIT } from '../glyph/svg.ts';
import type { Drawing } from './drawing.ts';
import { length } from './contour.ts';
import {
  fittedDash,
  type OverlayGlyph,
  type OverlayInk,
  type OverlayLine,
  type OverlayStep,
} from './overlay.ts';
import type { Paint, Palette } from './palette.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';

/** The overlay above the board: fills and lines first, glyphs above all of them. */
export function overlayLayer(drawing: Drawing): readonly SvgNode[] {
  return stepNodes(drawing.overlay ?? [], drawing);
}

/** The overlay right below the symbols, in the same order. */
export function underlayLayer(drawing: Drawing): readonly SvgNode[] {
  return stepNodes(drawing.underlay ?? [], drawing);
}

function stepNodes(steps: readonly OverlayStep[], drawing: Drawing): readonly SvgNode[] {
  const isGlyph = ({ kind }: OverlayStep): boolean => kind === 'glyph';
  return [...steps.filter((step) => !isGlyph(step)), ...steps.filter(isGlyph)].map((step) =>
    stepNode(step, drawing),
  );
}

function stepNode(step: OverlayStep, { palette, cellPx }: Drawing): SvgNode {
  const { color } = paintOf(step.ink, palette);
  switch (step.kind) {
    case 'fill':
      return svg('rect', {
        x: step.left * UNIT,
        y: step.top * UNIT,
        width: step.width * UNIT,
        height: step.height * UNIT,
        rx: step.radius * UNIT,
        fill: color,
        'fill-opacity': step.alpha,
      });
    case 'line':
      return svg('path', {
        d: pathOf(step),
        fill: 'none',
        stroke: color,
        'stroke-width': Math.max(step.width, 1 / cellPx) * UNIT,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        'stroke-dasharray': dashArray(step),
      });
    case 'glyph':
      return svg(
        'g',
        {
          transform: placed(step),
          opacity: step.alpha,
        },
        glyphNodes(step.glyph, { color, paper: null, font: palette.font }, cellPx),
      );
  }
}

function pathOf({ points, isClosed }: OverlayLine): string {
  const pairs = points.map(({ x, y }) => `${length(x)} ${length(y)}`);
  return `M${pairs.join('L')}${isClosed ? 'Z' : ''}`;
}

function dashArray(line: OverlayLine): string | undefined {
  const dash = fittedDash(line);
  return dash === null ? undefined : `${length(dash.on)} ${length(dash.off)}`;
}

function paintOf(ink: OverlayInk, { tile, on, ...palette }: Palette): Paint {
  switch (ink) {
    case 'dark':
    case 'light':
    case 'gray':
      return tile[ink];
    case 'onDark':
      return on.dark;
    case 'onLight':
      return on.light;
    case 'onGray':
      return on.gray;
    case 'halo':
    case 'error':
    case 'zone':
    case 'focus':
    case 'trial':
    case 'page':
      return palette[ink];
  }
}

function placed({ at, scale = 1 }: OverlayGlyph): string {
  if (scale === 1) return `translate(${length(at.x)} ${length(at.y)})`;
  const corner = (1 - scale) / 2;
  return `translate(${length(at.x + corner)} ${length(at.y + corner)})scale(${String(scale)})`;
}
