import { describe, expect, it } from 'vitest';
import { renderKnock } from '#engine/audio/knock.ts';

const SAMPLE_RATE = 48_000;

/** The loudest of the samples between two times in milliseconds. */
function loudest(samples: Float32Array, fromMs: number, toMs: number): number {
  const part = samples.subarray((fromMs * SAMPLE_RATE) / 1000, (toMs * SAMPLE_RATE) / 1000);
  return Math.max(...part.map(Math.abs));
}

/** How often the sound swings through zero upwards between two times in milliseconds. */
function cycles(samples: Float32Array, fromMs: number, toMs: number): number {
  const part = samples.subarray((fromMs * SAMPLE_RATE) / 1000, (toMs * SAMPLE_RATE) / 1000);
  return part.filter((sample, index) => sample >= 0 && (part[index - 1] ?? 0) < 0).length;
}

describe('a knock', () => {
  const knock = renderKnock(220, SAMPLE_RATE);

  it('begins and ends in silence, and is loud at once', () => {
    expect(knock[0]).toBe(0);
    expect(loudest(knock, 0, 5)).toBeGreaterThan(0.1);
    expect(loudest(knock, 0, 70)).toBeLessThanOrEqual(0.15);
    expect(Math.abs(knock.at(-1) ?? 1)).toBeLessThan(1e-4);
  });

  it('fades', () => {
    expect(loudest(knock, 20, 30)).toBeLessThan(loudest(knock, 5, 15));
    expect(loudest(knock, 40, 50)).toBeLessThan(0.25 * loudest(knock, 10, 20));
    expect(loudest(knock, 62, 70)).toBeLessThan(0.01 * loudest(knock, 0, 10));
  });

  it('falls to its frequency', () => {
    expect(cycles(knock, 0, 10)).toBeGreaterThanOrEqual(4);
    expect([6, 7]).toContain(cycles(knock, 20, 50));
  });
});
