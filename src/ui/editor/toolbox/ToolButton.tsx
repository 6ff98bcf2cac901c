import type { Ref } from 'react';
import { shortcutText, type ToolEntry } from './toolbox.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';

const TOOL =
  '[--paper:var(--color-base-200)] aria-pressed:[--paper:var(--color-primary)] relative grid flex-none place-items-center rounded-control bg-fill-1 transition-colors hover:bg-fill-2 aria-pressed:bg-primary aria-pressed:text-primary-content forced-colors:border forced-colors:aria-pressed:border-4';

/** One tool, with its key in the corner on devices with a keyboard. */
export function ToolButton({
  entry,
  isInHand,
  size,
  isKeyShown = false,
  onTake,
  ref,
}: {
  entry: Pick<ToolEntry, 'label' | 'picture' | 'shortcut'>;
  isInHand: boolean;
  /** Classes for width and height. */
  size: string;
  isKeyShown?: boolean;
  onTake: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}) {
  const t = useText();
  const layout = useSetting('keyboardLayout');
  const keys = shortcutText(entry.shortcut, layout);
  const label = t.say(entry.label);
  return (
    <button
      ref={ref}
      type="button"
      className={`${TOOL} ${size}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isInHand}
      title={`${label} (${keys})`}
      onClick={onTake}
    >
      <ToolPicture picture={entry.picture} />
      {isKeyShown && (
        <span
          className="absolute right-1.5 bottom-1 text-[10.5px]/none opacity-75 lining-nums pointer-coarse:hidden"
          aria-hidden
        >
          {keys.replace('Alt+', '⌥').replace('Shift+', '⇧')}
        </span>
      )}
    </button>
  );
}

const GLYPH_PX = 34;

/** The picture of a tool: an icon, or the symbol that it places. */
function ToolPicture({ picture }: Pick<ToolEntry, 'picture'>) {
  if (isGlyph(picture)) return <GlyphIcon glyph={picture} size={GLYPH_PX} paper="var(--paper)" />;
  const Icon = picture;
  return <Icon className="size-5.5 stroke-[1.6]" aria-hidden />;
}

function isGlyph(
  picture: ToolEntry['picture'],
): picture is Extract<typeof picture, readonly unknown[]> {
  return Array.isArray(picture);
}
