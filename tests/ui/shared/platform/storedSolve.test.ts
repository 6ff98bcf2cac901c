import { describe, expect, it } from 'vitest';
import {
  parseLeftSolve,
  parseStoredSolve,
  placeOfCopy,
  compareVersions,
  type StoredSolve,
} from '#ui/shared/platform/storedSolve.ts';

const SOLVE: StoredSolve = {
  key: 'solve cs4_ab',
  mode: 'perfection',
  puzzle: '0_{}',
  address: '/perfection?d=dfl_AA',
  progress: { tiles: 'bw' },
  spentMs: 1200,
  isSolved: true,
  charges: { charges: 3, chargedMs: 12_000, isKnown: true },
  savedAtMs: 99,
  version: 'v1',
};

describe('a solve out of the database', () => {
  it('comes back as it went in', () => {
    expect(parseStoredSolve({ ...SOLVE })).toEqual(SOLVE);
  });

  it.each([null, undefined, 7, 'solve', [], {}, { ...SOLVE, key: 1 }, { ...SOLVE, puzzle: null }])(
    'is passed over when it is %j',
    (value) => {
      expect(parseStoredSolve(value)).toBeNull();
    },
  );

  it('falls back field by field', () => {
    const damaged = { ...SOLVE, mode: 'fast', spentMs: -1, isSolved: 1, savedAtMs: 'now' };

    expect(parseStoredSolve(damaged)).toEqual({
      ...SOLVE,
      mode: 'solve',
      spentMs: 0,
      isSolved: false,
      savedAtMs: 0,
    });
  });

  it.each([undefined, 3, { charges: -1 }, { charges: 0.5, chargedMs: 0 }, { charges: Infinity }])(
    'has no charges of foresight where none are kept, as in %j',
    (charges) => {
      expect(parseStoredSolve({ ...SOLVE, charges })).toEqual({ ...SOLVE, charges: null });
    },
  );

  it('keeps its progress when its address is damaged', () => {
    expect(parseStoredSolve({ ...SOLVE, address: 7 })).toEqual({ ...SOLVE, address: '/' });
  });

  it('has no progress when none is there', () => {
    expect(parseStoredSolve({ ...SOLVE, progress: undefined })).toEqual({
      ...SOLVE,
      progress: null,
    });
  });

  it('leads nowhere but to puzzles', () => {
    expect(
      parseStoredSolve({ ...SOLVE, address: 'https://elsewhere.test/solve?d=' })?.address,
    ).toBe('/');
    expect(parseStoredSolve({ ...SOLVE, address: '//elsewhere.test' })?.address).toBe('/');
  });
});

describe('what a page saved as it was left', () => {
  const left = parseLeftSolve({ ...SOLVE, version: 'v3', follows: ['v1', 'v2'] });
  const against = (version: string) => left && compareVersions(left, { ...SOLVE, version });

  it('is newer than what it follows on, and than nothing', () => {
    expect(against('v1')).toBe('newer');
    expect(against('v2')).toBe('newer');
    expect(left && compareVersions(left, null)).toBe('newer');
  });

  it('is the same board as its own version', () => {
    expect(against('v3')).toBe('same');
  });

  it('went astray where another tab has saved something else', () => {
    expect(against('other')).toBe('astray');
  });
});

describe('the place of a copy', () => {
  it('has a name of its own, beside the original and beside other copies', () => {
    const first = placeOfCopy({ key: 'solve cs4_ab', address: '/solve?d=dfl_AA%3D&x=1' }, 'one');
    expect(first).toEqual({
      key: 'solve cs4_ab one',
      address: '/solve?d=dfl_AA%3D&x=1&copy=one',
    });
    expect(placeOfCopy(first, 'two')).toEqual({
      key: 'solve cs4_ab two',
      address: '/solve?d=dfl_AA%3D&x=1&copy=two',
    });
  });
});
