import { expect, type Page } from '@playwright/test';
import { HOUSE_THEMES, type BoardInk, type BoardTheme } from '#engine/picture/theme.ts';
import { blended, channels, contrast } from '#tests/support/contrast.ts';
import { THEMES, type Theme } from '#ui/shared/settings/theme.ts';
import { test } from './sceneTest.ts';
import { TEXT_ROLES } from './textRoles.ts';

/** Opacity of satisfied symbols: on light and dark, and on gray. */
interface Calm {
  readonly solid: number;
  readonly gray: number;
}

/** Pairs that must be told apart, and by how much. */
function pairsOf(theme: BoardTheme, calm: Calm): readonly [string, number, number][] {
  const { dark, light, gray, onDark, onLight, onGray, error, zone, focus, halo } = theme;
  return [
    ['light : gray', contrast(light, gray), 3],
    ['gray : dark', contrast(gray, dark), 3],
    ['light : dark', contrast(light, dark), 9],
    ['symbol on light', contrast(onLight, light), 4.5],
    ['symbol on dark', contrast(onDark, dark), 4.5],
    ['symbol on gray', contrast(onGray, gray), 4.5],
    ['error : halo', contrast(error, halo), 3],
    ['zone : halo', contrast(zone, halo), 3],
    ['focus : halo', contrast(focus, halo), 3],
    ['satisfied on light', contrast(blended(onLight, calm.solid, light), light), 3],
    ['satisfied on dark', contrast(blended(onDark, calm.solid, dark), dark), 3],
    ['satisfied on gray', contrast(blended(onGray, calm.gray, gray), gray), 3],
  ];
}

async function openThemes(page: Page, scenesUrl: string): Promise<void> {
  await page.goto(`${scenesUrl}themes.html`);
  await page.waitForFunction(() => 'readTheme' in window);
}

test('every theme keeps cells, symbols and marks apart', async ({ page, scenesUrl }) => {
  await openThemes(page, scenesUrl);
  const calm = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const number = (name: string) => Number(style.getPropertyValue(name));
    return { solid: number('--board-calm'), gray: number('--board-calm-gray') };
  });
  expect(calm.solid).toBeGreaterThan(0);
  expect(THEMES).toHaveLength(32);

  const tooClose: string[] = [];
  for (const theme of THEMES) {
    const colors = await page.evaluate((name) => window.readTheme(name), theme);
    for (const [pair, found, wanted] of pairsOf(colors, calm))
      if (!(found >= wanted))
        tooClose.push(`${theme}: ${pair} has ${found.toFixed(2)}, wants ${String(wanted)}`);
  }

  expect(tooClose).toEqual([]);
});

/** The colors of every role on each of its grounds, in one theme. */
function colorsOf(page: Page, theme: Theme) {
  return page.evaluate(
    ([name, roles]) => {
      window.readTheme(name);
      return roles.map(({ markup, grounds }) =>
        grounds.map((layers) => window.readText(markup, layers)),
      );
    },
    [theme, TEXT_ROLES] as const,
  );
}

test('every text of the pages can be read in every theme, on every ground', async ({
  page,
  scenesUrl,
}) => {
  await openThemes(page, scenesUrl);
  const tooClose: string[] = [];
  for (const theme of THEMES) {
    const found = await colorsOf(page, theme);
    for (const [index, { what, grounds, wanted }] of TEXT_ROLES.entries())
      for (const [place, layers] of grounds.entries()) {
        const { ink = NaN, ground = NaN } = found[index]?.[place] ?? {};
        const ratio = contrast(ink, ground);
        if (!(ratio >= wanted))
          tooClose.push(`${theme}: ${what} has ${ratio.toFixed(2)} on ${layers.join(' + ')}`);
      }
  }

  expect(tooClose).toEqual([]);
});

/**
 * A theme as it is seen: solid colors as they are, translucent ones by what they make of black and
 * of white.
 */
function seen(theme: BoardTheme): [string, number[]][] {
  return Object.entries(theme).map(([name, ink]: [string, number | boolean | BoardInk]) => {
    if (typeof ink !== 'object') return [name, channels(Number(ink))];
    const grounds = [0x000000, 0xffffff];
    return [name, grounds.flatMap((under) => channels(blended(ink.color, ink.alpha, under)))];
  });
}

for (const theme of ['dark', 'light'] as const) {
  test(`pictures made outside a page use the colors of the ${theme} theme`, async ({
    page,
    scenesUrl,
  }) => {
    await openThemes(page, scenesUrl);
    const read = await page.evaluate((name) => window.readTheme(name), theme);

    const pictured = new Map(seen(HOUSE_THEMES[theme]));
    for (const [name, found] of seen(read)) {
      const wanted = pictured.get(name) ?? [];
      const off = found.map((channel, index) => Math.abs(channel - (wanted[index] ?? NaN)));
      expect(Math.max(...off), name).toBeLessThanOrEqual(1);
    }
  });
}
