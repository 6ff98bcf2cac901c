// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser whose graphics chip has floats and integers of these bits where pixels are drawn. */
function chip(bits: { float: number; int: number } | null) {
  const context = bits && {
    FRAGMENT_SHADER: 1,
    HIGH_FLOAT: 2,
    HIGH_INT: 3,
    getExtension: () => null,
    getShaderPrecisionFormat: (_: number, kind: number) =>
      kind === 2
        ? { precision: bits.float, rangeMin: 127, rangeMax: 127 }
        : { precision: 0, rangeMin: bits.int, rangeMax: bits.int },
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

async function hasGraphics(): Promise<boolean> {
  const module = await import('#ui/shared/platform/graphics.ts');
  return module.hasGraphics();
}

beforeEach(() => vi.resetModules());

describe('a browser can draw the moving board', () => {
  it('when its graphics chip keeps all bits', async () => {
    chip({ float: 23, int: 31 });
    expect(await hasGraphics()).toBe(true);
  });

  it('not when floats are short where pixels are drawn', async () => {
    chip({ float: 10, int: 31 });
    expect(await hasGraphics()).toBe(false);
  });

  it('not when integers are short there', async () => {
    chip({ float: 23, int: 10 });
    expect(await hasGraphics()).toBe(false);
  });

  it('not without WebGL', async () => {
    chip(null);
    expect(await hasGraphics()).toBe(false);
  });
});
