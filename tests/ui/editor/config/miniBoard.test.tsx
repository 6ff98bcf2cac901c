// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { ruleById } from '#engine/rules/index.ts';
import { FormDriver } from './FormDriver.tsx';

const CELL_PX = 40;

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(cleanup);

function form(id: string, tiles: string, params = {}): FormDriver {
  const def = ruleById.get(id);
  invariant(def, `there is a rule ${id}`);
  const field = id === 'mystery' ? 'solution' : 'pattern';
  return new FormDriver(def, { params: { [field]: exampleGrid({ tiles }), ...params } });
}

function drawn({ params }: FormDriver): string {
  const { width, tiles } = (params['pattern'] ?? params['solution']) as Grid;
  const letters = tiles.map(({ exists, fixed, color }) => {
    const letter = { dark: 'b', light: 'w', gray: 'n' }[color];
    return exists ? (fixed ? letter.toUpperCase() : letter) : '.';
  });
  return letters.join('').replace(new RegExp(`.{${width}}(?=.)`, 'g'), '$&/');
}

const board = () => screen.getByRole('grid');
const at = (x: number, y: number) => ({
  pointerId: 1,
  clientX: (x + 0.5) * CELL_PX,
  clientY: (y + 0.5) * CELL_PX,
});
const PRIMARY = { button: 0, buttons: 1 };
const SECONDARY = { button: 2, buttons: 2 };

function drag(button: typeof PRIMARY, ...cells: readonly (readonly [number, number])[]) {
  const [[x, y] = [0, 0], ...others] = cells;
  fireEvent.pointerDown(board(), { ...at(x, y), ...button });
  for (const [toX, toY] of others)
    fireEvent.pointerMove(board(), { ...at(toX, toY), buttons: button.buttons });
  fireEvent.pointerUp(board(), { ...at(x, y), button: button.button });
}

describe('a pattern under a pointer', () => {
  it('is painted by drags that skip no cell; a drag is one change', () => {
    const driver = form('ban_pattern', 'nnnn/nnnn');
    drag(PRIMARY, [0, 0], [3, 0], [3, 1]);
    expect(drawn(driver)).toBe('bbbb/nnnb');
    expect(driver.changes).toHaveLength(1);

    drag(SECONDARY, [0, 1], [1, 1]);
    expect(drawn(driver)).toBe('bbbb/wwnb');
    drag(PRIMARY, [0, 0], [1, 0]);
    expect(drawn(driver)).toBe('nnbb/wwnb');
  });

  it('shows the stroke before it ends, and drops it when it is cancelled', () => {
    const driver = form('ban_pattern', 'nnnn');
    fireEvent.pointerDown(board(), { ...at(0, 0), ...PRIMARY });
    expect(screen.getByRole('gridcell', { name: 'row 1, column 1, dark' })).toBeDefined();

    fireEvent.pointerCancel(board(), at(0, 0));

    expect(screen.getByRole('gridcell', { name: 'row 1, column 1, gray' })).toBeDefined();
    expect(driver.changes).toEqual([]);
  });

  it('is left alone by a second finger', () => {
    const driver = form('ban_pattern', 'nnnn');
    fireEvent.pointerDown(board(), { ...at(0, 0), ...PRIMARY });
    fireEvent.pointerDown(board(), { ...at(2, 0), ...PRIMARY, pointerId: 2 });
    fireEvent.pointerUp(board(), at(2, 0));

    expect(driver.changes).toEqual([]);
  });

  it('is filled with Ctrl, or while the fill is on', () => {
    const driver = form('ban_pattern', 'nnb/nnb');
    fireEvent.pointerDown(board(), { ...at(0, 0), ...SECONDARY, ctrlKey: true });
    expect(drawn(driver)).toBe('wwb/wwb');

    driver.press('Clear');
    expect(drawn(driver)).toBe('nnn/nnn');
    driver.press('Fill');
    fireEvent.pointerDown(board(), { ...at(1, 1), ...PRIMARY });
    expect(drawn(driver)).toBe('bbb/bbb');
  });

  it('takes the color that is chosen for the main button', () => {
    const driver = form('ban_pattern', 'nn').choose('Light');
    drag(PRIMARY, [0, 0]);
    drag(SECONDARY, [1, 0]);

    expect(drawn(driver)).toBe('wb');
  });

  it('has the color of its rule alone, with either button', () => {
    const driver = form('contains_shape', 'nnn', { color: 'light' });
    drag(PRIMARY, [0, 0], [1, 0]);
    drag(SECONDARY, [2, 0]);

    expect(drawn(driver)).toBe('www');
    expect(screen.queryByRole('radio', { name: 'Dark', checked: true })).toBeNull();
  });

  it('spares what follows the board', () => {
    const driver = form('mystery', 'nB.n');
    drag(PRIMARY, [1, 0], [0, 0]);
    expect(driver.changes).toEqual([]);
    drag(PRIMARY, [3, 0], [0, 0]);
    expect(drawn(driver)).toBe('bB.b');
    driver.press('Clear');
    expect(drawn(driver)).toBe('nB.n');
  });
});

describe('a pattern under keys', () => {
  const focusFirst = () =>
    act(() => screen.getByRole('gridcell', { name: /^row 1, column 1,/ }).focus());

  it('is painted at the cell that has the focus', () => {
    const driver = form('ban_pattern', 'nnn/nnn');
    focusFirst();

    driver.key(' ').key('ArrowRight').key(' ', { shiftKey: true }).key('ArrowDown').key('Enter');
    expect(drawn(driver)).toBe('bwn/nbn');
    driver.key('Delete').key('Home').key('ArrowUp').key('Backspace');

    expect(drawn(driver)).toBe('nwn/nnn');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('row 1, column 1, gray');
  });

  it('has one cell in the order of tabs and stops at its rim', () => {
    const driver = form('ban_pattern', 'nn/nn');
    focusFirst();
    driver.key('ArrowLeft').key('ArrowUp').key('End').key('ArrowDown').key('ArrowDown');

    const tabbable = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(tabbable.map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'row 2, column 2, gray',
    ]);
  });
});

describe('the size of a pattern', () => {
  it('brings back what a smaller one cut off, until it is painted', () => {
    const driver = form('ban_pattern', 'bww/nnb');
    driver.type('Columns', '1');
    expect(drawn(driver)).toBe('b/n');
    driver.type('Columns', '4');
    expect(drawn(driver)).toBe('bwwn/nnbn');

    driver.type('Rows', '1');
    drag(PRIMARY, [3, 0]);
    driver.type('Rows', '2');
    expect(drawn(driver)).toBe('bwwb/nnnn');
  });

  it('is no less than one and no more than twenty', () => {
    const driver = form('ban_pattern', 'bw').type('Columns', '0');
    expect(screen.getByText('At least 1. Still set to 2.')).toBeDefined();
    driver.type('Columns', '21');

    expect(screen.getByText('At most 20. Still set to 2.')).toBeDefined();
    expect(drawn(driver)).toBe('bw');
  });

  it('leads to the large editor where cells are too small to hit', () => {
    const driver = form('ban_pattern', 'n'.repeat(12));
    expect(screen.queryByRole('grid')).toBeNull();

    driver.press('Edit, 12 by 1').press('Done');

    expect(driver.changes).toEqual([]);
  });
});
