import type { Text } from '#texts/message.ts';
import type { PuzzleSource } from '#engine/import/findSources.ts';
import type { InspectedPuzzle } from '#engine/import/inspect.ts';

/** Number of solutions of a puzzle, as far as it is known. */
export type RowSolution =
  | 'missing'
  /** The source contains a solution that is not verified. */
  | 'provided'
  | 'unique'
  | 'multiple'
  | 'none'
  /** A solver ended without an answer. */
  | 'undecided';

/** The result of solving a puzzle. */
export interface RowOutcome {
  readonly solution: Extract<RowSolution, 'unique' | 'multiple' | 'none' | 'undecided'>;
  /** The puzzle with the solver's solution, if it had none. */
  readonly puzzle: InspectedPuzzle | null;
  /** The reason for an undecided result; otherwise empty. */
  readonly message: Text;
}

/** A row of the import list. */
export interface ImportRow {
  readonly id: number;
  readonly source: PuzzleSource;
  readonly state: 'decoding' | 'malformed' | 'local';
  /** The reason for a malformed source or an undecided result. */
  readonly message: Text;
  /**
   * The decoded puzzle; while an edited one is decoded, the previous one. Null if none was decoded.
   */
  readonly puzzle: InspectedPuzzle | null;
  readonly solution: RowSolution;
  readonly run: 'idle' | 'queued' | 'solving';
  readonly isSaved: boolean;
}

/** A row whose source is not decoded yet. */
export function newRow(id: number, source: PuzzleSource): ImportRow {
  return {
    id,
    source,
    state: 'decoding',
    message: '',
    puzzle: null,
    solution: 'missing',
    run: 'idle',
    isSaved: false,
  };
}

/** A row whose puzzle was edited: it is decoded again, and shows the old puzzle until then. */
export function editedRow({ id, puzzle }: ImportRow, text: string): ImportRow {
  return { ...newRow(id, { kind: 'text', text }), puzzle };
}

/** True if a solver can be started for a row. */
export function canSolveRow({ puzzle, run }: ImportRow): boolean {
  return puzzle !== null && puzzle.facts.isSolvable && run === 'idle';
}

/** True if "Solve all" includes a row: solvers support its clues and have not answered yet. */
export function isUnsolved(row: ImportRow): boolean {
  return canSolveRow(row) && ['missing', 'provided', 'undecided'].includes(row.solution);
}

/** A row after decoding. A queued row stays queued if a solver supports its puzzle. */
export function withPuzzle(row: ImportRow, puzzle: InspectedPuzzle): ImportRow {
  const { hasSolution, isSolvable } = puzzle.facts;
  const solution = hasSolution ? 'provided' : 'missing';
  const run = isSolvable ? row.run : 'idle';
  return { ...row, state: 'local', message: '', puzzle, solution, run };
}

/** A row whose source could not be decoded. */
export function withProblem(row: ImportRow, message: Text): ImportRow {
  return { ...row, state: 'malformed', message, puzzle: null, run: 'idle' };
}

/** A row after its solver has ended. */
export function withOutcome(row: ImportRow, { solution, puzzle, message }: RowOutcome): ImportRow {
  return { ...row, run: 'idle', solution, message, puzzle: puzzle ?? row.puzzle };
}

/** The rows, with those in `ids` changed. */
export function changeRows(
  rows: readonly ImportRow[],
  ids: ReadonlySet<number>,
  change: (row: ImportRow) => ImportRow,
): readonly ImportRow[] {
  return rows.map((row) => (ids.has(row.id) ? change(row) : row));
}
