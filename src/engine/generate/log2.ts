const BITS = 12;

/**
 * The binary logarithm of a whole number from 1, in thousandths, rounded down. Multiplications are
 * exact in the same way on every machine, which `Math.log2` is not.
 */
export function log2Thousandths(value: number): number {
  let whole = 0;
  let rest = value;
  while (rest >= 2) {
    rest /= 2;
    whole++;
  }
  let fraction = 0;
  for (let bit = 0; bit < BITS; bit++) {
    rest *= rest;
    fraction *= 2;
    if (rest < 2) continue;
    rest /= 2;
    fraction++;
  }
  return 1000 * whole + Math.floor((1000 * fraction) / (1 << BITS));
}
