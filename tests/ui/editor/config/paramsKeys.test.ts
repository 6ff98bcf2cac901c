import { describe, expect, it } from 'vitest';
import { initialParams, type ClueDef } from '#engine/clues/editParams.ts';
import { invariant } from '#base/invariant.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import {
  paramsAfterKey,
  paramsAfterWheel,
  type ParamsPress,
} from '#ui/editor/config/paramsKeys.ts';

function clue(id: string): ClueDef {
  const def = symbolById.get(id) ?? ruleById.get(id);
  invariant(def, `there is a clue ${id}`);
  return def;
}

function after(id: string, press: ParamsPress, params: Record<string, unknown> = {}) {
  return paramsAfterKey(clue(id), initialParams(clue(id), params), press);
}

describe('arrow keys on a selected clue', () => {
  it('set its orientation, two at once a diagonal', () => {
    expect(after('dart', { key: 'ArrowUp' })).toEqual({ number: 1, orientation: 'up' });
    expect(after('dart', { key: 'ArrowLeft', held: ['down'] })).toMatchObject({
      orientation: 'down-left',
    });
    expect(after('dart', { key: 'ArrowUp', held: ['down'] })).toMatchObject({ orientation: 'up' });
    expect(after('lotus', { key: 'ArrowRight', held: ['up'] })).toEqual({
      orientation: 'up-right',
    });
  });

  it('toggle its arrows; the second key of a diagonal takes the first one back', () => {
    const down = after('myopia', { key: 'ArrowDown' }, { directions: ['up'] });
    expect(down).toEqual({ diagonals: false, directions: ['up', 'down'] });

    expect(after('myopia', { key: 'ArrowUp' }, { directions: ['up'] })).toMatchObject({
      directions: [],
    });
    expect(
      after('myopia', { key: 'ArrowRight', held: ['down'] }, { directions: ['up', 'down'] }),
    ).toEqual({ diagonals: true, directions: ['up', 'down-right'] });
  });

  it('mean nothing to a clue without directions', () => {
    expect(after('number', { key: 'ArrowUp' })).toBeNull();
    expect(after('galaxy', { key: '3' })).toBeNull();
    expect(after('dart', { key: 'x' })).toBeNull();
  });

  it('change nothing where it points there already', () => {
    const params = initialParams(clue('dart'));

    expect(paramsAfterKey(clue('dart'), params, { key: 'ArrowRight' })).toBe(params);
  });
});

describe('digits on a selected clue', () => {
  it('set its number, one after the other', () => {
    expect(after('number', { key: '7' })).toEqual({ number: 7 });
    expect(after('number', { key: '2', digits: '1' })).toEqual({ number: 12 });
  });

  it('stay in its bounds', () => {
    const params = initialParams(clue('off_by_x'));

    expect(paramsAfterKey(clue('off_by_x'), params, { key: '0' })).toBe(params);
  });
});

describe('the wheel on a selected clue', () => {
  it('changes the first number by its step, in bounds', () => {
    const turn = (id: string, steps: number) =>
      paramsAfterWheel(clue(id), initialParams(clue(id)), steps);

    expect(turn('number', 1)).toEqual({ number: 2 });
    expect(turn('viewpoint', -3)).toEqual({ number: -2 });
    expect(turn('lying_symbols', -5)).toEqual({ count: 1 });
    expect(turn('custom_text', 1)).toMatchObject({ rotation: 45 });
    expect(turn('letter', 1)).toBeNull();
  });
});
