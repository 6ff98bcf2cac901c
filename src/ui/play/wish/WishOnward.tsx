import { useSelector } from '@xstate/react';
import { ChevronRight, Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { message } from '#texts/message.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { writeText } from '#ui/shared/platform/clipboard.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { KindRecordText } from './Records.tsx';
import type { MakerRun } from './useMaker.ts';
import { afterWish, techniqueAddress, wishAddress, type PlayWish } from './wishes.ts';

/** After a puzzle by wish: the next one of its series, another wish, and its link. */
export function WishOnward({ run, wish }: { run: MakerRun; wish: PlayWish }) {
  const t = useText();
  const next = useSelector(run, (snapshot) => {
    const { job } = snapshot.context;
    const isNext = snapshot.matches('ready') || snapshot.matches({ working: 'ahead' });
    return isNext && job ? job : null;
  });
  const isReady = useSelector(run, (snapshot) => snapshot.matches('ready'));
  const isBusy = useSelector(run, (snapshot) => snapshot.matches('working'));
  const address = wishAddress(wish);
  return (
    <div className="flex min-w-0 flex-wrap gap-2 xl:mt-auto xl:flex-col xl:gap-3 score:mt-0 score:flex-row phone:order-2 phone:basis-full">
      <p className="text-meta text-muted max-xl:sr-only" role="status">
        {isReady && t('wish.nextReady')}
        {isBusy && t('wish.nextMaking')}
      </p>
      <p className="text-meta text-muted tabular-nums max-xl:sr-only phone:not-sr-only phone:basis-full">
        <KindRecordText choice={wish} />
      </p>
      <Link
        className={`${buttonClass('primary')} phone:flex-[2]`}
        to={wishAddress(next ?? afterWish(wish))}
        replace
      >
        {t('wish.next')}
        <ChevronRight className="size-4.5 flex-none" aria-hidden />
      </Link>
      <Link
        className={`${buttonClass('outline')} phone:flex-1`}
        to={wish.technique ? techniqueAddress(wish.technique) : '/play'}
      >
        {t(wish.technique ? 'techniques.toExample' : 'wish.change')}
      </Link>
      <Button onClick={() => void copyLink(address)}>
        <Link2 className="size-4.5 flex-none" aria-hidden />
        {t('wish.copyLink')}
      </Button>
    </div>
  );
}

async function copyLink(address: string): Promise<void> {
  const isCopied = await writeText(location.origin + address);
  notify(
    isCopied
      ? { kind: 'success', message: message('wish.copied') }
      : { kind: 'error', message: message('site.notAllowed') },
  );
}
