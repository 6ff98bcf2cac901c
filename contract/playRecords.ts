import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NewKey } from './shapes.ts';

/** Most reports and days in a call; clients send the rest in further ones. */
export const MAX_REPORTS = 100;
export const MAX_DAYS = 366;

/** A kind of puzzles by wish: a family and a size. */
const kind = z
  .string()
  .check(z.regex(/^\w{1,30} \d{1,2}x\d{1,2}$/, 'Expected a family and a size'));

/** A day by the clock of the player: `2026-11-28`. */
const Day = z.iso.date();

/** The best time without hints; null if each solve had some. */
const bestMs = z.nullable(z.int().check(z.minimum(0), z.maximum(2_147_483_647)));

/** Solves of a kind on one device. */
const Report = z.strictObject({
  /** The same in each try to send it. */
  key: NewKey,
  kind,
  count: z.int().check(z.minimum(1), z.maximum(100_000)),
  bestMs,
});

/** Solves of puzzles by wish, of all devices of an account. */
export const PlayRecords = z.object({
  kinds: z.array(z.object({ kind, count: z.int(), bestMs })),
  /** The days with a solve in the last year, in order. */
  days: z.array(Day),
});
export type PlayRecords = z.infer<typeof PlayRecords>;

/**
 * Add the solves of a device to those of the account, and read all of them. A report counts once,
 * however often it is sent. The server does not know these puzzles, so it bounds the numbers: times
 * that are faster than humanly possible are no best times, and no more solves count than fit into
 * the time since the last report. Unknown kinds are skipped, as are days in the future.
 */
export const reportPlay = endpoint({
  method: 'POST',
  path: '/play/records',
  caller: 'user',
  rate: 'writes',
  body: z.strictObject({
    reports: z.array(Report).check(z.maxLength(MAX_REPORTS)),
    days: z.array(Day).check(z.maxLength(MAX_DAYS)),
  }),
  response: PlayRecords,
});
