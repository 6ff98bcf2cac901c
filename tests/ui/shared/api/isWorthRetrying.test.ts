import { describe, expect, it, test } from 'vitest';
import { ApiError, isWorthRetrying } from '#ui/shared/api/apiErrors.ts';

/** How often a call is made that always fails in the same way. */
function calls(error: unknown): number {
  let failures = 0;
  while (isWorthRetrying(failures, error)) failures += 1;
  return failures + 1;
}

describe('a call that fails', () => {
  test.each([400, 401, 403, 404, 409, 413, 429, 431])(
    'is made once when it is refused with %i',
    (status) => {
      expect(calls(new ApiError(status, null, 'No'))).toBe(1);
    },
  );

  test.each([500, 502, 503, 504])('is made again when the server fails with %i', (status) => {
    expect(calls(new ApiError(status, null, 'Oh'))).toBe(4);
  });

  it('is made again when the network fails', () => {
    expect(calls(new TypeError('Failed to fetch'))).toBe(4);
  });
});
