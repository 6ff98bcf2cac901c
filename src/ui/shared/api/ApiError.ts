import type { CodeOf, Endpoint } from '#contract/endpoint.ts';

/** The server refused a call. The message is its summary and the status. */
export class ApiError extends Error {
  readonly status: number;
  /** The stable code of the refusal; null when the answer is not one of ours, as from a proxy. */
  readonly code: string | null;
  readonly summary: string;
  /** What goes with the refusal, to be parsed by the schema beside the endpoint. */
  readonly details: unknown;

  constructor(status: number, code: string | null, summary: string, details?: unknown) {
    super(`${summary} (${status})`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.summary = summary;
    this.details = details;
  }
}

/** Whether a call was refused because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'signed_out';
}

/** With which of the codes it declares `endpoint` refused a call; null for every other failure. */
export function refusedBecause<E extends Endpoint>(endpoint: E, error: unknown): CodeOf<E> | null {
  if (!(error instanceof ApiError)) return null;
  return endpoint.errors.find((code) => code === error.code) ?? null;
}
