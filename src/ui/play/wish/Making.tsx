import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { FamilyCard } from '#ui/library/lists/FamilyCard.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { MakerRun } from './useMaker.ts';
import { afterWish, wishAddress, type PlayWish } from './wishes.ts';

const PAGE = 'flex flex-1 flex-col items-center justify-center px-page py-10';

/** In place of a puzzle by wish until it is made, or why there is none. */
export function Making({ run, wish }: { run: MakerRun; wish: PlayWish }) {
  const t = useText();
  const isNotFound = useSelector(run, (snapshot) => snapshot.matches('notFound'));
  const isFailed = useSelector(run, (snapshot) => snapshot.matches('failed'));
  const change = (
    <Link className={buttonClass()} to="/play">
      {t('wish.change')}
    </Link>
  );
  if (isNotFound)
    return (
      <div className={PAGE}>
        <StateMessage
          kind="nothing"
          as="h1"
          title={t('wish.notFound')}
          actions={
            <>
              <Link className={buttonClass('primary')} to={wishAddress(afterWish(wish))} replace>
                {t('wish.another')}
              </Link>
              {change}
            </>
          }
        >
          <p>{t('wish.notFoundNote')}</p>
        </StateMessage>
      </div>
    );
  if (isFailed)
    return (
      <div className={PAGE}>
        <StateMessage
          kind="wrong"
          as="h1"
          title={t('wish.failed')}
          actions={
            <>
              <Button kind="primary" onClick={() => run.send({ type: 'maker.retry' })}>
                {t('frame.tryAgain')}
              </Button>
              {change}
            </>
          }
        >
          <p>{t('wish.failedNote')}</p>
        </StateMessage>
      </div>
    );
  return <AtWork run={run} wish={wish} />;
}

/** The wish, and how far it is. Numbers change often, so screen readers get the heading alone. */
function AtWork({ run, wish: { family } }: { run: MakerRun; wish: PlayWish }) {
  const t = useText();
  const tried = useSelector(run, ({ context }) => context.tried);
  return (
    <div className={PAGE}>
      <div className="flex w-full max-w-110 flex-col gap-5">
        <h1 className="text-section" role="status">
          {t('wish.making')}
        </h1>
        <div className="h-0.75 overflow-clip rounded-[2px] bg-fill-2" aria-hidden>
          <div className="h-full w-1/3 animate-pending bg-primary still:w-full still:animate-none" />
        </div>
        <FamilyCard family={family}>
          <span className="text-meta text-muted" aria-hidden>
            {t('wish.drafts', { count: tried })}
          </span>
        </FamilyCard>
        <p className="text-muted">{t('wish.makingNote')}</p>
        <div>
          <Link className={buttonClass()} to="/play" replace>
            {t('wish.cancel')}
          </Link>
        </div>
      </div>
    </div>
  );
}
