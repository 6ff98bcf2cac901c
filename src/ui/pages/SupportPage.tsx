import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { Me } from '#contract/users.ts';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { dayText, priceText } from '#ui/library/lists/formats.ts';
import { ListPage } from '#ui/library/lists/ListPage.tsx';
import { Payments } from '#ui/library/lists/Payments.tsx';
import {
  checkoutAddress,
  outcomeOf,
  pricesQuery,
  type Price,
} from '#ui/library/lists/supportQueries.ts';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

const DAY_MS = 86_400_000;
/** The bar of the remaining time is full at one year. */
const FULL_DAYS = 365;
/** The highest level of supporters. */
const MOST = 3;

/** The page about supporting the site: own status, benefits, prices and payments. */
export function SupportPage() {
  const t = useText();
  const me = useMe();
  const { takesPayments } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  const sellsNothing = takesPayments === false;
  return (
    <ListPage title={t('guards.support', { product: PRODUCT })}>
      <div className="flex max-w-260 flex-col gap-10">
        <Outcome />
        {me && !(sellsNothing && me.supporterUntil === null) && <Status me={me} />}
        {me === null && !sellsNothing && <SignedOut />}
        {me && <Prices reader={me.id} />}
        {!me && (sellsNothing ? <NothingToBuy /> : <Benefits />)}
      </div>
    </ListPage>
  );
}

/** Sites without a payment provider, and those without prices. */
function NothingToBuy() {
  const t = useText();
  return <p className="max-w-[40em] text-muted">{t('lists.noPrices')}</p>;
}

/** Only accounts can be supporters. */
function SignedOut() {
  const t = useText();
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {t('lists.supportSignedOut')}
      <Link className={buttonClass('primary')} to="/auth" onClick={() => keepReturn('/support')}>
        {t('guards.signInLink')}
      </Link>
    </p>
  );
}

/** The outcome of a purchase, after the redirect from the payment provider. */
function Outcome() {
  const t = useText();
  const outcome = outcomeOf(useLocation());
  if (outcome === null) return null;
  return (
    <p className="rounded-dock bg-base-200 px-5 py-4" role="status">
      {t(outcome)}
    </p>
  );
}

function Status({ me }: { me: Me }) {
  const t = useText();
  const [nowMs] = useState(Date.now);
  const { supporterUntil, supporterLevel3Until: level3Until } = me;
  if (supporterUntil === null) return <p className="text-muted">{t('lists.noSupporter')}</p>;
  const leftMs = Date.parse(supporterUntil) - nowMs;
  const day = dayText(t, supporterUntil);
  if (leftMs <= 0) return <p className="text-muted">{t('lists.wasSupporter', { day })}</p>;
  const days = Math.ceil(leftMs / DAY_MS);
  return (
    <div className="flex max-w-110 flex-col gap-2.5">
      <p className="flex items-center gap-2.5">
        <Heart className="size-4.5 fill-current text-primary" aria-hidden />
        {t('lists.supporterUntil', { day })}
      </p>
      <ProgressBar
        className="w-full"
        value={Math.min(days, FULL_DAYS)}
        max={FULL_DAYS}
        label={t('lists.daysLeft', { days })}
      />
      <p className="text-meta text-muted">{t('lists.daysLeft', { days })}</p>
      {me.supporter === MOST && level3Until && level3Until < supporterUntil && (
        <p className="text-meta text-muted">
          {t('lists.supporterLevels', { first: dayText(t, level3Until), last: day })}
        </p>
      )}
    </div>
  );
}

function Benefits({ hasLevels = false }: { hasLevels?: boolean }) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-3 text-section" id={id}>
        {t('lists.benefits')}
      </h2>
      <ul className="flex max-w-[40em] list-disc flex-col gap-1.5 ps-5 text-muted">
        <li>{t('lists.benefitBadge')}</li>
        <li>{t('lists.benefitSearch')}</li>
        <li>{t('lists.benefitSite', { product: PRODUCT })}</li>
      </ul>
      <p className="mt-4 max-w-[40em] text-muted">{t('lists.howItWorks')}</p>
      {hasLevels && <p className="mt-2 max-w-[40em] text-muted">{t('lists.levelsRun')}</p>}
    </section>
  );
}

/** The prices and the payments of the reader; a note on sites that sell nothing. */
function Prices({ reader }: { reader: string }) {
  const t = useText();
  const id = useId();
  const { data, error, refetch } = useQuery(pricesQuery, queryClient);
  if (error && !data)
    return (
      <StateMessage
        kind="wrong"
        title={t('lists.failed')}
        actions={<Button onClick={() => void refetch()}>{t('lists.askAgain')}</Button>}
      >
        <p>
          <TextOnceLoaded text={describeFailure(error)} />
        </p>
      </StateMessage>
    );
  const sellsNothing = data?.length === 0;
  return (
    <>
      {sellsNothing ? (
        <NothingToBuy />
      ) : (
        <section aria-labelledby={id}>
          <h2 className="mb-3 text-section" id={id}>
            {t('lists.prices')}
          </h2>
          <PriceCards prices={data} />
        </section>
      )}
      {data && !sellsNothing && (
        <Benefits hasLevels={new Set(data.map(({ level }) => level)).size > 1} />
      )}
      {data && <Payments reader={reader} isQuiet={sellsNothing} />}
    </>
  );
}

function PriceCards({ prices }: { prices: readonly Price[] | undefined }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] gap-5">
      {prices?.map((price) => <PriceCard key={price.priceId} price={price} />) ??
        [0, 1, 2].map((card) => (
          <li key={card} className={`min-h-50 animate-late ${CARD}`} aria-hidden>
            <Bar className="h-5 w-28" />
            <Bar className="mt-3 h-3.5 w-40 max-w-full" />
          </li>
        ))}
    </ul>
  );
}

const CARD = 'flex flex-col gap-1 rounded-surface bg-base-200 p-5';

function PriceCard({ price: { priceId, months, level, price, currency } }: { price: Price }) {
  const t = useText();
  const page = `${window.location.origin}/support`;
  return (
    <li className={CARD}>
      <h3 className="text-card">{t('lists.months', { months })}</h3>
      <p className="text-[22px]/[1.3]">{priceText(t, price, currency)}</p>
      {level !== undefined && (
        <p className="text-meta text-muted">{t('lists.priceLevel', { level: String(level) })}</p>
      )}
      <p className="mb-4 text-meta text-muted">
        {t('lists.aMonth', { price: priceText(t, price / months, currency) })}
      </p>
      {/* A plain link, because it leaves the site. */}
      <a
        className={`mt-auto ${buttonClass('outline')}`}
        href={checkoutAddress(priceId, page)}
        aria-label={t('lists.buyMonths', { months })}
      >
        {t('lists.buy')}
      </a>
    </li>
  );
}
