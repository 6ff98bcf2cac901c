/** The range of a count or a delay, and the value used instead of NaN. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/**
 * A number limited to the range. Texts may contain any number and keep it; it is limited only where
 * it is used.
 */
export function bounded(value: number, { min, max, fallback }: Bounds): number {
  return Number.isNaN(value) ? fallback : Math.min(max, Math.max(min, value));
}
