import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReportKind } from '#contract/reports.ts';
import { withTexts } from '../texts/texts.ts';
import { useText } from '../texts/useText.ts';

const ReportDialog = lazy(() => withTexts(import('./ReportDialog.tsx'), 'talk'));

/** Tells the moderators of something that is against the rules. */
export function ReportButton({
  kind,
  id,
  className,
  isIcon = false,
}: {
  kind: ReportKind;
  /** Of what is reported. */
  id: string;
  className: string;
  /** Shown as an icon, with its word as its name. */
  isIcon?: boolean;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t('lists.report');
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        onClick={() => setOpen(true)}
      >
        {isIcon ? <Flag aria-hidden /> : label}
      </button>
      <Suspense>
        {isOpen && <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
