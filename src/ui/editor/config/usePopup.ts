import { use, useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { panelBeside, type PanelPlace, type ScreenBox } from '#ui/board/besideCell.ts';
import { EditorTargetsContext } from '#ui/editor/editorTargets.ts';
import {
  focusedElement,
  focusFirst,
  hasFocusWithin,
  tabbableCell,
} from '#ui/shared/platform/focus.ts';
import { openDialogs } from '#ui/shared/platform/layers.ts';
import type { Point } from '#engine/grid/grid.ts';
import { screenBoxAt, type BoardViewport } from '#ui/board/boardViewport.ts';

/**
 * The anchor of a popup on the screen, inside the page or the dialog of the popup. It is read again
 * whenever it may have moved.
 */
export interface PopupPlace {
  readonly box: (within: ParentNode) => ScreenBox | null;
  /** Listen to moves of the anchor. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A symbol of the board, wherever the camera goes. */
export function boardPlace(at: Point, viewport: BoardViewport, columns: number): PopupPlace {
  return {
    box: () => screenBoxAt(at, viewport, columns),
    subscribe: viewport.subscribe,
  };
}

/** A row of a list, which may scroll, and may be another element after an edit. */
export function rowPlace(row: () => Element | null): PopupPlace {
  return {
    box: () => row()?.getBoundingClientRect() ?? null,
    subscribe(listener) {
      document.addEventListener('scroll', listener, { capture: true, passive: true });
      return () => document.removeEventListener('scroll', listener, { capture: true });
    },
  };
}

interface PopupActions {
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

const FIELD = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select';
/** Fields of one line, in which Enter ends the entry. */
const LINE = 'input:not([type="radio"], [type="checkbox"], [type="range"])';
/** Elements that handle Delete and Backspace themselves. */
const TAKES_DELETE = `${FIELD}, [role="gridcell"]`;
const CONTROLS =
  'input:not([type="radio"]), input[type="radio"]:checked, textarea, [role="radio"][tabindex="0"], button[role="switch"], [role="gridcell"][tabindex="0"]';

/**
 * Keys and presses of a popup that is not modal. Escape closes it. Delete removes its clue, unless
 * a field has the focus. F6 moves the focus between popup and board. A press outside closes it, and
 * does not paint if it is on the board. Returns the handler for keys inside.
 */
export function usePopup(panel: RefObject<HTMLElement | null>, actions: PopupActions) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const { clueControls } = use(EditorTargetsContext);
  const isOnPage = use(KeyScope) === null;
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    const isAsleep = () => isOnPage && openDialogs.current() > 0;
    const onPress = (event: PointerEvent) => {
      if (isAsleep() || !isOutside(event.target, panel.current)) return;
      if (event.target instanceof Node && clueControls.around(event.target)) return;
      if (event.target instanceof Element && event.target.closest('.stage')) {
        event.preventDefault();
        event.stopPropagation();
      }
      latest.current.onClose();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isAsleep()) return;
      if (event.key === 'F6' && !isInOtherDialog(event.target, panel.current)) {
        const isInside = hasFocusWithin(panel.current);
        focusFirst([isInside ? boardCell(panel.current) : firstControl(panel.current)]);
      } else if (isOutside(event.target, panel.current) && isForPopup(event, FIELD))
        runAction(event.key, latest);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', onPress, options);
    window.addEventListener('keydown', onKey, options);
    return () => abort.abort();
  }, [panel, clueControls, isOnPage]);
  return (event: KeyboardEvent<HTMLElement>) => {
    // Keys of a dialog that opened from the popup bubble through React's tree, too.
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof Node) || !currentTarget.contains(target))
      return;
    const isDone = event.key === 'Enter' && target instanceof Element && target.matches(LINE);
    if (isDone) blurFocused();
    else if (event.key !== 'Escape' && !isForPopup(event, TAKES_DELETE)) return;
    event.preventDefault();
    event.stopPropagation();
    runAction(isDone ? 'Escape' : event.key, latest);
  };
}

/** A number box takes its text over when it loses the focus. */
function blurFocused(): void {
  focusedElement()?.blur();
}

function runAction(key: string, { current }: RefObject<PopupActions>): void {
  if (key === 'Escape') current.onClose();
  else current.onDelete();
}

/** True for a key of the popup, unless a selector matches the focused element. */
function isForPopup(
  { key, target }: { key: string; target: EventTarget | null },
  handlesKey: string,
): boolean {
  if (key !== 'Escape' && key !== 'Delete' && key !== 'Backspace') return false;
  return !(target instanceof Element && target.matches(handlesKey));
}

/** True for an element in a dialog that does not contain the popup. */
function isInOtherDialog(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest('[role="dialog"], [role="alertdialog"]');
  return dialog !== null && !dialog.contains(panel);
}

/** The cell in the tab order of the board that the popup belongs to. */
function boardCell(panel: HTMLElement | null): HTMLElement | null {
  return panel?.parentElement ? tabbableCell(panel.parentElement) : null;
}

/** True for an element outside of the popup, unless it is in a dialog over both. */
function isOutside(target: EventTarget | null, panel: HTMLElement | null): boolean {
  const isInside = target instanceof Node && (panel?.contains(target) ?? false);
  return !isInside && !isInOtherDialog(target, panel);
}

