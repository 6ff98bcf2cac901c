import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { iconButtonClass } from './Button.tsx';
import { focusedElement, focusFirst, tabbableCell } from '#ui/shared/platform/focus.ts';
import { isInToast, makePageInert } from '#ui/shared/platform/layers.ts';
import { useText } from '#ui/shared/texts/texts.ts';

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
  dialog: VEIL,
  sheet: VEIL,
  full: VEIL,
  panel: '',
  drawer: '',
};

/** Sticky: it stays visible while the content scrolls. */
const HEADER =
  'sticky top-0 z-1 flex items-start justify-between gap-4 bg-inherit pt-6 pb-2 max-sm:pt-5';

/**
 * A modal surface with title, description and close button; the focus returns to its opener. The
 * shapes:
 *
 * - `dialog`: centered.
 * - `sheet`: at the right edge, on phones at the bottom.
 * - `panel`: below the header, on phones at the bottom; the page behind it is not dimmed.
 * - `drawer`: at the right edge; the page is not dimmed. Its content sets padding and scrolling.
 * - `full`: fills the window. Its content sets padding, the Escape key and the close buttons,
 *   because it may have unsaved work.
 *
 * The overlay is a plain element: the one of Radix locks scrolling with an inline style sheet,
 * which the site's Content Security Policy forbids.
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
  /** Escape with the shape `full`; without a handler the key does nothing. */
  onEscape?: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const { content, returnFocus } = useFocusReturn();
  useEffect(makePageInert, []);
  const isFull = shape === 'full';
  const inset = shape === 'drawer' ? 'px-6 max-sm:px-4' : '';
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <div className={`fixed inset-0 z-31 ${VEILS[shape]}`} />
        <Radix.Content
          ref={content}
          className={`${SURFACE} ${SHAPES[shape]}`}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={ignoreToasts}
          onEscapeKeyDown={(event) => {
            const isTaken = isForField(event);
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

/**
 * Moves the focus back to the opener when the dialog closes. Opened from another dialog, which may
 * close as this one opens, the dialog also inherits the openers of that one. Returns the handler of
 * `onCloseAutoFocus` and the ref of the content.
 */
function useFocusReturn() {
  const content = useRef<HTMLDivElement>(null);
  const [dialog] = useState((): OpenDialog => ({ content, openers: findOpeners() }));
  useEffect(() => {
    openDialogs.add(dialog);
  }, [dialog]);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    openDialogs.delete(dialog);
    // The focus may be in the next dialog already, or where the caller moved it.
    if (focusedElement()) return;
    // The action of the dialog may have removed or disabled its opener.
    focusFirst([...dialog.openers, tabbableCell(), document.getElementById('content')]);
  };
  return { content, returnFocus };
}

/** A dialog from its first effect until it has returned the focus. */
interface OpenDialog {
  readonly content: RefObject<HTMLElement | null>;
  /** The elements to focus when it closes, the preferred one first. */
  readonly openers: readonly HTMLElement[];
}

/** The open dialogs, the topmost last. Each one adds and removes itself. */
const openDialogs = new Set<OpenDialog>();

/**
 * The openers of a dialog that is being mounted: the focused element, then the openers of the
 * dialog around it. Nothing has the focus while the code of the next dialog is loaded, because
 * Suspense hides the first one meanwhile; then the openers of the topmost dialog are used.
 */
function findOpeners(): readonly HTMLElement[] {
  const focused = focusedElement();
  const outer = [...openDialogs].findLast(
    ({ content }) => focused === null || content.current?.contains(focused),
  );
  return [...(focused ? [focused] : []), ...(outer?.openers ?? [])];
}

/**
 * True if Escape was pressed in a field that handles it, marked by `data-escape`. The dialog
 * listens in the capture phase, so it gets the event first.
 */
function isForField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[data-escape]') !== null;
}

/** Toasts are above the dialog: a press on one does not close the dialog. */
function ignoreToasts(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  if (isInToast(event.detail.originalEvent.target)) event.preventDefault();
}

/** A labeled section of a dialog. */
export function DialogSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="mb-1 text-label text-muted italic">{title}</h3>
      {children}
    </section>
  );
}
