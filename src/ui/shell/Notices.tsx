import { Check, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { toastLayer } from '#ui/shared/platform/layers.ts';
import { onNotice, type Notice } from '#ui/shared/platform/notices.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

const MAX_TOASTS = 20;
/** Within the header; on phones between its buttons. */
const OFFSET = { top: 8 };
const PHONE_OFFSET = { top: 4, left: 60, right: 60 };
// Sonner sets its width in an inline style, which only another inline style overrides.
const STYLE = { '--width': 'var(--toast-width)' } as CSSProperties;
/**
 * The area covers the header and lets clicks through. In landscape on phones the header is to the
 * right of the board.
 */
const AREA =
  'pointer-events-none font-ui [--toast-width:min(420px,100vw-32px)] flat:right-15 flat:left-auto flat:transform-none flat:[--toast-width:266px]';
const CLASSES = {
  toast:
    'wrap-anywhere pointer-events-none rounded-control border-line bg-base-300 px-4 py-2.75 text-[15.5px]/[1.35] text-base-content shadow-float max-[601px]:px-3 max-[601px]:py-2 max-[601px]:text-[14px]/[1.25] flat:px-3 flat:py-1.5 flat:text-[13px]/[1.2] [&_button]:pointer-events-auto',
  title: 'font-book',
  actionButton: '-my-2 h-10 bg-transparent px-3 text-[15px] font-strong text-primary',
  error: '[&_[data-icon]]:text-error',
  success: '[&_[data-icon]]:text-success',
  default: '[&_[data-icon]]:text-primary', // custom notices
  loading: '[&_[data-icon]]:text-muted',
};
const ICONS = {
  error: <TriangleAlert className="size-4.5" />,
  success: <Check className="size-4.5" />,
  loading: <LoaderCircle className="size-4.5 animate-spin still:animate-none" />,
};
/** The display time of toasts without a button. */
const DURATION_MS: Readonly<Record<Notice['kind'], number>> = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Infinity,
};

/**
 * The toast area: shows the notices of `notify` in a polite live region. Toasts cover the header,
 * not the board and its tools, and let clicks through.
 */
export function Notices() {
  const t = useText();
  useEffect(() => onNotice(show, (id) => toast.dismiss(id)), []);
  return (
    <div ref={toastLayer} className="contents">
      <Toaster
        position="top-center"
        visibleToasts={MAX_TOASTS}
        expand
        gap={9}
        offset={OFFSET}
        mobileOffset={PHONE_OFFSET}
        style={STYLE}
        className={AREA}
        icons={ICONS}
        customAriaLabel={t('site.notices')}
        toastOptions={{ classNames: CLASSES, closeButtonAriaLabel: t('site.close') }}
      />
    </div>
  );
}

function show({ kind, message, action, icon: Icon }: Notice, id: number): void {
  const say = kind === 'blank' || kind === 'custom' ? toast : toast[kind];
  // Errors and successes with a button stay until they are answered or closed. The button of a
  // custom notice repeats an action that is available elsewhere, so those time out.
  const isAwaited = action !== undefined && (kind === 'error' || kind === 'success');
  const words = (
    <PartBoundary>
      <TextOnceLoaded text={message} />
    </PartBoundary>
  );
  say(words, {
    id, // replaces the toast with the same id
    duration: isAwaited ? Infinity : DURATION_MS[kind],
    closeButton: isAwaited,
    action: action && { label: <TextOnceLoaded text={action.label} />, onClick: action.run },
    icon: Icon && <Icon className="size-4.5" />,
  });
}
