import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { tourMachine, type TourEvent } from '#machines/tourMachine.ts';

/** Takes a tour of three steps as an author would. */
class TestTour {
  #remembered = 0;
  readonly #actor = createActor(
    tourMachine.provide({ actions: { remember: () => (this.#remembered += 1) } }),
    { input: { count: 3 } },
  ).start();

  send(...types: readonly TourEvent['type'][]): this {
    for (const type of types) this.#actor.send({ type });
    return this;
  }

  /** Null while it waits, and when it is over. */
  expectStep(step: number | null): this {
    const snapshot = this.#actor.getSnapshot();
    expect(snapshot.matches('showing') ? snapshot.context.step : null).toBe(step);
    return this;
  }

  expectRemembered(times: number): this {
    expect(this.#remembered).toBe(times);
    return this;
  }
}

describe('a tour', () => {
  it('waits until nothing lies over the page', () => {
    new TestTour()
      .expectStep(null)
      .send('tour.next', 'tour.back')
      .expectStep(null)
      .send('page.clear')
      .expectStep(0)
      .expectRemembered(0);
  });

  it('goes on and back, but not before its first step', () => {
    new TestTour()
      .send('page.clear', 'tour.back')
      .expectStep(0)
      .send('tour.next', 'tour.next')
      .expectStep(2)
      .send('tour.back')
      .expectStep(1);
  });

  it('stays where it is when something lies over the page for a while', () => {
    new TestTour().send('page.clear', 'tour.next', 'page.clear').expectStep(1);
  });

  it('is over, and remembered, after its last step', () => {
    new TestTour()
      .send('page.clear', 'tour.next', 'tour.next')
      .expectRemembered(0)
      .send('tour.next')
      .expectStep(null)
      .expectRemembered(1);
  });

  it('is remembered when it is skipped', () => {
    new TestTour()
      .send('page.clear', 'tour.next', 'tour.skip')
      .expectStep(null)
      .expectRemembered(1);
  });
});
