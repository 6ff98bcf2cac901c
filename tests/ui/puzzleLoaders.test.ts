// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveLink } from '#tests/support/gridText.ts';
import { loadForSolving } from '#ui/pages/puzzleLoaders.ts';

/** What the console is told while a puzzle is opened by its link. */
async function warningsOf(text: string): Promise<readonly string[]> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = new Request(`http://localhost${solveLink(text)}`);
  const opened = await loadForSolving({
    request,
    url: new URL(request.url),
    pattern: '/solve',
    params: {},
    context: {},
  });
  expect(opened).toHaveProperty('puzzle');
  return warn.mock.calls.map(([message]) => String(message));
}

describe('a link with fields of clues that are not known', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('isSecureContext', false); // happy-dom has none
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens, and each of them is warned of once', async () => {
    const symbol = 'letter,x=0,y=0,font=a';

    expect(await warningsOf(`1x1|S${symbol}:${symbol},x=1|Rforesight,sound=1`)).toEqual([
      'Unknown config field: letter.font',
      'Unknown config field: foresight.sound',
    ]);
  });

  it('fills no console', async () => {
    const fields = Array.from({ length: 500 }, (_, i) => `${'f'.repeat(20)}${i}=1`).join(',');
    const warnings = await warningsOf(`1x1|Rforesight,${'g'.repeat(10_000)}=1,${fields}`);

    expect(warnings).toHaveLength(20);
    expect(Math.max(...warnings.map(({ length }) => length))).toBeLessThan(120);
  });

  it('without any warns of nothing', async () => {
    expect(await warningsOf('1x1|Sletter,x=0,y=0|Rforesight,count=3')).toEqual([]);
  });
});
