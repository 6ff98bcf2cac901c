import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseGridText } from '#engine/codec/gridText.ts';
import { escapeText } from '#engine/text/escape.ts';
import { invariant } from '#base/invariant.ts';

const PLAIN = '2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2|R';
const STAR = '2x1|T2:nn|C1:|Z|Scustom_icon,x=0,y=0,icon=MdStar|R';
const STAR_IN_EXAMPLE = `2x1|T2:nn|C1:|Z|S|Rcustom,description=a,grid=${escapeText(STAR)}`;
const loaded = vi.fn();

/** The engine as a page has it that has just been opened. */
async function freshEngine() {
  vi.resetModules();
  loaded.mockClear();
  vi.doMock('#engine/glyph/icons/iconPaths.ts', async (original) => {
    loaded();
    return await original();
  });
  const { loadDrawings } = await import('#engine/picture/loadDrawings.ts');
  const { render } = await import('#engine/picture/render.ts');
  return { loadDrawings, render };
}

function gridOf(text: string) {
  const grid = parseGridText(text);
  invariant(grid.ok, 'the text is a grid');
  return grid.value;
}

beforeEach(() => vi.doUnmock('#engine/glyph/icons/iconPaths.ts'));

describe('drawings that few puzzles need', () => {
  it('are not loaded for a puzzle without them', async () => {
    const { loadDrawings } = await freshEngine();
    await loadDrawings(gridOf(PLAIN));

    expect(loaded).not.toHaveBeenCalled();
  });

  it.each([
    ['a puzzle', STAR],
    ['an example picture of a puzzle', STAR_IN_EXAMPLE],
  ])('are loaded for %s that has them', async (_, text) => {
    const { loadDrawings, render } = await freshEngine();
    const star = gridOf(STAR);
    const before = render(star);
    await loadDrawings(gridOf(text));

    expect(loaded).toHaveBeenCalledOnce();
    expect(render(star)).not.toBe(before);
  });

  it('leave a question mark where they cannot be loaded', async () => {
    const { loadDrawings, render } = await freshEngine();
    vi.doMock('#engine/glyph/icons/iconPaths.ts', () => {
      throw new Error('no network');
    });
    const before = render(gridOf(STAR));
    await loadDrawings(gridOf(STAR));

    expect(render(gridOf(STAR))).toBe(before);
    expect(before).toContain('<path');
  });
});
