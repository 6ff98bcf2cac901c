import { derivedStore } from '#base/store.ts';
import type { ScreenBox } from '#ui/board/besideCell.ts';
import type { PopupPlace } from '#ui/editor/config/usePopup.ts';
import type { EditorTargets, TourPart } from './editorTargets.ts';

/** Position of a target. The card is placed outside of `box`, which may be larger than the ring. */
export interface FollowedTarget extends PopupPlace {
  /** Box around the target; null while nothing of it is visible. */
  readonly ring: () => ScreenBox | null;
}

/** Distance from the target to its ring, and from the ring to the edge of the window. */
const RING_PX = 7;
const RIM_PX = 3;

interface Places {
  readonly ring: ScreenBox | null;
  readonly box: ScreenBox | null;
}

/**
 * Follow the element of a part of the editor. It is measured on every frame, because it moves for
 * many reasons: columns scroll, drawers rise, parts load, windows turn. An element that mounts is
 * scrolled into view; `onMissing` is called once when there is none. After a resize of the window
 * both happen again.
 */
export function followTarget(
  part: TourPart,
  targets: EditorTargets,
  onMissing: () => void,
): FollowedTarget {
  let target: Element | null = null;
  let places: Places = { ring: null, box: null };
  let isMissed = false;
  const look = (emit: () => void) => {
    const found = elementOfPart(part, targets);
    if (found !== target) {
      target = found;
      if (found) scrollIntoView(found, targets);
    }
    if (!found && !isMissed) {
      isMissed = true;
      onMissing();
    }
    const next = measure(found, targets);
    if (isSame(next.ring, places.ring) && isSame(next.box, places.box)) return;
    places = next;
    emit();
  };
  const { subscribe } = derivedStore(
    () => places,
    (emit) => {
      let frame = 0;
      const onFrame = () => {
        look(emit);
        frame = requestAnimationFrame(onFrame);
      };
      const onResize = () => {
        target = null;
        isMissed = false;
      };
      window.addEventListener('resize', onResize);
      onFrame();
      return () => {
        cancelAnimationFrame(frame);
        window.removeEventListener('resize', onResize);
      };
    },
  );
  return { box: () => places.box, ring: () => places.ring, subscribe };
}

/** The table of the board has the size of its cells; its column does not. */
function elementOfPart(part: TourPart, { tour }: EditorTargets): Element | null {
  const element = tour[part].first();
  return part === 'board' ? (element?.querySelector('[role="grid"]') ?? null) : element;
}

/** Scroll from the top and only as far as needed: a long element shows its beginning. */
function scrollIntoView(element: Element, { tabPanels }: EditorTargets): void {
  tabPanels.around(element)?.scrollTo({ top: 0 });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** In the drawer of a phone the box includes the tabs, so that the card does not cover them. */
function measure(target: Element | null, { drawerTabs }: EditorTargets): Places {
  const ring = target && ringAround(target);
  const drawer = target && drawerTabs.around(target)?.getBoundingClientRect();
  return { ring, box: ring && drawer ? union(ring, drawer) : ring };
}

/** The visible part of an element with a margin; null if nothing of it is visible. */
function ringAround(element: Element): ScreenBox | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const clip = outer.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  if (right <= left || bottom <= top) return null;
  return boxBetween(
    Math.max(RIM_PX, left - RING_PX),
    Math.max(RIM_PX, top - RING_PX),
    Math.min(window.innerWidth - RIM_PX, right + RING_PX),
    Math.min(window.innerHeight - RIM_PX, bottom + RING_PX),
  );
}

function union(a: ScreenBox, b: ScreenBox): ScreenBox {
  return boxBetween(
    Math.min(a.left, b.left),
    Math.min(a.top, b.top),
    Math.max(a.left + a.width, b.left + b.width),
    Math.max(a.top + a.height, b.top + b.height),
  );
}

function boxBetween(left: number, top: number, right: number, bottom: number): ScreenBox {
  return { left, top, width: right - left, height: bottom - top };
}

function isSame(a: ScreenBox | null, b: ScreenBox | null): boolean {
  if (a === null || b === null) return a === b;
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
