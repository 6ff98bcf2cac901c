// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClueDef } from '#engine/clues/editParams.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { emptyGrid, type Grid, type Params } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import { fuzzed } from '#tests/support/fuzzRuns.ts';
import { FormDriver } from './FormDriver.tsx';

afterEach(cleanup);

/** One act of an author: a press on a control, or a text in a box. */
type Entry =
  | { readonly kind: 'press'; readonly control: number }
  | { readonly kind: 'type'; readonly box: number; readonly text: string };

const numbers = fc.oneof(
  fc.integer({ min: -5, max: 2000 }).map(String),
  fc.constantFrom('1e9', '0.3', '-', ''),
);
const texts = fc.oneof(
  numbers,
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...'=,:|&#61; _.'), maxLength: 10 }),
);
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('press' as const), control: fc.nat() }),
  fc.record({ kind: fc.constant('type' as const), box: fc.nat(), text: texts }),
);

function enter(act: Entry): void {
  if (act.kind === 'press') {
    const controls = [
      ...screen.queryAllByRole('button'),
      ...screen.queryAllByRole('radio'),
      ...screen.queryAllByRole('switch'),
    ];
    const control = controls[act.control % controls.length];
    if (control) fireEvent.click(control);
    return;
  }
  const boxes = [...screen.queryAllByRole('spinbutton'), ...screen.queryAllByRole('textbox')];
  const box = boxes[act.box % boxes.length];
  if (box) fireEvent.change(box, { target: { value: act.text } });
}

function gridWith({ id }: ClueDef, params: Params): Grid {
  const grid = emptyGrid(5, 4);
  return symbolById.has(id)
    ? { ...grid, symbols: new Map([[id, [{ id, at: { x: 1, y: 2 }, params }]]]) }
    : { ...grid, rules: [{ id, params }] };
}

describe.each(
  [...allRules, ...allSymbols]
    .filter(({ config }) => Object.values(config).some(({ internal }) => !internal))
    .map((def) => ({ id: def.id, def })),
)('whatever is entered for $id', ({ def }) => {
  it('is written to a text and read back', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), (entries) => {
        const driver = new FormDriver(def);
        entries.forEach(enter);
        const grid = gridWith(def, driver.params);
        cleanup();

        const read = parseGridText(writeGridText(grid));

        invariant(read.ok, 'the text can be read');
        expect(gridEquals(read.value, grid)).toBe(true);
        expect(writeGridText(read.value)).toBe(writeGridText(grid));
      }),
      fuzzed(3, 12),
    );
  });
});
