import * as z from 'zod/mini';

/** An id of anything. */
export const Id = z.uuid();

/**
 * What a page calls something new by, so that a call that is made again is known. It names nothing
 * that is there: the same key of somebody else is another one.
 */
export const NewKey = z.string().check(z.regex(/^[\w-]{16,64}$/, 'Expected 16 to 64 letters'));

/** The name of a file: an id and how it ends, such as `.atom`. What comes out is the id. */
export function idFile(ending: `.${string}`) {
  const name = new RegExp(`^[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}\\${ending}$`);
  return z.pipe(
    z.string().check(z.regex(name, `Expected an id and ${ending}`)),
    z.transform((file) => file.slice(0, -ending.length)),
  );
}

/** A moment: ISO 8601, UTC. */
export const Time = z.iso.datetime();

/** What everything with an address has. */
export const resource = { id: Id, createdAt: Time, updatedAt: Time };

/** A refusal to tell more matches than this: lists show `5000+`. */
export const MAX_TOTAL = 5000;

/** Items of a list that come at once. */
export const PAGE_SIZE = 30;

/** Things that one call may name. */
export const MAX_IDS = 100;

export const TEXT_LIMITS = {
  userName: 128,
  userDescription: 500,
  title: 100,
  description: 500,
  comment: 5000,
  search: 200,
} as const;

/** A grid as text that comes with the brief of its puzzle; a longer one does not. */
export const MAX_BRIEF_GRID = 3000;

/** Compressed text of a puzzle. */
export const MAX_PUZZLE_DATA = 20_000;

/**
 * A text that people write: without NUL, which the database has no room for. Its length is counted
 * in characters (code points), as the database counts.
 */
export function writtenText(least: number, most: number) {
  return z.string().check(
    z.refine((text) => {
      const { length } = Array.from(text);
      return length >= least && length <= most;
    }, `Expected ${least} to ${most} characters`),
    z.refine((text) => !text.includes('\0'), 'Expected a text without NUL'),
    z.meta({ minLength: least, maxLength: most }), // for the description of the API
  );
}

/** Several ids, each once. */
export const Ids = z.array(Id).check(
  z.minLength(1),
  z.maxLength(MAX_IDS),
  z.refine((ids) => new Set(ids).size === ids.length, 'Expected each id once'),
);

/** A part of a list, with the number of all items, at most `MAX_TOTAL`. */
export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ total: z.int(), results: z.array(item) });
}

/** Where a page of a list begins: after its last item, or before its first one. */
export const cursors = { cursorBefore: z.optional(Id), cursorAfter: z.optional(Id) };

export const CursorQuery = z.object(cursors);

/** What is answered where something new has an address now. */
export const Created = z.object({ id: Id });

const VISIBILITIES = ['private', 'public'] as const;
export const Visibility = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof Visibility>;

/** Badges: 0 never supported the site, 1 did once, 2 and 3 do. */
export const SupporterLevel = z.int().check(z.minimum(0), z.maximum(3));

/** What everybody may know of an account. */
export const UserBrief = z.object({
  ...resource,
  name: z.string(),
  supporter: SupporterLevel,
  /** Whether it speaks for the site: pages show a badge wherever they name it. */
  moderator: z.boolean(),
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

/** What the solver of the site found out about a published puzzle; `unknown`: it gave up. */
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
  /** How often a what-if is needed. */
  whatIfs: z.int(),
};
/** How hard a puzzle is by computation. */
const Computed = z.object(computed);

/** The same with the course of a solve, round by round. */
const ComputedCourse = z.object({
  ...computed,
  curve: z.array(
    z.object({
      /** The way that is needed, from 1 to 7. */
      level: z.int().check(z.minimum(1), z.maximum(7)),
      /** How many cells, or groups of connected ones, are found so. */
      width: z.int(),
    }),
  ),
});

const puzzleBrief = {
  ...resource,
  title: z.string(),
  description: z.string(),
  /** The most specific first. */
  types: z.array(PuzzleType),
  width: z.int(),
  height: z.int(),
  /** 0 is unrated. */
  designDifficulty: z.int(),
  /** How many players rated it 1 to 10. */
  ratedDifficulty: z.array(z.int()).check(z.length(10)),
  status: Visibility,
  solveCount: z.int(),
  loveCount: z.int(),
  inSeries: z.boolean(),
  publishedAt: z.nullable(Time),
  verified: z.nullable(Verified),
  /** Null while it is not known, where there are no hints, and where it takes too long. */
  computed: z.nullable(Computed),
  /** The grid as players get it, without the solution, as text; null where it is large. */
  grid: z.nullable(z.string()),
  /** How far the caller is with it; null for visitors. */
  mine: z.nullable(
    z.object({ solvedAt: z.nullable(Time), msTimeUsed: z.int(), loved: z.boolean() }),
  ),
  creator: UserBrief,
};

/** A puzzle as cards show it. */
export const PuzzleBrief = z.object(puzzleBrief);
export type PuzzleBrief = z.infer<typeof PuzzleBrief>;

/** Collections that fill themselves: one of each an account. */
const AUTO_POPULATES = ['createdPuzzles', 'lovedPuzzles', 'solvedPuzzles'] as const;
export const AutoPopulate = z.enum(AUTO_POPULATES);
export type AutoPopulate = z.infer<typeof AutoPopulate>;

/** A collection as cards show it. */
export const CollectionBrief = z.object({
  ...resource,
  title: z.string(),
  description: z.string(),
  status: Visibility,
  isSeries: z.boolean(),
  /** Null for those that fill themselves. */
  puzzleCount: z.nullable(z.int()),
  followCount: z.int(),
  autoPopulate: z.nullable(AutoPopulate),
  /** The last change of its puzzles. */
  modifiedAt: Time,
  creator: UserBrief,
});
export type CollectionBrief = z.infer<typeof CollectionBrief>;

/** A puzzle with what is needed to solve it. */
export const PuzzleFull = z.object({
  ...puzzleBrief,
  computed: z.nullable(ComputedCourse),
  /** Compressed text of the grid with the colors of its solution. */
  data: z.string(),
  series: z.nullable(CollectionBrief),
});
export type PuzzleFull = z.infer<typeof PuzzleFull>;
