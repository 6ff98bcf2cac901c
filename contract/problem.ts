import * as z from 'zod/mini';

/**
 * Every refusal code of the API with its HTTP status. Codes never change their meaning: clients
 * compare them.
 */
export const STATUS_OF = {
  invalid_request: 400,
  signed_out: 401,
  sign_in_failed: 401,
  forbidden: 403,
  confirmation_needed: 403,
  restricted: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  address_too_long: 414,
  rate_limited: 429,
  copyrighted: 451,
  internal: 500,
  maintenance: 503,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** A refusal: a code for programs and a sentence for people. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly summary: string;
  /** Data for programs to continue with; the contract of the call has its schema. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A refusal as sent. The code may be that of a newer server. */
export const Problem = z.object({
  code: z.string(),
  summary: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
});