function firstControl(panel: HTMLElement | null): HTMLElement | null | undefined {
  return panel?.querySelector<HTMLElement>(CONTROLS) ?? panel;
}

/**
 * Focus the first control if the keyboard opened the popup, and restore the focus when it closes
 * while nothing else has the focus.
 */
export function usePopupFocus(panel: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    const before = focusedElement();
    if (takesFocus) focusFirst([firstControl(panel.current)]);
    return () => {
      if (focusedElement() === null) focusFirst([before, tabbableCell()]);
    };
  }, [panel, takesFocus]);
}

/** The element of a popup that was pressed last, and the place on the screen. */
interface Pressed {
  readonly element: Element;
  readonly topPx: number;
  /** Of the popup. */
  readonly leftPx: number;
}

/** Least distance of a popup from the edges of the window. */
const EDGE_PX = 8;

/**
 * Keep a popup next to its place when the place moves, or the popup or the window is resized. A
 * press that changes its height, such as that of its description, does not move what was pressed.
 *
 * @param isHeld true if a press that leads to another place does not move what was pressed either,
 *   unless the popup would cover the place
 */
export function usePopupPlace(
  panel: RefObject<HTMLElement | null>,
  caret: RefObject<HTMLElement | null>,
  place: PopupPlace,
  isHeld = false,
): void {
  const pressed = useRef<Pressed | null>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    const held = isHeld ? pressed.current : null;
    pressed.current = null;
    if (!current) return undefined;
    const put = () => {
      const box = place.box(current.parentElement ?? document);
      const stays = held && placeHolding(current, held, box);
      if (stays) {
        putPanel(current, { ...stays, caret: null });
        return;
      }
      if (!box) return;
      const { offsetWidth: width, offsetHeight: height } = current;
      const room = { width: window.innerWidth, height: window.innerHeight };
      const beside = panelBeside(box, { width, height }, room);
      const top = topHolding(current, pressed.current) ?? beside.top;
      putPanel(current, { ...beside, top });
      putCaret(caret.current, caretAfter(beside.caret, beside.top - top));
    };
    put();
    const abort = new AbortController();
    const { signal } = abort;
    const sizes = new ResizeObserver(put);
    sizes.observe(current);
    const forget = () => {
      pressed.current = null;
    };
    const onPress = (event: PointerEvent) => {
      pressed.current = pressedBy(event, current);
    };
    current.addEventListener('pointerdown', onPress, { signal, capture: true });
    const onMove = () => {
      forget();
      put();
    };
    window.addEventListener('resize', onMove, { signal });
    const onScroll = ({ target }: Event) => {
      forget();
      if (!(target instanceof Node && current.contains(target))) put();
    };
    window.addEventListener('scroll', onScroll, { signal, capture: true });
    const unsubscribe = place.subscribe(onMove);
    return () => {
      abort.abort();
      sizes.disconnect();
      unsubscribe();
    };
  }, [panel, caret, place, isHeld]);
}

function pressedBy({ target }: PointerEvent, panel: HTMLElement): Pressed | null {
  if (!(target instanceof Element)) return null;
  const leftPx = panel.getBoundingClientRect().left;
  return { element: target, topPx: target.getBoundingClientRect().top, leftPx };
}

/** Where the pressed element stays; null if the panel would cover a box there. */
function placeHolding(
  panel: HTMLElement,
  pressed: Pressed,
  box: ScreenBox | null,
): Pick<ScreenBox, 'left' | 'top'> | null {
  const top = topHolding(panel, pressed);
  if (top === null) return null;
  if (box === null) return { left: pressed.leftPx, top };
  const { offsetWidth, offsetHeight } = panel;
  const isBeside =
    pressed.leftPx >= box.left + box.width || pressed.leftPx + offsetWidth <= box.left;
  const isAbove = top >= box.top + box.height || top + offsetHeight <= box.top;
  return isBeside || isAbove ? { left: pressed.leftPx, top } : null;
}

/**
 * The top of a panel, inside the window, with which its pressed element is where it was pressed;
 * null without such an element.
 */
function topHolding(panel: HTMLElement, pressed: Pressed | null): number | null {
  if (!pressed || !panel.contains(pressed.element)) return null;
  const { top, height } = panel.getBoundingClientRect();
  const held = top + pressed.topPx - pressed.element.getBoundingClientRect().top;
  return Math.max(EDGE_PX, Math.min(held, window.innerHeight - EDGE_PX - height));
}

/** The caret of a panel that is moved up by some pixels; null if it has no place there. */
function caretAfter(caret: PanelPlace['caret'], upPx: number): PanelPlace['caret'] {
  if (!caret || upPx === 0) return caret;
  const isBeside = caret.rim === 'left' || caret.rim === 'right';
  return isBeside ? { ...caret, alongPx: caret.alongPx + upPx } : null;
}

function putPanel(element: HTMLElement, { left, top }: PanelPlace): void {
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** Half of the square of the caret is outside of the panel. */
function putCaret(element: HTMLElement | null, caret: PanelPlace['caret']): void {
  if (!element) return;
  element.hidden = caret === null;
  if (!caret) return;
  const isVertical = caret.rim === 'left' || caret.rim === 'right';
  element.style.cssText = '';
  element.style[caret.rim] = '-6px';
  element.style[isVertical ? 'top' : 'left'] = `${Math.round(caret.alongPx) - 6}px`;
}
