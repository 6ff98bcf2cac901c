import type { z } from 'zod';

/** One call of the API: where it is and what it answers. The server implements it, the client calls it. */
export interface Endpoint<Response extends z.ZodType = z.ZodType> {
  readonly method: 'GET';
  /** Below `/api`, starting with a slash. */
  readonly path: string;
  readonly response: Response;
}

/** Declare an endpoint; only gives the types. */
export function endpoint<Response extends z.ZodType>(
  definition: Endpoint<Response>,
): Endpoint<Response> {
  return definition;
}

/** Where the API begins on the server's origin. */
export const API_BASE = '/api';
