import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { drawAssistance, type AssistantFindings } from '#engine/picture/drawAssistance.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { measureBounds } from '#engine/picture/overlay.ts';
import { svgText } from '#engine/glyph/svgNode.ts';
import { createPictureInput } from '#engine/picture/render.ts';
import { assistanceBelow, errorsWithClash } from '#engine/picture/shownAssistance.ts';
import type { Grid } from '#engine/grid/grid.ts';

const NOTHING: AssistantFindings = {
  follows: [],
  differing: [],
  redundant: [],
  clashing: [],
  inHand: null,
};

/** The steps under the symbols of a board. */
function below(findings: AssistantFindings, grid: Grid, hasPatterns = false) {
  return assistanceBelow(drawAssistance(findings, grid), grid, hasPatterns);
}

const FOLLOWING: AssistantFindings = {
  ...NOTHING,
  follows: [
    { cell: 0, color: 'light' },
    { cell: 1, color: 'dark' },
  ],
};

describe('cells that follow', () => {
  it('are small translucent tiles in their color', () => {
    const steps = below(FOLLOWING, exampleGrid({ tiles: 'nn' }), false);

    expect(steps).toMatchObject([
      { kind: 'fill', left: 0.1, ink: 'light', alpha: 0.3 },
      { kind: 'fill', left: 1.1, ink: 'dark', alpha: 0.46 },
    ]);
    expect(measureBounds(steps)).toMatchObject({ top: 0.1, height: expect.closeTo(0.8) as number });
  });

  it('are not drawn over paint, and the others stay the same steps', () => {
    const assistance = drawAssistance(FOLLOWING, exampleGrid({ tiles: 'nn' }));
    const [light, dark] = assistanceBelow(assistance, exampleGrid({ tiles: 'nn' }), false);

    const left = assistanceBelow(assistance, exampleGrid({ tiles: 'bn' }), false);

    expect(light).toBeDefined();
    expect(left).toHaveLength(1);
    expect(left[0]).toBe(dark);
  });

  it('differ by lines too where colors do not tell them', () => {
    const lines = (tiles: string) =>
      below(FOLLOWING, exampleGrid({ tiles }), true).filter(({ kind }) => kind === 'line');

    expect(lines('nb')).toHaveLength(1);
    expect(lines('bn')).toHaveLength(4);
  });

  it('are fainter below symbols, whose color is made for an empty cell', () => {
    const symbols = [{ id: 'letter', at: { x: 0.5, y: 0 }, params: { letter: 'Q' } }];
    const steps = below(FOLLOWING, exampleGrid({ tiles: 'nn', symbols }), false);

    expect(steps).toMatchObject([{ alpha: 0.2 }, { alpha: 0.2 }]);
  });

  it('are not drawn where there is no cell', () => {
    expect(below(FOLLOWING, exampleGrid({ tiles: '..' }), false)).toEqual([]);
    expect(assistanceBelow(null, exampleGrid({ tiles: 'nn' }), false)).toEqual([]);
  });
});

describe('cells in which solutions differ', () => {
  it('have a dotted frame, on paint too', () => {
    const differing = { ...NOTHING, differing: [0, 1] };
    const steps = below(differing, exampleGrid({ tiles: 'bn' }), false);

    expect(steps.filter((it) => it.kind === 'line' && it.dash?.on === 0)).toHaveLength(4);
    expect(steps.filter(({ kind }) => kind === 'fill')).toHaveLength(2);
  });
});

describe('a clash', () => {
  const BOARD = exampleGrid({ tiles: 'nn/nn' });
  const clash: AssistantFindings = {
    ...NOTHING,
    clashing: [{ x: 0, y: 0 }],
    inHand: { x: 0, y: 1 },
  };

  it('has a dashed outline in hand and a bar that joins both places', () => {
    const steps = drawAssistance(clash, BOARD).above;
    const bar = steps.at(-1);

    expect(steps[1]).toMatchObject({ ink: 'error', dash: { off: 0.15 } });
    expect(bar).toMatchObject({ kind: 'line', isClosed: false, ink: 'error' });
    const box = measureBounds(bar ? [bar] : []);
    expect((box?.top ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(1);
    expect(box?.height).toBeLessThan(0.6);
  });

  it('marks the cells of the clues that stand as errors, the same array for the same cells', () => {
    const errors = [3];
    const assistance = drawAssistance(clash, BOARD);
    const marked = errorsWithClash(errors, assistance);

    expect(marked).toEqual([0, 3]);
    expect(errorsWithClash(errors, assistance)).toBe(marked);
    expect(errorsWithClash(errors, drawAssistance(NOTHING, BOARD))).toBe(errors);
    expect(errorsWithClash(errors)).toBe(errors);
  });

  it('needs no bar within one cell', () => {
    const within = { ...clash, clashing: [{ x: 0, y: 1 }] };

    expect(drawAssistance(within, BOARD).above).toHaveLength(2);
  });
});

describe('a picture in place of the canvas', () => {
  it('has the tiles below its symbols', () => {
    const symbols = [{ id: 'letter', at: { x: 0, y: 0 }, params: { letter: 'Q' } }];
    const grid = exampleGrid({ tiles: 'nn', symbols });
    const underlay = below(FOLLOWING, grid, false);
    const text = svgText(drawBoard(createPictureInput(grid, { underlay })));

    const place = text.indexOf('fill-opacity="0.46"');
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(text.indexOf('>Q<'));
  });
});
