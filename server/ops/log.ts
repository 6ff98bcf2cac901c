import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError.ts';
import { terminalLine } from './terminalLine.ts';

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
