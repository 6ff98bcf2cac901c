import pg from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';
import { z } from 'zod';
import { errorCode } from '../db/databaseErrors.ts';

interface LogOptions {
  readonly level: string;
  /** Whether somebody reads along: then a line is a sentence, otherwise a JSON object. */
  readonly isTerminal: boolean;
  /** Where lines go. */
  readonly stream?: DestinationStream;
}

/** Names of fields whose values nobody should read, wherever they stand. */
const HIDDEN = /(?:^code|^state|authorization|cookie|e-?mail|password|secret|token)$/i;
const MASK = '[hidden]';
const MAX_DEPTH = 6;
const MAX_CAUSES = 5;

/** An error as it is logged. */
interface LoggedError {
  readonly name?: string;
  readonly message?: string;
  /** Of PostgreSQL or of Node. Not called `code`, which hides codes of sign-ins. */
  readonly errorCode?: string | undefined;
  readonly constraint?: string | undefined;
  readonly stack?: string | undefined;
  readonly cause?: LoggedError;
}

/** The log of a process: one line an event, without secrets and without personal data. */
export function createLog({ level, isTerminal, stream = standardOutput() }: LogOptions): Logger {
  return pino(
    {
      level,
      base: null, // whoever collects logs knows machine and process
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => visibleFields(fields, 0),
      },
      serializers: { err: (described: unknown) => described }, // that of the library tells more
      hooks: {
        logMethod(args, log) {
          // The message of a bare error would become that of the line.
          const [error] = args;
          if (isError(error)) log.call(this, { err: error }, 'an error');
          else log.apply(this, args);
        },
      },
    },
    isTerminal ? { write: (line) => stream.write(terminalLine(line)) } : stream,
  );
}

/** Written while other things go on; what is left is written when the process ends. */
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
 * What of an error is logged. Of errors of the database no more than this: others of their fields,
 * and messages of the query layer, hold what was written or the password of the connection.
 */
function describeError(error: unknown, depth = 0): LoggedError {
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

const Line = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

const CLOCK = 'T'.length + '2026-01-01'.length;
const CLOCK_END = CLOCK + '12:34:56'.length;

/** A line of the log for somebody who reads along: time, what, and the details behind it. */
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
