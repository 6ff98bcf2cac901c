// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RulesEditor } from '#ui/editor/RulesPart.tsx';
import { EditedPuzzle } from '../createStore.ts';

/** Height of a row: happy-dom lays nothing out. */
const ROW_PX = 60;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const item = this.closest('li');
    const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : 0;
    return new DOMRect(0, index * ROW_PX, 300, ROW_PX);
  });
});
afterEach(cleanup);

const THREE =
  '3x1|T3:nnn|C1:|Z|S|Rconnect_all,color=dark:cell_count,color=light,count=2:underclued';

function Editor({ puzzle }: { puzzle: EditedPuzzle }) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <main>
      <RulesEditor
        store={puzzle.store}
        selected={selected}
        onSelect={setSelected}
        symbols={{ selected: null, onSelect: () => undefined }}
        onEdit={puzzle.onEdit}
        onGenre={() => undefined}
      />
    </main>
  );
}

function open(text: string): EditedPuzzle {
  const puzzle = new EditedPuzzle(text);
  render(<Editor puzzle={puzzle} />);
  return puzzle;
}

function field(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Add a rule' });
}

function type(text: string): void {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: text } });
}

function press(key: string, target: Element = document.activeElement ?? document.body): void {
  fireEvent.keyDown(target, { key, code: key === ' ' ? 'Space' : key });
}

function options(): HTMLElement[] {
  return within(screen.getByRole('listbox', { name: 'Rules found' })).getAllByRole('option');
}

/** The option that Enter adds, as screen readers know it. */
function active(): HTMLElement | null {
  return document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
}

describe('the search field of the rules', () => {
  it('lists all rules when it gets the focus', () => {
    open('3x1');
    expect(screen.queryByRole('listbox')).toBeNull();

    act(() => field().focus());

    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(options().length).toBeGreaterThan(40);
  });

  it('adds the first one on Enter, as one step', () => {
    const puzzle = open('3x1');

    type('connect dark');
    expect(active()?.textContent).toContain('All dark cells are connected.');
    press('Enter');

    expect(puzzle.grid.rules).toEqual([{ id: 'connect_all', params: { color: 'dark' } }]);
    expect(puzzle.edits).toHaveLength(1);
    expect(field().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Added: All dark cells are connected.')).toBeDefined();
    puzzle.undo();
    expect(puzzle.rules).toEqual([]);
  });

  it('adds the one that the arrows are at, and wraps around', () => {
    const puzzle = open('3x1');
    type('connect all');
    const [first, second] = options();

    press('ArrowDown');
    expect(active()).toBe(second);
    expect(second?.getAttribute('aria-selected')).toBe('true');
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBe(options().at(-1));
    press('ArrowDown');
    expect(active()).toBe(first);
    press('ArrowDown');
    press('Enter');

    expect(puzzle.grid.rules).toEqual([{ id: 'connect_all', params: { color: 'dark' } }]);
  });

  it('adds the one that is pressed, several of a kind too', () => {
    const puzzle = open('3x1|T3:nnn|C1:|Z|S|Rconnect_all,color=dark');

    type('connect all dark');
    const [first] = options();
    expect(first).toBeDefined();
    if (first) fireEvent.click(first);

    expect(puzzle.rules).toEqual(['connect_all', 'connect_all']);
  });

  it('says of what can be there once that it is there, and does not add it', () => {
    const puzzle = open(THREE);

    type('underclued');
    const [first] = options();
    expect(first?.getAttribute('aria-disabled')).toBe('true');
    expect(first?.textContent).toContain('Already added');
    if (first) fireEvent.click(first);
    press('Enter', field());

    expect(puzzle.edits).toEqual([]);
  });

  it('is cleared by Escape, then closed, then left to others', () => {
    open('3x1');
    const onEscape = vi.fn();
    window.addEventListener('keydown', onEscape);
    type('loop');

    press('Escape');
    expect(field().value).toBe('');
    expect(options().length).toBeGreaterThan(40);
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    press('Escape');

    expect(onEscape).toHaveBeenCalledOnce();
    window.removeEventListener('keydown', onEscape);
  });

  it('says that nothing was found', () => {
    open('3x1');

    type('qqqq');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText(/^No rules found\. You can write “qqqq”/)).toBeDefined();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });
});

