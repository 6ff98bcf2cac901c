// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClueDef } from '#engine/clues/editParams.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { field, type Config } from '#engine/config/field.ts';
import { invariant } from '#base/invariant.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';
import { FormDriver } from './FormDriver.tsx';

afterEach(cleanup);

function form(id: string, options?: ConstructorParameters<typeof FormDriver>[1]): FormDriver {
  const def = symbolById.get(id) ?? ruleById.get(id);
  invariant(def, `there is a clue ${id}`);
  return new FormDriver(def, options);
}

/** A symbol with one field of a kind that no clue has. */
function formOf(config: Config): FormDriver {
  const def: ClueDef = defineSymbol({
    id: 'probe',
    title: 'Probe',
    step: 1,
    config,
    explain: () => '',
    caption: () => '',
    speak: () => '',
    example: () => ({ tiles: 'n' }),
    glyph: () => [],
    scope: () => [],
    check: () => 'satisfied',
  });
  return new FormDriver(def);
}

describe.each([...allRules, ...allSymbols].map((def) => ({ id: def.id, def })))(
  'the form of $id',
  ({ def }) => {
    it('names all its fields but the internal ones, in their order', async () => {
      new FormDriver(def);
      const labels = Object.values(def.config)
        .filter(({ internal }) => !internal)
        .map(({ label }) => english.say(label));
      for (const label of labels) await screen.findAllByText(label);
      const text = document.body.textContent;
      const places = labels.map((label) => text.indexOf(label));

      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(screen.queryByText('Control lines')).toBeNull();
    });
  },
);

describe('a number', () => {
  it('is taken with every valid text, and nothing typed is lost', () => {
    const driver = form('lying_symbols');
    driver.type('Number of liars', '12');
    expect(driver.params).toEqual({ count: 12 });

    driver.type('Number of liars', '120');
    expect(driver.params).toEqual({ count: 12 });
    expect(screen.getByText('At most 100. Still set to 12.')).toBeDefined();
    expect(driver.box('Number of liars').value).toBe('120');
    expect(driver.box('Number of liars').getAttribute('aria-invalid')).toBe('true');

    fireEvent.blur(driver.box('Number of liars'));
    expect(driver.box('Number of liars').value).toBe('120');
    driver.type('Number of liars', '99');
    expect(driver.params).toEqual({ count: 99 });
    expect(screen.queryByText(/At most/)).toBeNull();
  });

  it('has buttons and keys for its steps, and ends at its bounds', () => {
    const driver = form('off_by_x');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Off by' }).disabled).toBe(
      true,
    );

    driver.press('More: Off by');
    act(() => driver.box('Off by').focus());
    driver.key('ArrowUp').key('PageUp').key('ArrowDown');

    expect(driver.params).toEqual({ number: 12 });
    driver.key('PageDown').key('PageDown');
    expect(driver.params).toEqual({ number: 1 });
  });

  it('selects its text on focus', () => {
    const driver = form('number', { params: { number: 15 } });
    act(() => driver.box('Number').focus());
    const { selectionStart, selectionEnd } = driver.box('Number');

    expect([selectionStart, selectionEnd]).toEqual([0, 2]);
  });

  it('follows the wheel only while it has the focus', () => {
    const driver = form('number');
    const box = driver.box('Number');
    fireEvent.wheel(box, { deltaY: -100 });
    expect(driver.params).toEqual({ number: 1 });

    act(() => box.focus());
    fireEvent.wheel(box, { deltaY: -100 });
    fireEvent.wheel(box, { deltaY: -100 });
    fireEvent.wheel(box, { deltaY: 100 });

    expect(driver.params).toEqual({ number: 2 });
  });

  it('changes nothing by a text that says the same', () => {
    const driver = form('number').type('Number', '01');
    expect(driver.changes).toEqual([]);

    fireEvent.blur(driver.box('Number'));
    expect(driver.box('Number').value).toBe('1');
  });
});

