import type { Rating } from '#engine/explain/rate.ts';
import type { Result } from '#base/result.ts';
import type { Statement } from '#server/domain/publishing.ts';
import type { SizeClass } from '#server/domain/sizeClass.ts';
import type { SolutionVerdict } from '#server/domain/solutionVerdict.ts';

/** What the server finds out about a puzzle by itself, and never takes from a client. */
export interface PuzzleFacts {
  readonly width: number;
  readonly height: number;
  readonly sizeClass: SizeClass;
  /** Bits, see `puzzleTypes.ts`. */
  readonly types: number;
  /** `cs4_` and 64 hexadecimal digits; equal for puzzles that are the same to players. */
  readonly checksum: string;
  /** Ids of the rules and symbols of the grid, sorted, each once. */
  readonly clues: readonly string[];
  /** The grid as players get it, as text. */
  readonly gridText: string;
  /** The grid in the author's colors, as text; null where no cell is colored that is not given. */
  readonly solutionText: string | null;
  /** How many cells players have to color; cells that change together count once. */
  readonly emptyCells: number;
  /** Grid and solution together, compressed, as the API takes and gives them: what to store. */
  readonly data: string;
}

/** Why a puzzle is refused. `busy`: others are being checked, and it may be tried again soon. */
export interface CheckRefusal {
  readonly code: 'invalid_request' | 'too_large' | 'busy';
  /** One sentence for the author. */
  readonly summary: string;
}

/** What is checked before a puzzle is published. */
export interface PuzzleToPublish extends Statement {
  readonly data: string;
}

/** Why nothing is known: for logs and statistics. */
export type UnknownReason =
  /** Some clue can be judged by the author's solution only. */
  | 'needsSolution'
  /** The search took too long, or too much memory. */
  | 'gaveUp'
  /** The caller did not want to wait any longer. */
  | 'aborted'
  /** The data cannot be read. */
  | 'unreadable'
  /** The search threw something: a mistake of ours. */
  | 'failed'
  /** The judge accepts the author's solution and the search does not: a mistake of ours. */
  | 'contradiction';

/** What a search for solutions found out, and what it took. */
export interface Verification extends SolutionVerdict {
  /** Null unless the state is `unknown`. */
  readonly unknownReason: UnknownReason | null;
  readonly effort: SearchEffort;
}

/** The work of a search. Where a worker had to be ended, only its time is known. */
export interface SearchEffort {
  readonly decisions: number;
  readonly conflicts: number;
  readonly propagations: number;
  readonly milliseconds: number;
}

/** Why it is not known how hard a puzzle is: for logs. */
export type UnratedReason =
  | Extract<UnknownReason, 'gaveUp' | 'aborted' | 'unreadable' | 'failed'>
  /** There can be no hints, so nothing is known of how players solve it. */
  | 'noHints';

/**
 * What can be asked about puzzles. Everything is computed in worker threads with limits of time and
 * memory, so no puzzle can hold up the server. A promise is rejected only by mistakes of our own.
 */
export interface PuzzleChecks {
  /**
   * Read the compressed text of a grid with the author's colors in it. One check of an account is
   * done at a time, and accounts take turns.
   */
  read(this: void, data: string, account: string): Promise<Result<PuzzleFacts, CheckRefusal>>;
  /** The same, and refuse what must not be published. */
  checkForPublishing(
    this: void,
    puzzle: PuzzleToPublish,
    account: string,
  ): Promise<Result<PuzzleFacts, CheckRefusal>>;
  /** Search for solutions. One puzzle at a time; others wait. */
  verify(this: void, data: string, signal: AbortSignal): Promise<Verification>;
  /** Compute how hard a puzzle is. In the same queue as searches. */
  rate(this: void, data: string, signal: AbortSignal): Promise<Result<Rating, UnratedReason>>;
  /** End all workers; what is under way is refused. */
  close(this: void): Promise<void>;
}
