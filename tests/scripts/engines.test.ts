import { describe, expect, it } from 'vitest';
import { absentEngines, testable } from '../../scripts/engines.mjs';

const ALL = { firefox: '/f', webKitDriver: '/d', miniBrowser: '/m', screen: '/x' };

describe('other engines', () => {
  it('are tested where all that they need is there', () => {
    expect(testable(ALL)).toEqual(['firefox', 'webkit']);
    expect(testable({ ...ALL, firefox: null })).toEqual(['webkit']);
    expect(testable({ ...ALL, webKitDriver: null })).toEqual(['firefox']);
    expect(testable({ ...ALL, miniBrowser: null })).toEqual(['firefox']);
    expect(testable({ ...ALL, screen: null })).toEqual([]);
  });

  it('are named where they are not tested', () => {
    expect(absentEngines(['firefox', 'webkit'])).toBeNull();
    expect(absentEngines(['webkit'])).toMatch(/^not tested in Firefox, not here/);
    expect(absentEngines([])).toMatch(/^not tested in Firefox and WebKit, not here/);
  });
});
