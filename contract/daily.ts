import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { Id, PuzzleBrief, PuzzleFull, Time } from './shapes.ts';

/** A day in UTC: `2026-11-28`. */
const Day = z.iso.date();

/** A month: `2026-11`. */
const Month = z.string().check(z.regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, 'Expected a month'));

/** The id of the family of a generated puzzle; null for a puzzle that a moderator chose. */
const family = z.nullable(z.string());

/** The puzzle of a day. */
export const Daily = z.object({ date: Day, family, puzzle: PuzzleFull });
export type Daily = z.infer<typeof Daily>;

/** The puzzle of today, which changes at 00:00 UTC; null if there is none. */
export const readToday = endpoint({
  method: 'GET',
  path: '/daily',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({ today: Day, daily: z.nullable(Daily) }),
});

/** The puzzle of an earlier day, or of today. */
export const readDaily = endpoint({
  method: 'GET',
  path: '/daily/on/:date',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ date: Day }),
  response: Daily,
  errors: ['not_found'],
});

/** The dailies of a month up to today, and the first day of all. */
export const readDailyMonth = endpoint({
  method: 'GET',
  path: '/daily/month/:month',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ month: Month }),
  response: z.object({
    today: Day,
    /** Null before the first daily. */
    first: z.nullable(Day),
    days: z.array(
      z.object({
        date: Day,
        family,
        width: z.int(),
        height: z.int(),
        /** The hardest step, from 1 to 10; null while it is unknown. */
        hardest: z.nullable(z.int()),
      }),
    ),
  }),
});

/** The dailies that the caller has solved, the newest first; about three years of them. */
export const readOwnDailies = endpoint({
  method: 'GET',
  path: '/daily/mine',
  caller: 'user',
  rate: 'reads',
  response: z.object({
    solves: z.array(
      z.object({
        date: Day,
        /** The day of the solve; after `date` the solve was late. */
        solvedOn: Day,
        msTimeUsed: z.int(),
        hints: z.int(),
      }),
    ),
  }),
});

/** How a daily was solved, by counted solves. */
export const readDailyStatistics = endpoint({
  method: 'GET',
  path: '/daily/on/:date/statistics',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ date: Day }),
  response: z.object({
    solves: z.int(),
    /** Number of solves without a hint. */
    withoutHints: z.int(),
    /** Solves by time: up to 15 seconds, 30, 60 and so on; the last number has no end. */
    times: z.array(z.int()),
  }),
  errors: ['not_found'],
});

/**
 * The puzzles of the next three days, for pages without a network. Each is sealed: the JSON of a
 * `Daily` as base64, so that nobody reads it by accident. Pages open it on its day.
 */
export const readUpcoming = endpoint({
  method: 'GET',
  path: '/daily/upcoming',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({ days: z.array(z.object({ date: Day, sealed: z.string() })) }),
});

/** The days ahead for moderators. */
const PlannedDaily = z.object({
  date: Day,
  /** `making`: another puzzle was requested and is being made; `missing`: there is none yet. */
  state: z.enum(['ready', 'making', 'missing']),
  /** True if it has been published. */
  isShown: z.boolean(),
  family,
  recipe: z.nullable(z.string()),
  /** From 0 to 100; null for a puzzle that a moderator chose. */
  score: z.nullable(z.int()),
  madeAt: z.nullable(Time),
  puzzle: z.nullable(PuzzleBrief),
});
export type PlannedDaily = z.infer<typeof PlannedDaily>;

/** The dailies from today on. */
export const listPlannedDailies = endpoint({
  method: 'GET',
  path: '/moderation/daily',
  caller: 'moderator',
  rate: 'reads',
  response: z.object({ days: z.array(PlannedDaily) }),
});

/**
 * Replace the puzzle of a day that was not published yet: by another one that is made in a job, or
 * by a published puzzle that has not been a daily.
 */
export const replaceDaily = endpoint({
  method: 'POST',
  path: '/moderation/daily/:date',
  caller: 'moderator',
  rate: 'writes',
  params: z.object({ date: Day }),
  body: z.strictObject({
    /** A published puzzle; null to make another one. */
    puzzleId: z.nullable(Id),
  }),
  response: none,
  errors: ['not_found', 'conflict'],
});
