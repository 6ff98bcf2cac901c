// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { initialParams } from '#engine/clues/editParams.ts';
import { emptyGrid, type Params } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { fail, ok } from '#base/result.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { ConfigPopup, type ConfigPopupProps } from '#ui/editor/config/ConfigPopup.tsx';
import { Popup } from '#ui/editor/config/Popup.tsx';
import { makePageInert } from '#ui/shared/platform/layers.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { TestEditor, TestPathEditor } from './FormDriver.tsx';

afterEach(cleanup);

const PLACE: ConfigPopupProps['place'] = {
  box: () => ({ left: 700, top: 300, width: 50, height: 50 }),
  subscribe: () => () => undefined,
};

/** A page with a board, a tool beside it, and the popup of a clue. */
function open(id: string, { takesFocus = false } = {}) {
  const symbol = symbolById.get(id);
  const def = symbol ?? ruleById.get(id);
  invariant(def, `there is a clue ${id}`);
  const told = {
    painted: vi.fn(),
    tool: vi.fn(),
    copied: vi.fn(),
    deleted: vi.fn(),
    closed: vi.fn(),
  };
  const onKeep = vi.fn((name: string) => (name === 'three' ? fail('Taken.') : ok(name)));
  const Page = () => {
    const [params, setParams] = useState<Params>(initialParams(def));
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      told.closed();
      setOpen(false);
    };
    return (
      <main>
        <div className="stage" onPointerDown={told.painted}>
          <div role="grid" aria-label="Board">
            <div role="row">
              <div role="gridcell" tabIndex={0} aria-label="row 1, column 1" />
            </div>
          </div>
        </div>
        <button onPointerDown={told.tool}>Tool</button>
        <input aria-label="Search" />
        {isOpen && (
          <ConfigPopup
            def={def}
            params={params}
            at={symbol ? { x: 0, y: 0 } : null}
            advice="Numbers that work: 2, 12–14"
            grid={emptyGrid(5, 4)}
            place={PLACE}
            takesFocus={takesFocus}
            OverlayEditor={TestEditor}
            PathEditor={TestPathEditor}
            onChange={setParams}
            onDelete={() => {
              told.deleted();
              setOpen(false);
            }}
            onClose={close}
            onCopy={symbol ? told.copied : null}
            onKeep={symbol ? onKeep : null}
          />
        )}
      </main>
    );
  };
  render(<Page />);
  return { ...told, onKeep };
}

const popup = () => screen.getByRole('dialog');
const cell = () => screen.getByRole('gridcell', { name: 'row 1, column 1' });
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

describe('the popup of a clue', () => {
  it('says what the clue is, how it is checked and who understands it', () => {
    open('viewpoint');

    expect(popup().textContent).toContain('Shows how many cells it sees in the four');
    within(popup()).getByRole('heading', { name: 'Viewpoint' });
    within(popup()).getByText('Checked as you play. Supported by the solver.');
  });

  it('names the solvers that do not understand it', () => {
    open('house');
    within(popup()).getByText(
      'Checked as you play. Supported by the solver, but not by cspuz, Backtracking, and Z3 (obsolete).',
    );
  });

  it.each([
    ['custom_text', 'Checked against your solution only. No solver supports it.'],
    ['foresight', 'Doesn’t affect the solution, so solvers skip it.'],
  ])('says of %s: %s', (id, text) => {
    open(id);
    within(popup()).getByText(text);
  });

  it('is named by what the clue has become', () => {
    open('focus');
    fireEvent.click(screen.getByRole('switch', { name: 'Dead end' }));

    expect(screen.getByRole('dialog', { name: 'Dead end' })).toBeDefined();
  });

  it('lies beside its place', () => {
    open('number');

    expect(popup().style.transform).toMatch(/^translate\(\d+px, \d+px\)$/);
  });
});