describe('choices', () => {
  it('offer the colors of the field', () => {
    const driver = form('connect_all').choose('Dark');
    expect(driver.params).toEqual({ color: 'dark' });
    expect(screen.queryByRole('radio', { name: 'Gray' })).toBeNull();

    cleanup();
    expect(form('symbols_per_region').choose('Gray').params).toMatchObject({ color: 'gray' });
  });

  it('compare in three ways', () => {
    expect(form('symbols_per_region').choose('At least').params).toMatchObject({
      comparison: 'ge',
    });
  });

  it('join sides in four ways', () => {
    const driver = form('wrap_around');
    const sides = screen.getByRole('radiogroup', { name: 'Top and bottom' });
    const labels = [
      'No wrap-around',
      'Wrap around',
      'Wrap around, flipped',
      'Fold onto themselves',
    ];
    expect(within(sides).getAllByRole('radio')).toHaveLength(4);
    for (const name of labels) within(sides).getByRole('radio', { name });

    fireEvent.click(within(sides).getByRole('radio', { name: 'Fold onto themselves' }));

    expect(driver.params).toEqual({ horizontal: 'wrap', vertical: 'reflect-reverse' });
  });

  it('switch on and off', () => {
    expect(form('hidden').toggle('Show the marker').params).toEqual({ revealLocation: true });
  });
});

describe('arrows', () => {
  it('are pressed, or set by the arrow keys, two at once for those between', () => {
    const driver = form('dart').choose('down left');
    expect(driver.params).toMatchObject({ orientation: 'down-left' });

    act(() => screen.getByRole('radio', { name: 'down left' }).focus());
    driver.key('ArrowUp');
    expect(driver.params).toMatchObject({ orientation: 'up' });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'up' }));
    driver.key('ArrowRight');
    expect(driver.params).toMatchObject({ orientation: 'up-right' });

    fireEvent.keyUp(window, { key: 'ArrowUp' });
    fireEvent.keyUp(window, { key: 'ArrowRight' });
    driver.key('ArrowLeft');
    expect(driver.params).toMatchObject({ orientation: 'left' });
  });

  it('are toggled where several may be on', () => {
    const driver = form('myopia').toggle('up').toggle('down left');
    expect(driver.params).toEqual({ diagonals: true, directions: ['right', 'down-left'] });

    driver.toggle('Diagonals');
    expect(driver.params).toEqual({ diagonals: false, directions: ['right'] });
  });

  it('are four for directions', () => {
    const driver = formOf({
      way: field.direction({ initial: 'up', label: 'Way' }),
      ways: field.directionToggle({ initial: ['left'], label: 'Ways' }),
    });
    expect(screen.getAllByRole('radio')).toHaveLength(4);

    driver.choose('right').toggle('down');
    act(() => screen.getByRole('switch', { name: 'down' }).focus());
    driver.key('ArrowUp');

    expect(driver.params).toEqual({ way: 'right', ways: ['up', 'down', 'left'] });
  });
});

describe('what may be missing', () => {
  it('is a number behind a switch, which remembers it', () => {
    const driver = formOf({
      limit: field.nullableNumber({ initial: null, min: 2, max: 9, whenOn: 4, label: 'Limit' }),
    });
    expect(screen.queryByRole('spinbutton')).toBeNull();

    driver.toggle('Limit').type('Value', '7').toggle('Limit');
    expect(driver.params).toEqual({ limit: null });
    driver.toggle('Limit');
    expect(driver.params).toEqual({ limit: 7 });
  });

  it('is on, off or neither', () => {
    const driver = formOf({ held: field.nullableBoolean({ initial: null, label: 'Held' }) });

    expect(driver.choose('Off').params).toEqual({ held: false });
    expect(driver.choose('On').params).toEqual({ held: true });
    expect(driver.choose('Not set').params).toEqual({ held: null });
  });

  it('is a track with music of its own', () => {
    const driver = form('music').toggle('Track to listen to');

    expect(driver.params).toMatchObject({
      track: { width: 5, height: 4, rules: [{ id: 'music' }] },
    });
    expect(driver.toggle('Track to listen to').params).toMatchObject({ track: null });
  });
});

