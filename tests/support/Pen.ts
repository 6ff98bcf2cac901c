import type { CDPSession, Page } from '@playwright/test';
import type { Point } from '#engine/grid/grid.ts';

/** Points between the ends of a line that the screen tells of. */
const STEPS = 6;

/** A pen on the screen, as the browser gets it from a tablet. */
export class Pen {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Pen> {
    return new Pen(await page.context().newCDPSession(page));
  }

  /** Draw from point to point; with the right button, the one on the side of the pen is held. */
  async draw(
    [first, ...others]: readonly [Point, ...Point[]],
    button: 'left' | 'right' = 'left',
  ): Promise<void> {
    await this.#send('mouseMoved', first, 'none');
    await this.#send('mousePressed', first, button);
    let from = first;
    for (const to of others) {
      for (let step = 1; step <= STEPS; step++)
        await this.#send('mouseMoved', between(from, to, step / STEPS), button);
      from = to;
    }
    await this.#send('mouseReleased', from, button);
  }

  async #send(
    type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
    { x, y }: Point,
    button: 'none' | 'left' | 'right',
  ): Promise<void> {
    const held = button === 'none' || type === 'mouseReleased' ? 0 : button === 'left' ? 1 : 2;
    await this.#session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button,
      pointerType: 'pen',
      buttons: held,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
