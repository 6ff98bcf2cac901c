import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useId, useState } from 'react';
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
import { dayText, amountText, priceText } from '#ui/library/lists/formats.ts';
import { ListPage } from '#ui/library/lists/ListPage.tsx';
import {
  checkoutAddress,
  NOT_PAID,
  PAID,
  paymentList,
  pricesQuery,
  type Payment,
  type Price,
} from '#ui/library/lists/supportQueries.ts';
import { usePagedList, type PagedList } from '#ui/shared/api/pagedList.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

const DAY_MS = 86_400_000;
/** The bar of the remaining time is full at one year. */
const FULL_DAYS = 365;

/** The page about supporting the site: own status, benefits, prices and payments. */
export function SupportPage() {
  const t = useText();
  const me = useMe();
  return (
    <ListPage title={t('guards.support', { product: PRODUCT })}>
      <div className="flex max-w-260 flex-col gap-10">
        <Outcome />
        {me && <Status me={me} />}
        {me === null && <SignedOut />}
        {me ? <Prices reader={me.id} /> : <Benefits />}
      </div>
    </ListPage>
  );
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
  const { hash } = useLocation();
  if (hash !== PAID && hash !== NOT_PAID) return null;
  return (
    <p className="rounded-dock bg-base-200 px-5 py-4" role="status">
      {hash === PAID ? t('lists.paid') : t('lists.notPaid')}
    </p>
  );
}

function Status({ me }: { me: Me }) {
  const t = useText();
  const [nowMs] = useState(Date.now);
  const { supporterUntil } = me;
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
    </div>
  );
}

function Benefits() {
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
        <p className="max-w-[40em] text-muted">{t('lists.noPrices', { product: PRODUCT })}</p>
      ) : (
        <section aria-labelledby={id}>
          <h2 className="mb-3 text-section" id={id}>
            {t('lists.prices')}
          </h2>
          <PriceCards prices={data} />
        </section>
      )}
      {data && !sellsNothing && <Benefits />}
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

function PriceCard({ price: { priceId, months, price, currency } }: { price: Price }) {
  const t = useText();
  const page = `${window.location.origin}/support`;
  return (
    <li className={CARD}>
      <h3 className="text-card">{t('lists.months', { months })}</h3>
      <p className="text-[22px]/[1.3]">{priceText(t, price, currency)}</p>
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

function Payments({ reader, isQuiet }: { reader: string; isQuiet: boolean }) {
  const t = useText();
  const id = useId();
  const list = usePagedList(paymentList(reader));
  if (isQuiet && list.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-3 text-section" id={id}>
        {t('lists.payments')}
      </h2>
      <PaymentTable list={list} labelId={id} />
    </section>
  );
}

function PaymentTable({ list, labelId }: { list: PagedList<Payment>; labelId: string }) {
  const t = useText();
  if (list.failure)
    return (
      <p className="flex flex-wrap items-center gap-4 text-muted">
        <TextOnceLoaded text={describeFailure(list.failure)} />
        <Button size="small" onClick={list.askAgain}>
          {t('lists.askAgain')}
        </Button>
      </p>
    );
  if (list.isPending) return <Bar className="h-4 w-80 max-w-full animate-late" />;
  if (list.items.length === 0) return <p className="text-muted">{t('lists.noPayments')}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where it is wide */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby={labelId}>
        <table className="w-full min-w-120 border-collapse text-start text-aside [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pe-6 [&_th]:text-start [&_th]:font-normal [&_th]:text-muted">
          <thead>
            <tr>
              <th scope="col">{t('lists.paidOn')}</th>
              <th scope="col">{t('lists.order')}</th>
              <th scope="col">{t('lists.items')}</th>
              <th className="text-end!" scope="col">
                {t('lists.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.items.map(
              ({ id, createdAt, order, items, months, amount, currency, refundedAt }) => (
                <tr key={id}>
                  <td className="whitespace-nowrap">{dayText(t, createdAt)}</td>
                  <td className="wrap-anywhere">{order}</td>
                  <td>
                    {months === undefined
                      ? items.join(', ')
                      : t('lists.supporterMonths', { months })}
                  </td>
                  <td className="text-end whitespace-nowrap tabular-nums">
                    {amountText(t, amount, currency)}
                    {refundedAt !== null && (
                      <span className="block text-note text-muted">
                        {t('lists.refunded', { day: dayText(t, refundedAt) })}
                      </span>
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {list.hasMore && (
        <p className="mt-4">
          <Button size="small" aria-disabled={list.isLoadingMore} onClick={list.loadMore}>
            {t('lists.more')}
          </Button>
        </p>
      )}
    </>
  );
}
