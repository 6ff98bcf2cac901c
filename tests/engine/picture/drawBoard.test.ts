import { describe, expect, it } from 'vitest';
import type { Glyph } from '#engine/glyph/glyph.ts';
import type { Edge, Grid } from '#engine/grid/grid.ts';
import { emptyGrid, internedTile, type Color } from '#engine/grid/grid.ts';
import { drawBoard, type PictureOptions } from '#engine/picture/drawBoard.ts';
import type { PictureInput } from '#engine/picture/drawing.ts';
import { svgText, type SvgNode } from '#engine/glyph/svgNode.ts';
import { createBoardTheme } from '#tests/engine/canvas/createBoardTheme.ts';

const COLOR_BY_MARK: Readonly<Record<string, Color>> = { b: 'dark', w: 'light', n: 'gray' };

/** A grid from `'bw/n.'`: upper case is a given. */
function gridOf(text: string, parts: Partial<Grid> = {}): Grid {
  const rows = text.split('/');
  const tiles = [...rows.join('')].map((mark) =>
    internedTile(
      mark !== '.',
      mark !== mark.toLowerCase(),
      COLOR_BY_MARK[mark.toLowerCase()] ?? 'gray',
    ),
  );
  return { ...emptyGrid(rows[0]?.length ?? 0, rows.length), tiles, ...parts };
}

function sceneOf(grid: Grid, parts: Partial<PictureInput> = {}): PictureInput {
  return {
    grid,
    topology: { horizontal: 'none', vertical: 'none' },
    symbols: [],
    errors: [],
    ...parts,
  };
}

function draw(scene: PictureInput, options: PictureOptions = {}): string {
  return svgText(drawBoard(scene, options));
}

/** Every node of a picture with a value for an attribute. */
function nodesWith(node: SvgNode, name: string, value: string): readonly SvgNode[] {
  const own = node.attributes[name] === value ? [node] : [];
  return [
    ...own,
    ...node.children.flatMap((child) =>
      typeof child === 'string' ? [] : nodesWith(child, name, value),
    ),
  ];
}

/** Number of closed outlines filled with a color. */
function outlineCount(scene: PictureInput, fill: string, options: PictureOptions = {}): number {
  const nodes = nodesWith(drawBoard(scene, options), 'fill', fill);
  return nodes
    .flatMap(({ attributes }) => (typeof attributes['d'] === 'string' ? [attributes['d']] : []))
    .reduce((sum, d) => sum + d.split('Z').length - 1, 0);
}

const DARK = 'var(--board-dark)';
const GRAY = 'var(--board-gray)';
const FIVE: Glyph = [{ kind: 'text', text: '5', x: 0.5, y: 0.5, size: 0.64, weight: 480 }];
const edge = (x1: number, y1: number, x2: number, y2: number): Edge => ({ x1, y1, x2, y2 });

const THEME = createBoardTheme();

