import { converter } from 'culori';
import themes from 'daisyui/theme/object.js';
import { describe, expect, it } from 'vitest';
import { HOUSE_THEMES } from '../../scripts/build/houseThemes.ts';
import { themeSheets } from '../../scripts/build/themeColors.ts';
import { THEMES } from '#ui/shared/settings/theme.ts';

const toOklch = converter('oklch');
const sheets = new Map(themeSheets().map(({ name, colors }) => [name, colors]));

describe('the colors of words', () => {
  it('are there in every theme', () => {
    expect([...sheets.keys()]).toEqual(THEMES);
  });

  it.each(['dark', 'light'] as const)('stay as they are in the house theme %s', (name) => {
    const { accent, primary } = HOUSE_THEMES[name];
    const colors = sheets.get(name);
    expect(toOklch(colors?.['ink-accent'])).toEqual(toOklch(accent));
    expect(toOklch(colors?.['primary'])).toEqual(toOklch(primary));
  });

  it.each(THEMES.slice(2))('keep the hue of the accent in %s', (name) => {
    const own = toOklch(themes[name]['--color-accent']);
    const ink = toOklch(sheets.get(name)?.['ink-accent']);
    const isGray = (own?.c ?? 0) < 0.02;
    const turned = Math.abs((ink?.h ?? 0) - (own?.h ?? 0));
    expect(isGray || Math.min(turned, 360 - turned) < 1).toBe(true);
  });
});
