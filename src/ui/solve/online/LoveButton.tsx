import { Heart } from 'lucide-react';
import { buttonClass, iconButtonClass } from '../../components/buttonStyles.ts';
import { countText } from '../../lists/counts.ts';
import { useText } from '../../texts/useText.ts';
import type { ServerPuzzle } from '../../workspace/OpenedPuzzle.ts';
import { useBrief } from './useBrief.ts';
import { useLove } from './useLove.ts';

/** Love a puzzle, or no longer. `withCount` says how many do; otherwise it is an icon. */
export function LoveButton({
  server,
  withCount = false,
}: {
  server: ServerPuzzle;
  withCount?: boolean;
}) {
  const t = useText();
  const love = useLove(server.id);
  const count = useBrief(server)?.loveCount ?? 0;
  if (love === null) return null;
  const { isLoved, toggle } = love;
  const label = t('online.love', { count, shown: countText(t, count) });
  const heart = (
    <Heart className={`size-4.5 ${isLoved ? 'fill-primary text-primary' : ''}`} aria-hidden />
  );
  return (
    <button
      type="button"
      className={withCount ? buttonClass('outline') : iconButtonClass()}
      aria-pressed={isLoved}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {heart}
      {withCount && t('online.loveShort', { isLoved: String(isLoved), shown: countText(t, count) })}
    </button>
  );
}
