import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';

test('no program that draws the board calculates with short numbers', async ({ page }) => {
  await page.addInitScript(() => {
    const linked: string[] = [];
    Object.assign(window, { linked });
    const { prototype } = WebGL2RenderingContext;
    const attach = Reflect.get<typeof prototype, 'attachShader'>(prototype, 'attachShader');
    prototype.attachShader = function (program, shader) {
      linked.push(this.getShaderSource(shader) ?? '');
      attach.call(this, program, shader);
    };
  });
  const solve = new SolveDriver(page);
  await solve.open(sharedPuzzle('unique-087').grid);

  const sources = await page.evaluate(() => Reflect.get(window, 'linked') as string[]);

  expect(sources.some((source) => source.includes('uState'))).toBe(true);
  for (const source of sources) {
    // Pictures of 8 bits, which Pixi reads, are what short samplers are made for.
    expect(source).not.toMatch(/\b(?:lowp|mediump)\b(?! sampler2D)/);
    expect(source).not.toMatch(/^\s*uniform\s+sampler2D\s+uState/m); // lowp when nothing is said
  }
});
