import { describe, expect, it } from 'vitest';
import { createPaintFirstScheduler } from '#ui/board/paintFirstScheduler.ts';
import { createStore } from '#base/store.ts';

/** A store, the calls of its listeners, and the paints and the waits of a stroke. */
function setup() {
  const pictures: (() => void)[] = [];
  const waits: (() => void)[] = [];
  const scheduler = createPaintFirstScheduler({
    afterPaint: (then) => pictures.push(then),
    wait(then) {
      waits.push(then);
      return () => void waits.splice(waits.indexOf(then), 1);
    },
  });
  const store = createStore(0);
  const told: string[] = [];
  const listen = (name: string) =>
    scheduler.subscribeAfterPaint(store.subscribe, () =>
      told.push(`${name} ${String(store.current())}`),
    );
  const paint = (value: number, isStrokeOver: boolean) =>
    scheduler.runBeforePaint(() => store.set(value), isStrokeOver);
  return {
    store,
    told,
    listen,
    paint,
    picture: () => pictures.shift()?.(),
    wait: () => waits.shift()?.(),
  };
}

describe('a paint-first scheduler', () => {
  it('calls listeners once after the paint of a press', () => {
    const { paint, told, listen, picture, wait } = setup();
    listen('page');
    paint(1, false);
    picture();
    paint(2, true);
    const before = [...told];
    picture();
    wait();
    picture();

    expect([before, told]).toEqual([[], ['page 2']]);
  });

  it('calls listeners during a stroke once after each wait', () => {
    const { paint, told, listen, picture, wait } = setup();
    listen('page');
    paint(1, false);
    paint(2, false);
    wait();
    picture();
    paint(3, false);
    picture();
    const during = [...told];
    paint(4, true);
    picture();

    expect([during, told]).toEqual([['page 2'], ['page 2', 'page 4']]);
  });

  it('calls them at once for other changes, and not twice', () => {
    const { paint, store, told, listen, picture } = setup();
    listen('page');
    paint(1, true);
    store.set(2);
    picture();

    expect(told).toEqual(['page 2']);
  });

  it('does not call a listener that unsubscribed', () => {
    const { paint, told, listen, picture } = setup();
    const stop = listen('gone');
    listen('page');
    paint(1, true);
    stop();
    picture();

    expect(told).toEqual(['page 1']);
  });

  it('keeps the order of listeners, and waits again for the next paint', () => {
    const { paint, told, listen, picture } = setup();
    listen('a');
    listen('b');
    paint(1, true);
    picture();
    paint(2, true);
    picture();

    expect(told).toEqual(['a 1', 'b 1', 'a 2', 'b 2']);
  });
});
