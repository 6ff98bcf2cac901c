// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { nextPuzzle } from '#ui/library/home/featuredPuzzles.ts';
import { addressInPack, indexInPack, isOfPack } from '#ui/library/lists/packAddress.ts';
import {
  DEVICE_PUZZLES,
  devicePuzzles,
  luckyDeviceAddress,
  nextDevicePuzzle,
} from '#ui/library/lists/packPuzzles.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { rememberSolved } from '#ui/shared/platform/solveLists.ts';

describe('puzzles of this device', () => {
  it('have names of their kinds, the author Chiaro, and addresses that know their place', async () => {
    const [first, second] = await devicePuzzles(0, 2);

    expect(first?.puzzle.author).toBe('Chiaro');
    expect(first?.puzzle.title).toMatch(/ \d+$/);
    expect(first?.isSolved).toBe(false);
    expect(indexInPack(second?.link ?? '')).toBe(1);
    expect(await devicePuzzles(DEVICE_PUZZLES - 1, 5)).toHaveLength(1);
  });

  it('follow each other, past those that were solved, and for the same mode', async () => {
    const [, second] = await devicePuzzles(0, 2);
    if (!second) throw new Error('the pack has puzzles');
    await rememberSolved(await puzzleKey(second.puzzle), 0);

    const next = await nextPuzzle(addressInPack('x', 0));
    expect(indexInPack(next?.link ?? '')).toBe(2);
    const perfect = await nextDevicePuzzle(addressInPack('x', 2).replace('/solve', '/perfection'));
    expect(perfect?.link).toMatch(/^\/perfection\?d=.*&pack=3$/);
  });

  it('continue from the first after the last', async () => {
    const next = await nextDevicePuzzle(addressInPack('x', DEVICE_PUZZLES - 1));
    expect(indexInPack(next?.link ?? '')).toBe(0);
  });

  it('are given to lucky visitors', async () => {
    expect(isOfPack((await luckyDeviceAddress()) ?? '')).toBe(true);
  });
});

describe('an address', () => {
  it.each(['/solve?d=x', '/solve?d=x&pack=', '/solve?d=x&pack=-1', '/solve?d=x&pack=1e3'])(
    '%s is of no puzzle of the pack',
    (address) => {
      expect(isOfPack(address)).toBe(false);
    },
  );
});
