import * as z from 'zod/mini';
import { SentText } from './text.ts';

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

/** A refusal as sent. The code may be that of a newer server. */
export const Problem = z.object({
  code: z.string(),
  /** One sentence in English. */
  summary: z.string(),
  /** The same for people; absent if it is the operator's own sentence. */
  text: z.optional(SentText),
  /** Data for programs to continue with; the contract of the call has its schema. */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type Problem = z.infer<typeof Problem>;
