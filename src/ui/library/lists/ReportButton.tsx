import { Suspense, useState } from 'react';
import type { ReportKind } from '#contract/reports.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const ReportDialog = lazyDialog(async () => (await import('./ReportDialog.tsx')).default);

/** A button that opens the dialog to report something to the moderators. */
export function ReportButton({
  kind,
  id,
  className,
}: {
  kind: ReportKind;
  /** The id of the reported item. */
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
