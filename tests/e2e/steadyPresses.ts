import { expect, type Page } from '@playwright/test';

/** The choice of buttons to press. */
export interface Presses {
  /** The number of buttons; those that are not pressed are for other runs. */
  readonly most: number;
  /** Chooses the buttons and their order. */
  readonly seed: number;
}

/** The most that an element may be elsewhere after its own press, in pixels. */
const MOST_MOVE_PX = 2;

/**
 * Press buttons of a page, and of the dialogs that they open, in a random order. None of them moves
 * by its own press, so that a second press hits it again, and none leaves the keyboard without a
 * focus.
 */
export async function expectSteadyPresses(
  page: Page,
  where: string,
  presses: Presses,
): Promise<void> {
  const { pressed, faults } = await page.evaluate(pressButtons, {
    ...presses,
    mostMovePx: MOST_MOVE_PX,
  });
  expect.soft(faults, `${where} with FUZZ_SEED=${presses.seed}`).toEqual([]);
  expect.soft(pressed, `${where} has buttons`).toBeGreaterThan(0);
}

/** Runs in the page, and so uses nothing from outside. */
async function pressButtons({ most, seed, mostMovePx }: Presses & { readonly mostMovePx: number }) {
  const BUTTONS = 'button, [role="switch"], input[type="checkbox"], [role="tab"]';
  /** Pressed at the end, because they close what has not been pressed yet. */
  const LAST = /close|cancel|back|done|skip/i;
  /** Irreversible, or leading out of the page. */
  const NEVER = /delete|reset|remove|sign|continue with|reload|language|update|print|full screen/i;
  const MOST_FRAMES = 20;
  const { pathname } = location;
  const kept = { ...localStorage };
  const faults: string[] = [];
  const seen = new Set<string>();
  let state = seed % 2147483647 || 1;

  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const task = () => new Promise((resolve) => setTimeout(resolve));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const layer = () => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
  const nameOf = (element: Element) =>
    `${layer().getAttribute('aria-labelledby') === null ? '' : (layer().querySelector('h2')?.textContent ?? '')} > ${element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent}`;
  const isOpen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    !NEVER.test(nameOf(element)) &&
    !seen.has(nameOf(element));
  const next = () => {
    const open = [...layer().querySelectorAll<HTMLElement>(BUTTONS)].filter(isOpen);
    const first = open.filter((it) => !LAST.test(nameOf(it)));
    const choice = first.length > 0 ? first : open;
    return choice[Math.floor(chance() * choice.length)];
  };
  /** Resolves once parts that came late no longer move a button. */
  const settled = async (element: Element) => {
    for (let last = -1, same = 0, frames = 0; same < 3 && frames < MOST_FRAMES; frames++) {
      const { top } = element.getBoundingClientRect();
      same = top === last ? same + 1 : 0;
      last = top;
      await frame();
    }
  };
  const isLost = () => {
    const { activeElement } = document;
    return (
      activeElement === null ||
      activeElement === document.body ||
      activeElement.matches(':disabled')
    );
  };

  for (
    let button = next();
    button && seen.size < most && location.pathname === pathname;
    button = next()
  ) {
    const name = nameOf(button);
    seen.add(name);
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await settled(button);
    const isAwaited = button.matches('[aria-haspopup="dialog"]');
    const below = layer();
    const before = button.getBoundingClientRect();
    for (const type of ['pointerdown', 'pointerup'])
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    button.focus({ preventScroll: true });
    button.click();
    const isDue = () => isLost() || (isAwaited && layer() === below);
    await (below === document.body ? task() : frame());
    for (let frames = 0; isDue() && frames < MOST_FRAMES; frames++) await frame();
    const after = button.getBoundingClientRect();
    // A button that gets another text is wider or narrower, but one of its edges stays.
    const across = Math.min(
      Math.abs(after.left - before.left),
      Math.abs(after.right - before.right),
      Math.abs(after.left + after.right - before.left - before.right) / 2,
    );
    const moved = Math.max(across, Math.abs(after.top - before.top));
    const isThere = button.isConnected && after.width > 0;
    // A press that leads the focus elsewhere may scroll there.
    const isStill = document.activeElement === button || isLost();
    if (isThere && isStill && moved > mostMovePx)
      faults.push(`${name} moves by ${Math.round(moved)} px`);
    if (isLost()) faults.push(`${name} leaves no focus`);
  }
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  return { pressed: seen.size, faults };
}
