import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { MODES } from '#engine/clues/mode.ts';

/** Addresses that open a puzzle. Any other would lead away from it. */
const ADDRESS = /^\/(solve|perfection|create)\?/;

const Duration = z.catch(z.number().check(z.nonnegative()), 0);

/** One solve as the database has it. All but its key and puzzle falls back field by field. */
const StoredSolve = z.object({
  /** Mode and checksum of the puzzle. */
  key: z.string(),
  /** The puzzle's own text, so that it can be listed and opened again. */
  puzzle: z.string(),
  /** The address that opened it. */
  address: z.catch(z.string().check(z.regex(ADDRESS)), '/'),
  mode: z.catch(z.enum(MODES), 'solve'),
  /** What the board machine makes of its progress; parsed against the puzzle by `readProgress`. */
  progress: z._default(z.unknown(), null),
  spentMs: Duration,
  isSolved: z.catch(z.boolean(), false),
  /** The charges of foresight; null without it, and from before they were kept. */
  charges: z.catch(
    z.nullable(
      z.object({
        charges: z.int().check(z.nonnegative()),
        chargedMs: Duration,
        isKnown: z.catch(z.boolean(), false),
      }),
    ),
    null,
  ),
  savedAtMs: Duration,
});

export type StoredSolve = Readonly<z.output<typeof StoredSolve>>;

/** Read an entry of the database. Null if it names no puzzle. */
export function parseStoredSolve(value: unknown): StoredSolve | null {
  return StoredSolve.safeParse(value).data ?? null;
}
