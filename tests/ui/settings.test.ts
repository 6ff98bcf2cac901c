import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from '#ui/settings/settings.ts';
import { parseTheme, THEMES } from '#ui/settings/theme.ts';

describe('stored settings', () => {
  it('are the defaults when nothing is stored', () => {
    expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  });

  it('are kept field by field: what is invalid falls back, the rest stays', () => {
    const text = JSON.stringify({
      flipPrimaryMouseButton: true,
      enableFancyAnimations: 'no',
      keyboardLayout: 'azerty',
      unknown: 1,
    });

    expect(parseSettings(text)).toEqual({
      ...DEFAULT_SETTINGS,
      flipPrimaryMouseButton: true,
      keyboardLayout: 'azerty',
    });
  });

  it.each(['', '{', 'null', '[]', '"dark"', '7'])('survive the damaged text %j', (text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['2.5', 1],
    ['-1', 1],
    ['"1.5"', 1],
  ])('read the volume %s as %d', (value, volume) => {
    expect(parseSettings(`{"sfxVolume":${value}}`).sfxVolume).toBe(volume);
  });

  it('refuse a keyboard layout that does not exist', () => {
    expect(parseSettings('{"keyboardLayout":"bépo"}').keyboardLayout).toBe('qwerty');
  });
});

describe('the stored theme', () => {
  it('is dark unless a theme of that name exists', () => {
    expect(parseTheme(null)).toBe('dark');
    expect(parseTheme('neon')).toBe('dark');
    expect(parseTheme('cupcake')).toBe('cupcake');
  });

  it('is one of 32', () => {
    expect(new Set(THEMES).size).toBe(32);
  });
});
