import { useEffect, useRef, type RefObject } from 'react';
import { focusFirst, tabbableCell } from '#ui/shared/platform/focus.ts';

type Place = RefObject<HTMLElement | null>;

/** What has the focus of a page that has just opened. */
const IDLE = 'body, main, h1';

/**
 * The focus and the keys of the tour. It takes the focus where nobody is at work yet, and where it
 * was asked for; later steps take it where nothing else has it. F6 goes between the tour and the
 * board. Escape skips it where the key has no other meaning: on the card, and where nothing has the
 * focus. All other keys are those of the editor, which sleep on the card as in any dialog.
 */
export function useTourKeys({
  card,
  next,
  index,
  isAskedFor,
  onSkip,
}: {
  card: Place;
  /** The way on. */
  next: Place;
  /** The step that is shown. */
  index: number;
  isAskedFor: boolean;
  onSkip: () => void;
}): void {
  const latest = useRef(onSkip);
  useEffect(() => {
    latest.current = onSkip;
  });
  useEffect(() => {
    const isIdle = document.activeElement?.matches(IDLE) ?? true;
    if (isAskedFor || isIdle) focusFirst([next.current]);
  }, [next, isAskedFor]);
  useEffect(() => {
    if (document.activeElement === document.body) focusFirst([next.current]);
  }, [next, index]);
  useEffect(() => {
    const abort = new AbortController();
    const isHere = () => card.current?.contains(document.activeElement) === true;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isAsleep(card.current)) return;
      if (!isHere() && document.activeElement !== document.body) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    // A popup that is open comes first: it stops the key on its way.
    const onSwitch = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || isAsleep(card.current)) return;
      event.preventDefault();
      focusFirst([isHere() ? tabbableCell() : next.current]);
    };
    window.addEventListener('keydown', onEscape, { signal: abort.signal, capture: true });
    window.addEventListener('keydown', onSwitch, { signal: abort.signal });
    return () => abort.abort();
  }, [card, next]);
}

/** Whether a dialog lies over the page. */
function isAsleep(card: HTMLElement | null): boolean {
  return card?.closest('[inert]') !== null;
}
