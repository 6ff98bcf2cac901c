import type { ToolEntry } from './toolbox.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';

const GLYPH_PX = 34;

/** What a tool looks like on its button: an icon, or the symbol that it places. */
export function ToolPicture({ picture }: Pick<ToolEntry, 'picture'>) {
  if (isGlyph(picture)) return <GlyphIcon glyph={picture} size={GLYPH_PX} paper="var(--paper)" />;
  const Icon = picture;
  return <Icon className="size-5.5 stroke-[1.6]" aria-hidden />;
}

function isGlyph(
  picture: ToolEntry['picture'],
): picture is Extract<typeof picture, readonly unknown[]> {
  return Array.isArray(picture);
}
