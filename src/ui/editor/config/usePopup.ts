import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { panelBeside, type PanelPlace } from '#ui/board/besideCell.ts';
import { focusFirst, tabbableCell } from '#ui/shared/platform/focus.ts';
import type { PopupPlace } from './popupPlaces.ts';

/** What a popup may be asked to do. */
interface PopupActions {
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

interface KeyOf {
  readonly key: string;
  readonly target: EventTarget | null;
}

const FIELD = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';
/** Where Delete and Backspace have a meaning of their own. */
const TAKES_DELETE = `${FIELD}, [role="grid"]`;
/** A press on a part with this leaves the popup open: the part is about what is chosen. */
export const KEEPS_CHOICE = { 'data-keeps-choice': '' } as const;
const CONTROLS =
  'input:not([type="radio"]), input[type="radio"]:checked, textarea, [role="radio"][tabindex="0"], button[role="switch"], [role="gridcell"][tabindex="0"]';

/**
 * The keys and presses of a popup that is not modal: Escape closes it, Delete takes its clue away
 * unless a field has the focus, F6 goes between it and the board. A press beside it closes it; on
 * the board it does nothing else. Returns the handler for keys inside.
 */
export function usePopup(panel: RefObject<HTMLElement | null>, actions: PopupActions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    const onPress = (event: PointerEvent) => {
      if (isAsleep(panel.current) || !isBeside(event.target, panel.current)) return;
      if (event.target instanceof Element && event.target.closest('[data-keeps-choice]')) return;
      if (event.target instanceof Element && event.target.closest('.stage')) {
        event.preventDefault();
        event.stopPropagation();
      }
      latest.current.onClose();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isAsleep(panel.current)) return;
      if (event.key === 'F6' && !isInOtherDialog(event.target, panel.current)) {
        const isInside = panel.current?.contains(document.activeElement) ?? false;
        focusFirst([isInside ? boardCell(panel.current) : firstControl(panel.current)]);
      } else if (isBeside(event.target, panel.current) && isWanted(event, false))
        act(event.key, latest);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('keydown', onKey, options);
    return () => abort.abort();
  }, [panel]);
  return (event: KeyboardEvent<HTMLElement>) => {
    // What is nested in another dialog bubbles through React's tree all the same.
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof Node) || !currentTarget.contains(target))
      return;
    if (!isWanted(event, true)) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.key, latest);
  };
}

function act(key: string, { current }: RefObject<PopupActions>): void {
  if (key === 'Escape') current.onClose();
  else current.onDelete();
}

/** Whether a key is for the popup as a whole, and not for what has the focus. */
function isWanted({ key, target }: KeyOf, isInside: boolean): boolean {
  if (key !== 'Escape' && key !== 'Delete' && key !== 'Backspace') return false;
  if (!(target instanceof Element)) return true;
  if (!isInside) return target.closest(FIELD) === null;
  return key === 'Escape' || target.closest(TAKES_DELETE) === null;
}

/** Whether a dialog lies over the page that the popup is on. */
function isAsleep(panel: HTMLElement | null): boolean {
  return panel !== null && panel.closest('[inert]') !== null;
}

/** Whether something stands in a dialog that the popup does not stand in. */
function isInOtherDialog(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(panel);
}

/** The cell of the board that has its place in the order of tabs. */
function boardCell(panel: HTMLElement | null): HTMLElement | null | undefined {
  return panel?.parentElement?.querySelector<HTMLElement>('.stage [role="gridcell"][tabindex="0"]');
}

/** On the page beside the popup, not in a dialog over both. */
function isBeside(target: EventTarget | null, panel: HTMLElement | null): boolean {
  const isInside = target instanceof Node && (panel?.contains(target) ?? false);
  return !isInside && !isInOtherDialog(target, panel);
}

function firstControl(panel: HTMLElement | null): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>(CONTROLS) ?? panel;
}

/**
 * Give the focus to the first control if the keyboard asked for the popup, and give it back at the
 * end, if it was not taken elsewhere by then.
 */
export function usePopupFocus(panel: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    const before = document.activeElement;
    if (takesFocus) focusFirst([firstControl(panel.current)]);
    return () => {
      if (document.activeElement !== document.body) return;
      focusFirst([before instanceof HTMLElement ? before : null, tabbableCell()]);
    };
  }, [panel, takesFocus]);
}

/** Keep a popup beside its place, wherever that goes and however large the popup becomes. */
export function usePopupPlace(
  panel: RefObject<HTMLElement | null>,
  caret: RefObject<HTMLElement | null>,
  place: PopupPlace,
): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    const put = () => {
      const box = place.box(current.parentElement ?? document);
      if (!box) return;
      const { offsetWidth: width, offsetHeight: height } = current;
      const room = { width: window.innerWidth, height: window.innerHeight };
      const beside = panelBeside(box, { width, height }, room);
      putPanel(current, beside);
      putCaret(caret.current, beside.caret);
    };
    put();
    const abort = new AbortController();
    const sizes = new ResizeObserver(put);
    sizes.observe(current);
    window.addEventListener('resize', put, { signal: abort.signal });
    window.addEventListener('scroll', put, { signal: abort.signal, capture: true });
    const unsubscribe = place.subscribe(put);
    return () => {
      abort.abort();
      sizes.disconnect();
      unsubscribe();
    };
  }, [panel, caret, place]);
}

function putPanel(element: HTMLElement, { left, top }: PanelPlace): void {
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** Half of the caret's square stands out of the rim. */
function putCaret(element: HTMLElement | null, caret: PanelPlace['caret']): void {
  if (!element) return;
  element.hidden = caret === null;
  if (!caret) return;
  const isVertical = caret.rim === 'left' || caret.rim === 'right';
  element.style.cssText = '';
  element.style[caret.rim] = '-6px';
  element.style[isVertical ? 'top' : 'left'] = `${Math.round(caret.alongPx) - 6}px`;
}
