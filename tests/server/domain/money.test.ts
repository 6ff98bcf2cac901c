import { describe, expect, it } from 'vitest';
import { mainUnits, minorUnits } from '#server/payments/stripeEvents.ts';

describe('amounts of the provider', () => {
  it.each([
    [1250, 'USD', 12.5, 1250],
    [500, 'JPY', 500, 500],
    [12_340, 'KWD', 12.34, 12_340],
    [50_000, 'ISK', 500, 500],
    [50_000, 'UGX', 500, 500],
  ])('%d of %s are %d in main units and %d in minor ones', (amount, currency, main, minor) => {
    expect(mainUnits(amount, currency)).toBe(main);
    expect(minorUnits(amount, currency)).toBe(minor);
  });
});
