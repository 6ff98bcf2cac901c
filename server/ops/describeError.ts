import pg from 'pg';
import { errorCode } from '../db/databaseErrors.ts';

const MAX_CAUSES = 5;

/** An error as it is logged. */
export interface LoggedError {
  readonly name?: string;
  readonly message?: string;
  /** Of PostgreSQL or of Node. Not called `code`, which hides codes of sign-ins. */
  readonly errorCode?: string | undefined;
  readonly constraint?: string | undefined;
  readonly stack?: string | undefined;
  readonly cause?: LoggedError;
}

/**
 * What of an error is logged. Of errors of the database no more than this: others of their fields,
 * and messages of the query layer, hold what was written or the password of the connection.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { message: typeof error };
  if (error instanceof pg.DatabaseError) {
    return { errorCode: error.code, message: error.message, constraint: error.constraint };
  }
  if ('query' in error) {
    // Of the query layer: its message has the values in it, and so has its stack.
    return error.cause === undefined ? { name: 'QueryError' } : describeError(error.cause, depth);
  }
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    errorCode: errorCode(error),
    stack,
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}
