import { z } from 'zod';

const Line = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

const CLOCK = 'T'.length + '2026-01-01'.length;
const CLOCK_END = CLOCK + '12:34:56'.length;

/** A line of the log for somebody who reads along: time, what, and the details behind it. */
export function terminalLine(json: string): string {
  const { level, time, msg, err, ...details } = Line.parse(JSON.parse(json));
  const { stack, ...error } = err ?? {};
  const words = Object.entries({ ...details, ...error }).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const mark = level === 'info' ? [] : [level];
  const line = [time.slice(CLOCK, CLOCK_END), ...mark, msg, ...words].join(' ');
  return `${[line, ...(stack === undefined ? [] : [stack])].join('\n')}\n`;
}
