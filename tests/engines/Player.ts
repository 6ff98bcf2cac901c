import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Point } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { lettersOf } from '#tests/support/lettersOf.ts';
import type { BrowserDriver, Input } from './driver/BrowserDriver.ts';

const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Where something is in the window, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A cell as the accessible grid tells it. */
export interface SpokenCell extends Box {
  readonly name: string;
}

const SHOWN_MS = 30_000;

/** Plays in any browser: finds things by role and name, and uses mouse and keys. */
export class Player {
  readonly #browser: BrowserDriver;
  readonly #origin: string;

  constructor(browser: BrowserDriver, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Open a page of the product, and wait for its heading. */
  async open(page: string): Promise<void> {
    await this.#browser.goto(`${this.#origin}${page}`);
    await this.find('heading', '');
  }

  /** The same with a board: wait until the canvas shows it. */
  async openBoard(page: string): Promise<void> {
    await this.#browser.goto(`${this.#origin}${page}`);
    await this.boardIsThere();
  }

  async reload(): Promise<void> {
    await this.#browser.reload();
    await this.boardIsThere();
  }

  async boardIsThere(): Promise<void> {
    const isThere = "return document.querySelector('.live-board[data-live]') !== null";
    await expect.poll(() => this.#browser.run(isThere), { timeout: SHOWN_MS }).toBe(true);
  }

  /** Pages look like this from the next one on. */
  async choose(theme: 'dark' | 'light'): Promise<void> {
    await this.#browser.run(`localStorage.setItem('theme', '${theme}'); return null`);
  }

  /** The editor begins without its tour from the next page on. */
  async declineTour(): Promise<void> {
    const settings = JSON.stringify({ runEditorTour: false });
    await this.#browser.run(`localStorage.setItem('siteSettings', '${settings}'); return null`);
  }

  /** The first thing of a role whose name contains a text, as soon as it is there. */
  async find(role: string, name: string): Promise<Box> {
    const found: Box[] = [];
    const look = async (): Promise<boolean> => {
      const box = (await this.#query(
        `const [found] = TestingLibraryDom.queryAllByRole(document.body, '${role}',
           { name: (name) => name.includes(${JSON.stringify(name)}) });
         return found === undefined ? null : boxOf(found);`,
      ).catch(() => null)) as Box | null; // the page may give way to another one
      if (box !== null) found.push(box);
      return box !== null;
    };
    await expect.poll(look, { timeout: SHOWN_MS, message: `a ${role} “${name}”` }).toBe(true);
    const box = found.at(-1);
    invariant(box, 'it was there a moment ago');
    return box;
  }

  /** A text is somewhere on the page, once or more often, as soon as it is there. */
  async shows(text: string): Promise<void> {
    const look = `return document.body.innerText.includes(${JSON.stringify(text)})`;
    await expect.poll(() => this.#query(look), { timeout: SHOWN_MS, message: text }).toBe(true);
  }

  /** A text is somewhere on the page, as soon as it is there. */
  async sees(text: string): Promise<void> {
    const look = `return TestingLibraryDom.queryAllByText(document.body, '${text}').length`;
    await expect.poll(() => this.#query(look), { timeout: SHOWN_MS, message: text }).toBe(1);
  }

  /** Sign in as somebody, at a provider that believes whatever one says. */
  async signInAs(name: string): Promise<void> {
    await this.open('/auth');
    await this.press('button', 'Continue with Google');
    await this.press('button', name);
    await this.find('button', `${name}’s account`);
  }

  /** The server's answer to a call of the page. */
  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const init = {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    };
    return this.#browser.run(
      `return fetch('/api${path}', ${JSON.stringify(init)})
         .then((response) => response.text())
         .then((text) => (text === '' ? null : JSON.parse(text)));`,
    );
  }

  async press(role: string, name: string): Promise<void> {
    await this.drag([await this.find(role, name)]);
  }

  /** Every cell of the board, row-major. */
  async cells(): Promise<readonly SpokenCell[]> {
    return (await this.#query(
      `return [...document.querySelectorAll('[role="gridcell"]')].map((cell) =>
         ({ name: cell.getAttribute('aria-label'), ...boxOf(cell) }));`,
    )) as readonly SpokenCell[];
  }

  async letters(): Promise<string> {
    return lettersOf((await this.cells()).map(({ name }) => name));
  }

  /** Paint from cell to cell in one stroke, with the color that is chosen. */
  async paint(cells: readonly number[]): Promise<void> {
    const all = await this.cells();
    await this.drag(cells.flatMap((cell) => all[cell] ?? []));
  }

  /** Press in the middle of the first box, go to those of the others, let go, and go away. */
  async drag(boxes: readonly Box[]): Promise<void> {
    const [first, ...others] = boxes.map(({ left, top, width, height }) => ({
      type: 'pointerMove' as const,
      x: Math.round(left + width / 2),
      y: Math.round(top + height / 2),
      duration: 60,
    }));
    if (first === undefined) throw new Error('a drag begins somewhere');
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        first,
        { type: 'pointerDown', button: 0 },
        ...others,
        { type: 'pointerUp', button: 0 },
        { type: 'pointerMove', x: 2, y: 2 },
      ],
    });
  }

  /** Go to a point of the board without pressing, in cells from its top-left corner. */
  async hover(at: Point): Promise<void> {
    await this.#perform({ type: 'pointer', id: 'mouse', actions: [await this.#goTo(at)] });
  }

  /** Draw between two points of the board, and go away. */
  async draw(from: Point, to: Point): Promise<void> {
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        await this.#goTo(from),
        { type: 'pointerDown', button: 0 },
        await this.#goTo(to),
        { type: 'pointerUp', button: 0 },
        { type: 'pointerMove', x: 2, y: 2 },
      ],
    });
  }

  async key(value: string): Promise<void> {
    const actions = [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const];
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.key(letter);
  }

  /** Wait until nothing moves: three frames that the page draws, and what they started. */
  async comesToRest(): Promise<void> {
    await this.#query(
      `return (async () => {
         const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
         const untilMs = performance.now() + 700;
         do await frame(); while (performance.now() < untilMs);
       })()`,
    );
  }

  async #goTo({ x, y }: Point) {
    const [first] = await this.cells();
    invariant(first, 'the board has cells');
    return {
      type: 'pointerMove' as const,
      x: Math.round(first.left + x * first.width),
      y: Math.round(first.top + y * first.height),
      duration: 60,
    };
  }

  #perform(input: Input): Promise<void> {
    return this.#browser.perform([input]);
  }

  async #query(body: string): Promise<unknown> {
    const isLoaded = await this.#browser.run("return 'TestingLibraryDom' in window");
    if (isLoaded !== true) await this.#browser.run(`${LIBRARY}; return null`);
    return this.#browser.run(
      `const boxOf = (element) => {
         const { left, top, width, height } = element.getBoundingClientRect();
         return { left, top, width, height };
       };
       ${body}`,
    );
  }
}
