import { describe, expect, it } from 'vitest';
import { Damage } from '#engine/canvas/scene/Damage.ts';

function fresh(): Damage {
  const damage = new Damage();
  damage.take();
  return damage;
}

describe('damage', () => {
  it('is everything at first, and nothing once it was taken', () => {
    const damage = new Damage();

    expect(damage.take()).toBe('all');
    expect(damage.take()).toEqual([]);
  });

  it('joins what lies together and keeps apart what does not', () => {
    const damage = fresh();
    damage.addAround(1, 1, 1);
    damage.addAround(2, 1, 1);
    damage.addAround(20, 20, 1);

    expect(damage.take()).toEqual([
      { left: 0, top: 0, right: 3, bottom: 2 },
      { left: 19, top: 19, right: 21, bottom: 21 },
    ]);
  });

  it('is one rectangle once there are too many', () => {
    const damage = fresh();
    for (const at of [0, 10, 20, 30]) damage.addAround(at, at, 1);

    expect(damage.take()).toEqual([{ left: -1, top: -1, right: 31, bottom: 31 }]);
  });

  it('stays everything whatever is added', () => {
    const damage = new Damage();
    damage.addAround(1, 1, 1);

    expect(damage.take()).toBe('all');
  });
});
