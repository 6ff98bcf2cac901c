import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface Popup<Panel extends HTMLElement> {
  readonly isOpen: boolean;
  /** Of the button that opens it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Of what it opens. */
  readonly panel: RefObject<Panel | null>;
  readonly toggle: () => void;
  /** Closes it; the focus goes back to the button, unless it is wanted elsewhere. */
  readonly close: (focus?: 'back' | 'stays') => void;
}

/**
 * A part of the header that a button opens and closes. It closes by Escape too, by a press or the
 * focus outside of both, and when another page is opened.
 */
export function usePopup<Panel extends HTMLElement>(): Popup<Panel> {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // The address it was opened at: at another one it is closed.
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
      event.preventDefault(); // it is not meant for the page as well
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