describe('the ways out of a popup', () => {
  it('are Escape inside and outside', () => {
    const inside = open('number', { takesFocus: true });
    key('Escape');
    expect(inside.closed).toHaveBeenCalledOnce();
    cleanup();

    const outside = open('number');
    act(() => cell().focus());
    key('Escape');
    expect(outside.closed).toHaveBeenCalledOnce();
  });

  it('are a press beside it, which does nothing on the board', () => {
    const { closed, painted } = open('number');
    fireEvent.pointerDown(popup());
    expect(closed).not.toHaveBeenCalled();

    fireEvent.pointerDown(cell());

    expect(closed).toHaveBeenCalledOnce();
    expect(painted).not.toHaveBeenCalled();
    fireEvent.pointerDown(cell());
    expect(painted).toHaveBeenCalledOnce();
  });

  it('are a press on a tool, which is taken in hand by it', () => {
    const { closed, tool } = open('number');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Tool' }));

    expect([closed, tool].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('leave a dialog over both alone', () => {
    const { closed, deleted } = open('custom');
    fireEvent.click(screen.getByRole('button', { name: 'Edit, 5 by 4' }));
    const nested = screen.getByRole('dialog', { name: 'Picture' });

    fireEvent.pointerDown(nested);
    fireEvent.keyDown(within(nested).getByRole('button', { name: 'Done' }), { key: 'Delete' });
    fireEvent.keyDown(within(nested).getByRole('button', { name: 'Done' }), { key: 'Escape' });

    expect(closed).not.toHaveBeenCalled();
    expect(deleted).not.toHaveBeenCalled();
  });
});

describe('deleting the clue of a popup', () => {
  it.each(['Delete', 'Backspace'])('takes %s where no field has the focus', (name) => {
    const { deleted } = open('number');
    act(() => cell().focus());
    key(name);

    expect(deleted).toHaveBeenCalledOnce();
  });

  it('takes the button too', () => {
    const { deleted } = open('number');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));

    expect(deleted).toHaveBeenCalledOnce();
  });

  it('is not what the keys mean in a field, in the popup or elsewhere, or on a small board', () => {
    const { deleted } = open('ban_pattern', { takesFocus: true });
    act(() => within(popup()).getByRole('spinbutton', { name: 'Columns' }).focus());
    key('Backspace');
    act(() =>
      within(popup())
        .getByRole('gridcell', { name: /^row 1, column 1,/ })
        .focus(),
    );
    key('Delete');
    act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
    key('Backspace');

    expect(deleted).not.toHaveBeenCalled();
  });
});

describe('the focus of a popup', () => {
  it('is on the first control when the keyboard asked for it, and returns', () => {
    const Opener = () => <button>Row</button>;
    render(<Opener />);
    act(() => screen.getByRole('button', { name: 'Row' }).focus());
    open('off_by_x', { takesFocus: true });
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Off by' }));

    key('Escape');

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row' }));
  });

  it('stays on the board when a pointer asked for it; F6 goes to and fro', () => {
    open('connect_all');
    act(() => cell().focus());

    key('F6');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Light' }));
    key('F6');
    expect(document.activeElement).toBe(cell());
  });
});

describe('keeping a symbol as a preset', () => {
  it('asks for a name that is free', () => {
    const { onKeep } = open('number');
    fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
    const name = screen.getByRole('textbox', { name: 'Preset name' });
    expect(document.activeElement).toBe(name);

    fireEvent.change(name, { target: { value: 'three' } });
    key('Enter');
    expect(screen.getByText('Taken.')).toBeDefined();
    expect(name.getAttribute('aria-invalid')).toBe('true');

    fireEvent.change(name, { target: { value: 'four' } });
    key('Enter');
    expect(onKeep).toHaveBeenLastCalledWith('four');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save as preset' }));
  });

  it('is given up by Escape, which leaves the popup open', () => {
    const { closed } = open('number');
    fireEvent.click(screen.getByRole('button', { name: 'Save as preset' }));
    key('Escape');

    expect(screen.queryByRole('textbox', { name: 'Preset name' })).toBeNull();
    expect(closed).not.toHaveBeenCalled();
  });

  it('is not offered for rules', () => {
    open('connect_all');

    expect(screen.queryByRole('button', { name: 'Save as preset' })).toBeNull();
  });
});

describe('a popup in a nested editor', () => {
  /** A dialog over an inert page; each of them has a board, a place and a popup. */
  function Nested({ told }: { told: Readonly<Record<'outer' | 'inner', () => void>> }) {
    const dialog = useRef<HTMLDivElement>(null);
    const [isOpen, setOpen] = useState(false);
    const popup = (title: string, onClose: () => void) => (
      <Popup
        title={title}
        text=""
        place={PLACE}
        takesFocus={false}
        onDelete={onClose}
        onClose={onClose}
      >
        {title}
      </Popup>
    );
    return (
      <>
        <main inert>{isOpen && popup('Outer', told.outer)}</main>
        <div ref={dialog} role="dialog" aria-label="Editor">
          <div className="stage">
            <div role="grid" aria-label="Board">
              <div role="row">
                <div role="gridcell" tabIndex={0} aria-label="row 1, column 1" />
              </div>
            </div>
          </div>
          <button onClick={() => setOpen(true)}>Open</button>
          <KeyScope value={dialog}>{isOpen && popup('Inner', told.inner)}</KeyScope>
        </div>
      </>
    );
  }

  function openNested() {
    const told = { outer: vi.fn(), inner: vi.fn() };
    onTestFinished(makePageInert());
    render(<Nested told={told} />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    return told;
  }

  it('stands in its dialog and closes by what happens beside it there', () => {
    const { inner } = openNested();
    const editor = screen.getByRole('dialog', { name: 'Editor' });
    expect(editor.contains(screen.getByRole('dialog', { name: 'Inner' }))).toBe(true);

    fireEvent.pointerDown(cell());
    act(() => cell().focus());
    key('Escape');

    expect(inner).toHaveBeenCalledTimes(2);
  });

  it('wakes nothing under its dialog', () => {
    const { outer } = openNested();
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'Delete' });

    expect(outer).not.toHaveBeenCalled();
  });
});