function rule(name: RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

describe('the list of the rules', () => {
  it('opens a rule, and closes it again', () => {
    open(THREE);
    const connect = rule(/^All dark cells are connected/);

    fireEvent.click(connect);
    expect(connect.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(connect);
    expect(connect.getAttribute('aria-pressed')).toBe('false');
  });

  it('says which rules solvers do not see', () => {
    open('3x1|T3:nnn|C1:|Z|S|Rforesight:connect_all,color=dark');

    expect(rule(/^You can ask for up to .*Hidden from players$/).textContent).toContain(
      'Hidden from players',
    );
    expect(rule(/^All dark cells are connected/).textContent).not.toContain('players');
  });

  it('lists a rule of the author that has no words yet', () => {
    open('3x1|T3:nnn|C1:|Z|S|Rcustom,description=');

    expect(rule(/^Custom rule/)).toBeDefined();
  });

  it('removes a rule by key, and the focus goes to the next', () => {
    const puzzle = open(THREE);
    act(() => rule(/^Exactly 2 cells/).focus());

    press('Delete');

    expect(puzzle.rules).toEqual(['connect_all', 'underclued']);
    expect(document.activeElement).toBe(rule(/^Paint only what you can be sure of/));
    expect(screen.getByText('Removed: Exactly 2 cells are light.')).toBeDefined();
    press('Backspace');
    press('Delete');
    expect(puzzle.rules).toEqual([]);
    expect(puzzle.edits).toHaveLength(3);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rules of the puzzle');
  });
});

/** Let what the library puts off to the next turn happen. */
async function settle(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

async function pressKeys(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    press(key);
    await settle();
  }
}

/** The library keeps presses from the page for a moment after a drag, also the next page. */
async function untilPressable(): Promise<void> {
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed, { once: true });
  await waitFor(() => {
    fireEvent.click(document.body);
    expect(pressed).toHaveBeenCalled();
  });
}

function grip(name: RegExp): HTMLElement {
  return rule(new RegExp(`^Move: ${name.source}`));
}

describe('the grip of a rule', () => {
  it('moves it by keyboard, as one step; the focus goes along', async () => {
    const puzzle = open(THREE);
    act(() => grip(/All dark cells/).focus());

    await pressKeys(' ', 'ArrowDown', 'ArrowDown');
    expect(puzzle.edits).toEqual([]);
    await pressKeys(' ');

    expect(puzzle.rules).toEqual(['cell_count', 'underclued', 'connect_all']);
    expect(puzzle.edits).toHaveLength(1);
    expect(document.activeElement).toBe(grip(/All dark cells/));
    expect(screen.getByText('Dropped at position 3 of 3')).toBeDefined();
    puzzle.undo();
    expect(puzzle.rules).toEqual(['connect_all', 'cell_count', 'underclued']);
  });

  it('says where the rule is on its way', async () => {
    open(THREE);
    act(() => grip(/Exactly 2/).focus());

    await pressKeys(' ');
    expect(
      screen.getByText(/^Picked up, position 2 of 3: Exactly 2 cells are light/),
    ).toBeDefined();
    await pressKeys('ArrowUp');
    expect(screen.getByText('Position 1 of 3')).toBeDefined();
  });

  it('puts it back on Escape', async () => {
    const puzzle = open(THREE);
    act(() => grip(/All dark cells/).focus());

    await pressKeys(' ', 'ArrowDown', 'Escape');

    expect(puzzle.edits).toEqual([]);
    expect(screen.getByText('Canceled, back at position 1 of 3')).toBeDefined();
    expect(document.activeElement).toBe(grip(/All dark cells/));
  });

  it('moves it with a pointer, from five pixels on', async () => {
    const puzzle = open(THREE);
    const down = { button: 0, isPrimary: true, pointerType: 'mouse' };
    const drag = async (by: number) => {
      fireEvent.pointerDown(grip(/All dark cells/), { ...down, clientX: 10, clientY: 10 });
      fireEvent.pointerMove(document, { clientX: 10, clientY: 10 + by });
      await settle();
      fireEvent.pointerMove(document, { clientX: 10, clientY: 10 + by });
      await settle();
      fireEvent.pointerUp(document, { clientX: 10, clientY: 10 + by });
      await settle();
    };

    await drag(4);
    expect(puzzle.edits).toEqual([]);
    await drag(ROW_PX);

    expect(puzzle.rules).toEqual(['cell_count', 'connect_all', 'underclued']);
    expect(puzzle.edits).toHaveLength(1);
    await untilPressable();
  });
});
