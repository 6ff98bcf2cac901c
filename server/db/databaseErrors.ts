import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';

/** Maximum depth in a chain of causes. */
const MAX_CAUSES = 5;

/** Error codes of Node for an unreachable server. */
const NO_CONNECTION: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // no socket
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Class 08: connection lost; 57P0x: the server stops or starts; 53300: no connection is free. */
const SERVER_DOWN = /^(?:08...|57P0.|53300)$/;

/** Messages of the driver that have no code. */
const DRIVER_SAYS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|timeout expired/;

/** An error and its causes, the outermost first: the query layer wraps errors of the driver. */
function withCauses(error: unknown): readonly Error[] {
  const errors: Error[] = [];
  for (let next = error; next instanceof Error && errors.length < MAX_CAUSES;) {
    errors.push(next);
    next = next instanceof AggregateError && next.cause === undefined ? next.errors[0] : next.cause;
  }
  return errors;
}

function ownCode(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The code of a database error: five letters from PostgreSQL, or a name from Node. */
export function errorCode(error: unknown): string | undefined {
  return withCauses(error)
    .map((one) => ownCode(one))
    .find((code) => code !== undefined);
}

/**
 * True if the database was unreachable, so that a retry may succeed later: not running, stopping,
 * starting, or without a free connection.
 */
export function isDatabaseDown(error: unknown): boolean {
  const errors = withCauses(error);
  const isOfQuery = errors.some((one) => one instanceof DrizzleQueryError);
  return errors.some((one) => {
    const code = ownCode(one);
    if (code === undefined) return DRIVER_SAYS.test(one.message);
    return SERVER_DOWN.test(code) || (NO_CONNECTION.has(code) && isOfConnection(one, isOfQuery));
  });
}

/**
 * Missing files have the same code as missing sockets, and lost client connections the same codes
 * as lost database connections. Only queries reach the database.
 */
function isOfConnection(error: Error, isOfQuery: boolean): boolean {
  if (isOfQuery && ownCode(error) !== 'ENOENT') return true;
  return 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo');
}

/**
 * Timeouts: 57014, a statement; 55P03, waiting for a lock; 25P03, a slow transaction. 40P01 and
 * 40001, conflicts of transactions, are included for the case that retries failed.
 */
const TOOK_TOO_LONG: ReadonlySet<string | undefined> = new Set([
  '57014',
  '55P03',
  '25P03',
  '40P01',
  '40001',
]);

/** True if the database was overloaded, so that a retry may succeed later. */
export function isDatabaseBusy(error: unknown): boolean {
  return TOOK_TOO_LONG.has(errorCode(error));
}

/** A deadlock, or a serialization failure. */
const CLASHES: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/** A conflict, or a lock that was not acquired within the transaction's own timeout. */
const OTHERS_ARE_AT_IT: ReadonlySet<string | undefined> = new Set([...CLASHES, '55P03']);

const CLASH_TRIES = 4;
const YIELDING_TRIES = 20;
const MAX_PAUSE_MS = 100;

/** Run a transaction, and retry it a few times after a conflict. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  return tryAgainAfter(CLASHES, CLASH_TRIES, work);
}

/** Slightly less than the time after which PostgreSQL detects a deadlock and aborts one side. */
export const YIELD_AFTER = '300ms';

/**
 * Run a transaction that locks contended rows in arbitrary order and yields to others: it waits at
 * most `YIELD_AFTER` for a lock, then starts over.
 */
export async function withYielding<T>(work: () => Promise<T>): Promise<T> {
  return tryAgainAfter(OTHERS_ARE_AT_IT, YIELDING_TRIES, work);
}

async function tryAgainAfter<T>(
  codes: ReadonlySet<string | undefined>,
  tries: number,
  work: () => Promise<T>,
): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !codes.has(errorCode(error))) throw error;
      await pause(Math.random() * MAX_PAUSE_MS); // jitter, so that retries do not collide again
    }
  }
}
