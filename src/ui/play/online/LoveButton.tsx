import { Heart } from 'lucide-react';
import { iconButtonClass } from '#ui/shared/components/buttonStyles.ts';
import { countText } from '#ui/library/lists/counts.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useBrief } from './useBrief.ts';
import { useLove } from './useLove.ts';

/** The button that loves a puzzle, or no longer. */
export function LoveButton({
  server,
  size,
}: {
  server: ServerPuzzle;
  /** Classes for width and height instead of the default ones. */
  size?: string;
}) {
  const t = useText();
  const love = useLove(server.id);
  const count = useBrief(server)?.loveCount ?? 0;
  if (love === null) return null;
  const { isLoved, toggle } = love;
  const label = t('online.love', { count, shown: countText(t, count) });
  return (
    <button
      type="button"
      className={iconButtonClass(size)}
      aria-pressed={isLoved}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Heart className={isLoved ? 'fill-primary text-primary' : ''} aria-hidden />
    </button>
  );
}
