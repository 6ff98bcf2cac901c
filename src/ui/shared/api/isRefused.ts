import { ApiError } from './ApiError.ts';

const SIGNED_OUT = 401;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/**
 * Whether the server refused a call for what it asks, so that asking again is no use; not where it
 * failed, was asked too often, or nobody is signed in any more, who may be soon.
 */
export function isRefused(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status < FIRST_SERVER_ERROR &&
    error.status !== TOO_MANY_REQUESTS &&
    error.status !== SIGNED_OUT
  );
}