describe('texts', () => {
  it('are one line or several, with a limit that is said', () => {
    const driver = form('custom_text').type('Description', 'Sees\nthe *moon*').type('Text', '=,:|');
    expect(driver.params).toMatchObject({ description: 'Sees\nthe *moon*', text: '=,:|' });
    expect(driver.box('Description').tagName).toBe('TEXTAREA');
    expect(driver.box('Text').tagName).toBe('INPUT');

    driver.type('Text', 'x'.repeat(40));
    expect(screen.getByText('At most 40 characters.')).toBeDefined();
    expect(driver.box('Text').maxLength).toBe(40);
  });

  it('never hold half a character', () => {
    expect(form('letter').type('Letter', '\ud83d').params).toEqual({ letter: '\ufffd' });
  });

  it('are explained on request', () => {
    form('custom');
    const about = screen.getByRole('button', { name: 'About Description' });
    expect(about.getAttribute('aria-expanded')).toBe('false');

    fireEvent.click(about);

    expect(screen.getByText(/Put the key word between two stars/)).toBeDefined();
    expect(about.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('an icon', () => {
  async function search(text: string) {
    const driver = form('custom_icon');
    const box = await screen.findByRole('combobox', { name: 'Icon' });
    await screen.findAllByRole('option');
    act(() => box.focus());
    fireEvent.change(box, { target: { value: text } });
    return { driver, box };
  }
  const names = () =>
    screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));

  it('is found by its words, and taken by Enter', async () => {
    const { driver } = await search('arow');
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(50);

    driver.type('Icon', 'star').key('Enter');

    expect(driver.params).toMatchObject({ icon: 'MdStar' });
    expect(driver.box('Icon').value).toBe('');
    expect(names()).toHaveLength(50);
  });

  it('is gone to by the arrow keys', async () => {
    const { driver, box } = await search('arrow');
    const second = names()[1];

    driver.key('ArrowDown').key('ArrowRight');
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-label')).toBe(second);
    driver.key('Enter');

    expect(driver.changes).toHaveLength(1);
  });

  it('says where no icon fits, and Escape empties the box first', async () => {
    const { driver } = await search('qqqqqq');
    expect(screen.getByText('No icons found.')).toBeDefined();

    driver.key('Escape');

    expect(driver.box('Icon').value).toBe('');
  });
});

describe('grids inside a clue', () => {
  const board = exampleGrid({
    tiles: 'bw/nn',
    rules: [{ id: 'no_loops', params: { color: 'dark' } }],
  });

  it('are edited in a dialog of their own', () => {
    const driver = form('custom', { grid: board }).press('Edit, 5 by 4');
    const dialog = screen.getByRole('dialog', { name: 'Picture' });
    expect(within(dialog).getByRole('heading', { name: 'Picture: 5 by 4' })).toBeDefined();

    driver.press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(driver.changes).toEqual([]);

    driver.press('Edit, 5 by 4').press('Take the board');
    expect(driver.params).toMatchObject({ grid: board });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keep their editor open at Escape, for there is work to lose', () => {
    form('custom').press('Edit, 5 by 4').key('Escape');

    expect(screen.getByRole('dialog', { name: 'Picture' })).toBeDefined();
  });

  it('take a copy of the board', () => {
    expect(form('custom', { grid: board }).press('Copy from board').params).toMatchObject({
      grid: board,
    });
  });
});

describe('a solve path', () => {
  it('is recorded, counted and cleared', () => {
    const driver = form('foresight');
    expect(screen.getByText('No solve path yet.')).toBeDefined();

    driver.press('Record').press('Finish the run');
    expect(driver.params).toMatchObject({
      solvePath: [
        { x: 0, y: 0 },
        { x: 2, y: 1 },
      ],
    });
    expect(screen.getByText('2 cells recorded.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();

    expect(driver.press('Clear').params).toMatchObject({ solvePath: [] });
  });

  it('is copied as text', async () => {
    const driver = form('foresight', {
      params: {
        solvePath: [
          { x: 3, y: 1 },
          { x: 0, y: 2 },
        ],
      },
    });
    await act(async () => {
      driver.press('Copy');
      await Promise.resolve();
    });

    expect(await navigator.clipboard.readText()).toBe('3:1, 0:2');
  });
});
