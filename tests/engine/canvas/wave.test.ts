import { describe, expect, it } from 'vitest';
import { crossingMs, waveAt, type Wave } from '#engine/canvas/motion/wave.ts';
import { exampleGrid } from '#engine/clues/Example.ts';

const FRAME_MS = 16;
const grid = exampleGrid({ tiles: 'bwb/wbw/bwb' });
const solved = { grid, solvedFrom: 4, isPerfect: false, isAnimated: true };
const perfect = { ...solved, isPerfect: true };

/** The wave of every frame until it is over. */
function framesOf(scene: typeof solved): readonly Wave[] {
  const frames: Wave[] = [];
  for (let ms = 0; ; ms += FRAME_MS) {
    const wave = waveAt(scene, ms);
    if (wave === null) return frames;
    frames.push(wave);
  }
}

describe('the wave over a solved board', () => {
  it('waits a moment, then runs outwards from the last cell, and ends', () => {
    const frames = framesOf(solved);

    expect(frames[0]).toEqual({ origin: { x: 1.5, y: 1.5 }, radius: 0, strength: 0 });
    const radii = frames.map(({ radius }) => radius);
    expect(radii).toEqual([...radii].sort((a, b) => a - b));
    expect(radii.at(-1)).toBeGreaterThan(Math.hypot(3, 3));
    expect(frames.at(-1)?.strength).toBeLessThan(0.2);
    expect(frames.every(({ origin }) => origin !== null)).toBe(true);
  });

  it('crosses a place when its radius is the distance', () => {
    expect(waveAt(solved, crossingMs(grid, 2))?.radius).toBeCloseTo(2);
  });

  it('crosses once more in perfection, from the rim to the middle', () => {
    const first = framesOf(solved);
    const frames = framesOf(perfect);
    const second = frames.slice(first.length);

    expect(frames.slice(0, first.length)).toEqual(first);
    expect(second.every(({ origin }) => origin === null)).toBe(true);
    expect(second[0]?.radius).toBeLessThan(0.5);
    expect(second.at(-1)?.radius).toBeGreaterThan(1.5);
  });

  it('is none without animations, and none before the board is solved', () => {
    expect(waveAt({ ...perfect, isAnimated: false }, 500)).toBeNull();
    expect(waveAt({ ...perfect, solvedFrom: null }, 500)).toBeNull();
  });
});
