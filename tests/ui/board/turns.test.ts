import { describe, expect, it } from 'vitest';
import { createTurns } from '#ui/board/turns.ts';
import { createStore } from '#base/store.ts';

/** A value, what is told of it, and the pictures that are waited for. */
function setup() {
  const pictures: (() => void)[] = [];
  const turns = createTurns((then) => pictures.push(then));
  const store = createStore(0);
  const told: string[] = [];
  const listen = (name: string) =>
    turns.listen(store.subscribe, () => told.push(`${name} ${String(store.current())}`));
  return { turns, store, told, listen, picture: () => pictures.shift()?.() };
}

describe('turns', () => {
  it('tell of what comes first only after the picture, and of several changes once', () => {
    const { turns, store, told, listen, picture } = setup();
    listen('page');
    turns.first(() => store.set(1));
    turns.first(() => store.set(2));
    const before = [...told];
    picture();

    expect([before, told]).toEqual([[], ['page 2']]);
  });

  it('tell of everything else at once, and never twice', () => {
    const { turns, store, told, listen, picture } = setup();
    listen('page');
    turns.first(() => store.set(1));
    store.set(2);
    picture();

    expect(told).toEqual(['page 2']);
  });

  it('tell nobody who no longer listens', () => {
    const { turns, store, told, listen, picture } = setup();
    const stop = listen('gone');
    listen('page');
    turns.first(() => store.set(1));
    stop();
    picture();

    expect(told).toEqual(['page 1']);
  });

  it('keep the order of listeners, and wait again for the next picture', () => {
    const { turns, store, told, listen, picture } = setup();
    listen('a');
    listen('b');
    turns.first(() => store.set(1));
    picture();
    turns.first(() => store.set(2));
    picture();

    expect(told).toEqual(['a 1', 'b 1', 'a 2', 'b 2']);
  });
});
