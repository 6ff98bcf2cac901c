import { useId } from 'react';
import type { Translator } from '#texts/translator.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { usePagedList, type PagedList } from '#ui/shared/api/pagedList.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { amountText, dayText } from './formats.ts';
import { paymentList, type Payment } from './supportQueries.ts';

/** The payments of the reader, the newest first. */
export function Payments({ reader, isQuiet }: { reader: string; isQuiet: boolean }) {
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
            {list.items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
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

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useText();
  const { createdAt, order, items, months, amount, currency } = payment;
  const change = changeText(t, payment);
  return (
    <tr>
      <td className="whitespace-nowrap">{dayText(t, createdAt)}</td>
      <td className="wrap-anywhere">{order}</td>
      <td>{months === undefined ? items.join(', ') : t('lists.supporterMonths', { months })}</td>
      <td className="text-end whitespace-nowrap tabular-nums">
        {amountText(t, amount, currency)}
        {change !== null && <span className="block text-note text-muted">{change}</span>}
      </td>
    </tr>
  );
}

/** Refunds and disputes of a payment; null without them. */
function changeText(t: Translator, { currency, ...payment }: Payment): string | null {
  const { refundedAt, refundedAmount = 0, dispute } = payment;
  if (refundedAt !== null) return t('lists.refunded', { day: dayText(t, refundedAt) });
  if (dispute === 'lost') return t('lists.disputeLost');
  if (dispute === 'open') return t('lists.disputeOpen');
  if (refundedAmount === 0) return null;
  return t('lists.refundedPart', { amount: amountText(t, refundedAmount, currency) });
}
