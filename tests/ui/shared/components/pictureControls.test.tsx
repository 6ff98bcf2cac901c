// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { PictureControls } from '#ui/shared/components/PictureControls.tsx';

afterEach(cleanup);

const GRID = gridFrom('2x1|T2:Bw');
const PUZZLE = { ...NEW_METADATA, grid: GRID, solution: null };

const isOn = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) }).checked;

it('begin with the puzzle as others get it, as large as usual, with title and rules', () => {
  render(<PictureControls puzzle={PUZZLE} grid={GRID} screenCellPx={40} canChoose />);

  expect(isOn('Hide my colors')).toBe(true);
  expect(isOn('Standard size')).toBe(true);
  expect(isOn('Board only')).toBe(false);
  fireEvent.click(screen.getByRole('switch', { name: /^Standard size/ }));
  expect(isOn('Standard size')).toBe(false);
});

it('offer no other size where it is not known how large the board is on the page', () => {
  render(<PictureControls puzzle={PUZZLE} grid={GRID} canChoose />);

  expect(screen.queryByRole('switch', { name: /^Standard size/ })).toBeNull();
});
