// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import type { Result } from '#base/result.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import { english } from '#texts/english.ts';
import type { Text } from '#texts/message.ts';
import type * as Presets from '#ui/editor/rules/presets.ts';
import type { Notice } from '#ui/shared/platform/notices.ts';

const KEY = 'presets';
const three: SymbolInstance = { id: 'number', at: { x: 2, y: 1 }, params: { number: 3 } };
const deadEnd: SymbolInstance = {
  id: 'focus',
  at: { x: 0, y: 0 },
  params: { deadEnd: true, number: 1 },
};

/** The modules as a page loads them: nothing is read yet. */
async function load() {
  vi.resetModules();
  const presets = await import('#ui/editor/rules/presets.ts');
  const { onNotice } = await import('#ui/shared/platform/notices.ts');
  const { provideTexts } = await import('#ui/shared/texts/texts.ts');
  provideTexts('en', ENGLISH);
  const notices: Notice[] = [];
  onNotice((notice) => notices.push(notice));
  return { presets, notices };
}

/** The error text; null without one. */
const problem = (result: Result<unknown, Text>) => (result.ok ? null : english.say(result.error));

const said = ({ message }: Notice) => english.say(message);

const names = ({ presets }: typeof Presets) => presets.current().map(({ name }) => name);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('presets', () => {
  it('are kept in order over a reload, at no place of a board', async () => {
    const { presets } = await load();
    presets.addPreset(' three ', three);
    presets.addPreset('dead end', deadEnd);

    const later = await load();

    expect(later.presets.presets.current()).toEqual([
      { name: 'three', symbol: { ...three, at: { x: 0, y: 0 } } },
      { name: 'dead end', symbol: deadEnd },
    ]);
    expect(later.notices).toEqual([]);
  });

  it('have names that are there, short and different', async () => {
    const { presets } = await load();
    presets.addPreset('three', three);

    expect(problem(presets.addPreset('  ', three))).toBe('Enter a name.');
    expect(problem(presets.addPreset('Three', three))).toBe(
      'A preset with this name already exists.',
    );
    expect(problem(presets.addPreset('x'.repeat(31), three))).toBe(
      'A name can have at most 30 characters.',
    );
    expect(names(presets)).toEqual(['three']);
  });

  it('are renamed, moved and removed', async () => {
    const { presets } = await load();
    for (const name of ['a', 'b', 'c']) presets.addPreset(name, three);

    presets.movePreset('c', 0);
    expect(names(presets)).toEqual(['c', 'a', 'b']);
    presets.movePreset('c', 99);
    expect(presets.renamePreset('a', 'B').ok).toBe(false);
    expect(presets.renamePreset('a', 'A')).toEqual({ ok: true, value: 'A' });
    presets.removePreset('b');

    expect(names(presets)).toEqual(['A', 'c']);
    expect(names((await load()).presets)).toEqual(['A', 'c']);
  });

  it('tell who listens, by changes of other tabs too', async () => {
    const { presets } = await load();
    const listener = vi.fn();
    const stop = presets.presets.subscribe(listener);
    presets.addPreset('three', three);
    expect(listener).toHaveBeenCalledOnce();

    localStorage.setItem(KEY, '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(names(presets)).toEqual([]);

    stop();
    presets.addPreset('three', three);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('are added to those that another tab has kept meanwhile', async () => {
    const { presets } = await load();
    presets.addPreset('mine', three);
    const mine = localStorage.getItem(KEY);
    const other = await load();
    other.presets.addPreset('theirs', deadEnd);
    expect(localStorage.getItem(KEY)).not.toBe(mine);

    presets.addPreset('mine too', three);

    expect(names(presets)).toEqual(['mine', 'theirs', 'mine too']);
  });
});

describe('damaged presets', () => {
  it.each(['', '{', 'null', '7', '{"name":"three"}'])(
    'leave none after the text %j, with a notice',
    async (text) => {
      localStorage.setItem(KEY, text);
      const { presets, notices } = await load();

      expect(names(presets)).toEqual([]);
      await Promise.resolve();
      expect(notices.map(({ kind }) => kind)).toEqual(['error']);
      expect(notices.map(said)).toEqual(['Couldn’t load your saved presets.']);
    },
  );

  it('are left out one by one, with a notice', async () => {
    const { presets } = await load();
    presets.addPreset('three', three);
    const [good] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as [{ symbol: string }];
    const stored = [
      null,
      { name: 'no symbol' },
      { name: '', symbol: good.symbol },
      { name: 'three', symbol: good.symbol },
      { name: 'unknown', symbol: '0_star,x=0,y=0' },
      { name: 'Three', symbol: good.symbol },
      { name: 'four', symbol: good.symbol.replace('number=3', 'number=4') },
    ];
    localStorage.setItem(KEY, JSON.stringify(stored));

    const later = await load();

    expect(names(later.presets)).toEqual(['three', 'four']);
    await Promise.resolve();
    expect(later.notices.map(said)).toEqual([
      '5 presets couldn’t be read and were skipped. The others are still there.',
    ]);
  });

  it('stay in memory where storage is full, which is said', async () => {
    const { presets, notices } = await load();
    presets.addPreset('three', three);
    const getItem = localStorage.getItem.bind(localStorage);
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem, setItem });

    presets.addPreset('four', three);
    presets.addPreset('five', three);

    vi.unstubAllGlobals();

    expect(names(presets)).toEqual(['three', 'four', 'five']);
    expect(notices.map(said)[0]).toBe(
      'Your presets couldn’t be saved. They’re gone when you close this page.',
    );
  });
});

describe('the chips of presets', () => {
  async function show(...kept: readonly string[]) {
    const { presets } = await load();
    for (const name of kept) presets.addPreset(name, three);
    const { PresetChips } = await import('#ui/editor/rules/PresetChips.tsx');
    const Chips = ({ kept = null }: { kept?: SymbolInstance | null }) => {
      const [chosen, setChosen] = useState<string | null>(null);
      return (
        <PresetChips
          chosen={chosen}
          savable={kept}
          onChoose={(preset) => setChosen(preset?.name ?? null)}
        />
      );
    };
    const { rerender } = render(<Chips />);
    return { presets, select: (kept: SymbolInstance | null) => rerender(<Chips kept={kept} />) };
  }
  const chip = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => fireEvent.click(chip(name));

  it('name the keys of the first ten', async () => {
    const kept = Array.from({ length: 11 }, (_, i) => `no ${i + 1}`);
    await show(...kept);

    expect(kept.map((name) => chip(name).getAttribute('aria-keyshortcuts'))).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map((digit) => `Shift+${digit}`),
      null,
    ]);
  });

  it('are chosen, moved by keys and buttons, and keep the focus', async () => {
    const { presets } = await show('a', 'b', 'c');
    press('c');
    expect(chip('c').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('c, preset 3 of 3')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move later' }).disabled).toBe(
      true,
    );

    act(() => chip('c').focus());
    fireEvent.keyDown(chip('c'), { key: 'ArrowLeft', altKey: true });
    expect(names(presets)).toEqual(['a', 'c', 'b']);
    expect(document.activeElement).toBe(chip('c'));
    press('Move earlier');

    expect(names(presets)).toEqual(['c', 'a', 'b']);
  });

  it('are renamed and removed; the focus goes on', async () => {
    const { presets } = await show('a', 'b', 'c');
    press('b');
    press('Rename');
    const box = screen.getByRole('textbox', { name: 'Preset name' });
    fireEvent.change(box, { target: { value: 'c' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(screen.getByText('A preset with this name already exists.')).toBeDefined();
    fireEvent.change(box, { target: { value: 'beta' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(chip('beta').getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(chip('Rename'));

    press('Remove');

    expect(names(presets)).toEqual(['a', 'c']);
    expect(document.activeElement).toBe(chip('c'));
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('end with the way to keep another, and say how while there is none', async () => {
    const { presets, select } = await show();
    const how = () => screen.queryByText(/^Save a symbol with its settings/);
    expect(how()).not.toBeNull();
    expect(chip('Save a symbol as preset').hasAttribute('disabled')).toBe(true);

    select(three);
    press('Save as preset: area number 3');
    const box = screen.getByRole('textbox', { name: 'Preset name' });
    expect(document.activeElement).toBe(box);
    expect(how()).toBeNull();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(screen.getByText('Enter a name.')).toBeDefined();
    select(null); // a selection meanwhile changes nothing
    fireEvent.change(box, { target: { value: 'three' } });
    fireEvent.keyDown(box, { key: 'Enter' });

    expect(presets.presets.current()).toEqual([
      { name: 'three', symbol: { ...three, at: { x: 0, y: 0 } } },
    ]);
    expect(document.activeElement).toBe(chip('three'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(how()).toBeNull();
  });

  it('are not added when that is given up', async () => {
    const { presets, select } = await show('a');
    select(deadEnd);
    press('Save as preset: dead end');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });

    expect(names(presets)).toEqual(['a']);
    expect(document.activeElement).toBe(chip('Save as preset: dead end'));
  });
});
