// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { themeInForce } from '#ui/shared/settings/themeInForce.ts';

/** The system, which is dark or light, and tells of a change. */
const system = { isDark: true, listeners: new Set<() => void>() };

beforeEach(() => {
  system.isDark = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.isDark;
    },
    addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  setSetting('theme', 'dark');
});

describe('the theme in force', () => {
  it('is the one that was chosen, whatever the system is', () => {
    setSetting('theme', 'nord');

    expect(themeInForce.current()).toBe('nord');
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('is that of a system whose darkness is %s, where that was chosen: %s', (isDark, theme) => {
    system.isDark = isDark;
    setSetting('theme', 'system');

    expect(themeInForce.current()).toBe(theme);
  });

  it('is told when the system changes, and no longer once nobody listens', () => {
    setSetting('theme', 'system');
    const heard: string[] = [];
    const stop = themeInForce.subscribe(() => heard.push(themeInForce.current()));

    system.isDark = false;
    for (const listener of system.listeners) listener();
    stop();

    expect(heard).toEqual(['light']);
    expect(system.listeners.size).toBe(0);
  });
});