describe('a picture of a board', () => {
  it('draws cells of one color that touch as one shape', () => {
    expect(outlineCount(sceneOf(gridOf('bb/wb')), DARK)).toBe(1);
    expect(outlineCount(sceneOf(gridOf('bw/wb')), DARK)).toBe(2);
  });

  it('draws gray cells apart unless they are connected', () => {
    const connections = [edge(0, 0, 1, 0)];

    expect(outlineCount(sceneOf(gridOf('nnn')), GRAY)).toBe(3);
    expect(outlineCount(sceneOf(gridOf('nnn', { connections })), GRAY)).toBe(2);
  });

  it('draws every cell apart when asked, but not inside a connection', () => {
    const options = { separateTiles: true };
    const connections = [edge(0, 0, 1, 0)];

    expect(outlineCount(sceneOf(gridOf('bbb')), DARK, options)).toBe(3);
    expect(outlineCount(sceneOf(gridOf('bbb', { connections })), DARK, options)).toBe(2);
  });

  it('puts no seam inside a connection', () => {
    const connections = [edge(0, 0, 1, 0)];
    const seams = (grid: Grid): number =>
      nodesWith(drawBoard(sceneOf(grid)), 'stroke', 'var(--board-seam-dark)').length;

    expect(seams(gridOf('bb'))).toBe(1);
    expect(seams(gridOf('bb', { connections }))).toBe(0);
  });

  it('shows the tray in a hole, not in a bay', () => {
    const plate = 'var(--board-plate)';

    expect(outlineCount(sceneOf(gridOf('nnn/n.n/nnn')), plate)).toBe(1);
    expect(outlineCount(sceneOf(gridOf('n.n')), plate)).toBe(2);
  });

  it('frames every given and no missing cell', () => {
    const picture = draw(sceneOf(gridOf('BWn/N..')));

    expect(picture.split('<rect').length - 1).toBe(3);
  });

  it('frames no cell that became final in play', () => {
    const givens = gridOf('Bnn').tiles;
    const picture = draw(sceneOf(gridOf('BWN'), { givens }));

    expect(picture.split('<rect').length - 1).toBe(1);
  });

  it('fits into the size it may have', () => {
    const { attributes } = drawBoard(sceneOf(gridOf('nnnn/nnnn')), {
      maxSize: { width: 106, height: 500 },
      margin: 0.12,
    });

    expect(attributes['width']).toBeCloseTo(106);
    expect(attributes['height']).toBeCloseTo(56);
  });

  it('is an image with a name, or decoration without one', () => {
    const scene = sceneOf(gridOf('n'));

    expect(draw(scene, { title: 'Salt & road' })).toContain('<title>Salt &amp; road</title>');
    expect(drawBoard(scene, { title: 'Salt road' }).attributes['role']).toBe('img');
    expect(drawBoard(scene).attributes['aria-hidden']).toBe('true');
  });

  it('is the same for the same board', () => {
    const scene = sceneOf(gridOf('bw/Nn', { zones: [edge(0, 0, 1, 0)] }), { errors: [0] });

    expect(draw(scene)).toBe(draw(structuredClone(scene)));
  });

  it('needs no custom properties when it is given a theme', () => {
    const scene = sceneOf(gridOf('bw/Nn', { zones: [edge(0, 0, 1, 0)] }), {
      errors: [0],
      symbols: [{ at: { x: 0, y: 0 }, glyph: FIVE, state: 'error' }],
    });
    const picture = draw(scene, { theme: THEME, hasBackground: true });

    expect(picture).not.toContain('var(');
    expect(picture).toContain('#808080');
    expect(picture).toContain('fill="#1c1612"');
  });

  it('draws a grid without cells', () => {
    expect(draw(sceneOf(emptyGrid(0, 0)))).not.toMatch(/NaN|Infinity/);
  });

  it('has no style of its own, which the security policy would drop', () => {
    const picture = draw(sceneOf(gridOf('bw/Nn'), { errors: [1] }));

    expect(picture).not.toMatch(/<style|style=/);
  });
});

describe('a symbol in a picture', () => {
  const inkOf = (text: string, x: number, y: number): unknown => {
    const symbols = [{ at: { x, y }, glyph: FIVE, state: 'incomplete' }] as const;
    const picture = drawBoard(sceneOf(gridOf(text), { symbols }));
    return nodesWith(picture, 'text-anchor', 'middle').at(-1)?.attributes['fill'];
  };

  it('takes the color for what lies below all of it', () => {
    expect(inkOf('bw', 0, 0)).toBe('var(--board-on-dark)');
    expect(inkOf('bb', 0.5, 0)).toBe('var(--board-on-dark)');
    expect(inkOf('bw', 0.5, 0)).toBe('var(--board-on-gray)');
    expect(inkOf('b.', 0.5, 0)).toBe('var(--board-on-gray)');
    expect(inkOf('bw', -0.5, 0)).toBe('var(--board-on-gray)');
  });

  it('is calm when its clue holds', () => {
    const at = { x: 0, y: 0 };
    const opacityIn = (text: string): string => {
      const symbols = [{ at, glyph: FIVE, state: 'satisfied' }] as const;
      return draw(sceneOf(gridOf(text), { symbols }));
    };

    expect(opacityIn('b')).toContain('opacity="0.56"');
    expect(opacityIn('n')).toContain('opacity="0.66"');
  });

  it('cannot break out of its text', () => {
    const text = '"/><script>&\u0000\uD800';
    const glyph: Glyph = [{ kind: 'text', text, x: 0.5, y: 0.5, size: 0.5, weight: 400 }];
    const symbols = [{ at: { x: 0, y: 0 }, glyph, state: 'incomplete' }] as const;
    const picture = draw(sceneOf(gridOf('n'), { symbols }));

    expect(picture).not.toContain('<script');
    expect(picture).toContain('&quot;/&gt;&lt;script&gt;&amp;\uFFFD\uFFFD');
  });
});

