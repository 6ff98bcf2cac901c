import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEscape } from '#ui/board/access/useEscape.ts';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { focusedElement, focusFirst } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

const PANEL =
  'absolute inset-x-0 bottom-0 z-2 max-h-[calc(100%+40px)] min-h-full overflow-auto overscroll-contain rounded-t-drawer bg-base-200 px-5 pt-4 pb-2 wrap-anywhere shadow-[inset_0_1px_0_var(--color-line)] focus:ring-0 focus:shadow-[inset_0_1px_0_var(--color-line)] flat:max-h-[calc(100%+80px)] flat:px-3';

/**
 * A panel over the strip of a phone. The board remains visible and can be painted. The panel takes
 * the focus and restores it on close; if its opener is gone, the focus goes to the first button
 * under the panel.
 */
export function PhonePanel({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  // Read during render, because the panel hides its opener as soon as it is on the page.
  const [opener] = useState(focusedElement);
  useEffect(() => {
    const under = panel.current?.parentElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (focusedElement() === null)
        focusFirst([opener, ...(under?.querySelectorAll('button') ?? [])]);
    };
  }, [opener]);
  useEscape(onClose);
  return (
    <section ref={panel} className={PANEL} aria-label={label} tabIndex={-1}>
      <div className="sticky top-0 float-right -mt-2 -mr-2 ml-2 rounded-control bg-base-200">
        <IconButton icon={X} label={t('site.close')} size="size-11" onPress={onClose} />
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
