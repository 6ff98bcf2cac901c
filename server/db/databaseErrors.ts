import { setTimeout as pause } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';

/** How far down the causes of an error are followed. */
const MAX_CAUSES = 5;

/** Codes of Node, for a server that cannot be reached. */
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

/** What the driver says without a code. */
const DRIVER_SAYS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|timeout expired/;

/** An error and its causes, the outermost first: the query layer wraps those of the driver. */
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

/** The code of a database error: five letters by PostgreSQL, or the name of one of Node. */
export function errorCode(error: unknown): string | undefined {
  return withCauses(error)
    .map((one) => ownCode(one))
    .find((code) => code !== undefined);
}

/**
 * Whether the database could not be asked at all, so that asking again later may help: not there,
 * stopping, starting, or without a free connection.
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
 * Files are missing with the same code as sockets, and the connections of clients are lost with the
 * same codes as those to the database, which is asked by queries alone.
 */
function isOfConnection(error: Error, isOfQuery: boolean): boolean {
  if (isOfQuery && ownCode(error) !== 'ENOENT') return true;
  return 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo');
}

/**
 * What took too long: 57014, a statement; 55P03, waiting for a lock; 25P03, a transaction that was
 * too slow. 40P01 and 40001, clashes of transactions, come here when trying again did not help.
 */
const TOOK_TOO_LONG: ReadonlySet<string | undefined> = new Set([
  '57014',
  '55P03',
  '25P03',
  '40P01',
  '40001',
]);

/** Whether the database had too much to do, so that asking again later may help. */
export function isDatabaseBusy(error: unknown): boolean {
  return TOOK_TOO_LONG.has(errorCode(error));
}

/** A deadlock, or a transaction that must run again. */
const CLASHES: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);

/** A clash, or a lock that a transaction did not get in the time it gave itself. */
const OTHERS_ARE_AT_IT: ReadonlySet<string | undefined> = new Set([...CLASHES, '55P03']);

const CLASH_TRIES = 4;
const YIELDING_TRIES = 20;
const MAX_PAUSE_MS = 100;

/** Do the work of a transaction, and a few times more if it clashes with others. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  return tryAgainAfter(CLASHES, CLASH_TRIES, work);
}

/** A little less than PostgreSQL lets pass before it looks for a deadlock, and ends one of both. */
export const YIELD_AFTER = '300ms';

/**
 * Do the work of a transaction that locks what many others lock too, in whatever order, and gives
 * way to them: it waits for no lock longer than `YIELD_AFTER`, and begins again.
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
      await pause(Math.random() * MAX_PAUSE_MS); // not all at the same moment again
    }
  }
}
