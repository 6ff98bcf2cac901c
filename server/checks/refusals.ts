import { fail, type Result } from '#base/result.ts';
import type { CheckRefusal } from './PuzzleChecks.ts';

/** Refuse a puzzle that cannot be read, or must not be published. */
export function refuseInvalid(summary: string): Result<never, CheckRefusal> {
  return fail({ code: 'invalid_request', summary });
}

/** Refuse a puzzle for its size. */
export function refuseTooLarge(summary: string): Result<never, CheckRefusal> {
  return fail({ code: 'too_large', summary });
}

/** Refuse to check now. */
export function refuseBusy(summary: string): Result<never, CheckRefusal> {
  return fail({ code: 'busy', summary });
}
