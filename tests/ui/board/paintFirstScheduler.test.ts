import { describe, expect, it } from 'vitest';
import { createPaintFirstScheduler } from '#ui/board/paintFirstScheduler.ts';
import { createStore } from '#base/store.ts';

/** A store, the calls of its listeners, and the paints that are waited for. */
function setup() {
  const pictures: (() => void)[] = [];
  const scheduler = createPaintFirstScheduler((then) => pictures.push(then));
  const store = createStore(0);
  const told: string[] = [];
  const listen = (name: string) =>
    scheduler.subscribeAfterPaint(store.subscribe, () =>
      told.push(`${name} ${String(store.current())}`),
    );
  return { scheduler, store, told, listen, picture: () => pictures.shift()?.() };
}

describe('a paint-first scheduler', () => {
  it('calls listeners after the paint, once for several changes', () => {
    const { scheduler, store, told, listen, picture } = setup();
    listen('page');
    scheduler.runBeforePaint(() => store.set(1));
    scheduler.runBeforePaint(() => store.set(2));
    const before = [...told];
    picture();

    expect([before, told]).toEqual([[], ['page 2']]);
  });

  it('calls them at once for other changes, and not twice', () => {
    const { scheduler, store, told, listen, picture } = setup();
    listen('page');
    scheduler.runBeforePaint(() => store.set(1));
    store.set(2);
    picture();

    expect(told).toEqual(['page 2']);
  });

  it('does not call a listener that unsubscribed', () => {
    const { scheduler, store, told, listen, picture } = setup();
    const stop = listen('gone');
    listen('page');
    scheduler.runBeforePaint(() => store.set(1));
    stop();
    picture();

    expect(told).toEqual(['page 1']);
  });

  it('keeps the order of listeners, and waits again for the next paint', () => {
    const { scheduler, store, told, listen, picture } = setup();
    listen('a');
    listen('b');
    scheduler.runBeforePaint(() => store.set(1));
    picture();
    scheduler.runBeforePaint(() => store.set(2));
    picture();

    expect(told).toEqual(['a 1', 'b 1', 'a 2', 'b 2']);
  });
});
