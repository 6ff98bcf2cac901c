import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { Making } from '#ui/play/wish/Making.tsx';
import { useMaker } from '#ui/play/wish/useMaker.ts';
import { techniqueAddress, wishAddress } from '#ui/play/wish/wishes.ts';
import { WishOnward } from '#ui/play/wish/WishOnward.tsx';
import { SolveWorkspace } from '#ui/play/SolveWorkspace.tsx';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { focusHeading } from '#ui/shell/useHeadingFocus.ts';
import type { LoadedWish } from './wishLoader.ts';

/**
 * A puzzle by wish: made in a worker, then played, while the next one is made. The maker stays
 * through all puzzles of the series.
 */
export function WishPage() {
  const t = useText();
  const { wish, opened } = useLoaderData<LoadedWish>();
  const { pathname, search } = useLocation();
  const run = useMaker();
  const { revalidate } = useRevalidator();
  const isMade = useSelector(run, (snapshot) => snapshot.matches('made'));
  const isReady = opened !== null;
  const address = pathname + search;
  const { technique } = wish;
  const title = t(`families.${wish.family}.title`);
  usePageTitle(opened?.mode.isFinal ? t('play.perfectionTitle', { title }) : title);
  const show = useEffectEvent(() => run.send({ type: 'wish.shown', wish, isReady }));
  const shown = `${wishAddress(wish)} ${isReady}`;
  useEffect(() => show(), [shown]);
  useEffect(() => {
    if (isMade && !isReady) void revalidate();
  }, [isMade, isReady, revalidate]);
  useFocusOnReady(isReady);
  if (!opened) return <Making key={address} run={run} wish={wish} />;
  return (
    <SolveWorkspace
      key={address}
      opened={opened}
      beside={{
        place: (
          <Link
            className="text-meta text-muted hover:text-base-content"
            to={technique ? techniqueAddress(technique) : '/play'}
          >
            {t(technique ? `techniques.${technique}.title` : 'site.play')}
          </Link>
        ),
        onward: <WishOnward run={run} wish={wish} />,
      }}
    />
  );
}

/** The board replaces what had the focus while it was made. */
function useFocusOnReady(isReady: boolean): void {
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isReady && !wasReady.current && focusedElement() === null) focusHeading();
    wasReady.current = isReady;
  }, [isReady]);
}
