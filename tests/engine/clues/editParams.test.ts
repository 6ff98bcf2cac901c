import { describe, expect, it } from 'vitest';
import { editParams, initialParams, type ClueDef } from '#engine/clues/editParams.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { withoutInnerGrids } from '#engine/edit/innerGrids.ts';
import { invariant } from '#base/invariant.ts';
import { noteToMidi, midiToNote } from '#engine/music/pitch.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';

function clue(id: string): ClueDef {
  const def = symbolById.get(id) ?? ruleById.get(id);
  invariant(def, `there is a clue ${id}`);
  return def;
}

describe('an edit of one field', () => {
  it('gives the same params where nothing changes', () => {
    const params = initialParams(clue('number'));

    expect(editParams(clue('number'), params, 'number', 1)).toBe(params);
  });

  it('takes a pattern along to the color of its rule', () => {
    const light = initialParams(clue('contains_shape'));
    const dark = editParams(clue('contains_shape'), light, 'color', 'dark');

    expect(dark).toEqual({
      color: 'dark',
      pattern: exampleGrid({ tiles: 'nnnnn/nnnnn/bbbbn/nnnnn/nnnnn' }),
    });
    expect(editParams(clue('contains_shape'), dark, 'color', 'light')).toEqual(light);
  });

  it('makes a dead end of the number one, and no dead end of any other', () => {
    const three = initialParams(clue('focus'), { number: 3 });
    const deadEnd = editParams(clue('focus'), three, 'deadEnd', true);
    expect(deadEnd).toEqual({ deadEnd: true, number: 1 });

    expect(editParams(clue('focus'), deadEnd, 'number', 2)).toEqual({ deadEnd: false, number: 2 });
  });

  it('switches diagonals on with a diagonal arrow, and the arrows off with the diagonals', () => {
    const def = clue('myopia');
    const framed = editParams(def, initialParams(def), 'directions', ['up', 'down-left']);
    expect(framed).toEqual({ diagonals: true, directions: ['up', 'down-left'] });

    const plain = editParams(def, framed, 'diagonals', false);
    expect(plain).toEqual({ diagonals: false, directions: ['up'] });
  });
});

describe.each([...allRules, ...allSymbols].map((def) => ({ id: def.id, def })))(
  'the form of $id',
  ({ def }) => {
    const fields = Object.values(def.config).filter(({ internal }) => !internal);

    it('has a different label for each field', () => {
      const labels = fields.map(({ label }) => english.say(label));

      expect(labels.every((label) => label !== '')).toBe(true);
      expect(new Set(labels).size).toBe(labels.length);
    });

    it('has steps, and bounds that its first value keeps', () => {
      for (const { kind, initial, min, max, step } of fields) {
        if (kind !== 'number') continue;
        expect(step).toBeGreaterThan(0);
        expect(initial).toBeGreaterThanOrEqual(min ?? -Infinity);
        expect(initial).toBeLessThanOrEqual(max ?? Infinity);
      }
    });
  },
);

describe('a copy of a grid inside a clue', () => {
  it('leaves out the grids inside its own clues', () => {
    const inner = exampleGrid({ tiles: 'bw' });
    const grid = exampleGrid({
      tiles: 'nn',
      rules: [
        { id: 'custom', params: { description: 'As shown', grid: inner } },
        { id: 'cell_count', params: { color: 'dark', count: 1 } },
      ],
      symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 1 } }],
    });

    const [custom, count] = withoutInnerGrids(grid).rules;

    expect(custom?.params).toMatchObject({ description: 'As shown', grid: { width: 0 } });
    expect(count).toEqual(grid.rules[1]);
    expect(withoutInnerGrids(grid).symbols).toEqual(grid.symbols);
  });
});

describe('the name of a note', () => {
  it('names every note that has a number', () => {
    expect([midiToNote(60), midiToNote(61), midiToNote(59), midiToNote(-36)]).toEqual([
      'C4',
      'C#4',
      'B3',
      'C-4',
    ]);
    for (let midi = -36; midi < 156; midi++) expect(noteToMidi(midiToNote(midi) ?? '')).toBe(midi);
    expect([midiToNote(-37), midiToNote(156), midiToNote(60.5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
