import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { iconButtonClass } from './buttonStyles.ts';
import { focusFirst, tabbableCell } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/useText.ts';

const SURFACE =
  'fixed z-31 overflow-x-clip overflow-y-auto wrap-break-word shadow-float focus:ring-0';
const SHAPES = {
  dialog:
    'bg-base-200 top-1/2 left-1/2 max-h-[min(720px,100dvh-48px)] w-[min(520px,100vw-32px)] -translate-1/2 animate-dialog rounded-dialog px-7 pb-7 max-sm:px-5',
  sheet:
    'bg-base-200 inset-y-0 right-0 w-[min(400px,100vw)] animate-drawer overscroll-contain rounded-l-drawer px-6 pb-[max(24px,env(safe-area-inset-bottom))] max-sm:top-auto max-sm:left-0 max-sm:max-h-[calc(100dvh-72px)] max-sm:w-screen max-sm:animate-sheet max-sm:rounded-t-drawer max-sm:rounded-bl-none max-sm:px-4 max-sm:pb-[max(20px,env(safe-area-inset-bottom))]',
  panel:
    'top-header right-6 max-h-[calc(100dvh-76px)] w-[min(540px,100vw-32px)] rounded-dialog bg-base-300 px-5 pb-5 max-sm:top-auto max-sm:right-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-72px)] max-sm:w-screen max-sm:animate-sheet max-sm:rounded-b-none max-sm:px-4 max-sm:pb-[max(20px,env(safe-area-inset-bottom))]',
  drawer:
    'bg-base-200 top-header right-0 bottom-0 flex w-[min(428px,100vw)] animate-drawer flex-col overflow-clip rounded-tl-drawer max-sm:top-auto max-sm:h-[min(66dvh,640px)] max-sm:w-screen max-sm:animate-sheet max-sm:rounded-t-drawer',
  full: 'bg-base-200 inset-0 flex animate-veil flex-col overflow-clip',
} as const;

const VEIL = 'animate-veil bg-veil';
const VEILS: Readonly<Record<keyof typeof SHAPES, string>> = {
  ...{ dialog: VEIL, sheet: VEIL, full: VEIL },
  ...{ panel: '', drawer: '' },
};

/** Stays in sight while what is under it scrolls. */
const HEADER =
  'sticky top-0 z-1 flex items-start justify-between gap-4 bg-inherit pt-6 pb-2 max-sm:pt-5';

/**
 * A modal surface with title, description and a way out; focus returns to where it was. `sheet`
 * lies at the side, on a phone at the bottom; `panel` below the header, on a phone at the bottom,
 * and the page behind it keeps its light; so does a `drawer`, which stands on the edge of the page,
 * its padding and scrolling left to what is in it. `full` fills the window; its padding, its Escape
 * key and its ways out are left to what stands in it, which has work to lose. The veil is an
 * element of our own, because the library's locks scrolling with an inline style sheet, which the
 * site's security policy forbids.
 */
export function Dialog({
  title,
  description,
  shape = 'dialog',
  onClose,
  onEscape,
  children,
}: {
  title: string;
  description: ReactNode;
  shape?: keyof typeof SHAPES;
  onClose: () => void;
  /** What Escape does where the shape is `full`: nothing without it. */
  onEscape?: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const returnFocus = useFocusReturn();
  useEffect(letPageRest, []);
  const isFull = shape === 'full';
  const inset = shape === 'drawer' ? 'px-6 max-sm:px-4' : '';
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <div className={`fixed inset-0 z-31 ${VEILS[shape]}`} />
        <Radix.Content
          className={`${SURFACE} ${SHAPES[shape]}`}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={keepForNotices}
          onEscapeKeyDown={(event) => {
            const isTaken = isOfField(event);
            if (isFull || isTaken) event.preventDefault();
            if (isFull && !isTaken) onEscape?.();
          }}
        >
          <div className={isFull ? 'sr-only' : `${HEADER} ${inset}`}>
            <Radix.Title className="line-clamp-2 min-w-0 text-section wrap-anywhere">
              {title}
            </Radix.Title>
            {!isFull && (
              <Radix.Close
                className={iconButtonClass('-mt-1.5 -mr-2 size-10')}
                aria-label={t('site.close')}
              >
                <X aria-hidden />
              </Radix.Close>
            )}
          </div>
          <Radix.Description
            className={isFull ? 'sr-only' : `mb-3 line-clamp-3 text-muted wrap-anywhere ${inset}`}
          >
            {description}
          </Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Remembers what opened the dialog. Returns what gives it the focus back at the end. */
function useFocusReturn() {
  const [openers] = useState(openersOfNext);
  useEffect(() => {
    openersOfLast = openers;
  }, [openers]);
  return (event: Event) => {
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      // What the dialog made way for has taken it, or the next dialog.
      if (activeElement.closest('[role="dialog"]') === null) openersOfLast = [];
      return;
    }
    // What was pressed may be disabled by what it did.
    const taken = focusFirst([...openers, tabbableCell(), document.getElementById('content')]);
    if (taken) openersOfLast = [];
  };
}

/**
 * Whether Escape was pressed in a field that has a use for it, which `data-escape` says: the dialog
 * hears of it first, and leaves it to the field.
 */
function isOfField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-escape]') !== null;
}

/** What opened the dialog that was shown last, nearest first; empty once it has the focus back. */
let openersOfLast: readonly HTMLElement[] = [];

/**
 * What opens the dialog that comes next: what has the focus; and if that stands in a dialog that
 * gives way to it, what opened that one. While the next dialog is loaded, the first is hidden, and
 * nothing has the focus.
 */
function openersOfNext(): readonly HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return [];
  if (activeElement === document.body) return openersOfLast;
  const isInDialog = activeElement.closest('[role="dialog"]') !== null;
  return isInDialog ? [activeElement, ...openersOfLast] : [activeElement];
}

/** A notice lies over the dialog: to answer it does not close what is under it. */
function keepForNotices(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** A part of a dialog under its own label. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1 text-label text-muted italic">{title}</h3>
      {children}
    </section>
  );
}

/** Dialogs that are open, one over another. */
let openDialogs = 0;

/** Let the page rest for as long as any dialog is open. Returns the way back. */
function letPageRest(): () => void {
  setResting(++openDialogs > 0);
  return () => setResting(--openDialogs > 0);
}

/**
 * Keep focus and pointer from what lies under a dialog, and the page still; notices are spoken all
 * the same. An attribute says so, as `:has()` on the root would style the whole page anew whenever
 * any element of it comes or goes.
 */
function setResting(rests: boolean): void {
  document.documentElement.toggleAttribute('data-modal', rests);
  for (const element of document.querySelectorAll<HTMLElement>('.site > :not([aria-live])'))
    element.inert = rests;
}
