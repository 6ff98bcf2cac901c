import type { Rating } from '#engine/explain/rate.ts';
import type { WorkLimits } from '#engine/generate/Wish.ts';
import type { DailyWish } from '#server/domain/dailyCalendar.ts';
import type { Refusal } from '#server/domain/refusal.ts';
import type { Result } from '#base/result.ts';
import type { Statement } from '#server/domain/publishing.ts';
import type { SizeClass } from '#server/domain/sizeClass.ts';
import type { SolutionVerdict } from '#server/domain/solutionVerdict.ts';

/** Facts about a puzzle that the server computes itself and never accepts from a client. */
export interface PuzzleFacts {
  readonly width: number;
  readonly height: number;
  readonly sizeClass: SizeClass;
  /** Bit set, see `puzzleTypes.ts`. */
  readonly types: number;
  /** `cs4_` and 64 hexadecimal digits; equal for puzzles that are the same to players. */
  readonly checksum: string;
  /** Ids of the rules and symbols of the grid, sorted, each once. */
  readonly clues: readonly string[];
  /** The grid as players get it, as text. */
  readonly gridText: string;
  /** The grid in the author's colors, as text; null if no cell is colored beyond the givens. */
  readonly solutionText: string | null;
  /** Number of cells that players have to color; merged cells count once. */
  readonly emptyCells: number;
  /** Grid and solution together, compressed, as in the API: the stored form. */
  readonly data: string;
}

/** Reason to refuse a puzzle. `busy`: other checks are running; a retry may succeed soon. */
export type CheckRefusal = Refusal<'invalid_request' | 'too_large' | 'busy'>;

/** A puzzle to check before it is published. */
export interface PuzzleToPublish extends Statement {
  readonly data: string;
}

/** Reason why a verdict is unknown, for logs and statistics. */
export type UnknownReason =
  /** A clue can be judged by the author's solution only. */
  | 'needsSolution'
  /** The search exceeded its time or memory. */
  | 'gaveUp'
  /** The caller aborted the search. */
  | 'aborted'
  /** The data cannot be read. */
  | 'unreadable'
  /** The search threw an exception: a bug. */
  | 'failed'
  /** The judge accepts the author's solution and the search does not: a bug. */
  | 'contradiction';

/** Result and cost of a search for solutions. */
export interface Verification extends SolutionVerdict {
  /** Null unless the state is `unknown`. */
  readonly unknownReason: UnknownReason | null;
  readonly effort: SearchEffort;
}

/** Effort of a search. If the worker had to be ended, only the time is known. */
export interface SearchEffort {
  readonly decisions: number;
  readonly conflicts: number;
  readonly propagations: number;
  readonly milliseconds: number;
}

/** Reason why the difficulty is unknown, for logs. */
export type UnratedReason =
  | Extract<UnknownReason, 'gaveUp' | 'aborted' | 'unreadable' | 'failed'>
  /** The puzzle has no hints, so its course of solving is unknown. */
  | 'noHints';

/** A wish for a new puzzle, and the work for it. */
export interface PuzzleOrder {
  readonly wish: DailyWish & { readonly seed: number };
  readonly limits: WorkLimits;
}

/** A puzzle that was made by wish. */
export interface MadePuzzle {
  readonly facts: PuzzleFacts;
  /** The text from which the same puzzle is made again. */
  readonly recipe: string;
  /** From 0 to 100. */
  readonly score: number;
  /** The hardest step, from 1 to 10. */
  readonly hardest: number;
}

/** Reason why no puzzle was made; after `aborted`, another try may succeed. */
export type UnmadeReason = 'notFound' | Extract<UnknownReason, 'gaveUp' | 'aborted' | 'failed'>;

/**
 * Checks of puzzles, computed in worker threads with limits of time and memory, so that no puzzle
 * can block the server. A promise is rejected only by a bug.
 */
export interface PuzzleChecks {
  /**
   * Read the compressed text of a grid with the author's colors in it. One check per account runs
   * at a time, and accounts take turns.
   */
  read(this: void, data: string, account: string): Promise<Result<PuzzleFacts, CheckRefusal>>;
  /** Like `read`, but refuses puzzles that must not be published. */
  checkForPublishing(
    this: void,
    puzzle: PuzzleToPublish,
    account: string,
  ): Promise<Result<PuzzleFacts, CheckRefusal>>;
  /** Search for solutions. One puzzle at a time; others are queued. */
  verify(this: void, data: string, signal: AbortSignal): Promise<Verification>;
  /** Compute the difficulty. Shares the queue of `verify`. */
  rate(this: void, data: string, signal: AbortSignal): Promise<Result<Rating, UnratedReason>>;
  /** Make a puzzle by wish. Shares the queue of `verify`. */
  make(
    this: void,
    order: PuzzleOrder,
    signal: AbortSignal,
  ): Promise<Result<MadePuzzle, UnmadeReason>>;
  /** End all workers; checks in progress are refused. */
  close(this: void): Promise<void>;
}

const NO_EFFORT: SearchEffort = { decisions: 0, conflicts: 0, propagations: 0, milliseconds: 0 };

/** Verdict for a puzzle whose solutions are unknown. */
export function unknownVerification(
  unknownReason: UnknownReason,
  effort: Partial<SearchEffort> = {},
): Verification {
  const verdict = { state: 'unknown', isAuthors: null } as const;
  return { ...verdict, unknownReason, effort: { ...NO_EFFORT, ...effort } };
}
