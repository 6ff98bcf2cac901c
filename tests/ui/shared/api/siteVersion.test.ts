// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { API_VERSION, readMajorVersion } from '#contract/health.ts';
import { checkVersion, isOutdated } from '#ui/shared/api/siteVersion.ts';

beforeEach(() => sessionStorage.clear());

describe('the version check', () => {
  it('accepts every version 11', () => {
    expect(readMajorVersion(API_VERSION)).toBe('11');
    for (const version of [API_VERSION, '11.0.0', '11.99.3'])
      expect(checkVersion(version)).toBe('same');
    expect(isOutdated.current()).toBe(false);
  });

  it.each(['12.0.0', '10.9.9', '110.0.0', '1', ''])(
    'loads the page anew for %s, twice',
    (version) => {
      expect([1, 2, 3, 4].map(() => checkVersion(version))).toEqual([
        'reload',
        'reload',
        'failed',
        'failed',
      ]);
      expect(isOutdated.current()).toBe(true);
    },
  );

  it('tries again once the versions were the same', () => {
    for (let i = 0; i < 3; i++) checkVersion('12.0.0');
    expect(checkVersion(API_VERSION)).toBe('same');

    expect(isOutdated.current()).toBe(false);
    expect(checkVersion('12.0.0')).toBe('reload');
  });
});
