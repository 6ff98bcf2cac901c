import { useEffect, useRef, type RefObject } from 'react';
import {
  focusedElement,
  focusFirst,
  hasFocusWithin,
  tabbableCell,
} from '#ui/shared/platform/focus.ts';

type Place = RefObject<HTMLElement | null>;

/** Elements that have the focus right after a page was opened. */
const INITIAL_FOCUS = 'main, h1';

/**
 * Focus and keys of the tour. The first step takes the focus if the author started the tour, or has
 * not focused anything yet; later steps take it if nothing has the focus. F6 moves the focus
 * between the tour and the board. Escape skips the tour if the card or nothing has the focus. All
 * other keys are those of the editor, which are off on the card as in any dialog.
 */
export function useTourKeys({
  card,
  next,
  index,
  isAsleep,
  isAskedFor,
  onSkip,
}: {
  card: Place;
  /** The button to the next step. */
  next: Place;
  /** Index of the step. */
  index: number;
  /** True if the page is covered: the keys do nothing then. */
  isAsleep: boolean;
  isAskedFor: boolean;
  onSkip: () => void;
}): void {
  const latest = useRef({ isAsleep, onSkip });
  useEffect(() => {
    latest.current = { isAsleep, onSkip };
  });
  useEffect(() => {
    const isIdle = focusedElement()?.matches(INITIAL_FOCUS) ?? true;
    if (isAskedFor || isIdle) focusFirst([next.current]);
  }, [next, isAskedFor]);
  useEffect(() => {
    if (focusedElement() === null) focusFirst([next.current]);
  }, [next, index]);
  useEffect(() => {
    const abort = new AbortController();
    const isHere = () => hasFocusWithin(card.current);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || latest.current.isAsleep) return;
      if (!isHere() && focusedElement() !== null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onSkip();
    };
    // An open popup takes the key first, because it listens in the capture phase.
    const onSwitch = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || latest.current.isAsleep) return;
      event.preventDefault();
      focusFirst([isHere() ? tabbableCell() : next.current]);
    };
    window.addEventListener('keydown', onEscape, { signal: abort.signal, capture: true });
    window.addEventListener('keydown', onSwitch, { signal: abort.signal });
    return () => abort.abort();
  }, [card, next]);
}
