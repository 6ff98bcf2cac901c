import { BareButton } from '#ui/shared/components/Button.tsx';
import {
  CircleCheck,
  CircleHelp,
  FlaskConical,
  History,
  House,
  RotateCcw,
  Share2,
  SlidersHorizontal,
  Star,
  StarHalf,
  type LucideIcon,
} from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { canRestart } from '#ui/board/boardSelectors.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { otherModeName, type PlayActionsProps } from './PlayActions.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';

const ITEM =
  'flex min-h-13 items-center gap-3.5 rounded-control px-2.5 text-start hover:bg-fill-1 [&>svg]:size-5 [&>svg]:text-muted';

/** The sheet with all that does not fit on a phone's first screen. */
export function MoreSheet({
  puzzle,
  store,
  actions,
  onRestart,
  onHelp,
  onSettings,
  onClose,
  children,
}: {
  puzzle: Puzzle;
  store: BoardStore;
  actions: PlayActionsProps;
  onRestart: () => void;
  onHelp: () => void;
  onSettings: () => void;
  onClose: () => void;
  /** Content of the site that replaces the author's name. */
  children?: ReactNode;
}) {
  const t = useText();
  const isChanged = useSelector(store.actor, ({ context }) => canRestart(context));
  return (
    <Dialog
      title={t.say(puzzle.title || UNTITLED)}
      description={t('play.moreDescription')}
      shape="sheet"
      onClose={onClose}
    >
      <div className="text-[15px]/[1.45] text-muted">
        {puzzle.author && !children && (
          <p className="line-clamp-2 wrap-anywhere">
            {t('site.byAuthor', { author: puzzle.author })}
          </p>
        )}
        {puzzle.description && (
          <div className="mt-1.5 mb-3 border-l-2 border-line-strong pl-3 text-base-content">
            <Markdown text={puzzle.description} />
          </div>
        )}
      </div>
      {children}
      <div className="flex flex-col">
        <PlayItems actions={actions} onClose={onClose} />
        <SheetItem
          icon={RotateCcw}
          label={t('play.restart')}
          isDisabled={!isChanged}
          onPress={onRestart}
        />
        <SheetItem icon={CircleHelp} label={t('play.howToPlay')} onPress={onHelp} />
        <SheetItem icon={SlidersHorizontal} label={t('site.settings')} onPress={onSettings} />
        <Link className={ITEM} to="/">
          <House aria-hidden />
          {t('play.home')}
        </Link>
      </div>
    </Dialog>
  );
}

/** Items that act on the board close the sheet, so that the board is visible. */
function PlayItems({
  actions: { other, onTrial, onCheck, onHistory, onShare },
  onClose,
}: {
  actions: PlayActionsProps;
  onClose: () => void;
}) {
  const t = useText();
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <>
      {onTrial && (
        <SheetItem icon={FlaskConical} label={t('play.trySomething')} onPress={closing(onTrial)} />
      )}
      {onCheck && (
        <SheetItem icon={CircleCheck} label={t('play.check')} onPress={closing(onCheck)} />
      )}
      {onHistory && (
        <SheetItem icon={History} label={t('play.history')} onPress={closing(onHistory)} />
      )}
      <SheetItem icon={Share2} label={t('site.share')} onPress={onShare} />
      {other && (
        <Link className={ITEM} to={other.address}>
          {other.mode === 'perfection' ? <Star aria-hidden /> : <StarHalf aria-hidden />}
          {t(otherModeName(other))}
        </Link>
      )}
    </>
  );
}

/** One line of the sheet. */
export function SheetItem({
  icon: Icon,
  label,
  isDisabled = false,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  return (
    <BareButton className={ITEM} disabled={isDisabled} onClick={onPress}>
      <Icon aria-hidden />
      {label}
    </BareButton>
  );
}
