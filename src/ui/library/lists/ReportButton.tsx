import { lazy, Suspense, useState } from 'react';
import type { ReportKind } from '#contract/reports.ts';
import { useText } from '#ui/shared/texts/useText.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** Tells the moderators of something that is against the rules. */
export function ReportButton({
  kind,
  id,
  className,
}: {
  kind: ReportKind;
  /** Of what is reported. */
  id: string;
  className: string;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('lists.report')}
      </button>
      <Suspense>
        {isOpen && <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
