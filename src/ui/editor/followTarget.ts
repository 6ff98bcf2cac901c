import { derivedStore } from '#base/store.ts';
import type { ScreenBox } from '#ui/board/besideCell.ts';
import type { PopupPlace } from '#ui/editor/config/popupPlaces.ts';

/** Where a target is seen. What stands beside it leaves `box` free, which may be more. */
export interface FollowedTarget extends PopupPlace {
  /** Round the target itself; null while nothing of it is seen. */
  readonly ring: () => ScreenBox | null;
}

/** Between the target and its ring, and of the ring to the rim of the window. */
const RING_PX = 7;
const RIM_PX = 3;

interface Places {
  readonly ring: ScreenBox | null;
  readonly box: ScreenBox | null;
}

/**
 * The first element that a selector names, wherever it goes. It is looked for on every frame,
 * because it moves for many reasons: columns scroll, drawers rise, parts load, windows turn. An
 * element that comes into the page is scrolled into sight; `onMissing` is told when there is none.
 * In a window of another size both happen anew.
 */
export function followTarget(selector: string, onMissing: () => void): FollowedTarget {
  let target: Element | null = null;
  let places: Places = { ring: null, box: null };
  let isMissed = false;
  const look = (emit: () => void) => {
    const found = document.querySelector(selector);
    if (found !== target) {
      target = found;
      if (found) bringIntoSight(found);
    }
    if (!found && !isMissed) {
      isMissed = true;
      onMissing();
    }
    const next = placesOf(found);
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

/** Scroll only as far as it takes, and from the top: of what is too long, the beginning is seen. */
function bringIntoSight(element: Element): void {
  element.closest('[role="tabpanel"]')?.scrollTo({ top: 0 });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A card beside a tab of a phone leaves the names of the tabs in sight. */
function placesOf(target: Element | null): Places {
  const ring = target && ringOf(target);
  const around = target?.closest('[data-tour-around]')?.getBoundingClientRect();
  return { ring, box: ring && around ? union(ring, around) : ring };
}

/** As much of an element as is seen, and a little more; null where that is nothing. */
function ringOf(element: Element): ScreenBox | null {
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
