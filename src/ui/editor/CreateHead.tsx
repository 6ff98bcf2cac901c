import { useSelector } from '@xstate/react';
import { ChevronLeft, Ellipsis, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { iconButtonClass, IconButton } from '#ui/shared/components/Button.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useTourRef } from './editorTargets.ts';

/** The header of the editor on phones: back link, title and status, the preview. */
export function CreateHead({
  workspace: { store },
  status,
  onTry,
  onMore,
}: {
  workspace: Workspace;
  /** One line below the title. */
  status: ReactNode;
  onTry: () => void;
  onMore: () => void;
}) {
  const t = useText();
  const tryRef = useTourRef('try');
  const title = useSelector(store.actor, ({ context }) => context.metadata.title);
  return (
    <div className="flex h-18 min-w-0 flex-none items-center gap-1 px-2 [grid-area:head] lower:h-16 lower:flat:h-14">
      <Link className={iconButtonClass('size-12')} to="/" aria-label={t('create.toHome')}>
        <ChevronLeft aria-hidden />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-[19px]/[1.2] font-book">{title || t.say(UNTITLED)}</h1>
        <div className="flex items-center gap-2 overflow-hidden text-meta whitespace-nowrap text-muted">
          {status}
        </div>
      </div>
      <span ref={tryRef} className="grid flex-none">
        <IconButton
          icon={Play}
          label={t('create.tryIt')}
          opensDialog
          size="size-12"
          onPress={onTry}
        />
      </span>
      <IconButton
        icon={Ellipsis}
        label={t('create.more')}
        opensDialog
        size="size-12"
        onPress={onMore}
      />
    </div>
  );
}
