// @vitest-environment happy-dom
import { Texture, type Sprite } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import { SymbolLayer } from '#engine/canvas/layers/SymbolLayer.ts';
import type { BoardFrame } from '#engine/canvas/layers/Layer.ts';
import { createScene, type BoardScene } from '#engine/canvas/scene/BoardScene.ts';
import { Damage, type Rect } from '#engine/canvas/scene/Damage.ts';
import { GlyphAtlas } from '#engine/canvas/symbols/GlyphAtlas.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { createBoardTheme } from './createBoardTheme.ts';

const number = (x: number) => ({ id: 'number', at: { x, y: 0 }, params: { number: 2 } });
const board = boardOf(exampleGrid({ tiles: 'nnnn', symbols: [number(0), number(0.5)] }));
const theme = createBoardTheme();

/** Two symbols that leave each other little room, or the first alone. */
function sceneOf(isSecondSeen: boolean, previous: BoardScene | null): BoardScene {
  const view = {
    board,
    judgement: judge(board, null),
    visible: new Map([['number', [true, isSecondSeen]]]),
    errors: [],
    theme,
    contact: null,
    focus: null,
    solvedFrom: null,
    highlight: [],
    settings: { isAnimated: false, separateTiles: false, showGhosts: false },
  };
  return createScene(view, { hoveredCell: null, isHidden: false }, previous);
}

it('a symbol is drawn again at its full size once the one beside it is gone', () => {
  // There is no canvas to paint glyphs on: a texture is named after its scale.
  vi.spyOn(GlyphAtlas.prototype, 'textureOf').mockImplementation(
    (_glyph, scale) => new Texture({ label: `at ${scale}` }),
  );
  const layer = new SymbolLayer();
  const damage = new Damage();
  const frame: BoardFrame = { nowMs: 0, glyphPx: 40, cellPx: 40, ratio: 1, damage };
  const both = sceneOf(true, null);
  layer.update(both, null, frame);
  layer.tick(frame);
  damage.take();
  const [sprite] = layer.container.children as Sprite[];
  const [first] = both.symbols;
  expect(first?.scale).toBeLessThan(1);
  expect(sprite?.texture.label).toBe(`at ${first?.scale}`);

  layer.update(sceneOf(false, both), both, frame);
  layer.tick(frame);

  expect(layer.container.children).toHaveLength(1);
  expect(sprite?.texture.label).toBe('at 1');
  // The first symbol is drawn again, not only the place of the second one to its right.
  const rects = damage.take();
  expect(rects).not.toBe('all');
  expect(Math.min(...[...rects].map((rect) => (rect as Rect).left))).toBeLessThan(0.25);
});
