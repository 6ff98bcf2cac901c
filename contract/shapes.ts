import * as z from 'zod/mini';

/** The id of any resource. */
export const Id = z.uuid();

/**
 * Idempotency key for new content, chosen by the client. It identifies no existing content, and the
 * same key of another account is a different one.
 */
export const NewKey = z.string().check(z.regex(/^[\w-]{16,64}$/, 'Expected 16 to 64 letters'));

/** A file name: an id with an extension, such as `.atom`. Parses to the id. */
export function idFile(ending: `.${string}`) {
  const name = new RegExp(`^[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}\\${ending}$`);
  return z.pipe(
    z.string().check(z.regex(name, `Expected an id and ${ending}`)),
    z.transform((file) => file.slice(0, -ending.length)),
  );
}

/** A timestamp: ISO 8601, UTC. */
export const Time = z.iso.datetime();

/** Common fields of all resources. */
export const resource = { id: Id, createdAt: Time, updatedAt: Time };

/** Limit of counting: lists show `5000+`. */
export const MAX_TOTAL = 5000;

/** Items per page of a list. */
export const PAGE_SIZE = 30;

/** Maximum ids per request. */
export const MAX_IDS = 100;

export const TEXT_LIMITS = {
  userName: 128,
  userDescription: 500,
  title: 100,
  description: 500,
  comment: 5000,
  search: 200,
} as const;

/** Length limit of the grid text in a puzzle's brief; a longer one is omitted. */
export const MAX_BRIEF_GRID = 3000;

/** Length limit of a puzzle's compressed text. */
export const MAX_PUZZLE_DATA = 20_000;

/**
 * A text of users, without NUL, which the database cannot store. Its length is counted in
 * characters (code points), as in the database.
 */
export function writtenText(least: number, most: number) {
  return z.string().check(
    z.refine((text) => {
      const { length } = Array.from(text);
      return length >= least && length <= most;
    }, `Expected ${least} to ${most} characters`),
    z.refine((text) => !text.includes('\0'), 'Expected a text without NUL'),
    z.meta({ minLength: least, maxLength: most }), // for the API description
  );
}

/** Several distinct ids. */
export const Ids = z.array(Id).check(
  z.minLength(1),
  z.maxLength(MAX_IDS),
  z.refine((ids) => new Set(ids).size === ids.length, 'Expected each id once'),
);

/** A page of a list, with the number of all items, at most `MAX_TOTAL`. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ total: z.int(), results: z.array(item) });
}

/**
 * Start of a page: after the last item of the previous one, or before the first one of the next.
 */
export const cursors = { cursorBefore: z.optional(Id), cursorAfter: z.optional(Id) };

export const CursorQuery = z.object(cursors);

/** Answer with the id of new content. */
export const Created = z.object({ id: Id });

const VISIBILITIES = ['private', 'public'] as const;
export const Visibility = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof Visibility>;

/** Badges: 0 never supported the site, 1 formerly, 2 and 3 currently. */
export const SupporterLevel = z.int().check(z.minimum(0), z.maximum(3));

/** Name of removed accounts, on what stays of them. Pages say it in the reader's language. */
export const REMOVED_NAME = 'Removed account';

/** Public data of an account. */
export const UserBrief = z.object({
  ...resource,
  name: z.string(),
  supporter: SupporterLevel,
  /** True for moderators: pages show a badge wherever their name appears. */
  moderator: z.boolean(),
  /** True for the account of the site, whose puzzles are generated. Older servers omit it. */
  house: z.optional(z.boolean()),
  description: z.string(),
  title: z.nullable(z.string()),
  solveCount: z.int(),
  createCount: z.int(),
  accessedAt: z.nullable(Time),
});
export type UserBrief = z.infer<typeof UserBrief>;

export const PUZZLE_TYPES = ['music', 'pattern', 'underclued', 'logic'] as const;
export const PuzzleType = z.enum(PUZZLE_TYPES);
export type PuzzleType = z.infer<typeof PuzzleType>;

/** Verdict of the solver on a published puzzle; `unknown`: it gave up. */
export const Verified = z.object({
  state: z.enum(['unique', 'several', 'none', 'unknown']),
  checkedAt: Time,
});
export type Verified = z.infer<typeof Verified>;

const computed = {
  /** The hardest step. */
  hardest: z.int().check(z.minimum(1), z.maximum(10)),
  /** Expected time. */
  minutes: z.number(),
  /** Number of what-ifs needed. */
  whatIfs: z.int(),
};
/** Computed difficulty of a puzzle. */
const Computed = z.object(computed);

/** The same with the course of a solve, round by round. */
const ComputedCourse = z.object({
  ...computed,
  curve: z.array(
    z.object({
      /** The technique needed, from 1 to 7. */
      level: z.int().check(z.minimum(1), z.maximum(7)),
      /** Number of cells, or groups of merged ones, found by it. */
      width: z.int(),
    }),
  ),
});

/**
 * Marks a title of the site itself, which pages write in the language of the reader: `daily
 * 2026-11-28`, `range 12` for a puzzle of a family, `range` for the series of the family. Null for
 * titles of authors. Older servers omit it.
 */
const houseTitle = z.optional(z.nullable(z.string()));

const puzzleBrief = {
  ...resource,
  title: z.string(),
  houseTitle,
  description: z.string(),
  /** The most specific first. */
  types: z.array(PuzzleType),
  width: z.int(),
  height: z.int(),
  /** 0 is unrated. */
  designDifficulty: z.int(),
  /** Number of ratings for each grade from 1 to 10. */
  ratedDifficulty: z.array(z.int()).check(z.length(10)),
  status: Visibility,
  solveCount: z.int(),
  loveCount: z.int(),
  inSeries: z.boolean(),
  publishedAt: z.nullable(Time),
  verified: z.nullable(Verified),
  /** Null while unknown, for puzzles without hints, and if the computation takes too long. */
  computed: z.nullable(Computed),
  /** The grid as players get it, without the solution, as text; null if it is large. */
  grid: z.nullable(z.string()),
  /** Progress of the caller; null for visitors. */
  mine: z.nullable(
    z.object({ solvedAt: z.nullable(Time), msTimeUsed: z.int(), loved: z.boolean() }),
  ),
  creator: UserBrief,
};

/** A puzzle for cards. */
export const PuzzleBrief = z.object(puzzleBrief);
export type PuzzleBrief = z.infer<typeof PuzzleBrief>;

/** Automatic collections: one of each per account. */
const AUTO_POPULATES = ['createdPuzzles', 'lovedPuzzles', 'solvedPuzzles'] as const;
export const AutoPopulate = z.enum(AUTO_POPULATES);
export type AutoPopulate = z.infer<typeof AutoPopulate>;

/** A collection for cards. */
export const CollectionBrief = z.object({
  ...resource,
  title: z.string(),
  houseTitle,
  description: z.string(),
  status: Visibility,
  isSeries: z.boolean(),
  /** Null for automatic ones. */
  puzzleCount: z.nullable(z.int()),
  followCount: z.int(),
  autoPopulate: z.nullable(AutoPopulate),
  /** The last change of its puzzles. */
  modifiedAt: Time,
  creator: UserBrief,
});
export type CollectionBrief = z.infer<typeof CollectionBrief>;

/** A puzzle with everything needed to solve it. */
export const PuzzleFull = z.object({
  ...puzzleBrief,
  computed: z.nullable(ComputedCourse),
  /** Compressed text of the grid with the colors of its solution. */
  data: z.string(),
  series: z.nullable(CollectionBrief),
});
export type PuzzleFull = z.infer<typeof PuzzleFull>;
