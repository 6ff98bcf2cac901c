// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { onSettings, parseSettings, setSetting, settings } from '#ui/shared/settings/settings.ts';
import { SETTING_IDS, type Settings } from '#ui/shared/settings/settingsSchema.ts';
import { THEMES } from '#ui/shared/settings/theme.ts';

/** As the specification lists them, and the settings that came with play. */
const DEFAULTS: Settings = {
  enableFancyAnimations: true,
  enableExitConfirmation: true,
  flipPrimaryMouseButton: false,
  visualizeWrapArounds: true,
  separateTiles: false,
  coordinates: 'large',
  showMoreTools: false,
  offlineMode: false,
  sansSerifFont: false,
  runEditorTour: true,
  showTimer: false,
  hintsAtOnce: false,
  hintsDoObvious: false,
  liveAssistant: true,
  keyboardLayout: 'qwerty',
  letterKeys: 'everywhere',
  checks: 'always',
  sfxVolume: 1,
  musicVolume: 1,
  language: 'system',
  theme: 'dark',
};

describe('stored settings', () => {
  it('are the defaults when nothing is stored', () => {
    expect(parseSettings(null, null)).toEqual(DEFAULTS);
  });

  it('fall back field by field: what is invalid is its default, the rest stays', () => {
    const text = JSON.stringify({
      flipPrimaryMouseButton: true,
      enableFancyAnimations: 'no',
      keyboardLayout: 'azerty',
      unknown: 1,
    });

    expect(parseSettings(text, 'cupcake')).toEqual({
      ...DEFAULTS,
      flipPrimaryMouseButton: true,
      keyboardLayout: 'azerty',
      theme: 'cupcake',
    });
  });

  it.each(SETTING_IDS)('lose nothing but %s when that is damaged', (id) => {
    const others: Settings = {
      enableFancyAnimations: false,
      enableExitConfirmation: false,
      flipPrimaryMouseButton: true,
      visualizeWrapArounds: false,
      separateTiles: true,
      coordinates: 'never',
      showMoreTools: true,
      offlineMode: true,
      sansSerifFont: true,
      runEditorTour: false,
      showTimer: true,
      hintsAtOnce: true,
      hintsDoObvious: true,
      liveAssistant: false,
      keyboardLayout: 'dvorak',
      letterKeys: 'never',
      checks: 'whenFull',
      sfxVolume: 0.5,
      musicVolume: 0.25,
      language: 'de',
      theme: 'nord',
    };
    const text = JSON.stringify({ ...others, [id]: { damaged: true } });

    expect(parseSettings(text, id === 'theme' ? '{' : 'nord')).toEqual({
      ...others,
      [id]: DEFAULTS[id],
    });
  });

  it.each(['', '{', 'null', '[]', '"dark"', '7'])('survive the damaged text %j', (text) => {
    expect(parseSettings(text, text)).toEqual(DEFAULTS);
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['2.5', 1],
    ['-1', 1],
    ['"1.5"', 1],
  ])('read the volume %s as %d', (value, volume) => {
    expect(parseSettings(`{"sfxVolume":${value}}`, null).sfxVolume).toBe(volume);
  });

  it('refuse a keyboard layout that does not exist', () => {
    expect(parseSettings('{"keyboardLayout":"bépo"}', null).keyboardLayout).toBe('qwerty');
  });
});

describe('the stored theme', () => {
  it('is dark unless a theme of that name exists', () => {
    expect(parseSettings(null, null).theme).toBe('dark');
    expect(parseSettings(null, 'neon').theme).toBe('dark');
    expect(parseSettings(null, 'cupcake').theme).toBe('cupcake');
    expect(parseSettings(null, 'system').theme).toBe('system');
  });

  it('has a key of its own', () => {
    expect(parseSettings('{"theme":"cupcake"}', null).theme).toBe('dark');
  });

  it('is one of 32', () => {
    expect(new Set(THEMES).size).toBe(32);
  });
});

describe('a setting that is changed', () => {
  beforeEach(() => {
    setSetting('theme', 'dark');
    setSetting('showTimer', false);
    localStorage.clear();
  });

  it('is stored under the key of the settings, without the theme', () => {
    setSetting('showTimer', true);

    expect(JSON.parse(localStorage.getItem('siteSettings') ?? '')).toMatchObject({
      showTimer: true,
      keyboardLayout: 'qwerty',
    });
    expect(localStorage.getItem('siteSettings')).not.toContain('theme');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('is stored under the key of the theme, and nothing else, if it is the theme', () => {
    setSetting('theme', 'nord');

    expect(localStorage.getItem('theme')).toBe('nord');
    expect(localStorage.getItem('siteSettings')).toBeNull();
  });

  it('is told to listeners, once, and only if its value is another one', () => {
    const heard: boolean[] = [];
    const stop = onSettings(() => heard.push(settings().showTimer));

    setSetting('showTimer', true);
    setSetting('showTimer', true);
    stop();
    setSetting('showTimer', false);

    expect(heard).toEqual([true]);
  });
});

describe('settings of another tab', () => {
  it('hold here too, at once', () => {
    const heard: boolean[] = [];
    const stop = onSettings(() => heard.push(settings().showTimer));
    const theirs = { ...settings(), showTimer: !settings().showTimer };

    localStorage.setItem('siteSettings', JSON.stringify(theirs));
    window.dispatchEvent(new StorageEvent('storage', { key: 'siteSettings' }));
    localStorage.setItem('theme', 'nord');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    stop();

    expect(heard[0]).toBe(theirs.showTimer);
    expect(settings().theme).toBe('nord');
  });
});
