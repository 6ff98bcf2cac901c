/** The range of a number that counts or waits, and what stands for something that is no number. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/**
 * A number as it may be counted or waited with: finite and in bounds. Texts may hold any number,
 * and keep it; this is asked where the number is used.
 */
export function bounded(value: number, { min, max, fallback }: Bounds): number {
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(min, value));
}
