import { describe, expect, it } from 'vitest';
import { compileTexts } from '../../scripts/build/compileTexts.mjs';

async function compile(code: string): Promise<string | undefined> {
  const { transform } = compileTexts();
  if (typeof transform !== 'function') throw new Error('the plugin transforms');
  const run = transform as (code: string, id: string) => Promise<{ code: string } | null>;
  return (await run(code, '/root/src/texts/en/play.ts'))?.code;
}

describe('a file of texts', () => {
  it('is compiled to patterns', async () => {
    const code = "export const play = { cells: '{count, plural, one {# cell} other {# cells}}' };";

    expect(await compile(code)).toMatch(/^export const play = \{"cells":\[\["count",/);
  });

  it('has a space where the formatter wraps a pattern, and keeps line breaks that are meant', async () => {
    const code = 'export const play = { long: `First\n      second.`, lines: "First.\\nSecond." };';

    expect(await compile(code)).toBe(
      String.raw`export const play = {"long":"First second.","lines":"First.\nSecond."};`,
    );
  });

  it('may import types', async () => {
    const code = "import type { A } from './a.ts';\nexport const play: A = { undo: 'Undo' };";

    expect(await compile(code)).toBe('export const play = {"undo":"Undo"};');
  });

  it.each([
    ["import { a } from './a.ts';\nexport const play = { undo: a };"],
    ["export { play } from './play.ts';"],
    ["export * from './play.ts';"],
  ])('fails the build when it imports more than types: %s', async (code) => {
    await expect(compile(code)).rejects.toThrow('imports nothing but types');
  });

  it('fails the build when a pattern is no message', async () => {
    await expect(compile("export const play = { a: '{count' };")).rejects.toThrow('the text a');
  });
});
