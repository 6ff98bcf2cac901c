import { glyphTree } from '#engine/glyph/svg.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { SvgTree } from './SvgTree.tsx';

interface GlyphIconProps {
  readonly glyph: Glyph;
  /** Width and height in pixels. */
  readonly size: number;
  /** Accessible name. Without it the icon is decoration. */
  readonly title?: string;
  readonly className?: string | undefined;
  /** Inside of hollow letters, as CSS; unknown when absent. */
  readonly paper?: string;
}

/** A symbol alone, in the color of the text around it. */
export function GlyphIcon({ glyph, size, title, className, paper }: GlyphIconProps) {
  const ink = { color: 'currentColor', paper: paper ?? null, font: 'var(--font-board)' };
  const node = glyphTree(glyph, ink, size, title);
  return <SvgTree node={node} className={className} />;
}