describe('an error mark', () => {
  it('runs round all marked cells as one shape', () => {
    const picture = drawBoard(sceneOf(gridOf('nnn/nnn'), { errors: [0, 1, 4, 1] }));
    const [line] = nodesWith(picture, 'stroke', 'var(--board-error)').filter(
      ({ attributes }) => attributes['mask'] === undefined && attributes['stroke-linejoin'],
    );

    expect(String(line?.attributes['d']).split('Z').length - 1).toBe(1);
  });

  it('keeps the figure clear of the hatch', () => {
    const symbols = [{ at: { x: 1, y: 0 }, glyph: FIVE, state: 'error' }] as const;
    const clear = (errors: readonly number[]): number =>
      draw(sceneOf(gridOf('nn'), { symbols, errors })).split('<circle').length - 1;

    expect(clear([1])).toBe(1);
    expect(clear([0])).toBe(0);
  });
});

describe('ghosts', () => {
  const wrapped = (parts: Partial<PictureInput>): PictureInput =>
    sceneOf(gridOf('bwn/nnn/nnn'), {
      topology: { horizontal: 'wrap', vertical: 'wrap-reverse' },
      ...parts,
    });

  it('show two cells beyond each joined side, and only when asked', () => {
    const scene = wrapped({ topology: { horizontal: 'wrap', vertical: 'none' } });
    const boxOf = (showGhosts: boolean): unknown =>
      drawBoard(scene, { showGhosts, margin: 0 }).attributes['viewBox'];

    expect(boxOf(false)).toBe('0 0 192 192');
    expect(boxOf(true)).toBe('-128 0 448 192');
  });

  it('mirror symbols as the wrapping says', () => {
    const symbols = [{ at: { x: 0, y: 0 }, glyph: FIVE, state: 'incomplete' }] as const;
    const picture = draw(wrapped({ symbols }), { showGhosts: true });

    expect(picture).toContain('translate(0 0)');
    expect(picture).toContain('translate(192 0)');
    expect(picture).toContain('translate(160 224)scale(-1 1)');
  });

  it('fuse with the board through the rim', () => {
    const scene = wrapped({
      grid: gridOf('bnb'),
      topology: { horizontal: 'wrap', vertical: 'none' },
    });

    expect(outlineCount(scene, DARK)).toBe(2);
    expect(outlineCount(scene, DARK, { showGhosts: true })).toBe(2);
    expect(outlineCount({ ...scene, grid: gridOf('bnn') }, DARK, { showGhosts: true })).toBe(2);
  });
});

describe('a picture in forced colors', () => {
  const clue = { at: { x: 1, y: 0 }, glyph: FIVE, state: 'incomplete' } as const;
  const scene = sceneOf(gridOf('bbn/wn.'), { symbols: [clue], errors: [3], highlight: [4] });
  const patterned = (fill: string, options: PictureOptions) =>
    outlineCount(scene, `url(#board-${fill})`, options);

  it('dots empty cells, stripes dark ones, and crosses out errors', () => {
    expect(patterned('dots', { hasPatterns: true })).toBe(2);
    expect(patterned('stripes', { hasPatterns: true })).toBe(2);
    expect(patterned('cross-light', { hasPatterns: true })).toBe(1);
    expect(patterned('cross-gray', { hasPatterns: true })).toBe(0);
  });

  it('has patterns when its theme has them, and else none', () => {
    expect(patterned('dots', { theme: { ...THEME, hasPatterns: true } })).toBe(2);
    expect(patterned('dots', { theme: THEME })).toBe(0);
    expect(patterned('dots', {})).toBe(0);
  });

  it('leaves room for clues', () => {
    const [mask] = nodesWith(drawBoard(scene, { hasPatterns: true }), 'id', 'board-free');
    expect(
      mask?.children.filter((child) => typeof child !== 'string' && child.tag === 'circle'),
    ).toHaveLength(1);
  });
});
