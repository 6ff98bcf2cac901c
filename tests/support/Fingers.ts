import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '#engine/grid/grid.ts';

/**
 * Fingers on the screen, as the browser gets them from it. Milliseconds are those of the events,
 * not of the test: how long the page takes for one changes nothing.
 */
export class Fingers {
  readonly #session: CDPSession;
  readonly #startMs = Date.now();

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** One finger touches a place and lifts; too late after another tap to be a double one. */
  async tap(atMs: number, place: Point): Promise<void> {
    await this.send('touchStart', atMs, place);
    await this.send('touchEnd', atMs + 60);
  }

  /** @param places of all fingers that are on the screen then, in CSS pixels */
  async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    atMs: number,
    ...places: readonly Point[]
  ): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
      timestamp: (this.#startMs + atMs) / 1000,
    });
  }
}
