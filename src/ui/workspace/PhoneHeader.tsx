import type { ReactNode } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { Workspace } from './useWorkspace.ts';
import { ChevronLeft, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { iconButtonClass } from '#ui/shared/components/buttonStyles.ts';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { ProgressText } from './Progress.tsx';

/** The header of a phone: back button, title, and the menu with everything else. */
export function PhoneHeader({
  workspace: { opened, store, music, onDialog },
  meter,
}: {
  workspace: Workspace;
  meter: ReactNode;
}) {
  const t = useText();
  const { puzzle } = opened;
  return (
    <div className="flex h-18 min-w-0 flex-none items-center gap-1 px-2 [grid-area:head] lower:h-16 lower:flat:h-14 flat:max-[640px]:h-11 flat:max-[640px]:gap-0 flat:max-[640px]:px-0 flat:max-[640px]:[&>a]:w-10 flat:max-[640px]:[&>button]:w-10">
      {opened.isSaved !== false && (
        <Link className={iconButtonClass('size-12')} to="/" aria-label={t('site.backToHome')}>
          <ChevronLeft aria-hidden />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-[19px]/[1.2] font-book flat:max-[640px]:line-clamp-2 flat:max-[640px]:text-[14px] flat:max-[640px]:wrap-anywhere flat:max-[640px]:whitespace-normal">
          {t.say(puzzle.title || UNTITLED)}
        </h1>
        <div className="flex items-center gap-2 overflow-hidden text-meta whitespace-nowrap text-muted own-layer *:flex-none *:first:flex-initial flat:max-[640px]:hidden">
          {puzzle.author && <span className="min-w-0 truncate">{puzzle.author}</span>}
          <Difficulty value={puzzle.difficulty} />
          <ProgressText store={store} isMusic={music !== null} />
        </div>
      </div>
      {meter}
      <IconButton
        icon={Ellipsis}
        label={t('play.more')}
        opensDialog
        size="size-12"
        onPress={() => onDialog('more')}
      />
    </div>
  );
}
