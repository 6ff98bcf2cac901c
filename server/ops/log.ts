import pg from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';
import { z } from 'zod';
import { errorCode } from '../db/databaseErrors.ts';
import type { TrackRequest } from '#server/http/trackRequests.ts';

interface LogOptions {
  readonly level: string;
  /** At a terminal, a line is a sentence, otherwise a JSON object. */
  readonly isTerminal: boolean;
  /** Destination of the lines. */
  readonly stream?: DestinationStream;
}

/** Names of fields whose values must not be logged, at any depth. */
const HIDDEN = /(?:^code|^state|authorization|cookie|e-?mail|password|secret|token)$/i;
const MASK = '[hidden]';
const MAX_DEPTH = 6;
const MAX_CAUSES = 5;

/** An error as logged. */
interface LoggedError {
  readonly name?: string;
  readonly message?: string;
  /** Code of PostgreSQL or of Node. The name `code` is masked, since codes of sign-ins have it. */
  readonly errorCode?: string | undefined;
  readonly constraint?: string | undefined;
  readonly stack?: string | undefined;
  readonly cause?: LoggedError;
}

/** The log of a process: one line per event, without secrets and personal data. */
export function createLog({ level, isTerminal, stream = standardOutput() }: LogOptions): Logger {
  return pino(
    {
      level,
      base: null, // log collectors add machine and process
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => visibleFields(fields, 0),
      },
      serializers: { err: (described: unknown) => described }, // the serializer of pino logs more
      hooks: {
        logMethod(args, log) {
          // Otherwise the message of a bare error would become that of the line.
          const [error] = args;
          if (isError(error)) log.call(this, { err: error }, 'an error');
          else log.apply(this, args);
        },
      },
    },
    isTerminal ? { write: (line) => stream.write(terminalLine(line)) } : stream,
  );
}

/** Asynchronous; the rest is flushed when the process ends. */
function standardOutput(): DestinationStream {
  return pino.destination({ fd: process.stdout.fd, sync: false });
}

function isError(value: unknown): value is Error {
  return value instanceof Error;
}

function visibleFields(
  fields: Readonly<Record<string, unknown>>,
  depth: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      HIDDEN.test(name) ? MASK : visible(value, depth + 1),
    ]),
  );
}

function visible(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (isError(value)) return describeError(value);
  if (Array.isArray(value)) return value.map((item) => visible(item, depth + 1));
  if (value instanceof Date) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  return isPlain ? visibleFields({ ...value }, depth) : `[${value.constructor.name}]`;
}

/**
 * The part of an error that is logged. Other fields of database errors, and messages of the query
 * layer, contain values of users or the password of the connection.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { message: typeof error };
  if (error instanceof pg.DatabaseError) {
    return { errorCode: error.code, message: error.message, constraint: error.constraint };
  }
  if ('query' in error) {
    // A query error: its message and its stack contain the values.
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

const Line = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

const CLOCK = 'T'.length + '2026-01-01'.length;
const CLOCK_END = CLOCK + '12:34:56'.length;

/** A log line for a terminal: time, message, and details. */
function terminalLine(json: string): string {
  const { level, time, msg, err, ...details } = Line.parse(JSON.parse(json));
  const { stack, ...error } = err ?? {};
  const words = Object.entries({ ...details, ...error }).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const mark = level === 'info' ? [] : [level];
  const line = [time.slice(CLOCK, CLOCK_END), ...mark, msg, ...words].join(' ');
  return `${[line, ...(stack === undefined ? [] : [stack])].join('\n')}\n`;
}

/**
 * Logs calls; files and pages at the level `debug` only. The reason of a failed call is another
 * line.
 */
export function requestLogger(log: Logger): TrackRequest {
  return ({ userId, ...request }) => {
    const level = request.route.startsWith('/api') ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    log[level](userId === null ? request : { ...request, userId }, 'request');
  };
}
