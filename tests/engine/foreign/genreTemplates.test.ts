import { describe, expect, it } from 'vitest';
import { writeBareGridText } from '#engine/codec/gridText.ts';
import { withTemplate, symbolFromTemplate, withoutTemplate } from '#engine/edit/symbolTool.ts';
import { GENRE_TEMPLATES } from '#engine/foreign/genreTemplates.ts';
import { invariant } from '#base/invariant.ts';

const nurikabe = GENRE_TEMPLATES[0];
invariant(nurikabe?.id === 'nurikabe', 'the best known genre is first');

describe('the templates of genres', () => {
  it.each(GENRE_TEMPLATES)('$id has a board without clues of its own, and a tool', (genre) => {
    const { grid, tool, template } = genre;

    expect(grid.tiles).toHaveLength(grid.width * grid.height);
    expect(grid.width).toBeGreaterThanOrEqual(8);
    expect(tool === 'symbol').toBe(template !== undefined);
    if (template) expect(symbolFromTemplate(template, { x: 1, y: 1 }, grid)).not.toBeNull();
  });

  it('have the rules of the genre', () => {
    expect(writeBareGridText(nurikabe.grid)).toMatch(
      /^10x10\|.*\|Rconnect_all,color=dark:ban_pattern,pattern=.*:symbols_per_region,/,
    );
  });

  it('give the cell of a clue its color, and take it back with the clue', () => {
    const { grid, template } = nurikabe;
    invariant(template, 'clues are symbols');
    const at = { x: 2, y: 1 };
    const symbol = symbolFromTemplate(template, at, grid);
    invariant(symbol, 'there is room');

    const placed = withTemplate(grid, template, symbol);
    expect(placed.tiles[12]).toMatchObject({ color: 'light', fixed: true });
    expect(withoutTemplate(placed, template, at).tiles).toEqual(grid.tiles);
  });
});
