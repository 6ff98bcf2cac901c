// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { emptyGrid, internedTile, type Grid } from '#engine/grid/grid.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';
import { Logo } from '#ui/shared/components/Logo.tsx';
import { WrapDiagram } from '#ui/shared/components/WrapDiagram.tsx';

afterEach(cleanup);

const LIT: Grid = {
  ...emptyGrid(2, 1),
  tiles: [internedTile(true, false, 'light'), internedTile(true, true, 'dark')],
};
const HOLLOW: Glyph = [
  { kind: 'text', text: 'A', x: 0.5, y: 0.5, size: 0.6, weight: 700, hollow: 0.06 },
];

describe('a board picture', () => {
  it('is an image with a name when it has a title', () => {
    render(<BoardPicture grid={LIT} title="Salt road" />);

    expect(screen.getByRole('img', { name: 'Salt road' })).toBeDefined();
  });

  it('is passed over by screen readers without one', () => {
    const { container } = render(<BoardPicture grid={LIT} className="card-board" />);

    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg.card-board')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('shares no id with another picture', () => {
    const { container } = render(
      <>
        <BoardPicture grid={LIT} errors={[0]} />
        <BoardPicture grid={LIT} errors={[0]} />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);

    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to ids of its own', () => {
    const { container } = render(<BoardPicture grid={LIT} errors={[0]} />);
    const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);

    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((id) => container.querySelector(`[id="${String(id)}"]`) === null)).toEqual(
      [],
    );
  });

  it('takes its colors from the page and sets no style', () => {
    const { container } = render(<BoardPicture grid={LIT} />);

    expect(container.innerHTML).toContain('var(--board-dark)');
    expect(container.innerHTML).not.toMatch(/<style|style=/);
  });
});

describe('a glyph icon', () => {
  it('takes the color of the text around it', () => {
    const { container } = render(<GlyphIcon glyph={HOLLOW} size={20} title="Hollow letter" />);
    const text = container.querySelector('text');

    expect(screen.getByRole('img', { name: 'Hollow letter' })).toBeDefined();
    expect(text?.getAttribute('stroke')).toBe('currentColor');
    expect(text?.getAttribute('fill')).toBe('none');
  });
});

describe('difficulty marks', () => {
  const marksOf = (value: number): { readonly lit: number; readonly glints: number } => {
    const { container } = render(<Difficulty value={value} />);
    const marks = [...container.querySelectorAll('rect, path')];
    return {
      lit: marks.filter((mark) => mark.getAttribute('fill') !== 'none').length,
      glints: container.querySelectorAll('path').length,
    };
  };

  it('are tiles up to five, then glints, and outlines for unrated', () => {
    expect(marksOf(0)).toEqual({ lit: 0, glints: 0 });
    expect(marksOf(1)).toEqual({ lit: 1, glints: 0 });
    expect(marksOf(5)).toEqual({ lit: 5, glints: 0 });
    expect(marksOf(6)).toEqual({ lit: 1, glints: 5 });
    expect(marksOf(10)).toEqual({ lit: 5, glints: 5 });
  });

  it('tell readers the number', () => {
    render(<Difficulty value={7} showText />);

    expect(screen.getByRole('img', { name: 'Difficulty 7 of 10, hard' })).toBeDefined();
    expect(screen.getByText('hard')).toBeDefined();
  });

  it('tell readers when nobody has rated', () => {
    render(<Difficulty value={0} />);

    expect(screen.getByRole('img', { name: 'Difficulty unrated' })).toBeDefined();
  });
});

describe('small drawings', () => {
  it('are decoration', () => {
    const { container } = render(
      <>
        <Logo size={28} />
        <ErrorSwatch size={20} />
        <WrapDiagram size={84} topology={{ horizontal: 'wrap', vertical: 'none' }} />
      </>,
    );

    expect(container.querySelectorAll('svg[aria-hidden="true"]').length).toBe(3);
  });

  it('show one head a side for a join of left and right, two of top and bottom', () => {
    const headsOf = (topology: Parameters<typeof WrapDiagram>[0]['topology']): number =>
      render(<WrapDiagram size={84} topology={topology} />).container.querySelectorAll('g').length;

    expect(headsOf({ horizontal: 'wrap', vertical: 'none' })).toBe(2);
    expect(headsOf({ horizontal: 'wrap', vertical: 'wrap-reverse' })).toBe(4);
    expect(headsOf({ horizontal: 'none', vertical: 'none' })).toBe(0);
  });
});
