import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Classes of a panel below the header; on phones a sheet. */
export const PANEL =
  'absolute top-full right-6 z-21 max-h-[calc(100dvh-76px)] overflow-y-auto overscroll-contain rounded-dialog bg-base-300 p-2 text-start shadow-float max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[calc(100dvh-72px)] max-sm:animate-sheet max-sm:rounded-b-none max-sm:pb-[max(12px,env(safe-area-inset-bottom))]';

/** Dims the page under a panel. A press on it closes the panel, like any press outside. */
export function PanelVeil() {
  return (
    <span
      className="fixed inset-0 -z-1 animate-veil bg-veil max-sm:z-20"
      data-panel=""
      aria-hidden
    />
  );
}

interface HeaderPopup<Panel extends HTMLElement> {
  readonly isOpen: boolean;
  /** The ref of the button that opens it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** The ref of the panel. */
  readonly panel: RefObject<Panel | null>;
  readonly toggle: () => void;
  /** Closes it and returns the focus to the button, unless it `stays`. */
  readonly close: (focus?: 'back' | 'stays') => void;
}

/**
 * A panel of the header that a button opens and closes. Escape closes it too, and so do a press or
 * the focus outside of both, and a change of page.
 */
export function useHeaderPopup<Panel extends HTMLElement>(): HeaderPopup<Panel> {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // The address at which it was opened: any other address closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<Panel>(null);
  const isOpen = openAt === address;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = ({ target }: Event) => {
      const parts = [opener.current, panel.current];
      const isInside = target instanceof Node && parts.some((part) => part?.contains(target));
      if (!isInside) setOpenAt(null);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault(); // the page does not handle it too
      event.stopPropagation();
      setOpenAt(null);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
  return {
    isOpen,
    opener,
    panel,
    toggle: () => setOpenAt(isOpen ? null : address),
    close: (focus = 'back') => {
      setOpenAt(null);
      if (focus === 'back') opener.current?.focus();
    },
  };
}
